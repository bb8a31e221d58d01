public protocol PanelDelegate: AnyObject {
  var panel_layoutFor_Panel_UITraitCollection_ifAny: ((Panel, UITraitCollection) -> Layout)? { get }

  var panel_layoutFor_Panel_CGSize_ifAny: ((Panel, CGSize) -> Layout)? { get }

}
public class Layout: NSObject {}
public class Panel: NSObject {
  weak var delegate: PanelDelegate?
  func show(_ size: CGSize) -> Layout? {
    if let layout = delegate?.panel_layoutFor_ifAny(self, UITraitCollection()) { return layout }
    return delegate?.panel_layoutFor_ifAny(self, size)! ?? Layout()
  }
}
class Owner: NSObject, PanelDelegate { var panel_layoutFor_Panel_CGSize_ifAny: ((Panel, CGSize) -> Layout)? { { self.panel($0, layoutFor: $1) } };
  func panel(_ panel: Panel, layoutFor size: CGSize) -> Layout { Layout() }
}
extension PanelDelegate {
  public var panel_layoutFor_Panel_UITraitCollection_ifAny: ((Panel, UITraitCollection) -> Layout)? { nil }
  @discardableResult public func panel_layoutFor_ifAny(_ a0: Panel, _ a1: UITraitCollection) -> Layout? { panel_layoutFor_Panel_UITraitCollection_ifAny?(a0, a1) }
  public var panel_layoutFor_Panel_CGSize_ifAny: ((Panel, CGSize) -> Layout)? { nil }
  @discardableResult public func panel_layoutFor_ifAny(_ a0: Panel, _ a1: CGSize) -> Layout? { panel_layoutFor_Panel_CGSize_ifAny?(a0, a1) }
}
