internal import CoreGraphics

/// The order in which the Tab key visits editable texts: row by row, in reading order.
@MainActor enum FieldOrder {
  /// Makes the next or previous field the first responder, continuing with the first after the last.
  ///
  /// - Returns: `false` if no other field becomes first responder.
  static func move(from field: UIView, forward: Bool) -> Bool {
    let fields = fields(around: field)
    guard let place = fields.firstIndex(where: { $0 === field }) else { return false }
    let others = Array(fields[(place + 1)...] + fields[..<place])
    return (forward ? others : others.reversed()).contains { $0.becomeFirstResponder() }
  }

  /// Returns the fields on the same screen as a field in order, without those that another screen covers.
  private static func fields(around field: UIView) -> [UIView] {
    var controller = field.nearestController
    while let parent = controller?.parent { controller = parent }
    guard let root = controller?.viewIfLoaded ?? field.window else { return [] }
    var found: [(view: UIView, frame: CGRect)] = []
    func look(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
      if let owner = view as? any TextOwner, owner.canBecomeFirstResponder,
        (view as? UITextView)?.isEditable != false
      {
        found.append((view, view.convert(view.bounds, to: root)))
      }
      for child in view.subviews { look(child) }
    }
    look(root)
    found.sort { $0.frame.minY < $1.frame.minY }
    let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var ordered: [UIView] = [], rest = found[...]
    while let first = rest.first {
      let count = max(1, rest.prefix { $0.frame.midY < first.frame.maxY }.count)
      ordered += rest.prefix(count).sorted {
        isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }.map(\.view)
      rest = rest.dropFirst(count)
    }
    return ordered
  }
}
