internal import CoreGraphics
public import Foundation

// Feedback that is felt. Nothing here can be felt: the calls are taken and that is all there is to them.

/// Something that makes the device tick.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// The same without the view, which is not kept.
  public convenience init(view: UIView) { self.init() }
  /// Wakes the hardware up; none here.
  open func prepare() {}
}

/// A knock.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the knock would be; not kept.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// A generator of knocks; the style is not kept.
  public init(style: FeedbackStyle) { super.init() }
  /// The same; neither the style nor the view is kept.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  public override init() { super.init() }

  /// Does nothing: nothing here knocks.
  open func impactOccurred() {}
  /// - Parameter intensity: 0…1.
  open func impactOccurred(intensity: CGFloat) {}
  /// Does nothing, wherever it is said to be.
  open func impactOccurred(at location: CGPoint) {}
}

/// A tick for another choice.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing: nothing here ticks.
  open func selectionChanged() {}
  /// Does nothing, wherever it is said to be.
  open func selectionChanged(at location: CGPoint) {}
}

/// A pattern for how something went.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Does nothing: nothing here can be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Does nothing, wherever it is said to be.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
