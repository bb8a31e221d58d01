internal import CoreGraphics
internal import Foundation

extension FrameDerivation {
  /// The number of steps of a part that the text shows unless all are requested.
  private static let shown = 5

  /// Returns the derivation as text, without a line break at the end. Each part begins with its last step;
  /// the steps that this one uses follow. A step that several parts need is written once.
  ///
  /// - Parameter showsAll: `true` to show all steps down to constants, not only the nearest.
  /// - Returns: The text.
  public func text(showsAll: Bool = false) -> String {
    var written: Set<String> = []
    var blocks = ["\(view)\(Self.place(line)): frame (\(frame.map(Self.number).joined(separator: ", ")))"]
    for part in parts {
      var lines = ["\(part.name) = \(Self.number(part.value))"]
      let steps = part.steps.reversed().enumerated().filter { index, step in
        written.insert(step.quantity).inserted || index == 0
      }.map(\.element)
      let shown = showsAll ? steps[...] : steps.prefix(Self.shown)
      for step in shown {
        lines.append("  \(equation(step))")
        if step.reasons.isEmpty {
          lines.append("      nothing determines it: it keeps its start value (an ambiguous layout)")
        }
        if step.reasons.count > 1 { lines.append("      follows only from all of these together:") }
        lines += step.reasons.map { "      \($0.lineText)" }
      }
      if shown.count < steps.count {
        lines.append("  … and \(steps.count - shown.count) more steps down to constants (--all)")
      }
      if abs(part.inset) > 0.0005 {
        lines.append("  \(Self.signed(part.inset)) from the alignment rectangle to the frame")
      }
      if abs(part.rounding) > 0.0005 {
        lines.append("  \(Self.signed(part.rounding)) by rounding to pixels")
      }
      blocks.append(lines.joined(separator: "\n"))
    }
    if !unmet.isEmpty {
      blocks.append(
        (["constraints that do not hold"]
          + unmet.map {
            "  \($0.constraint.lineText): \(Self.number(abs($0.difference))) too "
              + ($0.difference > 0 ? "much" : "little")
          }).joined(separator: "\n"))
    }
    if !given.isEmpty { blocks.append((["given"] + given.map { "  \($0)" }).joined(separator: "\n")) }
    if !elsewhere.isEmpty {
      blocks.append(
        (["on other devices"]
          + elsewhere.map {
            "  \($0.device): "
              + ($0.frame == frame
                ? "the same frame" : "(\($0.frame.map(Self.number).joined(separator: ", ")))")
          }).joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n")
  }

  /// Returns the steps of a part as lines of text, each followed by its reasons.
  func lines(of part: Part) -> [String] {
    part.steps.reversed().prefix(Self.shown).flatMap { step in
      [equation(step)] + step.reasons.map { "  \($0.lineText)" }
    }
  }

  private func equation(_ step: Step) -> String {
    let value = Self.number(step.value)
    guard !step.terms.isEmpty else { return "\(step.quantity) = \(value)" }
    // Subtracted terms come last.
    var parts = step.terms.map { ($0.factor, $0.quantity) }
    if abs(step.constant) > 0.0005 { parts.append((step.constant, "")) }
    var sum = ""
    for (factor, name) in parts.filter({ $0.0 > 0 }) + parts.filter({ $0.0 < 0 }) {
      let size = abs(factor)
      let sign = factor < 0 ? (sum.isEmpty ? "−" : " − ") : sum.isEmpty ? "" : " + "
      let term =
        name.isEmpty
        ? Self.number(size) : abs(size - 1) < 1e-9 ? name : "\(Self.number(size)) × \(name)"
      sum += sign + term
    }
    return "\(step.quantity) = \(sum) = \(value)"
  }

  static func place(_ line: Int?) -> String { line.map { " (line \($0))" } ?? "" }
  static func number(_ value: Double) -> String { GeometryExplanation.text(CGFloat(value)) }
  private static func signed(_ value: Double) -> String {
    value < 0 ? "− \(number(-value))" : "+ \(number(value))"
  }
}

extension FrameDerivation.Reason {
  /// The reason on one line, with its place in the document and its priority.
  fileprivate var lineText: String {
    switch kind {
    case .constraint:
      let strength = priority == 1000 ? "" : ", priority \(FrameDerivation.number(priority ?? 1000))"
      return "\(text)\(FrameDerivation.place(line))\(strength)"
    default: return text + FrameDerivation.place(line)
    }
  }
}
