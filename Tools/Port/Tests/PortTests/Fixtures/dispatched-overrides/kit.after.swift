@_spi(SelectorTable) import UIKit; import UIKit
extension UIView { @MainActor fileprivate func selectorTable0(_ selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "apply:to:": return { sender, event in _ = self.apply(SelectorTables.argument(sender, 0) as String, to: SelectorTables.argument(sender, 1) as [UIView]) }; default: return nil } };
  func apply(_ theme: String, to views: [UIView] = []) -> Int { if let own = self as? Card { return own.apply_dispatched(theme, to: views) }; return apply_base(theme, to: views) }; func apply_base(_ theme: String, to views: [UIView] = []) -> Int {
    return 1  // line
  }
  class var style: Int { if let own = self as? Card.Type { return own.style_dispatched }; return style_base }; class var style_base: Int { 1 }
}
class Card: UIView {
  func apply_dispatched(_ theme: String, to views: [UIView]) -> Int { self.apply_base(theme, to: views) }
  class var style_dispatched: Int { self.style_base }
}
class Small: Card {
  override func apply_dispatched(_ theme: String, to views: [UIView]) -> Int { super.apply_dispatched(theme, to: views) }
}
extension UIButton {
  open func layoutSubviews_of_UIButton() {}
}
extension NSLayoutConstraint {
  open func isReplacedEqual(_ object: Any?) -> Bool { super.isEqual(object) }
}
private extension UIControl {
  func hidden() {}
}
@section(".init_array") @used private let registerSelectorTables: @convention(c) () -> Void = {
  MainActor.assumeIsolated {
    SelectorTables.add { target, selector in (target as? UIView)?.selectorTable0(selector) }
  }
}
@_spi(SelectorTable) extension NSLayoutConstraint: ReplacedEquality {}
