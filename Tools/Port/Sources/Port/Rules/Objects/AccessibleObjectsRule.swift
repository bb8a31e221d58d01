internal import SwiftSyntax

/// Lets sources ask objects of any class for what they say to assistive technology.
struct AccessibleObjectsRule: Rule {
  static let name = "accessible-objects"
  static let source = "`element.accessibilityLabel` of an `NSObject`"
  static let result = "visible by an import"

  private static let members: Set<String> = [
    "isAccessibilityElement", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityTraits", "accessibilityFrame", "accessibilityPath", "accessibilityActivationPoint",
    "accessibilityIdentifier", "accessibilityElements", "accessibilityElementsHidden",
    "accessibilityElementCount", "accessibilityCustomActions", "accessibilityLanguage",
  ]

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if AccessibleObjectsRule.members.contains(node.declName.baseName.text), let base = node.base,
        mayBeAnyObject(base)
      {
        changes.addImport("@_spi(SelectorTable) import UIKit", to: file)
      }
      return .visitChildren
    }

    /// Returns whether an expression is not known to be of a class that has such members itself.
    private func mayBeAnyObject(_ base: ExprSyntax) -> Bool {
      if ["self", "super"].contains(base.trimmedDescription) { return false }
      guard let type = context.types(file).type(of: base) else { return true }
      return type.all.allSatisfy { one in
        !context.index.chain(one).contains { ["UIResponder", "UIBarItem", "UIAction"].contains($0.name) }
      }
    }
  }
}
