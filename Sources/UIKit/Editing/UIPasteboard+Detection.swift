public import Foundation

extension UIPasteboard {
  /// What the texts of items may be.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A text that is an address of the web, whole.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// A line that is neither an address nor a number.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A text that is a number, whole.
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  /// What the text of an item is. The kinds that belong to the
  /// framework DataDetection, as dates and places, are not there.
  public struct DetectedValues {
    /// The kinds that were found.
    public private(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
    /// A text that is an address of the web; empty for none.
    public private(set) var probableWebURL = ""
    /// A line that is neither an address nor a number; empty for none.
    public private(set) var probableWebSearch = ""
    /// A text that is a number, whole; nil for none.
    public private(set) var number: Double?

    /// By their form alone: Apple's own rules are not known.
    fileprivate init(_ text: String?, _ wanted: Set<PartialKeyPath<DetectedValues>>) {
      guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return }
      let isAddress = Self.isAddress(text), amount = isAddress ? nil : Self.number(text)
      if isAddress, wanted.contains(\.probableWebURL) {
        probableWebURL = text
        patterns.insert(\.probableWebURL)
      }
      if let amount, wanted.contains(\.number) {
        number = amount
        patterns.insert(\.number)
      }
      if !isAddress, amount == nil, !text.contains(where: \.isNewline), wanted.contains(\.probableWebSearch) {
        probableWebSearch = text
        patterns.insert(\.probableWebSearch)
      }
    }

    /// `Double` takes words as well: "nan", "inf", "infinity".
    private static func number(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
    private static func isAddress(_ text: String) -> Bool {
      let whole = NSRange(location: 0, length: text.utf16.count)
      let found = try? NSDataDetector(types: NSDataDetector.link).firstMatch(in: text, range: whole)
      return found?.range == whole && found?.url?.scheme != "mailto"
    }

    fileprivate static var all: Set<PartialKeyPath<DetectedValues>> {
      [\.probableWebURL, \.probableWebSearch, \.number]
    }
    /// The value of a kind that was found.
    fileprivate subscript(pattern: DetectionPattern) -> Any? {
      switch pattern {
      case .probableWebURL: probableWebURL.isEmpty ? nil : probableWebURL
      case .probableWebSearch: probableWebSearch.isEmpty ? nil : probableWebSearch
      case .number: number.map { NSNumber(value: $0) as Any }
      default: nil
      }
    }
  }

  private func values(of index: Int, _ wanted: Set<PartialKeyPath<DetectedValues>>) -> DetectedValues {
    guard items.indices.contains(index) else { return DetectedValues(nil, wanted) }
    let item = items[index].sorted { $0.key < $1.key }.map(\.value)
    let text = item.lazy.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }.first
    return DetectedValues(text, wanted)
  }
  private func values(_ items: IndexSet?, _ wanted: Set<PartialKeyPath<DetectedValues>>) -> [DetectedValues] {
    (items.map(Array.init) ?? Array(0..<numberOfItems)).map { values(of: $0, wanted) }
  }

  /// Tells later, on the main thread, of which kinds the first item is.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) {
    answer(completionHandler) { $0.values(of: 0, keyPaths).patterns }
  }
  /// The same of some items, or of all.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
  ) {
    answer(completionHandler) { $0.values(itemSet, keyPaths).map(\.patterns) }
  }
  /// Tells later what the first item is.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
  ) {
    answer(completionHandler) { $0.values(of: 0, keyPaths) }
  }
  /// The same for several items, all where `itemSet` is nil, in their order. Called on the main actor
  /// later.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
  ) {
    answer(completionHandler) { $0.values(itemSet, keyPaths) }
  }

  /// Which kinds the first item has; throws nothing here.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> { values(of: 0, keyPaths).patterns }
  /// The same for several items, all where `itemSet` is nil, in their order.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [Set<PartialKeyPath<DetectedValues>>] { values(itemSet, keyPaths).map(\.patterns) }
  /// What the first item is, as far as it was asked; throws nothing here.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> DetectedValues { values(of: 0, keyPaths) }
  /// The same for several items, all where `itemSet` is nil, in their order.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [DetectedValues] { values(itemSet, keyPaths) }

  /// The names that kinds had before iOS 15.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    answer(completionHandler) { board in
      let found = board.values(of: 0, DetectedValues.all)
      return patterns.filter { found[$0] != nil }
    }
  }
  /// Tells later, on the main thread, the values of the kinds that the first item has.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    answer(completionHandler) { board in
      let found = board.values(of: 0, DetectedValues.all)
      return Dictionary(
        uniqueKeysWithValues: patterns.compactMap { pattern in found[pattern].map { (pattern, $0) } })
    }
  }

  private func answer<Value>(
    _ answer: @escaping (Result<Value, any Error>) -> Void,
    _ find: @escaping @MainActor (UIPasteboard) -> Value
  ) {
    // Handed over to the main thread, where this is.
    nonisolated(unsafe) let answer = answer
    DispatchQueue.main.async { MainActor.assumeIsolated { answer(.success(find(self))) } }
  }
}
