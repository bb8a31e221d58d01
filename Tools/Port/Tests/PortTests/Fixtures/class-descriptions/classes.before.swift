class Cell {}
let a = type(of: Cell()).description()
let b = Cell.self.description() + Cell.description()
let c = [1].description
func described(_ x: CustomStringConvertible & AnyObject) -> String { x.description }
