typealias Block =  (Int) -> Void
typealias Method =  (AnyObject, Selector) -> Void
typealias Compare = @convention(c) (Int32) -> Int32
func exchange(_ one: Method, _ other: Method) {
  

}  // line
func implementation(of kind: AnyClass) -> IMP? {
  return nil

}
func count(of kind: AnyClass) -> Int { class_addMethod(kind) ? 1 : 0 }  // line
