#if canImport(UIKit)
  import Counting
  import UIKit

  /// A screen with a text of a resource and a button.
  public final class GreetingController: UIViewController {
    /// The number of taps on the button.
    public private(set) var taps = 0

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Greeting"
      view.backgroundColor = .systemBackground
      let label = UILabel()
      label.text = Self.greeting
      let again = UIAction(title: "Again") { [weak self] _ in self?.taps += 1 }
      let button = UIButton(type: .system, primaryAction: again)
      let stack = UIStackView(arrangedSubviews: [label, button])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }

    /// The text of the label.
    public static var greeting: String {
      let file = Bundle.module.url(forResource: "greeting", withExtension: "txt")!
      return try! String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
    }

    /// The length of the greeting, counted by a C target.
    public static var length: UInt64 { counting_length(greeting) }
  }
#endif
