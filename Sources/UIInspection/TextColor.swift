/// How a piece of text is shown on a terminal, as the numbers of ECMA-48.
enum TextColor: Int {
  case bold = 1, dim = 2
  case red = 31, yellow = 33, cyan = 36
}

extension String {
  /// The text in a colour, if `isColored`.
  func colored(_ color: TextColor, _ isColored: Bool) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(self)\u{1B}[0m" : self
  }
}

extension CheckFinding.Severity {
  /// The severity's name, in its colour if `isColored`.
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
