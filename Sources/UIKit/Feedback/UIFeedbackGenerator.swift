internal import CoreGraphics
public import Foundation

// Haptic feedback. There is no haptic hardware: the calls have no effect.

/// The base class of haptic feedback generators.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// Creates a generator; the view is not stored.
  public convenience init(view: UIView) { self.init() }
  /// Does nothing. Unavailable on Linux: there is no haptic hardware.
  open func prepare() {}
}

/// A generator of impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The styles of impacts; not stored.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator; the style is not stored.
  public init(style: FeedbackStyle) { super.init() }
  /// Creates a generator; neither the style nor the view is stored.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  public override init() { super.init() }

  /// Does nothing. Unavailable on Linux: there is no haptic hardware.
  open func impactOccurred() {}
  /// Does nothing. Unavailable on Linux: there is no haptic hardware.
  ///
  /// - Parameter intensity: The intensity, 0…1.
  open func impactOccurred(intensity: CGFloat) {}
  /// Does nothing. Unavailable on Linux: there is no haptic hardware.
  open func impactOccurred(at location: CGPoint) {}
}

/// A generator of feedback for changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing. Unavailable on Linux: there is no haptic hardware.
  open func selectionChanged() {}
  /// Does nothing. Unavailable on Linux: there is no haptic hardware.
  open func selectionChanged(at location: CGPoint) {}
}

/// A generator of feedback for the outcome of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes of a task.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Does nothing. Unavailable on Linux: there is no haptic hardware.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Does nothing. Unavailable on Linux: there is no haptic hardware.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
