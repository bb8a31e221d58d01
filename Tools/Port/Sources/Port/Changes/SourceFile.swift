internal import Foundation
internal import SwiftParser
package import SwiftSyntax

/// A parsed source file of a module.
package struct SourceFile: Sendable {
  package let path: String
  package let module: String
  package let text: String
  package let tree: SourceFileSyntax

  package init(path: String, module: String, text: String) {
    self.path = path
    self.module = module
    self.text = text
    tree = Parser.parse(source: text)
  }

  package var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  /// The directive by which what follows has the file and line of an offset.
  func place(of offset: Int) -> String {
    "#sourceLocation(file: \"\(path)\", line: \(line(of: offset)))"
  }
  /// The number of the line that an offset lies in, from 1.
  func line(of offset: Int) -> Int { 1 + text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } }

  /// Returns whether the file has an import declaration of exactly these words.
  func imports(_ line: String) -> Bool {
    tree.statements.contains { item in
      guard let declaration = item.item.as(ImportDeclSyntax.self) else { return false }
      return declaration.trimmedDescription == line
    }
  }

  /// Returns a changed text of the file with imports on its first line of code, so that no line moves, or on
  /// lines of their own.
  package func headed(_ changed: String, by imports: [String], keepsLines: Bool) -> String {
    // A directive begins its line.
    let isDirective = tree.statements.first?.item.is(IfConfigDeclSyntax.self) ?? false
    let heading = imports.joined(separator: "; ") + (keepsLines && !isDirective ? "; " : "\n")
    guard changed.hasPrefix("#!"), let end = changed.firstIndex(of: "\n") else { return heading + changed }
    let next = changed.index(after: end)
    return changed[..<next] + heading + changed[next...]
  }
}

extension SyntaxProtocol {
  /// The range of the node in UTF-8 bytes, without the trivia around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

extension SourceFile {
  /// Returns the modules that the file imports where it is compiled on an iPhone.
  package func importedModules(on platform: Platform) -> Set<String> {
    ImportsRule.modules(importedBy: self, platform: platform)
  }

  /// Reads and parses files, several at a time. A file that cannot be read is empty.
  package static func parsed(_ inputs: [(path: String, module: String)]) -> [SourceFile] {
    ModuleIndex.parallel(count: inputs.count) { index in
      let data = FileManager.default.contents(atPath: inputs[index].path) ?? Data()
      return SourceFile(
        path: inputs[index].path, module: inputs[index].module, text: String(decoding: data, as: UTF8.self))
    }
  }
}
