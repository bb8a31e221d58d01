/// The changes to the files of one translation: replaced ranges, and ranges that move elsewhere.
///
/// Offsets are of UTF-8 bytes in the original texts, so rules need not know of each other. A moved range
/// takes along the edits that other rules make within it.
package struct Changes {
  /// A range of a file and its new text. An insertion has an empty range.
  struct Edit {
    let range: Range<Int>
    let text: String
    /// The order among the insertions at one place.
    let order: Int
    /// A Boolean value that indicates whether the edit supersedes all edits within its range.
    let covers: Bool
  }
  /// A range of one file that goes to a place in a file, with what is written around it there.
  struct Move {
    let range: Range<Int>
    let source: Int
    let target: Int
    let offset: Int
    let prefix: String
    let suffix: String
    /// A Boolean value that indicates whether messages about the range name its original lines.
    let isMapped: Bool
  }

  package init() {}

  private(set) var edits: [Int: [Edit]] = [:]
  private(set) var moves: [Move] = []
  private(set) var imports: [Int: Set<String>] = [:]
  private(set) var endings: [Int: [String]] = [:]
  /// The places that need a translation but stay unchanged, by file: the offset and the reason.
  private(set) var notes: [Int: [(offset: Int, message: String)]] = [:]
  private var count = 0

  /// Replaces a range of the file with the given index.
  ///
  /// - Parameters:
  ///   - range: The range, in offsets of UTF-8.
  ///   - file: The index of the file.
  ///   - text: The replacement.
  ///   - covers: `true` if edits of other rules within the range are dropped.
  package mutating func replace(_ range: Range<Int>, of file: Int, with text: String, covers: Bool = false) {
    edits[file, default: []].append(Edit(range: range, text: text, order: count, covers: covers))
    count += 1
  }
  package mutating func insert(_ text: String, at offset: Int, of file: Int) {
    replace(offset..<offset, of: file, with: text)
  }
  /// Moves a range to an offset of a file. Its lines stay behind as empty ones.
  mutating func move(
    _ range: Range<Int>, of source: Int, to offset: Int, of target: Int, prefix: String, suffix: String,
    isMapped: Bool
  ) {
    moves.append(
      Move(
        range: range, source: source, target: target, offset: offset, prefix: prefix, suffix: suffix,
        isMapped: isMapped))
  }
  /// Imports a module in a file, unless the file imports it already.
  mutating func addImport(_ line: String, to file: Int) { imports[file, default: []].insert(line) }
  /// Writes a declaration behind everything else of a file.
  mutating func append(_ declaration: String, to file: Int) {
    guard endings[file]?.contains(declaration) != true else { return }
    endings[file, default: []].append(declaration)
  }
  /// Names a place that stays as it is although it needs a translation.
  mutating func note(_ message: String, at offset: Int, of file: Int) {
    notes[file, default: []].append((offset, message))
  }
  /// A Boolean value that indicates whether nothing changes.
  var isEmpty: Bool { edits.isEmpty && moves.isEmpty && imports.isEmpty && endings.isEmpty }
  /// Adds the changes of another rule.
  mutating func merge(_ other: Changes) {
    for (file, edits) in other.edits.sorted(by: { $0.key < $1.key }) {
      for edit in edits { replace(edit.range, of: file, with: edit.text, covers: edit.covers) }
    }
    moves += other.moves
    notes.merge(other.notes) { $0 + $1 }
    imports.merge(other.imports) { $0.union($1) }
    for (file, lines) in other.endings.sorted(by: { $0.key < $1.key }) {
      for line in lines { append(line, to: file) }
    }
  }
}

extension Changes {
  /// Two edits of which one overlaps the other only in part: a fault of a rule.
  package struct Conflict: Error, CustomStringConvertible {
    let path: String
    let ranges: [Range<Int>]
    package var description: String { "\(path): edits overlap: \(ranges)" }
  }

  /// Returns the new text of each file that changes, by the file's index, and the conflicts, whose files stay
  /// as they are.
  func applied(to files: [SourceFile], keepsLines: Bool) -> (texts: [Int: String], conflicts: [Conflict]) {
    var conflicts: [Conflict] = []
    var all = edits
    var order = count
    for move in moves {
      let bytes = Array(files[move.source].text.utf8[move.range])
      guard let moved = try? apply(inside: move.range, of: move.source, files: files) else { continue }
      let lines = String(repeating: "\n", count: bytes.count { $0 == UInt8(ascii: "\n") })
      all[move.source]?.removeAll { Self.lies($0.range, in: move.range) }  // They go along.
      all[move.source, default: []].append(Edit(range: move.range, text: lines, order: order, covers: true))
      all[move.target, default: []].append(
        Edit(
          range: move.offset..<move.offset,
          text: around(moved, of: move, files: files, keepsLines: keepsLines), order: order + 1,
          covers: false))
      order += 2
    }
    var texts: [Int: String] = [:]
    for file in Set(all.keys).union(imports.keys).union(endings.keys) {
      let source = files[file]
      let whole = 0..<source.text.utf8.count
      var text: String
      do {
        text = try Self.apply(all[file] ?? [], to: source, range: whole)
      } catch {
        conflicts.append(error)
        continue
      }
      let missing = (imports[file] ?? []).filter { !source.imports($0) }.sorted()
      if !missing.isEmpty { text = source.headed(text, by: missing, keepsLines: keepsLines) }
      for ending in endings[file] ?? [] { text += (text.hasSuffix("\n") ? "" : "\n") + ending + "\n" }
      if text != source.text { texts[file] = text }
    }
    return (texts, conflicts)
  }

  /// Returns moved text with what stands around it: the directives by which messages name the original lines.
  private func around(_ text: String, of move: Move, files: [SourceFile], keepsLines: Bool) -> String {
    guard keepsLines, move.isMapped else { return move.prefix + text + move.suffix }
    let from = files[move.source].place(of: move.range.lowerBound)
    let back = files[move.target].place(of: move.offset)
    return "\n\(from)\(move.prefix)\(text)\(move.suffix)\(back)\n"
  }

  /// Returns the text of a range with the edits that lie within it.
  private func apply(inside range: Range<Int>, of file: Int, files: [SourceFile]) throws(Conflict) -> String {
    let inside = (edits[file] ?? []).filter { Self.lies($0.range, in: range) }
    return try Self.apply(inside, to: files[file], range: range)
  }

  private static func lies(_ inner: Range<Int>, in outer: Range<Int>) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }

  private static func apply(_ edits: [Edit], to file: SourceFile, range: Range<Int>) throws(Conflict)
    -> String
  {
    let bytes = Array(file.text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(range.count + range.count / 8)
    var at = range.lowerBound
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, $0.covers ? 0 : 1, $0.order)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, $1.covers ? 0 : 1, $1.order)
    }
    var covered = range.lowerBound..<range.lowerBound
    var last = covered
    for edit in sorted {
      if covered.lowerBound <= edit.range.lowerBound, edit.range.upperBound <= covered.upperBound,
        !(edit.range.isEmpty
          && (edit.range.lowerBound == covered.upperBound || edit.range.lowerBound == covered.lowerBound))
      {
        continue
      }
      if edit.range == last, !edit.range.isEmpty { continue }  // Two rules take the same away.
      guard edit.range.lowerBound >= at else {
        throw Conflict(path: file.path, ranges: [last, edit.range])
      }
      result += bytes[at..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      at = edit.range.upperBound
      last = edit.range
      if edit.covers { covered = edit.range }
    }
    result += bytes[at..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}

extension String.UTF8View {
  subscript(range: Range<Int>) -> Substring.UTF8View {
    self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)]
  }
}
