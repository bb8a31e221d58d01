public import Foundation

/// A transition from one controller to another, performed once.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue in the storyboard.
  public let identifier: String?
  /// The controller in which the segue begins.
  public let source: UIViewController
  /// The controller to which the segue leads.
  public let destination: UIViewController
  /// The action of the kind of segue that the storyboard names.
  final var handler: (() -> Void)?
  /// A Boolean value that indicates whether the destination appears with an animation.
  final var isAnimated = true

  /// Creates a segue whose class implements `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a segue that performs `performHandler`.
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

  /// Shows the destination according to the kind of segue; a custom segue class overrides it.
  open func perform() { handler?() }
}

/// The origin of an unwind segue, passed to controllers that look for its destination.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller in which the segue begins.
  public let source: UIViewController
  /// The method that the segue's destination implements.
  public let unwindAction: Selector
  /// The object that triggered the segue; nil for none.
  public let sender: Any?

  init(_ source: UIViewController, _ action: Selector, _ sender: Any?) {
    (self.source, unwindAction, self.sender) = (source, action, sender)
    super.init()
  }
}

extension UIStoryboardSegue {
  /// Creates a segue of the class that this is called on with its `init(identifier:source:destination:)`; see
  /// `UIView.make`.
  @_silgen_name(
    "$s5UIKit17UIStoryboardSegueC17dynamicIdentifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC")
  static func make(
    identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
  ) -> UIStoryboardSegue
}
