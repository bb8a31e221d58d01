import UIKit

/// The methods that a notes view controller calls on its delegate.
public protocol NotesViewControllerDelegate: AnyObject {
  func notesViewController(_ controller: NotesViewController, didChange text: String)
}

/// A view controller as it was written before concurrency checking: Swift 5, no annotations.
public class NotesViewController: UIViewController {
  /// The delegate of the controller.
  public weak var delegate: NotesViewControllerDelegate?

  private let field = UITextField()
  private let toggle = UISwitch()
  private lazy var caption: UILabel = {
    let label = UILabel()
    label.text = "Remind me"
    label.font = UIFont.systemFont(ofSize: 17)
    return label
  }()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 14
    field.placeholder = "Add a note"
    field.text = "Bring the good camera"
    field.borderStyle = .roundedRect
    field.delegate = self
    toggle.isOn = true
    toggle.onTintColor = .systemGreen
    view.addSubview(field)
    view.addSubview(caption)
    view.addSubview(toggle)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    field.frame = CGRect(x: 16, y: 14, width: width - 32, height: 36)
    caption.frame = CGRect(x: 16, y: 64, width: width - 100, height: 31)
    toggle.frame = CGRect(x: width - 67, y: 64, width: 51, height: 31)
  }
}

extension NotesViewController: UITextFieldDelegate {
  /// Dismisses the keyboard.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.isEnabled = false
    delegate?.notesViewController(self, didChange: textField.text ?? "")
    return true
  }
}
