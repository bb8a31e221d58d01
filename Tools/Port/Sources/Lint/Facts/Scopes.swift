import SwiftSyntax

/// The local names that are visible at a point of a source, with the places that constants among them name.
struct Scopes {
  private var stack: [[String: Place]] = []

  mutating func push() { stack.append([:]) }

  mutating func pop() { stack.removeLast() }

  /// Declares a local name. A constant that names another place stands for it; others have a place of
  /// their own.
  mutating func bind(_ name: String, to place: Place? = nil) {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1][name] = place ?? Place(["%" + name])
  }

  func place(of name: String) -> Place? {
    stack.last { $0[name] != nil }?[name]
  }

  /// Returns the place that an expression names, or nil if it is no chain of names.
  ///
  /// Calls and subscripts are names that contain their source, such as `cells[0]`.
  func place(of expression: ExprSyntax) -> Place? {
    var names: [String] = []
    var current = expression
    while true {
      if let reference = current.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        if name == "self" || name == "super" { return Place(names.reversed()) }
        if name.hasPrefix("$") { return Place(["%" + name] + names.reversed()) }
        return Place((place(of: name)?.names ?? [name]) + names.reversed())
      } else if let access = current.as(MemberAccessExprSyntax.self), let base = access.base {
        names.append(access.declName.baseName.text)
        current = base
      } else if let chain = current.as(OptionalChainingExprSyntax.self) {
        current = chain.expression
      } else if let unwrapped = current.as(ForceUnwrapExprSyntax.self) {
        current = unwrapped.expression
      } else if current.is(SuperExprSyntax.self) {
        return Place(names.reversed())
      } else if let tuple = current.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first
      {
        current = element.expression
      } else if let sequence = current.as(SequenceExprSyntax.self), sequence.elements.count == 3,
        let first = sequence.elements.first,
        sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
      {
        current = first
      } else if let subscripted = current.as(SubscriptCallExprSyntax.self) {
        guard let base = place(of: subscripted.calledExpression), let last = base.names.last else {
          return nil
        }
        let text = last + "[" + subscripted.arguments.trimmedDescription + "]"
        return Place(base.names.dropLast() + [text] + names.reversed())
      } else if let call = current.as(FunctionCallExprSyntax.self), call.trailingClosure == nil {
        guard let base = place(of: call.calledExpression), let last = base.names.last else { return nil }
        let text = last + "(" + call.arguments.trimmedDescription + ")"
        return Place(base.names.dropLast() + [text] + names.reversed())
      } else {
        return nil
      }
    }
  }
}
