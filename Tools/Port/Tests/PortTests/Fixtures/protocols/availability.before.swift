@objc protocol P {
  @available(tvOS, unavailable)
  func a()
  @available(iOS, unavailable)
  var b: Int {
    get
  }
  func c()  // line
}
@objc protocol Q { @available(*, unavailable) func e(); func d() }
class E { weak var f: P? }
