internal import Foundation
internal import InterfaceBuilder

extension NibCoder {
  /// Reads the attributes that all controllers have.
  func decode(_ controller: UIViewController) {
    controller.nib = self
    controller.nibIdentity = identity
    controller.title = string("title")
    decodeBarItems(of: controller)
    controller.decodePresentation(self)
  }
}

extension UIViewController {
  /// The root view: the document's, or the one that the controller creates; `nil` for a placeholder of
  /// another document's controller.
  var nibRootView: UIView? {
    guard nib?.object.name != "viewControllerPlaceholder" else { return nil }
    return view
  }

  /// Creates the view that the document stores for this controller: its storyboard, or its xib.
  func makeNibView() -> UIView? {
    if let nib { return nib.view(key: "view") }
    guard let (name, bundle) = xib else { return nil }
    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
    return viewIfLoaded
  }

  /// The xib with the controller's view: that of the name that it was created with, or of its class's name,
  /// without `Controller` first. If there is no such xib, it is nil.
  private var xib: (name: String, bundle: Bundle)? {
    let bundle = nibBundle ?? .program
    var names = [nibName].compactMap { $0 }
    // UIKit's own classes have none.
    if names.isEmpty, !String(reflecting: type(of: self)).hasPrefix("UIKit.") {
      let name = String(describing: type(of: self))
      if name.hasSuffix("ViewController") { names.append(String(name.dropLast("Controller".count))) }
      names.append(name)
    }
    return names.first { bundle.url(forResource: $0, withExtension: "xib") != nil }.map { ($0, bundle) }
  }

  /// Reads the properties for presentation and restoration.
  func decodePresentation(_ nib: NibCoder) {
    if let name = nib.string("restorationIdentifier") { restorationIdentifier = name }
    if nib.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
      restorationIdentifier = nib.string("storyboardIdentifier")
    }
    if nib.bool("modalInPresentation") == true { isModalInPresentation = true }
    if nib.bool("definesPresentationContext") == true { definesPresentationContext = true }
    if nib.bool("providesPresentationContextTransitionStyle") == true {
      providesPresentationContextTransitionStyle = true
    }
    switch nib.name("interfaceStyle") {
    case "light": overrideUserInterfaceStyle = .light
    case "dark": overrideUserInterfaceStyle = .dark
    default: break
    }
    if let style = nib.name("modalPresentationStyle").flatMap({ UIModalPresentationStyle.named[$0] }) {
      modalPresentationStyle = style
    }
    if let style = nib.name("modalTransitionStyle").flatMap({ UIModalTransitionStyle.named[$0] }) {
      modalTransitionStyle = style
    }
  }
}

extension UIModalPresentationStyle {
  /// The styles by their names in documents.
  static let named: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover,
  ]
}

extension UIModalTransitionStyle {
  /// The styles by their names in documents.
  static let named: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]
}
