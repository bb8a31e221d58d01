import ArgumentParser

/// The parsing of numbers in options. Errors state what is accepted, with an example.
enum OptionForms {
  static func scale(_ text: String) throws -> Double { try number(text, 1...8, "--scale 2") }
  static func rate(_ text: String) throws -> Double { try number(text, 1...120, "--rate 30") }
  static func zoom(_ text: String) throws -> Double { try number(text, 0.25...4, "--zoom 1.5") }

  /// Parses two numbers with a separator, such as `320x568`. Returns nil for other text.
  static func pair(_ text: String, between separator: Character) -> (Double, Double)? {
    let numbers = text.lowercased().split(separator: separator, omittingEmptySubsequences: false)
      .map { Double($0) }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1], first.isFinite, second.isFinite
    else { return nil }
    return (first, second)
  }

  private static func number(_ text: String, _ range: ClosedRange<Double>, _ example: String) throws -> Double
  {
    if let number = Double(text), range.contains(number) { return number }
    let ends = [range.lowerBound, range.upperBound].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    throw ValidationError("accepted: a number from \(ends[0]) to \(ends[1]), as in \(example)")
  }
}
