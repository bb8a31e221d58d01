import UIKit

class Screen: UIViewController {
  let line = UIView()
  let later = UIView()
  let flexible = UIView()
  let dot = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    line.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1)  // expect: warning geometry-too-early
    later.frame = view.bounds
    flexible.frame = view.bounds
    flexible.autoresizingMask = [.flexibleWidth]
    dot.layer.cornerRadius = dot.bounds.height / 2  // expect: warning geometry-too-early
    line.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    line.layer.cornerRadius = line.bounds.height / 2
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    later.frame = view.bounds
  }
}
