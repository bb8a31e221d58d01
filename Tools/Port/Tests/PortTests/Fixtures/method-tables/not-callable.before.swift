import UIKit
class A: UIView {
  @objc func a(_ a: inout Int) {}
  @objc func b(_ a: Int...) {}
  @objc func c(_ a: @autoclosure () -> Int) {}
  @objc func d() async {}
  @available(*, unavailable) @objc func e() {}
  @objc func image(_ image: UIImage!, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {}
  @objc func make(at place: URL) throws -> URL { place }
  @IBSegueAction private func show(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
}
