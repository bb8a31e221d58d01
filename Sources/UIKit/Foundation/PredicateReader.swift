internal import Foundation

/// A recursive-descent parser of predicates in Apple's format.
struct PredicateReader {
  struct Trouble: Error, CustomStringConvertible { let description: String }

  private enum Token: Equatable {
    case word(String)  // Also key paths, formats such as `%@`, and variables.
    case text(String)
    case number(Double)
    case sign(String)
    case end
  }

  private var tokens: [Token] = []
  private var place = 0
  private var arguments: ArraySlice<Any>
  private var trouble: Trouble?

  init(_ text: String, arguments: [Any]) {
    self.arguments = arguments[...]
    do { tokens = try Self.tokens(of: Array(text)) } catch { trouble = error }
  }

  mutating func read() throws(Trouble) -> PredicateWords {
    if let trouble { throw trouble }
    let words = try alternatives()
    guard next == .end else { throw Trouble(description: "more follows a whole predicate") }
    return words
  }

  // MARK: - Tokens

  private static func tokens(of text: [Character]) throws(Trouble) -> [Token] {
    var found: [Token] = [], at = 0
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "_.@#".contains(character)
    }
    while at < text.count {
      let character = text[at]
      if character.isWhitespace { at += 1; continue }
      if character == "\"" || character == "'" {
        var inside = ""
        at += 1
        while at < text.count, text[at] != character {
          if text[at] == "\\", at + 1 < text.count { at += 1 }
          inside.append(text[at])
          at += 1
        }
        guard at < text.count else { throw Trouble(description: "a quotation has no end") }
        at += 1
        found.append(.text(inside))
      } else if character.isNumber || character == "." && at + 1 < text.count && text[at + 1].isNumber {
        let start = at
        while at < text.count,
          text[at].isNumber || text[at] == "."
            || "eE".contains(text[at]) && at + 1 < text.count && text[at + 1].isNumber
        {
          at += 1
        }
        guard let number = Double(String(text[start..<at])) else {
          throw Trouble(description: "no number: \(String(text[start..<at]))")
        }
        found.append(.number(number))
      } else if character == "%" && at + 1 < text.count && !text[at + 1].isWhitespace || isPart(character)
        || character == "$"
      {
        let start = at
        at += 1
        while at < text.count, isPart(text[at]) { at += 1 }
        found.append(.word(String(text[start..<at])))
      } else {
        let pair = String(text[at..<min(at + 2, text.count)])
        let sign =
          ["==", "=>", ">=", "=<", "<=", "!=", "<>", "&&", "||", "**"].contains(pair)
          ? pair : String(character)
        at += sign.count
        found.append(.sign(sign))
      }
    }
    return found + [.end]
  }

  private var next: Token { tokens[min(place, tokens.count - 1)] }

  /// Consumes one of some words or signs; returns whether it came next.
  private mutating func takes(_ words: String...) -> Bool {
    switch next {
    case .word(let word) where words.contains(word.uppercased()), .sign(let word) where words.contains(word):
      place += 1
      return true
    default: return false
    }
  }

  // MARK: - Predicates

  private mutating func alternatives() throws(Trouble) -> PredicateWords {
    var parts = [try conditions()]
    while takes("OR", "||") { parts.append(try conditions()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conditions() throws(Trouble) -> PredicateWords {
    var parts = [try condition()]
    while takes("AND", "&&") { parts.append(try condition()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func condition() throws(Trouble) -> PredicateWords {
    if takes("NOT", "!") { return .not(try condition()) }
    if takes("TRUEPREDICATE") { return .constant(true) }
    if takes("FALSEPREDICATE") { return .constant(false) }
    guard next == .sign("(") else { return try comparison() }
    let before = self  // A bracket may contain a predicate, or the sum that starts a comparison.
    place += 1
    if let inner = try? alternatives(), takes(")") { return inner }
    self = before
    return try comparison()
  }

  private mutating func comparison() throws(Trouble) -> PredicateWords {
    var quantity: PredicateWords.Comparison.Quantity?
    if takes("ANY", "SOME") {
      quantity = .any
    } else if takes("ALL") {
      quantity = .all
    } else if takes("NONE") {
      quantity = PredicateWords.Comparison.Quantity.none
    }
    let left = try sum()
    let relation = try relation()
    var options: String.CompareOptions = []
    if takes("[") {
      guard case .word(let letters) = next else { throw Trouble(description: "options are missing") }
      place += 1
      if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
      if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
      guard takes("]") else { throw Trouble(description: "options have no end") }
    }
    return .comparison(
      .init(left: left, relation: relation, right: try sum(), options: options, quantity: quantity))
  }

  private mutating func relation() throws(Trouble) -> PredicateWords.Relation {
    let relations: [(PredicateWords.Relation, [String])] = [
      (.equal, ["=", "=="]), (.unequal, ["!=", "<>"]), (.less, ["<"]), (.greater, [">"]),
      (.lessOrEqual, ["<=", "=<"]), (.greaterOrEqual, [">=", "=>"]), (.between, ["BETWEEN"]),
      (.contains, ["CONTAINS"]), (.beginsWith, ["BEGINSWITH"]), (.endsWith, ["ENDSWITH"]), (.like, ["LIKE"]),
      (.matches, ["MATCHES"]), (.isIn, ["IN"]),
    ]
    let spelling: String? =
      switch next {
      case .word(let word): word.uppercased()
      case .sign(let sign): sign
      default: nil
      }
    guard let spelling, let found = relations.first(where: { $0.1.contains(spelling) }) else {
      throw Trouble(description: "a comparison is missing")
    }
    place += 1
    return found.0
  }

  // MARK: - Values

  private mutating func sum() throws(Trouble) -> PredicateValue {
    var value = try product()
    while case .sign(let sign) = next, sign == "+" || sign == "-" {
      place += 1
      value = .arithmetic(Character(sign), value, try product())
    }
    return value
  }

  private mutating func product() throws(Trouble) -> PredicateValue {
    var value = try power()
    while case .sign(let sign) = next, sign == "*" || sign == "/" {
      place += 1
      value = .arithmetic(Character(sign), value, try power())
    }
    return value
  }

  /// Powers bind more tightly than products.
  private mutating func power() throws(Trouble) -> PredicateValue {
    var value = try single()
    while takes("**") { value = .arithmetic("^", value, try single()) }
    return value
  }

  private mutating func single() throws(Trouble) -> PredicateValue {
    var value = try atom()
    while takes("[") {
      value = .element(value, try sum())
      guard takes("]") else { throw Trouble(description: "an index has no end") }
    }
    if case .word(let word) = next, word.hasPrefix("."), word.count > 1 {  // Read of an element.
      place += 1
      value = .keyPath(value, String(word.dropFirst()))
    }
    return value
  }

  private mutating func atom() throws(Trouble) -> PredicateValue {
    let token = next
    place += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .sign("-"): return .arithmetic("-", .constant(0), try single())
    case .sign("("):
      let value = try sum()
      guard takes(")") else { throw Trouble(description: "a bracket has no end") }
      return value
    case .sign("{"):
      var values: [PredicateValue] = []
      while !takes("}") {
        values.append(try sum())
        guard takes(",") || next == .sign("}") else { throw Trouble(description: "a list has no end") }
      }
      return .list(values)
    case .word(let word): return try named(word)
    case .sign(let sign): throw Trouble(description: "\(sign) is no value")
    case .end: throw Trouble(description: "a value is missing")
    }
  }

  private mutating func named(_ word: String) throws(Trouble) -> PredicateValue {
    switch word.uppercased() {
    case "NULL", "NIL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "SELF": return .object
    default: break
    }
    if word.hasPrefix("$") {
      let (name, _, path) = word.dropFirst().partition(".")
      return path.isEmpty ? .variable(name) : .keyPath(.variable(name), path)
    }
    guard word.hasPrefix("%") else { return .keyPath(.object, word) }
    guard let argument = arguments.popFirst() else { throw Trouble(description: "too few arguments") }
    let plain = PredicateValue.plain(argument)
    guard word.hasPrefix("%K") else { return .constant(plain) }
    guard let path = plain as? String else { throw Trouble(description: "no key path: \(argument)") }
    return .keyPath(.object, path + word.dropFirst(2))
  }
}

extension StringProtocol {
  /// Returns the text before a separator, the separator, and the text after it; all in the first if there is
  /// none.
  fileprivate func partition(_ separator: Character) -> (String, String, String) {
    guard let at = firstIndex(of: separator) else { return (String(self), "", "") }
    return (String(self[..<at]), String(separator), String(self[index(after: at)...]))
  }
}
