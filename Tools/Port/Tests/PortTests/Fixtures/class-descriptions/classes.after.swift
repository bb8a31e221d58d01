class Cell {}
let a = String(reflecting: type(of: Cell()))
let b = String(reflecting: Cell.self) + String(reflecting: Cell.self)
let c = [1].description
func described(_ x: CustomStringConvertible & AnyObject) -> String { x.description }
