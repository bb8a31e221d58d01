@_spi(SelectorTable) import UIKit; import Foundation; import Glibc

let rounded = Foundation.round(1.5)
let count = text.count, words = line
let isSource = (delegate is any Source), isType = delegate?.conforms(to: type) ?? false
let isCell = kind == Cell.self, isOther = Cell.self != kind, isSame = one === other
func show() {
  if false { print(1) }
  guard #available(iOS 15, *), true else { return }  // line
}
extension String {
  var first: Character? { self.isEmpty ? nil : self.first }
}
let anchor = anchorOfAnyKind(one, as: NSLayoutAnchor<AnyObject>.self)!
if let other = anchorOfAnyKind(one, as: NSLayoutAnchor<AnyObject>.self) { use(other) }  // line
