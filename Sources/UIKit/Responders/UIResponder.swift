@_exported public import QuartzCore
public import Foundation

/// The root of everything that can receive events.
///
/// An event that a responder does not handle goes to `next`, up to the application.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked when this responder does not handle an event.
  open var next: UIResponder? { nil }
}
