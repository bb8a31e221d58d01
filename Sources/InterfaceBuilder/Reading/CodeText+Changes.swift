extension CodeText {
  /// Returns the members that the code at a place sets or calls: those of a word there, which is a property.
  ///
  /// Code that runs while a keyboard is shown or a text is edited is passed over: it changes nothing before.
  func changes(after start: Int, of property: String) -> Set<String> {
    let function = function(around: start).lowercased()
    if function.contains("keyboard") || function.contains("editing") { return [] }
    var place = start + property.utf8.count, found: Set<String> = []
    let lead = before(start, 80)
    if ["activate", "removeConstraint", "addConstraint"].contains(where: { lead.contains($0) }),
      !lead.contains(";"), !lead.contains("\n\n")
    {
      found.insert("active")
    }
    if lead.hasSuffix("item: ") || lead.hasSuffix("constraintWithItem:")
      || lead.hasSuffix("constraintWithItem:self.")
    {
      found.insert("layout")
    }
    if lead.hasSuffix(" in ") || lead.hasSuffix(" in self.") { found.insert("each") }
    found.formUnion(changesOfList(around: start))
    if isArgument(from: start, to: place) { found.insert(Self.passed) }
    if Self.isMessage(lead) {
      skip(&place, while: Self.isSpace)
      let name = word(at: &place)
      if !name.isEmpty, byte(at: place) == UInt8(ascii: ":") || byte(at: place) == UInt8(ascii: "]") {
        found.insert(Self.plain(name))
      }
      if name.isEmpty { found.formUnion(chain(from: start + property.utf8.count)) }
      return found
    }
    return found.union(chain(from: place))
  }

  /// The change that stands for a call that gets a property as an argument.
  package static let passed = "passed"

  /// Returns a Boolean value that indicates whether a property is an argument of a call, alone or as the
  /// member of an object, such as `row.photo` in `load(url, into: row.photo)`.
  private func isArgument(from start: Int, to end: Int) -> Bool {
    var next = end, first = start
    skip(&next) { Self.isSpace($0) || $0 == UInt8(ascii: "!") }
    guard [UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]")].contains(byte(at: next)) else {
      return false
    }
    while first > 0, Self.isWord(bytes[first - 1]) || bytes[first - 1] == UInt8(ascii: ".") { first -= 1 }
    while first > 0, Self.isSpace(bytes[first - 1]) { first -= 1 }
    guard first > 1 else { return false }
    // The name of a function or of a label stands before it.
    let before = bytes[first - 1], name = bytes[first - 2]
    return before == UInt8(ascii: ":") && Self.isWord(name)
      || before == UInt8(ascii: "(") && Self.isWord(name)
  }

  /// Returns the member that is called for each element of a list around a place, as `hideAll` in
  /// `([title, it] + others).hideAll()`.
  private func changesOfList(around start: Int) -> Set<String> {
    /// Returns a Boolean value that indicates whether a byte is one of a list of names.
    func isListed(_ byte: UInt8) -> Bool {
      Self.isWord(byte) || Self.isSpace(byte) || Array(",.?!".utf8).contains(byte)
    }
    var place = start
    skip(&place, while: isListed)
    guard byte(at: place) == UInt8(ascii: "]"),
      let open = bytes[..<start].lastIndex(where: { !isListed($0) }), bytes[open] == UInt8(ascii: "["),
      open == 0 || !Self.isWord(bytes[open - 1])
    else { return [] }
    place += 1
    // The sum of lists has the same elements.
    let end = bytes[place...].firstIndex { $0 == 10 || $0 == UInt8(ascii: ";") } ?? bytes.count
    let rest = String(decoding: bytes[place..<end], as: UTF8.self)
    if rest.hasPrefix(" + "), let close = rest.firstRange(of: ").") {
      place += rest[..<close.upperBound].utf8.count - 1
    } else if rest.hasPrefix(").") {
      place += 1
    }
    guard byte(at: place) == UInt8(ascii: ".") else { return changesOfElements(listedAt: open) }
    place += 1
    let member = word(at: &place)
    guard member == "forEach" else { return [Self.plain(member)] }
    return rest.contains("idden") ? ["hidden", "each"] : ["each"]
  }

  /// Returns the members that code sets or calls of each element of a list that is the value of a name, as in
  /// `let buttons = [one, two]` and `for button in buttons { button.setImage(image, for: .normal) }`.
  private func changesOfElements(listedAt open: Int) -> Set<String> {
    guard let name = before(open, 120).firstMatch(of: #/(\w+)\s*(?::\s*[\w\[\]<>?!.]+\s*)?=\s*$/#)?.1 else {
      return []
    }
    var found: Set<String> = []
    for place in occurrences(of: String(name)) {
      var next = place + name.utf8.count
      let loop = before(place, 80).firstMatch(of: #/\bfor\s+(\w+)\s+in\s+(?:self\.)?$/#)
      let closure = String(decoding: bytes[next..<min(next + 60, bytes.count)], as: UTF8.self)
        .prefixMatch(of: #/\.forEach\s*(?:\(\s*)?\{\s*(?:(\w+)\s+in\b)?/#)
      guard let element = loop?.1 ?? closure.map({ $0.1 ?? "$0" }) else { continue }
      skip(&next) { $0 != UInt8(ascii: "{") }
      let end = blockEnd(from: next)
      for use in occurrences(of: String(element)) where use > next && use < end {
        found.formUnion(chain(from: use + element.utf8.count))
      }
    }
    return found
  }

  /// Returns the place behind the block that begins with the brace at a place.
  private func blockEnd(from open: Int) -> Int {
    var depth = 0, place = open
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "{") { depth += 1 }
      if bytes[place] == UInt8(ascii: "}") { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
    return place
  }

  /// The texts that begin a function in Swift and Objective-C, with the zero that ends them for `find`.
  private static let functionMarks = ["func ", "\n- (", "\n-("].map { Array($0.utf8) + [0] }

  /// Returns the place of the first function that begins at or after a place, or nil if there is none.
  private func functionMark(from place: Int) -> Int? {
    Self.functionMarks.compactMap { find($0, from: place) }.min()
  }

  /// Returns the line that begins the function around a place, or an empty text if there is none.
  private func function(around place: Int) -> String {
    var start = place
    while start > 0 {
      start -= 1
      guard Self.functionMarks.contains(where: { bytes[start...].starts(with: $0.dropLast()) }) else {
        continue
      }
      let line = bytes[(start + 1)...].prefix { $0 != 10 && $0 != UInt8(ascii: "{") }
      return String(decoding: line, as: UTF8.self)
    }
    return ""
  }

  /// Returns a Boolean value that indicates whether a function, one of whose labels begins with a word,
  /// contains a text.
  func function(_ word: String, contains text: String) -> Bool {
    let needle = Array(text.utf8) + [0]
    return occurrences(of: word, asPrefix: true).contains { start in
      let end = functionMark(from: start) ?? bytes.count
      return find(needle, from: start).map { $0 < end } ?? false
    }
  }

  /// Returns a Boolean value that indicates whether a function that contains a word contains one of some
  /// texts.
  func function(around word: String, containsAny texts: [String]) -> Bool {
    var start = 0
    return occurrences(of: word).contains { place in
      // The function begins at the last mark before the place.
      while let next = functionMark(from: start + 1), next < place { start = next }
      let end = functionMark(from: place) ?? bytes.count
      return texts.contains { text in
        find(Array(text.utf8) + [0], from: start).map { $0 < end } == true
      }
    }
  }

  /// Returns a Boolean value that indicates whether a text ends with the receiver of an Objective-C message:
  /// a bracket and names.
  private static func isMessage(_ lead: String) -> Bool {
    let receiver = lead.reversed().prefix { $0.isLetter || $0.isNumber || "._->".contains($0) }
    return lead.dropLast(receiver.count).hasSuffix("[")
  }

  /// Returns the members after a property that are set or called, as in `?.layer.isHidden = true`.
  private func chain(from start: Int) -> Set<String> {
    var place = start, members: [String] = []
    func skipOptional() { skip(&place) { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") } }
    while true {
      skipOptional()
      var next = place
      skip(&next, while: Self.isSpace)
      guard byte(at: next) == UInt8(ascii: ".") else { break }
      next += 1
      let member = word(at: &next)
      if member.isEmpty { break }
      members.append(member)
      place = next
    }
    guard let last = members.last, let first = members.first else { return [] }
    let isAnchor = first.hasSuffix("Anchor") && members.count > 1
    let isCalled = byte(at: place) == UInt8(ascii: "(")
    skip(&place, while: Self.isSpace)
    let sign = byte(at: place), following = byte(at: place + 1)
    if isCalled || sign == UInt8(ascii: "{") {
      return Set([Self.plain(last), Self.plain(first)] + (isAnchor ? ["layout"] : []))
    }
    let isSet =
      sign == UInt8(ascii: "=") && following != UInt8(ascii: "=")
      || [43, 45, 42, 47].contains(sign) && following == UInt8(ascii: "=")
    return isSet ? Set(members.map(Self.plain)) : []
  }

  /// Returns the name of a member without `set` or `is`.
  private static func plain(_ member: String) -> String {
    for prefix in ["set", "is"] where member.hasPrefix(prefix) {
      let rest = member.dropFirst(prefix.count)
      guard let first = rest.first, first.isUppercase else { continue }
      return first.lowercased() + rest.dropFirst()
    }
    return member
  }
}
