internal import SwiftSyntax

/// Gives files that ask whether rectangles intersect a method of their own, which answers as on iOS.
struct IntersectionsRule: Rule {
  static let name = "intersections"
  static let source = "`frame.intersects(other)`"
  static let result =
    "the file's own method, for which rectangles that only touch do not intersect, and one of no size is a "
    + "point"

  func changes(to file: Int, in context: Context) -> Changes {
    let own = context.bodiesByModule[context.source(file).module] ?? []
    let isDeclared = own.contains { body in
      body.name == "CGRect" && body.members.contains { $0.name == "intersects" }
    }
    guard !isDeclared else { return Changes() }
    return Visitor(file: file, context: context).collect()
  }

  private static let text = """
    private extension CGRect {
      func intersects(_ rect2: CGRect) -> Bool {
        func meet(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> Bool {
          let isPoint = low == high || otherLow == otherHigh
          return isPoint && low == otherLow || low < otherHigh && otherLow < high
        }
        return !isNull && !rect2.isNull && meet(minX, maxX, rect2.minX, rect2.maxX)
          && meet(minY, maxY, rect2.minY, rect2.maxY)
      }
    }
    """

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      if called == "intersects", node.arguments.count == 1, node.arguments.first?.label == nil {
        changes.append(IntersectionsRule.text, to: file)
        changes.addImport("import Foundation", to: file)
      }
      return .visitChildren
    }
  }
}
