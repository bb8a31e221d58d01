public import Foundation

extension UIPasteboard {
  /// A pattern that the text of an item may match.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A pattern for text that is a complete web address.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// A pattern for a line that is neither an address nor a number.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A pattern for text that is a complete number.
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  /// The values detected in the text of an item.
  ///
  /// - Note: The patterns that need the framework DataDetection, such as dates and addresses, are missing.
  public struct DetectedValues {
    /// The patterns that were detected.
    public private(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
    /// The text if it is a web address, otherwise an empty string.
    public private(set) var probableWebURL = ""
    /// The text if it is a line that is neither an address nor a number, otherwise an empty string.
    public private(set) var probableWebSearch = ""
    /// The number if the text is one, otherwise nil.
    public private(set) var number: Double?

    /// Detection is based on the form of the text, because Apple's rules are unknown.
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

    /// Returns the finite number that a text is. `Double` also parses the words "nan", "inf" and "infinity".
    private static func number(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
    private static func isAddress(_ text: String) -> Bool {
      let whole = NSRange(location: 0, length: text.utf16.count)
      let found = try? NSDataDetector(types: NSDataDetector.link).firstMatch(in: text, range: whole)
      return found?.range == whole && found?.url?.scheme != "mailto"
    }

    fileprivate static var all: Set<PartialKeyPath<DetectedValues>> {
      [\.probableWebURL, \.probableWebSearch, \.number]
    }
    /// Returns the value for a pattern, or nil if it was not detected.
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

  /// Calls a handler with the patterns that the first item matches. The call is asynchronous, on the main
  /// thread.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) {
    answer(completionHandler) { $0.values(of: 0, keyPaths).patterns }
  }
  /// Calls a handler with the patterns that items match, in order. If `itemSet` is nil, all items are
  /// examined. The call is asynchronous, on the main thread.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
  ) {
    answer(completionHandler) { $0.values(itemSet, keyPaths).map(\.patterns) }
  }
  /// Calls a handler with the values of the first item. The call is asynchronous, on the main thread.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
  ) {
    answer(completionHandler) { $0.values(of: 0, keyPaths) }
  }
  /// Calls a handler with the values of items, in order. If `itemSet` is nil, all items are examined. The
  /// call is asynchronous, on the main thread.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
  ) {
    answer(completionHandler) { $0.values(itemSet, keyPaths) }
  }

  /// Returns the patterns that the first item matches. Never throws.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> { values(of: 0, keyPaths).patterns }
  /// Returns the patterns that items match, in order. If `itemSet` is nil, all items are examined. Never
  /// throws.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [Set<PartialKeyPath<DetectedValues>>] { values(itemSet, keyPaths).map(\.patterns) }
  /// Returns the values of the first item for the given patterns. Never throws.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> DetectedValues { values(of: 0, keyPaths) }
  /// Returns the values of items for the given patterns, in order. If `itemSet` is nil, all items are
  /// examined. Never throws.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [DetectedValues] { values(itemSet, keyPaths) }

  /// Calls a handler with the patterns that the first item matches, with their names before iOS 15. The call
  /// is asynchronous, on the main thread.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    answer(completionHandler) { board in
      let found = board.values(of: 0, DetectedValues.all)
      return patterns.filter { found[$0] != nil }
    }
  }
  /// Calls a handler with the values of the patterns that the first item matches. The call is asynchronous,
  /// on the main thread.
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
    // The handler is only passed to the main thread, on which this code runs.
    nonisolated(unsafe) let answer = answer
    DispatchQueue.main.async { MainActor.assumeIsolated { answer(.success(find(self))) } }
  }
}
