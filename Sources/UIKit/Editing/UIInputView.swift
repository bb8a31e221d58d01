internal import CoreGraphics
public import Foundation

/// An input view whose keys click, by `UIDevice.playInputClick()`.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether they click while the view is shown. Not asked: nothing is heard here.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// No by default.
  public var enableInputClicksWhenVisible: Bool { false }
}

/// A view that stands in for a keyboard or above it, and looks like one if its style says so.
open class UIInputView: UIView {
  /// Whether the view has the keyboards' background.
  public enum Style: Int, Sendable { case `default`, keyboard }

  private var style = Style.default
  /// The style that the view was made with; `default` for one from a document.
  open var inputViewStyle: Style { style }
  /// Whether its constraints say how high the view is while it
  /// stands at the edge of the window, rather than its frame.
  open var allowsSelfSizing = false

  /// `keyboard` gives the view a grey ground, near to that of keyboards; `default` gives it none.
  public init(frame: CGRect, inputViewStyle: Style) {
    style = inputViewStyle
    super.init(frame: frame)
    // Near to the keyboards' own, without what shines through them.
    if inputViewStyle == .keyboard { backgroundColor = .systemGray4 }
  }

  /// A view of the default style.
  public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  /// A view read from a document or an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
