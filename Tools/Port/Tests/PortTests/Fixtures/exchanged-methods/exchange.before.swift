typealias Block = @convention(block) (Int) -> Void
typealias Method = @convention(c) (AnyObject, Selector) -> Void
typealias Compare = @convention(c) (Int32) -> Int32
func exchange(_ one: Method, _ other: Method) {
  method_exchangeImplementations(one, other)
  done()
}  // line
func implementation(of kind: AnyClass) -> IMP? {
  guard let method = class_getInstanceMethod(kind, name) else { return nil }
  return method_getImplementation(method)
}
func count(of kind: AnyClass) -> Int { class_addMethod(kind) ? 1 : 0 }  // line
