public import Foundation

/// A way from one controller to another, performed once.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard gives it.
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// A segue that does what `performHandler` does.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Shows the destination.
  open func perform() { handler?() }
}
