import UIKit
class Base: UIViewController {
  @objc func done() {}
  @objc(cancelled:) func cancel(_ sender: Any) {}
  @objc func move(_ a: Int, by b: Int) {}
  @objc func tap(with sender: Any) {}
  @objc func load() {}
  @objc func load(_ a: Int) {}
  @objc func `default`() {}
  @objc var isOn = false
  @objc(shown) var isShown: Bool { true }
  @objc static func shared() {}
  @objc func save() throws {}
  @objc func moveTo(place: Int) {}
  @objc func show(item: Int) {}
}
final class Plain: Base {}
final class Other: UIViewController {
  class Base: NSObject { @objc func done(_ sender: Any) {} }
  let plain = Plain()
  @objc func done(_ sender: Any) {}
  func wire() {
    let all = [
      #selector(Base.done), #selector(done), #selector(plain.done), #selector(self.done(_:)), #selector(Plain.cancel),
      #selector(Case.Base.done), #selector(plain.move(_:by:)), #selector(plain.tap), #selector(plain.load as () -> Void),
      #selector(plain.load(_:)), #selector((plain.load as (Int) -> Void)), #selector(Plain.`default`), #selector(getter: Plain.isOn),
      #selector(setter: Plain.isOn), #selector(getter: Plain.isShown), #selector(Plain.shared), #selector(plain.save),
      #selector(plain.moveTo), #selector(plain.show(item:)),
      #selector(UIView.layoutIfNeeded), #selector(UIResponder.copy(_:)), #selector(getter: UILabel.font),
      #selector(UIViewController.dismiss(animated:completion:)),
      #selector(
        Plain.done
      ),
    ]
    print("#selector(Base.done) \(#selector(Plain.load(_:)))")
  }
}
