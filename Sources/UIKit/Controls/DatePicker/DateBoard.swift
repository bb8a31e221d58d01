internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A calendar or wheels on a popover beside the tapped part of a date picker. It fills its window, and a
/// touch outside the popover closes it.
final class DateBoard: UIView {
  private let board = UIView(frame: .zero)
  private weak var owner: UIDatePicker?
  let picker = UIDatePicker(frame: .zero)

  /// Lengths in points; not measured.
  private static let margin: CGFloat = 8, radius: CGFloat = 13, wheelsWidth: CGFloat = 220
  private static let duration = 0.25

  /// Opens a board for the date or the time of a picker, beside a rectangle in its coordinate space.
  @discardableResult static func open(
    from owner: UIDatePicker, forTime isTime: Bool, at box: CGRect
  ) -> DateBoard? {
    guard let window = owner.window else { return nil }
    let board = DateBoard(owner, forTime: isTime)
    board.frame = window.bounds
    board.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(board)
    board.place(beside: owner.convert(box, to: window), in: window.bounds.inset(by: window.safeAreaInsets))
    UIView.performWithoutAnimation { board.board.alpha = 0 }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { board.board.alpha = 1 }
    owner.send(for: .editingDidBegin, event: nil)
    return board
  }

  private init(_ owner: UIDatePicker, forTime isTime: Bool) {
    self.owner = owner
    super.init(frame: .zero)
    picker.datePickerMode = isTime ? .time : .date
    picker.preferredDatePickerStyle = isTime ? .wheels : .inline
    (picker.locale, picker.calendar, picker.timeZone) = (owner.locale, owner.calendar, owner.timeZone)
    (picker.minimumDate, picker.maximumDate, picker.minuteInterval) = (
      owner.minimumDate, owner.maximumDate, owner.minuteInterval
    )
    (picker.date, picker.tintColor) = (owner.date, owner.tintColor)
    picker.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
    board.backgroundColor = .secondarySystemGroupedBackground
    board.layer.cornerRadius = Self.radius
    board.layer.cornerCurve = .continuous
    board.layer.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    board.layer.shadowOpacity = 0.2
    board.layer.shadowRadius = 24
    board.addSubview(picker)
    addSubview(board)
  }

  required init?(coder: NSCoder) { nil }

  private func choose() {
    owner?.setDate(picker.date, animated: true)
    owner?.send(for: [.valueChanged, .primaryActionTriggered], event: nil)
  }

  /// Places the board below the rectangle if there is room, otherwise above it.
  private func place(beside box: CGRect, in area: CGRect) {
    var size = picker.sizeThatFits(area.size)
    if picker.datePickerMode == .time { size.width = Self.wheelsWidth }
    let area = area.insetBy(dx: Self.margin, dy: Self.margin)
    let x = max(area.minX, min(box.minX, area.maxX - size.width))
    let below = box.maxY + Self.margin
    let y = below + size.height <= area.maxY ? below : max(area.minY, box.minY - Self.margin - size.height)
    board.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    picker.frame = CGRect(origin: .zero, size: size)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self), !board.frame.contains(place) else { return }
    close()
  }

  func close() {
    guard isUserInteractionEnabled, superview != nil else { return }
    isUserInteractionEnabled = false
    owner?.boardDidClose()
    owner?.send(for: .editingDidEnd, event: nil)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
      board.alpha = 0
    } completion: { [self] _ in
      removeFromSuperview()
    }
  }
}
