internal import Foundation
internal import SwiftSyntax

/// The translation of the files of one or several modules, which may see each other.
package struct Translation {
  package let files: [SourceFile]
  package let translated: Int
  private let context: Context

  /// Reads the files to translate, and those of modules that are only looked up.
  package init(_ files: [SourceFile], seeing others: [SourceFile] = [], platform: Platform = Platform()) {
    self.files = files + others
    translated = files.count
    context = Context(index: ModuleIndex(files: files + others, translated: files.count, platform: platform))
  }

  /// Returns the classes of the translated files that inherit from a class of another module.
  ///
  /// - Parameter names: The names of such classes.
  /// - Returns: The modules and the names of the classes, in their order, without those that their files
  ///   alone see and those with generic parameters.
  package func classes(below names: Set<String>) -> [(module: String, name: String)] {
    let index = context.index
    return index.bodies.filter { body in
      body.kind == .class && body.file < translated && !body.isLocal && body.access >= .internal
        && body.genericParameters.isEmpty && index.unknownRoot(of: body.type).map(names.contains) == true
    }.map { ($0.module, $0.type.path) }
  }

  /// The outcome of a translation: the new texts of changed files, by path, and the places that could not be
  /// translated.
  package struct Outcome {
    package let texts: [String: String]
    /// Files that stay as they are since edits of rules overlap there, which is a fault of the rules.
    package let conflicts: [String]
    /// The places that stay as they are although they need a translation, as a compiler names them.
    package let notes: [String]
  }

  /// Translates the files by the given rules, all by default.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - keepsLines: `true` if each line of the originals keeps its number.
  /// - Returns: The translated files and the diagnostics.
  package func outcome(rules: [any Rule.Type] = Rules.all, keepsLines: Bool = true) -> Outcome {
    let context = context
    let found = ModuleIndex.parallel(count: translated) { file in
      var changes = Changes()
      for rule in rules { changes.merge(rule.init().changes(to: file, in: context)) }
      return changes
    }
    var all = Changes()
    for changes in found { all.merge(changes) }
    let applied = all.applied(to: files, keepsLines: keepsLines)
    return Outcome(
      texts: Dictionary(uniqueKeysWithValues: applied.texts.map { (files[$0.key].path, $0.value) }),
      conflicts: applied.conflicts.map(\.description).sorted(),
      notes: all.notes.sorted { $0.key < $1.key }.flatMap { file, notes in
        notes.sorted { $0.offset < $1.offset }
          .map { "\(files[file].path):\(files[file].line(of: $0.offset)): note: \($0.message)" }
      })
  }

  /// The paths of results that do not parse although their originals do.
  package static func broken(_ texts: [String: String], among files: [SourceFile]) -> [String] {
    let changed = files.filter { texts[$0.path] != nil && !$0.tree.hasError }
    return ModuleIndex.parallel(count: changed.count) { index in
      let file = changed[index]
      let result = SourceFile(path: file.path, module: file.module, text: texts[file.path]!)
      return result.tree.hasError ? "\(file.path): the result does not parse" : ""
    }.filter { !$0.isEmpty }
  }
}
