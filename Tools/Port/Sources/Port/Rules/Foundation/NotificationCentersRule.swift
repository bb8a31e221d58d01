internal import SwiftSyntax

/// Lets classes of a package override the methods of Foundation's `NotificationCenter`, which on Linux stand
/// in an extension.
struct NotificationCentersRule: Rule {
  static let name = "notification-centers"
  static let source = "`class Spy: NotificationCenter { override func post(…)`"
  static let result =
    "derived from a center whose methods have names of their own, which the file's `post(…)` and the rest "
    + "ask"

  fileprivate static let methods: Set<String> = ["post", "addObserver", "removeObserver"]
  private static let base = "OverridableNotificationCenter"

  func changes(to file: Int, in context: Context) -> Changes {
    let hasCenters = context.bodiesByModule.values.contains { $0.contains { Self.isCenter($0, in: context) } }
    guard hasCenters else { return Changes() }
    var changes = Changes()
    for body in context.bodies(in: file) where Self.isCenter(body, in: context) {
      for type in body.node.inheritanceClause?.inheritedTypes.map(\.type) ?? []
      where type.trimmedDescription.split(separator: ".").last == "NotificationCenter" {
        changes.replace(type.range, of: file, with: Self.base)
      }
      let visitor = Visitor(file: file, context: context)
      visitor.walk(body.node.memberBlock)
      changes.merge(visitor.changes)
      changes.addImport(MethodTablesRule.importing, to: file)
    }
    let visitor = Calls(file: file, context: context)
    changes.merge(visitor.collect())
    return changes
  }

  /// Returns whether a body is that of a class below `NotificationCenter`. A public class cannot derive
  /// from a class that UIKit shows to translated code alone.
  private static func isCenter(_ body: Body, in context: Context) -> Bool {
    guard body.kind == .class, body.access < .public, body.name != base else { return false }
    return context.index.unknownRoot(of: body.type) == "NotificationCenter"
  }

  /// Renames the overrides of a class, and what they ask of the class above.
  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if NotificationCentersRule.methods.contains(node.name.text),
        node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) })
      {
        changes.insert("_own", at: node.name.end, of: file)
      }
      return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.base?.is(SuperExprSyntax.self) == true,
        NotificationCentersRule.methods.contains(node.declName.baseName.text)
      {
        changes.insert("_own", at: node.declName.end, of: file)
      }
      return .visitChildren
    }
  }

  /// Finds calls that a center of the package may get, and gives their file methods that ask it.
  private final class Calls: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
        access.base?.is(SuperExprSyntax.self) == false,
        NotificationCentersRule.methods.contains(access.declName.baseName.text)
      else { return .visitChildren }
      changes.append(NotificationCentersRule.text, to: file)
      changes.addImport(MethodTablesRule.importing, to: file)
      return .visitChildren
    }
  }

  private static let text = """
    fileprivate extension NotificationCenter {
      private var own: OverridableNotificationCenter? { self as? OverridableNotificationCenter }
      func post(_ notification: Notification) {
        if let own { own.post_own(notification) } else { self.Foundation::post(notification) }
      }
      func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        if let own {
          own.post_own(name: name, object: object, userInfo: userInfo)
        } else {
          self.Foundation::post(name: name, object: object, userInfo: userInfo)
        }
      }
      func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
      ) -> any NSObjectProtocol {
        if let own { return own.addObserver_own(forName: name, object: object, queue: queue, using: block) }
        return self.Foundation::addObserver(forName: name, object: object, queue: queue, using: block)
      }
      func removeObserver(_ observer: Any) {
        if let own { own.removeObserver_own(observer) } else { self.Foundation::removeObserver(observer) }
      }
      func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        if let own {
          own.removeObserver_own(observer, name: name, object: object)
        } else {
          self.Foundation::removeObserver(observer, name: name, object: object)
        }
      }
    }
    """
}
