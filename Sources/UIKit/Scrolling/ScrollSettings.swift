internal import CoreGraphics
public import Foundation

extension UIScrollView {
  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// `default` is dark on light and light on dark.
    case `default`, black, white
  }

  /// How dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// `onDrag` when a drag begins; `interactive` pulls it down with the finger. With the accessory, the
    /// view above the keyboard goes, too.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// When the section index is shown.
  public enum IndexDisplayMode: Int, Sendable {
    /// Whether an index is seen where there is one, or never. Kept for the app: no list here asks for it.
    case automatic, alwaysHidden
  }

  /// Which part of the safe area is added to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; inside a navigation controller the content always clears its bars.
    case automatic
    /// On axes that scroll: content larger than the bounds, or an axis that always bounces.
    case scrollableAxes
    /// Nothing of it, and all of it.
    case never, always
  }

  /// The part of its speed that a scroll keeps each millisecond after the finger has left.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The value that stands for it.
    public let rawValue: CGFloat
    /// The one with a value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Keeps 99.8 % each millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Keeps 99 % each millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// What a scroll view is told, as UIKit makes a scroll view.
struct ScrollSettings {
  /// Yes-and-no properties, in one word.
  struct Flags: OptionSet {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }

    static let enabled = Flags(rawValue: 1)
    static let directionalLock = Flags(rawValue: 2)
    static let paging = Flags(rawValue: 4)
    static let bounces = Flags(rawValue: 8)
    static let alwaysBounceVertical = Flags(rawValue: 16)
    static let alwaysBounceHorizontal = Flags(rawValue: 32)
    static let scrollsToTop = Flags(rawValue: 64)
    static let delaysTouches = Flags(rawValue: 128)
    static let cancelsTouches = Flags(rawValue: 256)
    static let showsHorizontal = Flags(rawValue: 512)
    static let showsVertical = Flags(rawValue: 1024)
    static let adjustsIndicators = Flags(rawValue: 2048)
    static let bouncesZoom = Flags(rawValue: 4096)
    static let bouncesHorizontally = Flags(rawValue: 8192)
    static let bouncesVertically = Flags(rawValue: 16384)
    static let transfersHorizontal = Flags(rawValue: 32768)
    static let transfersVertical = Flags(rawValue: 65536)

    static let initial: Flags = [
      .enabled, .bounces, .scrollsToTop, .delaysTouches, .cancelsTouches, .showsHorizontal, .showsVertical,
      .adjustsIndicators, .bouncesZoom, .bouncesHorizontally, .bouncesVertically, .transfersHorizontal,
      .transfersVertical,
    ]

    mutating func set(_ flag: Flags, _ on: Bool) {
      if on { insert(flag) } else { remove(flag) }
    }
  }

  var flags = Flags.initial
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  var insetAdjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var verticalIndicatorInsets = UIEdgeInsets.zero
  var horizontalIndicatorInsets = UIEdgeInsets.zero
  var zoomScale: CGFloat = 1
  /// The view that has been given that scale.
  weak var zoomed: UIView?
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
}
