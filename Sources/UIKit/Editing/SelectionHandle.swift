internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The handle for one end of a selection: a bar beside the text with a knob above it at the start and below
/// it at the end.
@MainActor final class SelectionHandle: UIView {
  enum End { case start, end }

  let end: End
  private unowned let owner: any TextOwner
  private let bar = CALayer(), knob = CALayer()
  /// The offset from the finger to the centre of the bar.
  private var grip = CGPoint.zero
  /// The selection when the finger touched the handle.
  private var held: NSRange?
  private var hasMoved = false

  /// The width of the knob and the distance from the bar at which touches are received, in points. Not
  /// measured.
  private static let knobWidth: CGFloat = 10, reach: CGFloat = 14

  init(_ end: End, _ owner: any TextOwner) {
    (self.end, self.owner) = (end, owner)
    super.init(frame: .zero)
    layer.addSublayer(bar)
    layer.addSublayer(knob)
    // The handle responds to a touch immediately, before the text scrolls.
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.onAction { [weak self] press in self?.moved(press.state, to: press.location(in: self?.superview)) }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the handle beside a rectangle of the selection, in the owner's coordinate space.
  func place(at box: CGRect, color: UIColor) {
    let x = end == .start ? box.minX : box.maxX
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    frame = CGRect(x: x, y: box.minY, width: 0, height: box.height).insetBy(dx: -Self.reach, dy: -Self.reach)
    let middle = Self.reach
    bar.frame = CGRect(x: middle - 1, y: middle, width: TextCaret.width, height: box.height)
    knob.frame = CGRect(
      x: middle - Self.knobWidth / 2, y: end == .start ? middle - Self.knobWidth : middle + box.height,
      width: Self.knobWidth,
      height: Self.knobWidth)
    knob.cornerRadius = Self.knobWidth / 2
    for part in [bar, knob] { part.backgroundColor = color.cgColor }
    CATransaction.commit()
  }

  /// The selection itself remains available for taps: the handle receives touches outside of it and on its
  /// knob.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    let inner = TextCaret.width * 2
    return end == .start
      ? point.x <= bounds.midX + inner || point.y < Self.reach
      : point.x >= bounds.midX - inner || point.y > bounds.maxY - Self.reach
  }

  private func moved(_ state: UIGestureRecognizer.State, to point: CGPoint) {
    switch state {
    case .began:
      (held, grip) = (owner.editor.selection, CGPoint(x: frame.midX - point.x, y: frame.midY - point.y))
      UIMenuController.shared.hideMenu(from: owner)
      hasMoved = false
    case .changed:
      hasMoved = true
      guard let held else { return }
      let place = owner.place(nearest: CGPoint(x: point.x + grip.x, y: point.y + grip.y))
      let editor = owner.editor
      // At least one character remains selected.
      let start = end == .start ? min(place, editor.place(before: NSMaxRange(held))) : held.location
      let stop = end == .end ? max(place, editor.place(after: held.location)) : NSMaxRange(held)
      editor.select(NSRange(location: start, length: stop - start), byUser: true)
    case .ended:
      held = nil
      // A tap that closed the menu does not open it again.
      if hasMoved || !UIMenuController.shared.wasClosedByTouch { owner.showEditMenu() }
    default: held = nil
    }
  }
}
