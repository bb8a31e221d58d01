internal import CoreGraphics

/// The arrangement settings of a stack view.
struct StackManner: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var isBaselineRelative = false
  var isMarginsRelative = false

  /// The system's distance between siblings (`corpus/metrics.json`, "stack spacingType=standard").
  static let systemSpacing: CGFloat = 8

  /// Returns the spacing in points for a value that was set.
  @MainActor static func spacing(_ set: CGFloat) -> CGFloat {
    switch set {
    case UIStackView.spacingUseSystem: systemSpacing
    case UIStackView.spacingUseDefault: 0
    default: set
    }
  }
}

/// The attributes along one axis of a stack.
struct StackAxis {
  var start: NSLayoutConstraint.Attribute
  var end: NSLayoutConstraint.Attribute
  var middle: NSLayoutConstraint.Attribute
  var length: NSLayoutConstraint.Attribute
  /// The corresponding attributes of the canvas, which lies inside the stack's margins if the arrangement is
  /// relative to them.
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
