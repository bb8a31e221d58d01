internal import CoreGraphics
internal import Foundation
internal import Synchronization

/// A cache of shaped texts. The same words in the same style recur: a string is measured, drawn, and drawn
/// again in the next frame; the rows of a list repeat the same words.
///
/// The cache is bounded: two generations of at most `mostTexts` texts and `mostUnits` UTF-16 units each. When
/// the young generation is full it becomes the old one, and entries not used since are evicted. Texts longer
/// than `longest` are not cached, nor those with attachments, whose sizes may change.
struct KeptTexts {
  /// The key of a text.
  struct Key: Hashable {
    let runs: [TextRun]

    /// Compares the bytes of strings, since strings that are equal may consist of different characters.
    static func == (a: Key, b: Key) -> Bool {
      a.runs.count == b.runs.count
        && zip(a.runs, b.runs).allSatisfy {
          haveSameBytes($0.text, $1.text) && $0.style == $1.style && $0.paragraph == $1.paragraph
        }
    }

    private static func haveSameBytes(_ a: String, _ b: String) -> Bool {
      let (a, b) = (a.utf8, b.utf8)
      guard a.count == b.count else { return false }
      let quick = a.withContiguousStorageIfAvailable { a in
        b.withContiguousStorageIfAvailable { b in
          a.isEmpty || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0
        }
      }
      return (quick ?? nil) ?? a.elementsEqual(b)
    }

    func hash(into hasher: inout Hasher) {
      for run in runs {
        hasher.combine(run.text)
        hasher.combine(run.style.font.size)
      }
    }
  }

  static let mostTexts = 512
  static let mostUnits = 16_384
  static let longest = 1_024

  /// A cached text, and its layout without a line width, once it has been used.
  struct Kept {
    let text: ShapedText
    var layout: TextLayout?
  }

  private var young: [Key: Kept] = [:], old: [Key: Kept] = [:]
  private var units = 0

  /// Returns the key of runs, or nil for those that are not cached.
  static func key(_ runs: [TextRun]) -> Key? {
    var count = 0
    for run in runs {
      guard run.style.attachment == nil else { return nil }
      count += run.text.utf8.count
    }
    return count > 0 && count <= longest ? Key(runs: runs) : nil
  }

  /// Returns the cached text of a key, or nil. Complexity: O(text).
  mutating func known(_ key: Key) -> Kept? {
    if let known = young[key] { return known }
    guard let known = old[key] else { return nil }
    add(known, key)
    return known
  }

  mutating func add(_ kept: Kept, _ key: Key) {
    let count = kept.text.count
    if young.count >= Self.mostTexts || units + count > Self.mostUnits {
      (old, young, units) = (young, [:], 0)
    }
    if young.updateValue(kept, forKey: key) == nil { units += count }
  }

  /// The number of cached texts, and the number of UTF-16 units of the young ones.
  var count: (texts: Int, units: Int) { (young.count + old.count, units) }
}

extension ShapedText {
  fileprivate static let kept = Mutex(KeptTexts())

  /// Returns the shaped text of runs: a cached one if possible, otherwise a new one.
  package static func of(_ runs: [TextRun]) -> ShapedText {
    guard let key = KeptTexts.key(runs) else { return ShapedText(runs) }
    if let known = kept.withLock({ $0.known(key) }) { return known.text }
    let made = ShapedText(runs)
    kept.withLock { $0.add(KeptTexts.Kept(text: made), key) }
    return made
  }
}

extension TextLayout {
  /// Returns the layout of runs with lines broken only at newlines and no leading, as a string is drawn at a
  /// point: a cached one if possible.
  package static func plain(_ runs: [TextRun]) -> TextLayout {
    guard let key = KeptTexts.key(runs) else {
      return TextLayout(ShapedText(runs), usesLeading: false, endsWithEmptyLine: true)
    }
    let known = ShapedText.kept.withLock { $0.known(key) }
    if let layout = known?.layout { return layout }
    let made = TextLayout(known?.text ?? ShapedText(runs), usesLeading: false, endsWithEmptyLine: true)
    ShapedText.kept.withLock { $0.add(KeptTexts.Kept(text: made.text, layout: made), key) }
    return made
  }
}
