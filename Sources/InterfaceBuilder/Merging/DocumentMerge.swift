internal import Foundation

/// The merge of two versions of a document that were derived from the same base version.
///
/// Lines that one version changed have that version's text. Of lines that both changed, attributes are merged
/// one by one, stored frames and other values that Interface Builder writes automatically are those of our
/// version, and elements added in the same place are all kept. Everything else is a conflict, with both
/// versions between markers as git writes them.
package struct DocumentMerge {
  /// The merged text, with markers if there are conflicts.
  package let text: String
  /// The number of places where the versions contradict each other.
  package let conflicts: Int
  /// The reasons why a merge without conflicts is no valid document, one line each.
  package private(set) var problems: [String] = []
  /// A Boolean value that indicates whether the merge needs no edits.
  package var isClean: Bool { conflicts == 0 && problems.isEmpty }

  /// Merges texts of documents. The cost is the number of lines times the number of differences.
  ///
  /// - Parameters:
  ///   - base: The common ancestor.
  ///   - ours: The version of the current branch.
  ///   - theirs: The version of the branch that is merged.
  ///   - name: The name of the file, for messages.
  package init(base: String, ours: String, theirs: String, name: String) {
    let ending = ours.contains("\r\n") ? "\r\n" : "\n"
    var lines: [String] = [], conflicts = 0
    let versions = [base, ours, theirs].map(Self.lines)
    for chunk in MergeChunk.chunks(base: versions[0], ours: versions[1], theirs: versions[2]) {
      if let merged = chunk.merged {
        lines += merged
      } else {
        conflicts += 1
        lines += ["<<<<<<< ours"] + chunk.ours + ["======="] + chunk.theirs + [">>>>>>> theirs"]
      }
    }
    text = lines.joined(separator: ending) + (ours.hasSuffix("\n") ? ending : "")
    self.conflicts = conflicts
    if conflicts == 0 { problems = Self.problems(of: text, name: name, comparedWith: [ours, theirs]) }
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Returns the errors of a merged document that neither of its versions has, such as an id that stands
  /// twice or a reference to an object that the other version removed.
  private static func problems(of text: String, name: String, comparedWith versions: [String]) -> [String] {
    // Documents for other systems than iOS are merged as well.
    let isReadable = versions.allSatisfy { (try? IBDocument(data: Data($0.utf8), name: name)) != nil }
    guard isReadable else { return [] }
    let document: IBDocument
    do { document = try IBDocument(data: Data(text.utf8), name: name) } catch { return ["\(error)"] }
    func messages(_ document: IBDocument) -> [String] {
      document.check().filter { $0.severity == .error }.map(\.message)
    }
    let known = Set(
      versions.flatMap { version -> [String] in
        (try? IBDocument(data: Data(version.utf8), name: name)).map(messages) ?? []
      })
    return document.check()
      .filter { $0.severity == .error && !known.contains($0.message) }
      .map { "\(name):\($0)" }
  }
}

extension MergeChunk {
  /// The merged lines, or nil if the versions contradict each other.
  var merged: [String]? {
    if theirs == base || ours == theirs { return Array(ours) }
    if ours == base { return Array(theirs) }
    if isCommon { return mergedTags }
    let essences = [base, ours, theirs].map { lines in lines.map(Self.essence) }
    if essences[1] == essences[2] || essences[2] == essences[0] { return Array(ours) }
    if essences[1] == essences[0] { return Array(theirs) }
    return mergedTags ?? union
  }

  /// The lines with the attributes of both versions, if all three have the same elements.
  private var mergedTags: [String]? {
    guard base.count == ours.count, base.count == theirs.count else { return nil }
    var lines: [String] = []
    for (base, (ours, theirs)) in zip(base, zip(ours, theirs)) {
      if ours == theirs || theirs == base {
        lines.append(ours)
      } else if ours == base {
        lines.append(theirs)
      } else if let tags = MergedTag(base), let own = MergedTag(ours), let their = MergedTag(theirs),
        let merged = MergedTag.merged(base: tags, ours: own, theirs: their)
      {
        lines.append(merged.line)
      } else {
        return nil
      }
    }
    return lines
  }

  /// The elements that both versions added in the same place, ours first.
  private var union: [String]? {
    guard base.isEmpty, let own = Self.elements(ours), let their = Self.elements(theirs) else { return nil }
    // Properties with a key, and containers, may stand once.
    func names(_ elements: [[String]]) -> [String] {
      elements.map { element in
        guard let tag = MergedTag(element[0]) else { return "" }
        return [tag["id"] ?? tag["sceneID"] ?? tag["keyPath"], tag["key"] ?? tag["name"]]
          .compactMap { $0.map(String.init) }.first.map { "\(tag.name) \($0)" } ?? String(tag.name)
      }
    }
    let known = Set(names(own)), new = zip(names(their), their).filter { !own.contains($0.1) }
    guard !new.contains(where: { known.contains($0.0) }) else { return nil }
    return own.flatMap { $0 } + new.flatMap(\.1)
  }

  /// Returns the complete elements in lines, or nil if the lines begin or end inside one.
  private static func elements(_ lines: ArraySlice<String>) -> [[String]]? {
    var elements: [[String]] = [], open: [String] = [], depth = 0
    for line in lines {
      let content = line.drop { $0 == " " || $0 == "\t" }
      open.append(line)
      if content.hasPrefix("<!--") { continue }
      if content.hasPrefix("</") {
        depth -= 1
      } else if let tag = MergedTag(line) {
        if !tag.end.hasSuffix("/>"), !tag.end.hasSuffix("</\(tag.name)>") { depth += 1 }
      } else if depth == 0 {
        return nil
      } else if content.contains("</") {
        // The last line of a text of several lines.
        depth -= 1
      }
      if depth < 0 { return nil }
      if depth == 0 {
        elements.append(open)
        open = []
      }
    }
    return depth == 0 && open.isEmpty ? elements : nil
  }
}
