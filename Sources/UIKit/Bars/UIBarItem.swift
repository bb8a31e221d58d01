internal import CoreGraphics
public import Foundation

/// A bar that shows items and is notified when one of them changes.
@MainActor protocol BarItemHolder: AnyObject {
  func barItemDidChange()
}

/// The abstract superclass for items of bars, with a title, an image, or both. It is not a view itself.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  final weak var holder: (any BarItemHolder)?
  final var attributesByState: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The item's origin in a document.
  final var nibIdentity: NibIdentity?

  public override init() { super.init() }

  /// Creates an item from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { decodeItem(from: nib) }
  }

  /// Called after the item and all objects connected with it were created from a document.
  open func awakeFromNib() {}
  /// Called by tools that show a document in an editor.
  open func prepareForInterfaceBuilder() {}

  /// The title; `nil` for none. A standard button shows it in place of its word; one with a symbol keeps
  /// that.
  open var title: String? {
    didSet { changed() }
  }
  /// The image; `nil` for none. A bar button with an image shows no title, a tab shows both.
  open var image: UIImage? {
    didSet { changed() }
  }
  /// The image in the bars of a phone in landscape. If `nil`, ``image`` is used.
  open var landscapeImagePhone: UIImage? {
    didSet { changed() }
  }
  /// The image that is shown large while the item is touched with an accessibility text size. If `nil`,
  /// ``image`` is used.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { changed() }
  }
  /// The insets of ``landscapeImagePhone``, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { changed() }
  }
  /// A Boolean value that determines whether the item can be pressed; otherwise it is dimmed.
  open var isEnabled = true {
    didSet {
      changed()
      tellObservers()
    }
  }
  /// An integer for use by the client.
  open var tag = 0
  /// The identifier by which tests find the view of the item.
  open var accessibilityIdentifier: String?
  /// The accessibility label. If `nil`, it is the title or the name of a standard item.
  open var accessibilityLabel: String?
  /// The accessibility hint, which describes what the item does.
  open var accessibilityHint: String?
  /// The accessibility value.
  open var accessibilityValue: String?
  /// The accessibility traits.
  open var accessibilityTraits = UIAccessibilityTraits.button
  /// Sets the attributes of the title for a state. The bar's are used for others, or if `nil`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    attributesByState[state.rawValue] = attributes
    changed()
  }
  /// Returns the attributes set for the state, without the bar's, or `nil` if there are none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributesByState[state.rawValue]
  }

  /// The image and its insets in the current bar.
  final var shownImage: (image: UIImage?, insets: UIEdgeInsets) {
    if let landscapeImagePhone, (holder as? UIView)?.isOfLowPhone == true {
      return (landscapeImagePhone, landscapeImagePhoneInsets)
    }
    return (image, imageInsets)
  }

  final func changed() { holder?.barItemDidChange() }
}

/// The metrics of a bar for which an appearance is used.
public enum UIBarMetrics: Int, Sendable {
  /// The default metrics, and those of a phone in landscape.
  case `default`, compact
  /// Both metrics with a prompt; values that are not set for them come from those without.
  case defaultPrompt = 101, compactPrompt
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Unspecified, at the bottom, at the top, or at the top below the status bar, whose background it extends
  /// to.
  case any, bottom, top, topAttached
}

/// An object that is positioned at an edge of the screen.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// The position from the bar's delegate, or the usual position of such bars.
  var barPosition: UIBarPosition { get }
}

/// The delegate that determines the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
