internal import SwiftSyntax

/// Lets an app wait in the frames of a recording, so that each recording of it is the same.
struct AppTimeRule: Rule {
  static let name = "app-time"
  static let source =
    "`queue.asyncAfter(deadline:…)`, `Timer.scheduledTimer(withTimeInterval:…)`, "
    + "`RunLoop.main.add(timer, forMode:)`, in the module of an app"
  static let result = "waits in the frames of a recording, elsewhere as it is"

  func changes(to file: Int, in context: Context) -> Changes {
    let module = context.source(file).module
    let isApp = (context.bodiesByModule[module] ?? []).contains {
      $0.hasAttribute("main") || $0.hasAttribute("UIApplicationMain")
    }
    return isApp ? Visitor(file: file, context: context).collect() : Changes()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil else {
        return .visitChildren
      }
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      let isInFrames =
        switch access.declName.baseName.text {
        case "asyncAfter": labels.first == "deadline"
        case "scheduledTimer":
          labels.first == "withTimeInterval" && access.base?.trimmedDescription == "Timer"
        case "add": labels == ["_", "forMode"]
        default: false
        }
      if isInFrames {
        changes.insert("InFrames", at: access.declName.end, of: file)
        changes.addImport("import AppTime", to: file)
      }
      return .visitChildren
    }
  }
}
