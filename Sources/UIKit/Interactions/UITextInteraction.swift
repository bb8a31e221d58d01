public import Foundation

/// Whether a text is edited or only chosen from.
public enum UITextInteractionMode: Int, Sendable { case editable, nonEditable }

/// Decides on what a text interaction does, and hears of it. Every method has a default.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: AnyObject {
  /// Whether a touch is the text's, in the coordinates of the interaction's view.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// The gestures of a text of one's own: a tap puts the selection where it was, and makes the text the first
/// responder. Caret, handles and loupe are not shown.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  public let textInteractionMode: UITextInteractionMode
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text.
  open weak var textInput: (any UIResponder & UITextInput)?
  private weak var owner: UIView?
  private lazy var tap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer()
    tap.delegate = self
    tap.onAction { [weak self] gesture in self?.tapped(at: gesture.location(in: self?.owner)) }
    return tap
  }()

  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  open var view: UIView? { owner }
  /// What other recognisers of single taps wait for.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap] }
  open func willMove(to view: UIView?) { if view == nil { owner?.removeGestureRecognizer(tap) } }
  open func didMove(to view: UIView?) {
    owner = view
    guard let view else { return }
    notYet("UITextInteraction's caret and handles")
    view.addGestureRecognizer(tap)
  }

  private func tapped(at point: CGPoint) {
    guard let textInput else { return }
    delegate?.interactionWillBegin(self)
    if textInput.canBecomeFirstResponder { textInput.becomeFirstResponder() }
    let place = owner?.convert(point, to: (textInput as? UIView) ?? owner) ?? point
    if let position = textInput.closestPosition(to: place) {
      textInput.selectedTextRange = textInput.textRange(from: position, to: position)
    }
    delegate?.interactionDidEnd(self)
  }
}

extension UITextInteraction: UIGestureRecognizerDelegate {
  /// A tap that is not the text's is left to others.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    textInput != nil
      && delegate?.interactionShouldBegin(self, at: gestureRecognizer.location(in: owner)) ?? true
  }
}
