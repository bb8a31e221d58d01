import UIKit

class Screen: UIViewController {
  let line = UIView()
  let later = UIView()
  let flexible = UIView()
  let dot = UIView()
  let behind = UIView()
  let late = UIView()
  let table = UITableView()
  let child = Child()
  let held: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    line.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1)  // expect: warning geometry-too-early
    later.frame = view.bounds
    child.view.frame = view.bounds
    child.tableView.frame = view.bounds
    child.header.frame = view.bounds  // expect: warning geometry-too-early
    held.frame = view.bounds
    behind.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 10)
    table.backgroundView = behind
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in
      self.present(self.child, animated: true) {
        self.late.frame = CGRect(x: 0, y: 0, width: self.view.bounds.width, height: 1)
      }
    }
    UIView.animate(withDuration: 1) {
      self.late.frame = self.view.bounds  // expect: warning geometry-too-early
    }
    line.frame.size.height = navigationController!.navigationBar.frame.height
    flexible.frame = view.bounds
    flexible.autoresizingMask = [.flexibleWidth]
    dot.layer.cornerRadius = dot.bounds.height / 2  // expect: note geometry-too-early
    line.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    line.layer.cornerRadius = line.bounds.height / 2
  }

  func build() {
    child.tableView.snp.makeConstraints { $0.edges.equalToSuperview() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    later.frame = view.bounds
  }
}
