import AppleFoundation; import UIKit

let name = AppleFoundation.NSStringFromClass(Cell<Model>.self)
let found = Foundation.NSClassFromString("Cell")
let kind = AppleFoundation.NSClassFromString("UIButton")
let data = try Data(contentsOfAddress: url, options: [])
let lines = try String(contentsOf: url)
let isSame = NSDictionary(dictionary: one).isEqual(toContentOf: other)
let isEqual = (one as NSDictionary).isEqual(toContentOf: other), isText = label.isEqual(to: other)
expression.enumerateMatchesAtOnce(in: text, range: range) { match, _, _ in count += 1 }  // line
