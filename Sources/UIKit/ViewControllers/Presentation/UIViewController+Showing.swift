internal import Foundation
internal import QuartzCore

extension UIViewController {
  /// Who around this controller shows others in its way; an override that calls the method of its superclass
  /// is not asked again.
  func shower(_ sender: Any?) -> UIViewController? { parent?.target(of: Self.showing, sender) }
  /// The same for details.
  func detailShower(_ sender: Any?) -> UIViewController? { parent?.target(of: Self.showingDetail, sender) }

  /// Who from this controller up the way of containers performs an action.
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
