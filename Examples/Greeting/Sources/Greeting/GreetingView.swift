import UIKit

/// A view with a text in its middle.
public final class GreetingView: UIView {
  /// The label that shows the greeting.
  public let label = UILabel()

  /// Creates a view that greets a name.
  public init(name: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    label.text = "Hello, \(name)"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
