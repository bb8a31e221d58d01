import SwiftSyntax

/// Where values go to, and which views are inside others.
extension Context {
  /// Returns the assignment on whose right side a node is, or nil.
  func assignment(around node: some SyntaxProtocol) -> Assignment? {
    var child = Syntax(node)
    while let parent = child.parent, child.id != function.node.id {
      if parent.is(SequenceExprSyntax.self),
        let assignment = function.assignments.first(where: { $0.node.id == parent.id })
      {
        let target = parent.as(SequenceExprSyntax.self)?.elements.first
        return target.map { node.position >= $0.endPosition } == true ? assignment : nil
      }
      if parent.is(CodeBlockItemSyntax.self) { return nil }
      child = parent
    }
    return nil
  }

  /// Returns the assignments on whose right sides a node is, or a local constant or variable that it is a
  /// part of.
  func destinations(of node: some SyntaxProtocol, depth: Int = 2) -> [Assignment] {
    if let direct = assignment(around: node), direct.target.geometryIndex != nil { return [direct] }
    guard depth > 0, let name = local(around: node) else { return [] }
    return function.assignments.flatMap { assignment -> [Assignment] in
      guard assignment.node.position > node.position, mentions(assignment, name) else { return [] }
      return assignment.target.geometryIndex == nil ? [] : [assignment]
    }
  }

  /// Returns the name of the local constant or variable in whose first value a node is.
  private func local(around node: some SyntaxProtocol) -> String? {
    var parent = node.parent
    while let some = parent, some.id != function.node.id, !some.is(CodeBlockItemSyntax.self) {
      if let binding = some.as(PatternBindingSyntax.self) { return binding.pattern.trimmedDescription }
      parent = some.parent
    }
    return nil
  }

  private func mentions(_ assignment: Assignment, _ name: String) -> Bool {
    guard let sequence = assignment.node.as(SequenceExprSyntax.self) else { return false }
    let elements = sequence.elements.dropFirst(2)
    return elements.contains { element in
      element.tokens(viewMode: .sourceAccurate).contains {
        $0.text == name && $0.parent?.as(DeclReferenceExprSyntax.self)?.isMemberName == false
      }
    }
  }

  /// Returns the innermost call of which a node is an argument, or nil.
  func call(around node: some SyntaxProtocol) -> Call? {
    var child = Syntax(node)
    while let parent = child.parent, child.id != function.node.id {
      if let call = parent.as(FunctionCallExprSyntax.self), child.is(LabeledExprListSyntax.self) {
        return function.calls.first { $0.node.id == call.id }
      }
      if parent.is(CodeBlockItemSyntax.self) { return nil }
      child = parent
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether one place is below the other in the hierarchy of views.
  func isDescendant(_ child: Place, of parent: Place, depth: Int = 4) -> Bool {
    if child == parent { return false }
    if isChild(child, of: parent) { return true }
    if kind == .cell, parent == .itself, child == Place(["contentView"]) { return true }
    guard depth > 0 else { return false }
    return parents(of: child).contains { isDescendant($0, of: parent, depth: depth - 1) }
  }

  /// Returns the places to which the code adds a place.
  func parents(of child: Place) -> [Place] {
    let here = function.additions.filter { $0.child == child }.map(\.parent)
    if !here.isEmpty { return here }
    return entry.children.filter { $0.value.contains(child) }.map(\.key)
  }

  /// Returns a Boolean value that indicates whether the code adds a place to other views than a parent and
  /// what is below it.
  func isElsewhere(_ child: Place, than parent: Place) -> Bool {
    let parents = parents(of: child)
    return !parents.isEmpty && !parents.contains { $0 == parent || isDescendant($0, of: parent) }
  }

  /// Returns the view in whose coordinates a place is by `location(in:)`, or nil if it is unknown.
  func locationView(of argument: Call.Argument) -> Place? {
    let call = function.calls.first { call in
      call.name == "location"
        && (call.node.id == argument.expression.id || call.result != nil && call.result == argument.place)
    }
    return call?["in"]?.place?.withoutLayer
  }
}

extension DeclReferenceExprSyntax {
  /// A Boolean value that indicates whether the name is that of a member, behind a full stop.
  var isMemberName: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}

extension SyntaxProtocol {
  /// The innermost block of statements around the node.
  var block: Syntax? {
    var node = parent
    while let some = node {
      if some.is(CodeBlockItemListSyntax.self) { return some }
      node = some.parent
    }
    return nil
  }

  func isInside(_ other: Syntax) -> Bool {
    var node: Syntax? = Syntax(self)
    while let some = node {
      if some.id == other.id { return true }
      node = some.parent
    }
    return false
  }
}
