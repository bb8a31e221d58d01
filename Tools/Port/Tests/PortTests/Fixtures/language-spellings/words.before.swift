import Darwin

let rounded = Darwin.round(1.5)
let count = text.characters.count, words = line.characters
let isSource = delegate.conforms(to: Source.self), isType = delegate?.conforms(to: type) ?? false
let isCell = kind === Cell.self, isOther = Cell.self !== kind, isSame = one === other
func show() {
  if #available(iOS 99, *) { print(1) }
  guard #available(iOS 15, *), #unavailable(iOS 27.1) else { return }  // line
}
extension String {
  var first: Character? { characters.isEmpty ? nil : self.characters.first }
}
let anchor = one as! NSLayoutAnchor<AnyObject>
if let other = one as? NSLayoutAnchor<AnyObject> { use(other) }  // line
