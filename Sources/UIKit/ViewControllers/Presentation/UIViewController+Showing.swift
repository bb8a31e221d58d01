internal import Foundation
internal import QuartzCore

extension UIViewController {
  /// Returns the container around this controller that handles showing others. An override that calls super
  /// is not asked again.
  func shower(_ sender: Any?) -> UIViewController? { parent?.target(of: Self.showing, sender) }
  /// Returns the container around this controller that handles showing details.
  func detailShower(_ sender: Any?) -> UIViewController? { parent?.target(of: Self.showingDetail, sender) }

  /// Returns the first controller, from this one upwards through its containers, that performs an action.
  func target(of action: Selector, _ sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first {
      $0.performs(action) && $0.canPerformAction(action, withSender: sender)
    }
  }

  private func performs(_ action: Selector) -> Bool {
    switch action {
    case Self.showing: Self.showMethods.areOverridden(in: self)
    case Self.showingDetail: Self.detailMethods.areOverridden(in: self)
    default: responds(toAction: action)
    }
  }

  private static let showing = Selector("showViewController:sender:")
  private static let showingDetail = Selector("showDetailViewController:sender:")
  private static let showMethods = ClassMethods(
    of: UIViewController.self, overriddenIn: [ShowOverride.self], beside: DetailOverride.self)
  private static let detailMethods = ClassMethods(
    of: UIViewController.self, overriddenIn: [DetailOverride.self], beside: ShowOverride.self)
}

private final class ShowOverride: UIViewController {
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
}

private final class DetailOverride: UIViewController {
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
}
