import SwiftSyntax

/// An assignment in a function, in the order of the source.
struct Assignment: Sendable {
  var target: Place
  /// A Boolean value that indicates whether the operator is one such as `+=`.
  var isCompound: Bool
  /// The assigned expression, or nil if it is more than one operand.
  var value: ExprSyntax?
  /// The place that the assigned expression names, if it is one.
  var source: Place?
  var node: Syntax
}

/// A call in a function.
struct Call: Sendable {
  struct Argument: Sendable {
    var label: String?
    var expression: ExprSyntax
    var place: Place?
  }

  /// The name of the called function, or of the type for an initializer.
  var name: String
  /// The object whose function is called. For `addSubview(child)` it is the object itself.
  var base: Place?
  var arguments: [Argument]
  /// The constant or variable that is declared with the call's result, or the place it is assigned to.
  var result: Place?
  var node: FunctionCallExprSyntax
  /// A Boolean value that indicates whether the call is inside `if`, `guard`, `switch`, a loop or a closure.
  var isConditional: Bool

  subscript(label: String?) -> Argument? { arguments.first { $0.label == label } }
}

/// A use of a view's or layer's geometry.
struct GeometryUse: Sendable {
  var place: Place
  var node: ExprSyntax
  /// A Boolean value that indicates whether the use is on the left side of an assignment.
  var isTarget: Bool

  var owner: Place { place.owner ?? .itself }
  var property: String { place.property ?? "" }

  /// A Boolean value that indicates whether the property is named here, and not where a constant is declared.
  var isSpelled: Bool { node.tokens(viewMode: .sourceAccurate).contains { $0.text == property } }
}

/// The type that code belongs to.
struct TypeName: Sendable, Hashable {
  var name: String
  /// The types that the declaration inherits from, in the order of the source.
  var inherited: [String]
  var isExtension: Bool
  var isClass: Bool
}

/// The facts about a function, initializer, accessor or initial value on which rules decide.
struct FunctionFacts: Sendable {
  var type: TypeName?
  /// The name with the labels, such as `draw(_:)`, or that of the property of an accessor.
  var name: String
  /// The kind of the function.
  var kind: Kind
  var isOverride = false
  var isStatic = false
  /// The internal names of the parameters.
  var parameters: [String] = []
  var node: Syntax
  var assignments: [Assignment] = []
  var calls: [Call] = []
  var uses: [GeometryUse] = []
  /// The places that local variables have as their first value.
  var copies: [Place: Place] = [:]
  /// The local names that are declared again or changed, so that they may not be the parameters.
  var redeclared: Set<String> = []

  enum Kind: Sendable { case function, initializer, accessor, value }
}
