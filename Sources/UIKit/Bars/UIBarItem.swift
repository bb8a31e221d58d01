internal import CoreGraphics
public import Foundation

/// A bar that shows items: told when one of them changes.
@MainActor protocol BarItemHolder: AnyObject {
  func barItemDidChange()
}

/// What a bar shows: a title, an image, or both. It is no view itself.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  final weak var holder: (any BarItemHolder)?
  final var attributesByState: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Where in a document the item comes from.
  final var nibIdentity: NibIdentity?

  public override init() { super.init() }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { decodeItem(from: nib) }
  }

  /// Called once the item was made from a document, as were all it is connected with.
  open func awakeFromNib() {}
  /// Called by tools that show a document while it is edited.
  open func prepareForInterfaceBuilder() {}

  /// Nil for none. A standard button shows it in place of its word; one that has a symbol keeps that.
  open var title: String? {
    didSet { changed() }
  }
  /// Nil for none. A bar button with an image shows no title, a tab shows both.
  open var image: UIImage? {
    didSet { changed() }
  }
  /// The image in the bars of a phone that lies; nil for `image`.
  open var landscapeImagePhone: UIImage? {
    didSet { changed() }
  }
  /// The picture that is shown large while the item is touched and texts are of an accessibility size; nil
  /// for the image.
  open var largeContentSizeImage: UIImage?
  /// How far the image's edges move inwards, in points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { changed() }
  }
  /// The same of `landscapeImagePhone`.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { changed() }
  }
  /// Whether it can be pressed; else it is pale.
  open var isEnabled = true {
    didSet {
      changed()
      tellObservers()
    }
  }
  /// A number for the app.
  open var tag = 0
  /// A name by which tests find the view that shows the item.
  open var accessibilityIdentifier: String?
  /// What is spoken for the item; nil for the title, or the name of a standard item.
  open var accessibilityLabel: String?
  /// What the item does.
  open var accessibilityHint: String?
  /// What the item is set to.
  open var accessibilityValue: String?
  /// What kind of element the item is.
  open var accessibilityTraits = UIAccessibilityTraits.button
  /// Looks of the title in a state; nil, and what is not named, is the bar's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    attributesByState[state.rawValue] = attributes
    changed()
  }
  /// What was set for the state, without the bar's looks; nil for nothing.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributesByState[state.rawValue]
  }

  /// The image for the bar that shows the item, and how far its edges move inwards.
  final var shownImage: (image: UIImage?, insets: UIEdgeInsets) {
    if let landscapeImagePhone, (holder as? UIView)?.isOfLowPhone == true {
      return (landscapeImagePhone, landscapeImagePhoneInsets)
    }
    return (image, imageInsets)
  }

  final func changed() { holder?.barItemDidChange() }
}

/// The height of a bar for which a look counts.
public enum UIBarMetrics: Int, Sendable {
  /// The usual one, that of a phone that lies, and both with a line of text above.
  case `default`, compact
  /// The same heights with a line of text above; what is not set for them is that of the ones without.
  case defaultPrompt = 101, compactPrompt
}

/// Where a bar lies.
public enum UIBarPosition: Int, Sendable {
  /// Not told, at the bottom, at the top, or at the top below the status bar, whose ground it has too.
  case any, bottom, top, topAttached
}

/// Something that lies at an edge of the screen.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// What the bar's delegate says, or where such bars usually lie.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar lies.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar lies.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// By default `.any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
