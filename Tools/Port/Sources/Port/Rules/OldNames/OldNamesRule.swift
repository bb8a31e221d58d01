internal import SwiftSyntax

/// Gives what Swift 4.2 renamed its name of today, as the compiler of Xcode does for sources of Swift 4.
struct OldNamesRule: Rule {
  static let name = "old-names"
  static let source =
    "`UITableViewStyle`, `UIEdgeInsetsMake(…)`, `.UIKeyboardWillShow`, `addChildViewController(…)` and "
    + "the like, of sources before Swift 4.2"
  static let result = "their names of today, unless the module declares them itself"

  func changes(to file: Int, in context: Context) -> Changes {
    let visitor = Visitor(file: file, context: context)
    return visitor.collect()
  }

  /// Members that have another name since, with the labels that went with the old one.
  private static let members: [String: (name: String, labels: [String?])] = [
    "addChildViewController": ("addChild", []), "removeFromParentViewController": ("removeFromParent", []),
    "childViewControllers": ("children", []),
    "childViewControllerForStatusBarStyle": ("childForStatusBarStyle", []),
    "childViewControllerForStatusBarHidden": ("childForStatusBarHidden", []),
    "childViewControllerForScreenEdgesDeferringSystemGestures": (
      "childForScreenEdgesDeferringSystemGestures", []
    ),
    "childViewControllerForHomeIndicatorAutoHidden": ("childForHomeIndicatorAutoHidden", []),
    "bringSubview": ("bringSubviewToFront", ["toFront"]), "sendSubview": ("sendSubviewToBack", ["toBack"]),
    "setNeedsDisplayIn": ("setNeedsDisplay", []), "activityIndicatorViewStyle": ("style", []),
    "rangeAt": ("range", []),
  ]
  /// Constants of types that sources name by a dot alone.
  private static let constants = [
    "styleSingle": "single", "styleThick": "thick", "styleDouble": "double", "styleNone": "none",
    "atomicWrite": "atomic", "dataReadingMapped": "alwaysMapped", "commonModes": "common",
    "defaultRunLoopMode": "default", "UITrackingRunLoopMode": "tracking",
  ]
  /// Functions of which the arguments have labels since, with the new name.
  private static let labelled: [String: (name: String, labels: [String])] = [
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
    "UIAccessibilityPostNotification": ("UIAccessibility.post", ["notification", "argument"]),
    "CGPointFromString": ("NSCoder.cgPoint", ["for"]), "CGSizeFromString": ("NSCoder.cgSize", ["for"]),
    "CGRectFromString": ("NSCoder.cgRect", ["for"]), "CGVectorFromString": ("NSCoder.cgVector", ["for"]),
    "CGAffineTransformFromString": ("NSCoder.cgAffineTransform", ["for"]),
    "NSStringFromCGPoint": ("NSCoder.string", ["for"]), "NSStringFromCGSize": ("NSCoder.string", ["for"]),
    "NSStringFromCGRect": ("NSCoder.string", ["for"]),
    "NSStringFromCGAffineTransform": ("NSCoder.string", ["for"]),
    "NSStringFromUIEdgeInsets": ("NSCoder.string", ["for"]),
  ]
  /// Functions that became members of their first argument: what stands between the arguments, and behind
  /// the first one if it is the only one.
  private static let ofFirst: [String: String] = [
    "UIEdgeInsetsInsetRect": ".inset(by: ", "UIEdgeInsetsEqualToEdgeInsets": " == (",
    "UIImagePNGRepresentation": ".pngData(", "UIImageJPEGRepresentation": ".jpegData(compressionQuality: ",
    "UIInterfaceOrientationIsPortrait": ".isPortrait", "UIInterfaceOrientationIsLandscape": ".isLandscape",
    "UIDeviceOrientationIsPortrait": ".isPortrait", "UIDeviceOrientationIsLandscape": ".isLandscape",
  ]
  /// Labels of arguments that are others since.
  private static let labels = [
    "toParentViewController": "toParent", "activityIndicatorStyle": "style",
  ]

  private final class Visitor: RuleVisitor {
    /// The names of the members of the module's types and extensions.
    private lazy var declared: Set<String> = {
      let module = context.source(file).module
      let members = (context.bodiesByModule[module] ?? []).flatMap(\.members)
      return Set(members.filter { !$0.isOverride }.map(\.name))
    }()

    /// The names of the module's properties that are rates of deceleration, which were plain numbers.
    private lazy var rates: Set<String> = {
      let module = context.source(file).module
      let members = (context.bodiesByModule[module] ?? []).flatMap(\.members).filter { member in
        member.type?.trimmedDescription == "CGFloat"
          && member.declaration.trimmedDescription.contains("UIScrollViewDecelerationRate")
      }
      return Set(members.map(\.name))
    }()

    private func isDeclared(_ name: String) -> Bool {
      context.index.resolve(name, from: nil, file: file) != nil
    }
    private func rename(_ token: TokenSyntax, to name: String) {
      changes.replace(token.range, of: file, with: name)
    }

    // MARK: Types and constants

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name
      if let new = OldTypeNames.all[name.text], !isDeclared(name.text) { rename(name, to: new) }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let access = node.parent?.as(MemberAccessExprSyntax.self), name = node.baseName.text
      if let access, access.declName.id == node.id { return .visitChildren }
      if let new = OldTypeNames.all[name] ?? OldValueNames.all[name] {
        if !isDeclared(name) { rename(node.baseName, to: new) }
      } else if let member = members[name], !declared.contains(name) {
        rename(node.baseName, to: member.name)
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.declName.baseName.text, base = node.base?.trimmedDescription
      let isOfNames = base == nil || base!.hasSuffix("Notification.Name")
      if isOfNames, let new = OldValueNames.notifications[name], !declared.contains(name) {
        changes.replace(node.range, of: file, with: new, covers: true)
        return .skipChildren
      }
      if let base, ["UIKit", "Foundation", "QuartzCore"].contains(base),
        let new = OldTypeNames.all[name] ?? OldValueNames.all[name]
      {
        rename(node.declName.baseName, to: new)
      } else if let new = OldNamesRule.constants[name], !declared.contains(name) {
        rename(node.declName.baseName, to: new)
      } else if let member = members[name], !declared.contains(name), base != nil {
        rename(node.declName.baseName, to: member.name)
        if name == "rangeAt" { label(node) }
      } else if name == "characters", let base = node.base, !declared.contains(name),
        !(node.parent?.is(FunctionCallExprSyntax.self) ?? false)
      {
        changes.replace(base.end..<node.end, of: file, with: "")
      }
      return .visitChildren
    }

    private var members: [String: (name: String, labels: [String?])] { OldNamesRule.members }

    /// Names the only argument of `range(at:)`.
    private func label(_ access: MemberAccessExprSyntax) {
      guard let call = access.parent?.as(FunctionCallExprSyntax.self), let first = call.arguments.first,
        first.label == nil
      else { return }
      changes.insert("at: ", at: first.start, of: file)
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      for argument in node.arguments {
        guard let label = argument.label, let new = OldNamesRule.labels[label.text] else { continue }
        let isIndicator = node.calledExpression.trimmedDescription.contains("UIActivityIndicatorView")
        if label.text == "toParentViewController" || isIndicator { rename(label, to: new) }
      }
      let named =
        node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
      if let name = named?.baseName.text, let member = members[name], !declared.contains(name),
        let first = node.arguments.first,
        let label = first.label, member.labels.contains(label.text)
      {
        changes.replace(label.start..<first.expression.start, of: file, with: "")
      }
      guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
        !isDeclared(called.text)
      else { return .visitChildren }
      if let new = OldNamesRule.labelled[called.text] {
        rename(called, to: new.name)
        for (argument, label) in zip(node.arguments, new.labels) where argument.label == nil {
          changes.insert("\(label): ", at: argument.start, of: file)
        }
      } else if let member = OldNamesRule.ofFirst[called.text] {
        move(member, to: node)
      } else if called.text.hasPrefix("UIAccessibilityIs"), node.arguments.isEmpty {
        let rest = called.text.dropFirst("UIAccessibilityIs".count)
        changes.replace(node.range, of: file, with: "UIAccessibility.is\(rest)")
      }
      return .visitChildren
    }

    /// Makes a call one of a member of its first argument.
    private func move(_ member: String, to node: FunctionCallExprSyntax) {
      let arguments = Array(node.arguments)
      guard let first = arguments.first, let open = node.leftParen, let close = node.rightParen else {
        return
      }
      changes.replace(node.start..<open.start, of: file, with: member.hasPrefix(" ==") ? "(" : "")
      if arguments.count > 1 {
        changes.replace(
          first.expression.end..<arguments[1].expression.start, of: file, with: ")\(member)")
        if member.hasPrefix(" ==") { changes.insert(")", at: close.end, of: file) }
      } else {
        changes.insert(")\(member)", at: first.expression.end, of: file)
        if !member.hasSuffix("(") { changes.replace(close.range, of: file, with: "") }
      }
    }

    // MARK: Declarations

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifiers.has(.override), let member = members[node.name.text] else { return .visitChildren }
      rename(node.name, to: member.name)
      if let first = node.signature.parameterClause.parameters.first,
        member.labels.contains(first.firstName.text)
      {
        rename(first.firstName, to: "_")
      }
      return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self)
      if variable?.modifiers.has(.override) == true, let member = members[node.identifier.text] {
        rename(node.identifier, to: member.name)
      }
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let type = node.typeAnnotation?.type, type.trimmedDescription == "CGFloat",
        let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, rates.contains(name)
      {
        changes.replace(type.range, of: file, with: "UIScrollView.DecelerationRate")
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      if let new = OldNamesRule.labels[node.firstName.text], node.firstName.text == "toParentViewController" {
        rename(node.firstName, to: node.secondName == nil ? "\(new) \(node.firstName.text)" : new)
      }
      return .visitChildren
    }
  }
}
