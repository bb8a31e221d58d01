internal import SwiftSyntax

/// Names modules as Linux has them, and imports those that Apple's modules hand on.
struct ImportsRule: Rule {
  static let name = "imports"
  static let source =
    "`import UIKit.UIColor`, `import os.log`, `import Darwin`; `URLSession`, `XMLParser`, `CTFont`"
  static let result = "the module that has it on Linux"

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Changes()
    let visitor = Visitor(context.index.platform)
    visitor.walk(context.source(file).tree)
    for node in visitor.imports {
      if context.index.platform.unimported.contains(node.path.first?.name.text ?? "") {
        changes.replace(node.start..<node.end, of: file, with: "")
      } else {
        rename(node, in: file, &changes)
      }
    }
    let imported = Set(visitor.imports.map { $0.path.first?.name.text ?? "" })
    guard !visitor.imports.isEmpty || !visitor.names.isEmpty else { return changes }
    for (module, isMember) in Self.handedOn where !imported.contains(module) {
      if let from = Self.origins[module], imported.isDisjoint(with: from) { continue }
      let isDeclared = { name in
        context.index.resolve(name, from: nil, file: file)?.body.map { $0.file < context.index.translated }
          ?? false
      }
      if visitor.names.contains(where: { isMember($0) && !isDeclared($0) }) {
        changes.addImport("import \(module)", to: file)
      }
    }
    return changes
  }

  /// Modules whose parts are no modules of their own here.
  private static let whole = Platform.modules.union(Platform.missingModules).union(["OSLog", "ObjectiveC"])

  private func rename(_ node: ImportDeclSyntax, in file: Int, _ changes: inout Changes) {
    guard let first = node.path.first?.name, let last = node.path.last, node.importKindSpecifier == nil,
      Self.whole.contains(first.text)
    else { return }
    let name = ["Darwin": "Glibc", "OSLog": "os"][first.text] ?? first.text
    guard node.path.count > 1 || name != first.text else { return }
    changes.replace(first.start..<last.end, of: file, with: name)
  }

  /// The modules of Apple's that hand one on of which the names are common words, or that not each of them
  /// hands on.
  private static let origins: [String: Set<String>] = [
    "Combine": ["SwiftUI", "Foundation", "UIKit"], "UserNotifications": ["UIKit"],
  ]

  /// Modules that Apple's Foundation and UIKit hand on, and their names.
  private static let handedOn: [(String, @Sendable (String) -> Bool)] = [
    (
      "FoundationNetworking",
      { name in
        if name.hasPrefix("URLSession") || name.hasPrefix("HTTPCookie") || name.hasPrefix("URLAuthentication")
          || name.hasPrefix("URLCredential")
        {
          return true
        }
        return [
          "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse",
          "CachedURLResponse",
          "URLCache", "URLProtocol", "URLProtocolClient", "URLProtectionSpace",
        ].contains(name)
      }
    ),
    (
      "Combine",
      {
        [
          "Published", "ObservableObject", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject",
        ].contains($0)
      }
    ),
    ("UserNotifications", { name in isPrefixed("UN", name) }),
    (
      "Security",
      { name in
        isPrefixed("kSec", name) || isPrefixed("Sec", name) || isPrefixed("errSec", name)
          || ["OSStatus", "OSType", "FourCharCode", "noErr"].contains(name)
      }
    ),
    (
      "FoundationXML",
      { ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"].contains($0) }
    ),
    (
      "CoreText",
      { name in
        if name.hasPrefix("kCT") { return true }
        let words = ["CTFont", "CTLine", "CTRun", "CTFrame", "CTTypesetter", "CTParagraphStyle"]
        return words.contains {
          name == $0 || name.hasPrefix($0) && name.dropFirst($0.count).first!.isUppercase
        }
      }
    ),
  ]

  /// Returns whether a name has the prefix of a framework, such as `UN`, and goes on with a large letter.
  private static func isPrefixed(_ prefix: String, _ name: String) -> Bool {
    name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
  }

  /// Returns the modules that a file imports where it is compiled on an iPhone.
  static func modules(importedBy file: SourceFile, platform: Platform) -> Set<String> {
    let visitor = Visitor(platform)
    visitor.walk(file.tree)
    return Set(visitor.imports.compactMap { $0.path.first?.name.text })
  }

  private final class Visitor: LiveVisitor {
    var imports: [ImportDeclSyntax] = []
    var names: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      imports.append(node)
      return .skipChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
        names.insert(node.baseName.text)
      }
      return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
  }
}
