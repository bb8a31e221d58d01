protocol P: AnyObject {
  @available(tvOS, unavailable)
  func a()
  



  func c()  // line
}
protocol Q: AnyObject {  func d() }
class E { weak var f: P? }
