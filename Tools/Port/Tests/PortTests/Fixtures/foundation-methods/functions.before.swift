import UIKit

let name = NSStringFromClass(Cell<Model>.self)
let found = Foundation.NSClassFromString("Cell")
let kind = NSClassFromString("UIButton")
let data = try Data(contentsOf: url, options: [])
let lines = try String(contentsOf: url)
let isSame = NSDictionary(dictionary: one).isEqual(to: other)
let isEqual = (one as NSDictionary).isEqual(to: other), isText = label.isEqual(to: other)
expression.enumerateMatches(in: text, range: range) { match, _, _ in count += 1 }  // line
