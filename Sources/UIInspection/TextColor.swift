/// The style of text on a terminal, as the codes of ECMA-48.
enum TextColor: Int {
  case bold = 1, dim = 2
  case red = 31, yellow = 33, cyan = 36
}

extension String {
  /// Returns the text in a colour if `isColored` is `true`.
  func colored(_ color: TextColor, _ isColored: Bool) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(self)\u{1B}[0m" : self
  }
}

extension CheckFinding.Severity {
  /// Returns the name of the severity, in its colour if `isColored` is `true`.
  func text(isColored: Bool) -> String {
    let color: TextColor =
      switch self {
      case .error: .red
      case .warning: .yellow
      case .note: .cyan
      }
    return rawValue.colored(color, isColored)
  }
}
