import SwiftSyntax

/// The function that rules check, with what is known about the code around it.
struct Context {
  let function: FunctionFacts
  let kind: TypeKind
  let index: TypeIndex
  /// The facts about the type in all files, or in this one if several types have the name.
  let entry: TypeIndex.Entry
  private let additions: [(parent: Place, child: Place)]

  init(_ function: FunctionFacts, index: TypeIndex, file: TypeIndex) {
    self.function = function
    self.index = index
    kind = function.type.map { index.kind(of: $0.name, inheriting: $0.inherited) } ?? .other
    additions = function.additions
    entry =
      function.type.map { index[$0.name].declarations > 1 ? file[$0.name] : index[$0.name] }
      ?? TypeIndex.Entry()
  }

  /// Returns a Boolean value that indicates whether constraints place a view.
  func isConstrained(_ place: Place) -> Bool {
    function.constrained.contains(place) || !place.isLocal && entry.constrained.contains(place)
  }

  /// Returns a Boolean value that indicates whether a later assignment on the same path of the function gives
  /// a view or layer another place, by one of some properties.
  func isPlacedAgain(_ place: Place, by properties: [String], after node: some SyntaxProtocol) -> Bool {
    function.assignments.contains { each in
      each.target.owner == place && !each.isCompound && each.node.position > node.position
        && each.target.property.map(properties.contains) == true
        && (each.target.components.isEmpty || each.target.components == ["origin"])
        && each.node.block.map(Syntax(node).isInside) == true
    }
  }

  var isLayout: Bool { LayoutFunctions.names.contains(function.name) }

  var isDrawing: Bool { kind.hasFrame && LayoutFunctions.drawing.contains(function.name) }

  /// The view or layer of the type: itself, or the view of a controller.
  var own: Place? {
    if function.isStatic { return nil }
    if kind.hasFrame { return .itself }
    return kind == .controller ? Place(["view"]) : nil
  }

  /// A Boolean value that indicates whether the function runs only while the view is created: it is an
  /// initializer, or a function that initializers alone call.
  var isCreating: Bool {
    if function.kind == .initializer { return true }
    let name = String(function.name.prefix { $0 != "(" })
    let callers = entry.calls.filter { $0.value.contains(name) }.keys
    return !callers.isEmpty && callers.allSatisfy { $0 == "init" }
  }

  func isOwn(_ place: Place?) -> Bool { place != nil && place?.withoutLayer == own }

  /// Returns a Boolean value that indicates whether the code adds one place to the other as its subview,
  /// sublayer or mask.
  func isChild(_ child: Place, of parent: Place) -> Bool {
    if parent == child.superview { return true }
    if additions.contains(where: { $0.parent == parent && $0.child == child }) { return true }
    if isAddedElsewhere(child, than: parent) { return false }
    return entry.children[parent]?.contains(child) ?? false
  }

  private func isAddedElsewhere(_ child: Place, than parent: Place) -> Bool {
    additions.contains { $0.parent != parent && $0.child == child }
  }

  /// A Boolean value that indicates whether `bounds` means the property: no local name hides it, and it is
  /// not read in an initializer, where the superclass may not be initialized yet.
  var seesBounds: Bool {
    function.kind != .initializer && !function.parameters.contains("bounds")
      && !function.redeclared.contains("bounds")
  }

  /// The name under which a finding is known in later versions of the file: type and function.
  var title: String {
    [function.type?.name, function.name].compactMap { $0 }.joined(separator: ".")
  }
}
