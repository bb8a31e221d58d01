internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The visible edit menu: titles side by side on a dark board with an arrow that points at its target.
final class EditMenuBoard: UIView {
  /// A title in the menu and its action.
  struct Item {
    var title: String
    var action: () -> Void
  }

  /// The height of the board, the padding of titles, and the distance of the board from the window's edges,
  /// in points. Not measured.
  private static let height: CGFloat = 36, padding: CGFloat = 14, margin: CGFloat = 8

  private let shape = CAShapeLayer()

  /// Creates a board for a target in a window.
  ///
  /// Titles that do not fit are omitted.
  ///
  /// - Parameters:
  ///   - items: The titles and their actions.
  ///   - place: The target's rectangle in the window's coordinate space. The board is above it, or below it
  ///     if there is no space above.
  ///   - window: The window.
  ///   - preferred: The preferred direction of the arrow.
  init(_ items: [Item], at place: CGRect, in window: UIWindow, preferred: UIPopoverArrowDirection = .down) {
    super.init(frame: .zero)
    layer.addSublayer(shape)
    let safe = window.safeAreaInsets
    let area = window.bounds.inset(
      by: UIEdgeInsets(
        top: safe.top, left: Self.margin + safe.left, bottom: safe.bottom, right: Self.margin + safe.right))
    var width: CGFloat = 0
    for item in items {
      let button = UIButton(type: .custom)
      button.titleLabel?.font = .systemFont(ofSize: 14)
      button.setTitle(item.title, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.setTitleColor(.lightGray, for: .highlighted)
      button.addAction(UIAction { _ in item.action() }, for: .touchUpInside)
      let wide = (button.titleLabel?.sizeThatFits(.zero).width ?? 0).rounded(.up) + 2 * Self.padding
      guard width + wide <= area.width else { break }
      button.frame = CGRect(x: width, y: 0, width: wide, height: Self.height)
      width += wide
      addSubview(button)
    }
    let size = CGSize(width: width, height: Self.height)
    let all = [preferred, .down, .up].map {
      PopoverPlacement(beside: place, size: size, in: area, permitted: $0)
    }
    show(all.first { $0.content.size == size } ?? all[2])
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// The side of the board on which the arrow is.
  private(set) var direction = UIPopoverArrowDirection.down

  private func show(_ placement: PopoverPlacement) {
    direction = placement.direction
    frame = placement.frame
    let outline = placement.outline
    outline.apply(CGAffineTransform(translationX: -placement.frame.minX, y: -placement.frame.minY))
    shape.path = outline.cgPath
    shape.fillColor = CGColor(srgbRed: 0.12, green: 0.12, blue: 0.12, alpha: 0.97)
    let content = placement.content.offsetBy(dx: -placement.frame.minX, dy: -placement.frame.minY)
    for button in subviews { button.frame.origin.y = content.minY }
  }
}

extension UIMenuController.ArrowDirection {
  var side: UIPopoverArrowDirection {
    switch self {
    case .default, .down: .down
    case .up: .up
    case .left: .left
    case .right: .right
    }
  }
}

extension UIEditMenuArrowDirection {
  var side: UIPopoverArrowDirection {
    switch self {
    case .automatic, .down: .down
    case .up: .up
    case .left: .left
    case .right: .right
    }
  }
}
