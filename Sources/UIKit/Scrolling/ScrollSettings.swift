internal import CoreGraphics
public import Foundation

extension UIScrollView {
  /// The styles of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// `default` is dark on light content and light on dark content.
    case `default`, black, white
  }

  /// The ways in which dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// `onDrag` dismisses it when a drag begins; `interactive` pulls it down with the finger. The modes with
    /// the accessory also dismiss the input accessory view.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The display modes of the section index.
  public enum IndexDisplayMode: Int, Sendable {
    /// Shows an index if there is one, or never. No effect: no list uses it.
    case automatic, alwaysHidden
  }

  /// The ways in which the safe area is added to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Equivalent to `scrollableAxes`, except that in a navigation controller the content always clears the
    /// bars.
    case automatic
    /// On axes that scroll: those with content larger than the bounds, or that always bounce.
    case scrollableAxes
    /// Never, and always.
    case never, always
  }

  /// The part of the velocity that scrolling keeps each millisecond after the finger has lifted.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The raw value of the rate.
    public let rawValue: CGFloat
    /// Creates a rate from a raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate, which keeps 99.8 % each millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate, which keeps 99 % each millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// The settings of a scroll view, with the defaults of UIKit.
struct ScrollSettings {
  /// The Boolean properties, in one word.
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
  /// The view that `zoomScale` was applied to.
  weak var zoomed: UIView?
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
}
