@_spi(SelectorTable) import UIKit; import UIKit
open class Base: UIView { @MainActor open func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "shown": return { sender, event in self.shown() }; default: return nil } };
  let text = "extension Base { override func draw() {} }"

#sourceLocation(file: "Case.swift", line: 6)
public func shown() {}
#sourceLocation(file: "Case.swift", line: 4)

#sourceLocation(file: "Case.swift", line: 8)
public override func layoutSubviews() {
    super.layoutSubviews()
    _ = Selector("shown")
  }
#sourceLocation(file: "Case.swift", line: 4)
}  // line
public extension Base {
  
  // what a comment says stays
  



}
class Below: Base { @MainActor override func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "shown": return { sender, event in self.shown() }; default: return super.method(named: selector) } };
  override func shown() { super.shown() }  // line

#sourceLocation(file: "Case.swift", line: 17)
override var intrinsicContentSize: CGSize { .zero }
#sourceLocation(file: "Case.swift", line: 15)
}
extension Below {
  
  func plain() {}  // line
}
@_spi(SelectorTable) extension Base: SelectorTarget {}
