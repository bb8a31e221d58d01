internal import CoreGraphics
public import Foundation

/// The methods of input views whose keys click with `UIDevice.playInputClick()`.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// A Boolean value that determines whether keys click while the view is visible. Not read: Mica does not
  /// play clicks.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// A Boolean value that indicates whether the view plays input clicks. `false` by default.
  public var enableInputClicksWhenVisible: Bool { false }
}

/// A view that replaces a keyboard or is above it, optionally with the background of a keyboard.
open class UIInputView: UIView {
  /// The style of the view's background.
  public enum Style: Int, Sendable { case `default`, keyboard }

  private var style = Style.default
  /// The style with which the view was created. A view from a document has the style `default`.
  open var inputViewStyle: Style { style }
  /// A Boolean value that determines whether constraints instead of the frame determine the height of the
  /// view at the edge of the window.
  open var allowsSelfSizing = false

  /// Creates an input view. With the style `keyboard`, it has a grey background similar to that of keyboards;
  /// with `default` it has none.
  public init(frame: CGRect, inputViewStyle: Style) {
    style = inputViewStyle
    super.init(frame: frame)
    // Similar to the background of keyboards, without their translucency.
    if inputViewStyle == .keyboard { backgroundColor = .systemGray4 }
  }

  /// Creates an input view with the default style.
  public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  /// Creates an input view from a document or an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
