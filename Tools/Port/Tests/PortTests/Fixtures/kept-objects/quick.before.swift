import Quick

final class Spec: QuickSpec {
  override class func spec() {
    beforeEach { let view = UIView(); show(view) }
    it("shows") { let view = UIView(); show(view) }
  }
}
