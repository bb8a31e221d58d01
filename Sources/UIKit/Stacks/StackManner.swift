internal import CoreGraphics

/// How a stack view arranges its views.
struct StackManner: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var isBaselineRelative = false
  var isMarginsRelative = false

  /// The system's distance between siblings (`corpus/metrics.json`, "stack spacingType=standard").
  static let systemSpacing: CGFloat = 8

  /// A spacing as it was set, in points.
  @MainActor static func spacing(_ set: CGFloat) -> CGFloat {
    switch set {
    case UIStackView.spacingUseSystem: systemSpacing
    case UIStackView.spacingUseDefault: 0
    default: set
    }
  }
}

/// The names of one axis of a stack.
struct StackAxis {
  var start: NSLayoutConstraint.Attribute
  var end: NSLayoutConstraint.Attribute
  var middle: NSLayoutConstraint.Attribute
  var length: NSLayoutConstraint.Attribute
  /// The same lines of the canvas, which lies inside the stack's margins where the arrangement keeps to them.
  var canvasStart: NSLayoutConstraint.Attribute
  var canvasEnd: NSLayoutConstraint.Attribute
  var canvasMiddle: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis, inMargins: Bool) {
    if axis == .horizontal {
      (start, end, middle, length) = (.leading, .trailing, .centerX, .width)
      (canvasStart, canvasEnd, canvasMiddle) =
        inMargins ? (.leadingMargin, .trailingMargin, .centerXWithinMargins) : (start, end, middle)
    } else {
      (start, end, middle, length) = (.top, .bottom, .centerY, .height)
      (canvasStart, canvasEnd, canvasMiddle) =
        inMargins ? (.topMargin, .bottomMargin, .centerYWithinMargins) : (start, end, middle)
    }
  }
}
