import SwiftSyntax

/// The knowledge about the origin of a view's frame.
enum Origin {
  /// The source shows that it is zero.
  case zero
  /// It is zero in most apps, such as that of the view of a controller.
  case mostlyZero
  /// The source shows that the view is placed by constraints or a frame that is not at (0, 0).
  case placed
  case unknown
}

extension Context {
  /// Returns the knowledge about the origin of a place's frame.
  func origin(of place: Place) -> Origin {
    if isMostlyAtOrigin(place) { return .mostlyZero }
    let frames = function.assignments.filter {
      $0.target.owner == place && ["frame", "center", "position"].contains($0.target.property)
    }
    if frames.isEmpty {
      let call = function.calls.first { $0.result == place && $0.name.first?.isUppercase == true }
      if let call, place.isLocal {
        let isZero = call["frame"].map { isAtOrigin($0.expression, $0.place) } ?? call.arguments.isEmpty
        return isZero ? .zero : .placed
      }
    } else {
      let zeros = frames.filter { assignment in
        guard let value = assignment.value, !assignment.isCompound, assignment.target.property == "frame"
        else {
          return false
        }
        if assignment.target.components.isEmpty { return isAtOrigin(value, assignment.source) }
        return assignment.target.components == ["origin"] && value.trimmedDescription.hasSuffix(".zero")
      }
      if zeros.count == frames.count { return place.isLocal ? .zero : .mostlyZero }
      return zeros.isEmpty ? .placed : .mostlyZero
    }
    if isConstrained(place) || entry.framed.contains(place) {
      return .placed
    }
    return .unknown
  }

  private func isMostlyAtOrigin(_ place: Place) -> Bool {
    if let name = place.names.last?.lowercased(), name.hasSuffix("window") { return true }
    if isOwn(place) {
      if kind == .window || kind == .controller { return true }
      if let name = function.type?.name, index.fillers.contains(name) { return true }
    }
    if function.filling.contains(place) || !place.isLocal && entry.filling.contains(place) { return true }
    // The view of another controller, the container of a transition, and the content view of a cell.
    if let name = place.names.last, !place.isLocal || place.names.count > 1,
      name == "view" || name == "contentView"
    {
      return true
    }
    return place.names.last == "containerView" || place.names.last == "%containerView"
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
    if let own, isMostlyAtOrigin(own) { return .note }
    if !isCertain { return kind == .cell ? .warning : .note }
    return isOwnPlaced && (kind == .cell || isLayout || isDrawing) ? .error : .warning
  }

  /// A Boolean value that indicates whether the sources show that the view of the type is not always at the
  /// origin of its superview: cells are not, and other views where they are given another frame.
  private var isOwnPlaced: Bool {
    kind == .cell || function.type.map { index.isPlaced($0.name) } ?? false
  }

  /// Returns the severity of code that takes a frame for a rectangle in the view's own coordinates, or nil if
  /// the two are the same.
  func severity(ofFrameAsBounds place: Place) -> Severity? {
    switch origin(of: place) {
    case .zero: nil
    case .mostlyZero: .note
    case .placed: .error
    case .unknown: isOwn(place) && isOwnPlaced ? .error : .warning
    }
  }
}
