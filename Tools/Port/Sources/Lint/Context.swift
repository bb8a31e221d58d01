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

  var isLayout: Bool { LayoutFunctions.names.contains(function.name) }

  var isDrawing: Bool { kind.hasFrame && LayoutFunctions.drawing.contains(function.name) }

  /// The view or layer of the type: itself, or the view of a controller.
  var own: Place? {
    if function.isStatic { return nil }
    if kind.hasFrame { return .itself }
    return kind == .controller ? Place(["view"]) : nil
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

  /// Returns a Boolean value that indicates whether the origin of a place's frame is zero for sure or mostly.
  func isAtOrigin(_ place: Place) -> Bool {
    if let name = place.names.last?.lowercased(), name.hasSuffix("window") { return true }
    if kind == .window, isOwn(place) { return true }
    if kind == .controller, isOwn(place) { return true }
    // The view of another controller, the container of a transition, and the content view of a cell.
    if let name = place.names.last, !place.isLocal || place.names.count > 1,
      name == "view" || name == "contentView"
    {
      return true
    }
    if place.names.last == "containerView" || place.names.last == "%containerView" { return true }
    // The view was created or given a frame at (0, 0) in the same function.
    let frames = function.assignments.filter { $0.target.owner == place && $0.target.property == "frame" }
    if let call = function.calls.first(where: { $0.result == place && $0.name.first?.isUppercase == true }),
      frames.isEmpty
    {
      return call["frame"].map { isAtOrigin($0.expression, $0.place) } ?? call.arguments.isEmpty
    }
    return frames.contains { assignment in
      guard let value = assignment.value, !assignment.isCompound else { return false }
      if assignment.target.components.isEmpty { return isAtOrigin(value, assignment.source) }
      return assignment.target.components == ["origin"] && value.trimmedDescription.hasSuffix(".zero")
    }
  }

  /// Returns a Boolean value that indicates whether the origin of a rectangle is zero.
  private func isAtOrigin(_ rectangle: ExprSyntax, _ place: Place?) -> Bool {
    let text = rectangle.trimmedDescription.filter { !$0.isWhitespace }
    return place?.property == "bounds" || text.hasPrefix("CGRect(x:0,y:0,") || text.hasSuffix(".zero")
      || text.hasPrefix("CGRect(origin:.zero,") || text.hasPrefix("CGRect(origin:CGPoint.zero,")
  }

  /// Returns the severity of code that is wrong unless the origin of its own frame is zero. It is lower if
  /// the value may not be used in the coordinates of the view itself.
  func severity(isCertain: Bool) -> Severity {
    if let own, isAtOrigin(own) { return .note }
    if let name = function.type?.name, index.fillers.contains(name) { return .note }
    if !isCertain { return kind == .cell ? .warning : .note }
    return kind == .cell || isLayout || isDrawing ? .error : .warning
  }

  /// The name under which a finding is known in later versions of the file: type and function.
  var title: String {
    [function.type?.name, function.name].compactMap { $0 }.joined(separator: ".")
  }
}
