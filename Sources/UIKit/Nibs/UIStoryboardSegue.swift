public import Foundation

/// A way from one controller to another, performed once.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard gives it.
  public let identifier: String?
  /// The controller that the segue begins in.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController
  /// What the kind of segue does that the storyboard names.
  final var handler: (() -> Void)?
  /// Whether what the segue shows moves in.
  final var isAnimated = true

  /// A segue that does nothing by itself: `perform()` of its class does.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// A segue that does what `performHandler` does.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Runs the `init(identifier:source:destination:)` of the class that a metatype names; see
  /// `UIStoryboardSegue.make`.
  convenience init(dynamicIdentifier: String?, source: UIViewController, destination: UIViewController) {
    self.init(identifier: dynamicIdentifier, source: source, destination: destination)
  }

  /// Shows the destination, as the kind of segue does it; a class of custom segues overrides it.
  open func perform() { handler?() }
}

/// What an unwind segue begins with, told to those who look for its end.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue begins in.
  public let source: UIViewController
  /// The method that the segue's end has.
  public let unwindAction: Selector
  /// Who has set the segue off; nil for nobody.
  public let sender: Any?

  init(_ source: UIViewController, _ action: Selector, _ sender: Any?) {
    (self.source, unwindAction, self.sender) = (source, action, sender)
    super.init()
  }
}

extension UIStoryboardSegue {
  /// A new segue of the class that this is called on, made by its `init(identifier:source:destination:)`; see
  /// `UIView.make`.
  @_silgen_name(
    "$s5UIKit17UIStoryboardSegueC17dynamicIdentifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC")
  static func make(
    identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
  ) -> UIStoryboardSegue
}
