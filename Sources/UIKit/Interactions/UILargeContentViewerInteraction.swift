internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Something whose picture and name are shown large while it is touched.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it is shown large at all.
  var showsLargeContentViewer: Bool { get }
  /// The name below the picture; views give their accessibility label.
  var largeContentTitle: String? { get }
  /// The picture above the name; nil shows the name alone.
  var largeContentImage: UIImage? { get }
  /// Whether the picture grows to the room there is, as symbols always do.
  var scalesLargeContentImage: Bool { get }
  /// The room around the picture, in points; zero for views.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// Says what is shown large. Every method has a default.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The item at a point of the interaction's view; by default the view there that shows itself large.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The finger was lifted at a point of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// In whose window the large content is shown; that of the interaction's view for one without a window.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// The innermost view at the point that shows itself large, by default.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  )
    -> (any UILargeContentViewerItem)? { interaction.itemByItself(at: point) }
  /// Does nothing by default.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// A controller without a window by default: that of the interaction's view is taken.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    UIViewController()
  }
}

/// Shows what a finger rests on large, in the middle of the window, where the user prefers a size of text for
/// accessibility. For what does not grow with the text itself, such as bars.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Says what is shown large; not retained, and given once.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that the interaction was added to; nil for none.
  open private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private var board: LargeContentBoard?
  private var item: (any UILargeContentViewerItem)?
  /// What the project's own bars do where the finger is lifted.
  final var ended: ((any UILargeContentViewerItem) -> Void)?

  /// Whether large content is shown at all: the size of text is one for accessibility.
  open class var isEnabled: Bool {
    (UIApplication.shared.keyWindow?.traitCollection ?? .current).preferredContentSizeCategory
      .isAccessibilityCategory
  }
  /// Kept for the app: nothing posts it. `isEnabled` changes with the key window's traits.
  public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Without a delegate the views of the interaction's view say what is shown large.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    press.onAction { [weak self] gesture in self?.follow(gesture) }
  }

  public convenience override init() { self.init(delegate: nil) }

  /// The press that shows large content, for others to wait for.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  /// Called before the interaction changes its view: takes the press from the old one, and what is shown
  /// away.
  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    board?.removeFromSuperview()
  }
  /// Called after the interaction has changed its view: adds the press to the new one.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The innermost view at a point that shows itself large.
  final func itemByItself(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    var found = view?.hitTest(point, with: nil)
    while let one = found, one !== view?.superview {
      if one.showsLargeContentViewer { return one }
      found = one.superview
    }
    return nil
  }

  private func follow(_ gesture: UIGestureRecognizer) {
    guard let view, view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return }
    let point = gesture.location(in: view)
    switch gesture.state {
    case .began, .changed:
      let found =
        delegate.map { $0.largeContentViewerInteraction(self, itemAt: point) } ?? itemByItself(at: point)
      guard found.map({ ObjectIdentifier($0) }) != item.map({ ObjectIdentifier($0) }) else { return }
      show(found)
    case .ended:
      let last = item
      show(nil)
      delegate?.largeContentViewerInteraction(self, didEndOn: last, at: point)
      if let last { ended?(last) }
    default: show(nil)
    }
  }

  private func show(_ new: (any UILargeContentViewerItem)?) {
    item = new
    board?.removeFromSuperview()
    board = nil
    guard let new, new.showsLargeContentViewer else { return }
    guard let window = delegate?.viewController(for: self).viewIfLoaded?.window ?? view?.window else {
      return
    }
    let made = LargeContentBoard(new)
    made.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    window.addSubview(made)
    board = made
  }
}

/// The picture and the name of an item, large. Its measures are not measured.
final class LargeContentBoard: UIView {
  private static let side: CGFloat = 270, picture: CGFloat = 120, margin: CGFloat = 16

  init(_ item: any UILargeContentViewerItem) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    ground.frame = bounds
    ground.layer.cornerRadius = 16
    ground.clipsToBounds = true
    addSubview(ground)
    let image = UIImageView(), label = UILabel()
    image.image = item.largeContentImage
    image.tintColor = .label
    image.contentMode =
      item.scalesLargeContentImage || item.largeContentImage?.isSymbolImage == true
      ? .scaleAspectFit : .center
    label.text = item.largeContentTitle
    label.numberOfLines = 2
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 22, weight: .medium)
    let isAlone = item.largeContentImage == nil
    let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let height = label.sizeThatFits(CGSize(width: room.width, height: Self.side)).height
    if !isAlone {
      image.frame = CGRect(
        x: bounds.midX - Self.picture / 2, y: room.minY + 24, width: Self.picture, height: Self.picture
      )
        .inset(by: item.largeContentImageInsets)
      addSubview(image)
    }
    label.frame = CGRect(
      x: room.minX, y: isAlone ? bounds.midY - height / 2 : room.maxY - height - 12, width: room.width,
      height: height)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Bars do not grow with the text: their buttons are shown large
  /// instead, and do what they do when the finger is lifted on them.
  final func showButtonsLarge() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let old = interactions.first { $0 is UILargeContentViewerInteraction }
    if let old, !isLarge { return removeInteraction(old) }
    guard isLarge, old == nil else { return }
    let interaction = UILargeContentViewerInteraction(delegate: nil)
    interaction.ended = { ($0 as? UIControl)?.touchedUpInside(nil) }
    addInteraction(interaction)
  }
}
