internal import Foundation
internal import InterfaceBuilder

extension NibCoder {
  /// Reads what every controller has.
  func decode(_ controller: UIViewController) {
    controller.nib = self
    controller.nibIdentity = identity
    controller.title = string("title")
    decodeBarItems(of: controller)
  }
}

extension UIViewController {
  /// The root view that the document stores, or the one that the controller makes for itself; nil for a placeholder of another
  /// document's controller.
  var nibRootView: UIView? {
    guard nib?.object.name != "viewControllerPlaceholder" else { return nil }
    return view
  }

  /// The view that the document stores for this controller.
  func makeNibView() -> UIView? { nib?.view(key: "view") }
}
