internal import CoreGraphics
internal import Foundation
internal import Synchronization

/// Texts that were shaped not long ago. The same words in the same look come again and again: a string is
/// measured and then drawn, and drawn once more in the next frame; the rows of a list say the same.
///
/// What is kept is bounded: two generations of at most `mostTexts` texts and `mostUnits` UTF-16 units each.
/// Where the young one is full it becomes the old one, and what was not asked for since is let go. Texts
/// longer than `longest` are not kept, nor those with attachments, whose sizes may change.
struct KeptTexts {
  /// What a text is asked for by.
  struct Key: Hashable {
    let runs: [TextRun]

    /// By their bytes: strings that count as equal may be made of different characters.
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

  /// A text, and how it is set where nothing limits its lines, from when that was first asked for.
  struct Kept {
    let text: ShapedText
    var layout: TextLayout?
  }

  private var young: [Key: Kept] = [:], old: [Key: Kept] = [:]
  private var units = 0

  /// What runs are asked for by; nil for those that are not kept.
  static func key(_ runs: [TextRun]) -> Key? {
    var count = 0
    for run in runs {
      guard run.style.attachment == nil else { return nil }
      count += run.text.utf8.count
    }
    return count > 0 && count <= longest ? Key(runs: runs) : nil
  }

  /// The text of a key; nil where it is not kept. O(text).
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

  /// How many texts are kept, and how many UTF-16 units the young ones have.
  var count: (texts: Int, units: Int) { (young.count + old.count, units) }
}

extension ShapedText {
  fileprivate static let kept = Mutex(KeptTexts())

  /// The text of runs: one that was shaped before where it is still kept, else a new one.
  package static func of(_ runs: [TextRun]) -> ShapedText {
    guard let key = KeptTexts.key(runs) else { return ShapedText(runs) }
    if let known = kept.withLock({ $0.known(key) }) { return known.text }
    let made = ShapedText(runs)
    kept.withLock { $0.add(KeptTexts.Kept(text: made), key) }
    return made
  }
}

extension TextLayout {
  /// The text of runs with lines broken at newlines only and nothing between them, as a string is drawn from
  /// a point; one that was set before where it is still kept.
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
