internal import SwiftSyntax

/// Takes away the attributes and modifiers that only Objective-C gives a meaning.
struct AttributesRule: Rule {
  static let name = "attributes"
  static let source =
    "`@objc`, `@objcMembers`, `@nonobjc`, `@IBAction`, `@IBOutlet`, `@IBSegueAction`, `dynamic`, "
    + "`@UIApplicationMain`"
  static let result = "gone; what they mark stands in tables of its class; `@UIApplicationMain` is `@main`"

  static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBSegueAction", "NSManaged", "GKInspectable",
    "NSCopying", "objcImplementation",
  ]

  func changes(to file: Int, in context: Context) -> Changes {
    let visitor = Visitor(file: file, source: context.source(file), platform: context.index.platform)
    visitor.walk(context.source(file).tree)
    return visitor.changes
  }

  private final class Visitor: LiveVisitor {
    let file: Int
    var changes = Changes()

    init(file: Int, source: SourceFile, platform: Platform) {
      self.file = file
      super.init(platform)
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if AttributesRule.attributes.contains(node.name) { remove(node) }
      if ["UIApplicationMain", "NSApplicationMain"].contains(node.name) {
        changes.replace(node.attributeName.range, of: file, with: "main")
      }
      return .visitChildren
    }
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.tokenKind == .keyword(.dynamic) { remove(node) }
      return .visitChildren
    }

    /// Removes a node with the blanks behind it; a comment there stays.
    private func remove(_ node: some SyntaxProtocol) {
      var end = node.end
      for piece in node.trailingTrivia {
        guard case .spaces(let count) = piece else { break }
        end += count
      }
      changes.replace(node.start..<end, of: file, with: "")
    }
  }
}
