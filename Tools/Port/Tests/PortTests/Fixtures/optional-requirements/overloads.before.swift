@objc public protocol PanelDelegate {
  @objc(panel:layoutForTraits:) optional
  func panel(_ panel: Panel, layoutFor traits: UITraitCollection) -> Layout
  @objc(panel:layoutForSize:) optional
  func panel(_ panel: Panel, layoutFor size: CGSize) -> Layout
}
public class Layout: NSObject {}
public class Panel: NSObject {
  weak var delegate: PanelDelegate?
  func show(_ size: CGSize) -> Layout? {
    if let layout = delegate?.panel?(self, layoutFor: UITraitCollection()) { return layout }
    return delegate?.panel!(self, layoutFor: size) ?? Layout()
  }
}
class Owner: NSObject, PanelDelegate {
  func panel(_ panel: Panel, layoutFor size: CGSize) -> Layout { Layout() }
}
