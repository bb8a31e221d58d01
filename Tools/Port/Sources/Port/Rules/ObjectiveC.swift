internal import SwiftSyntax

/// The members of the indexed classes that the Objective-C runtime would see, with their selectors.
// Unchecked: `collectNamedSelectors()` is called once, before rules on other threads read it.
final class ObjectiveC: @unchecked Sendable {
  let index: ModuleIndex
  /// The selectors that `#selector` names somewhere.
  private(set) var named: Set<String> = []
  /// The modules with selectors that are put together as the program runs.
  private var composing: Set<String> = []

  init(index: ModuleIndex) { self.index = index }

  func collectNamedSelectors() {
    let found = ModuleIndex.parallel(count: index.translated) { [self] file in
      let finder = SelectorFinder(index.platform)
      finder.walk(index.files[file].tree)
      let resolver = SelectorResolver(index: index, objectiveC: self, file: file)
      return Set(finder.found.map { resolver.name(of: $0).text })
    }
    named = found.reduce(into: []) { $0.formUnion($1) }
    let call = #/\b(?:NSSelectorFromString|Selector)\((?:[^"()]|"[^"\n]*\\\()/#
    composing = Set(index.files.prefix(index.translated).filter { $0.text.contains(call) }.map(\.module))
  }

  /// Returns whether a selector that is put together as the program runs may be that of a member, since an
  /// Objective-C protocol of its module requires it.
  func isComposed(_ member: Member) -> Bool {
    composing.contains(member.body.module) && !member.isOverride && !member.isHidden && isVisible(member)
  }

  // MARK: - Visibility

  private static let visibleAttributes: Set<String> = [
    "objc", "IBAction", "IBSegueAction", "IBInspectable", "IBOutlet", "GKInspectable", "NSManaged",
  ]

  /// Returns whether a member says itself that Objective-C sees it.
  func isMarked(_ member: Member) -> Bool {
    if member.attributes.has("nonobjc") { return false }
    if member.attributes.contains(where: {
      Self.visibleAttributes.contains($0.as(AttributeSyntax.self)?.name ?? "")
    }) {
      return true
    }
    if member.body.kind == .extension, member.body.hasAttribute("objc") { return true }
    return false
  }

  /// Returns whether Objective-C sees a member: by its attributes or those of its class, as an override of a
  /// visible member, or as what a protocol of Objective-C requires.
  func isVisible(_ member: Member) -> Bool {
    if isMarked(member) { return true }
    guard !member.attributes.has("nonobjc"), !member.isHidden, let type = member.body.type else {
      return false
    }
    if isShownByClass(member) { return true }
    let chain = index.chain(type)
    if member.isOverride {
      return chain.dropFirst().contains { above in
        above.bodies.flatMap(\.members).contains { $0.key == member.key && isVisible($0) }
      }
    }
    return isWitness(member, of: chain)
  }

  /// Returns whether the class shows all its members to Objective-C, and so this one.
  func isShownByClass(_ member: Member) -> Bool {
    guard !member.attributes.has("nonobjc"), !member.isHidden, !member.body.hasAttribute("nonobjc"),
      let type = member.body.type
    else { return false }
    return index.chain(type).contains { $0.body?.hasAttribute("objcMembers") ?? false }
  }

  /// Returns a Boolean value that indicates whether an Objective-C protocol of the classes requires the
  /// member.
  private func isWitness(_ member: Member, of chain: [TypeDeclaration]) -> Bool {
    chain.contains { one in
      index.protocols(of: one).contains { other in
        other.body?.hasAttribute("objc") ?? false
          && other.body!.members.contains { $0.key == member.key }
      }
    }
  }

  // MARK: - Names

  /// The name that an attribute gives: `tapped:` of `@objc(tapped:)`.
  private func givenName(_ attributes: AttributeListSyntax) -> String? {
    guard case .objCName(let pieces)? = attributes.first("objc")?.arguments else { return nil }
    return pieces.map { ($0.name?.text ?? "") + ($0.colon?.text ?? "") }.joined()
  }

  /// The selector of a method, or of a property's getter.
  func selector(of member: Member) -> String {
    if let name = givenName(member.attributes) { return name }
    if member.isOverride || !isMarked(member), let inherited = inheritedName(of: member) { return inherited }
    if member.kind == .property { return member.name }
    return Self.selector(member.name, member.labels, isThrowing: member.isThrowing)
  }

  /// The selector of a property's setter.
  func setter(of member: Member) -> String {
    let name = givenName(member.attributes) ?? member.name
    return "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
  }

  /// The name that a class above or a protocol gives a member.
  private func inheritedName(of member: Member) -> String? {
    guard let type = member.body.type else { return nil }
    let chain = index.chain(type)
    let origins = chain.dropFirst() + chain.flatMap { index.protocols(of: $0) }
    for one in origins {
      for other in one.bodies.flatMap(\.members) where other.key == member.key && other !== member {
        if let name = givenName(other.attributes) { return name }
      }
    }
    return nil
  }

  /// UIKit's methods whose names in Objective-C follow no rule, or which a selector may name without labels.
  static let kitSelectors: [String: String] = [
    "endEditing": "endEditing:", "popViewController": "popViewControllerAnimated:",
    "popToRootViewController": "popToRootViewControllerAnimated:",
    "dismiss": "dismissViewControllerAnimated:completion:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
  ]

  /// Words before which a first label is joined to the name as it is. Source: the compiler's
  /// `PartsOfSpeech.def`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
  ]

  /// The selector of a method: `tap(_:)` is `tap:`, `tap(with:)` `tapWith:`, `tap(sender:event:)`
  /// `tapWithSender:event:`.
  static func selector(_ name: String, _ labels: [String], isThrowing: Bool = false) -> String {
    if let known = kitSelectors["\(name)(\(labels.map { $0 + ":" }.joined()))"] { return known }
    guard let first = labels.first else { return isThrowing ? name + "AndReturnError:" : name }
    var selector = name
    if first != "_" {
      if !prepositions.contains(firstWord(first)), !prepositions.contains(lastWord(name)) {
        selector += "With"
      }
      selector += first.prefix(1).uppercased() + first.dropFirst()
    }
    selector += ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    return isThrowing ? selector + "error:" : selector
  }

  private static func firstWord(_ name: String) -> String {
    let start = name.prefix(1).lowercased()
    return start + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
  }
  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }
}

/// Finds the uses of `#selector`.
final class SelectorFinder: LiveVisitor {
  private(set) var found: [MacroExpansionExprSyntax] = []

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector" { found.append(node) }
    return .visitChildren
  }
}
