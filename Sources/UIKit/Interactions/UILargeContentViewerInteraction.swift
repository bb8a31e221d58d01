internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// An item whose image and title are shown large while it is touched.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// A Boolean value that indicates whether the item is shown large at all.
  var showsLargeContentViewer: Bool { get }
  /// The title below the image; views return their accessibility label.
  var largeContentTitle: String? { get }
  /// The image above the title; nil for the title only.
  var largeContentImage: UIImage? { get }
  /// A Boolean value that indicates whether the image is scaled up, as symbols always are.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points; zero for views.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// The methods that determine the large content. Every method has a default.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Returns the item at a point of the interaction's view; by default, the view there that shows large
  /// content.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Called when the finger has lifted at a point of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Returns the controller in whose window the large content is shown; one without a window stands for the
  /// window of the interaction's view.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Returns the innermost view at the point that shows large content, by default.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  )
    -> (any UILargeContentViewerItem)?
  { interaction.itemByItself(at: point) }
  /// Does nothing by default.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// Returns a controller without a window by default, which stands for the window of the interaction's view.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    UIViewController()
  }
}

/// An interaction that shows the touched item large, in the middle of the window, if the user prefers an
/// accessibility text size. For views that do not grow with the text size, such as bars.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate that the interaction was created with. A weak reference.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that owns the interaction; nil for none.
  open private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private var board: LargeContentBoard?
  private var item: (any UILargeContentViewerItem)?
  /// The action that Mica's own bars perform when the finger lifts.
  final var ended: ((any UILargeContentViewerItem) -> Void)?

  /// A Boolean value that indicates whether large content is shown at all: the text size is an accessibility
  /// size.
  open class var isEnabled: Bool {
    (UIApplication.shared.keyWindow?.traitCollection ?? .current).preferredContentSizeCategory
      .isAccessibilityCategory
  }
  /// Never posted: `isEnabled` changes with the key window's traits.
  public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Creates an interaction; without a delegate the subviews of the interaction's view determine the large
  /// content.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    press.onAction { [weak self] gesture in self?.follow(gesture) }
  }

  public convenience override init() { self.init(delegate: nil) }

  /// The press that shows large content, for failure requirements of other recognisers.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  /// Removes the press and the large content from the previous view. Called before the interaction moves to
  /// another view.
  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    board?.removeFromSuperview()
  }
  /// Adds the press to the new view. Called after the interaction has moved to another view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Returns the innermost view at a point that shows large content.
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

/// The view of an item's image and title, large. Its dimensions are not measured.
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
  /// Adds or removes the large content interaction: bars do not grow with the text size. Their buttons are
  /// shown large instead, and perform their action when the finger lifts on them.
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
