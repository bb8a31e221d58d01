extension CodeText {
  /// The names of the images of a document, without those of the system's catalog.
  var imageNames: Set<String> {
    var found: Set<String> = []
    let tag = Array("<image name=\"".utf8) + [0]
    var start = 0
    while let place = find(tag, from: start) {
      start = place + tag.count - 1
      let rest = String(decoding: bytes[start...].prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
      if !rest.contains("catalog=\"system\"") { found.insert(String(rest.prefix { $0 != "\"" })) }
    }
    return found
  }

  /// Returns the attributes of a document with some names, in their order. The name `<` stands for the
  /// beginnings of elements.
  func attributes(named names: Set<String>) -> [(name: String, value: String)] {
    attributes(named: names, in: 0..<bytes.count)
  }

  private func attributes(named names: Set<String>, in range: Range<Int>) -> [(name: String, value: String)] {
    var found: [(name: String, value: String)] = [], place = range.lowerBound
    while place < range.upperBound {
      guard bytes[place] == UInt8(ascii: "="), byte(at: place + 1) == UInt8(ascii: "\"") else {
        if bytes[place] == UInt8(ascii: "<"), names.contains("<") { found.append(("<", "")) }
        place += 1
        continue
      }
      var start = place
      while start > range.lowerBound, Self.isWord(bytes[start - 1]) { start -= 1 }
      let name = String(decoding: bytes[start..<place], as: UTF8.self)
      place += 2
      let value = place
      skip(&place) { $0 != UInt8(ascii: "\"") }
      if names.contains(name) { found.append((name, String(decoding: bytes[value..<place], as: UTF8.self))) }
      place += 1
    }
    return found
  }

  /// Returns the attributes of each scene of a storyboard with some names, and whether it is the initial one.
  func scenes(_ names: Set<String>) -> [(attributes: [(name: String, value: String)], isInitial: Bool)] {
    let mark = Array("<scene ".utf8) + [0]
    var starts: [Int] = [], next = 0
    while let place = find(mark, from: next) {
      starts.append(place)
      next = place + mark.count - 1
    }
    let head = attributes(named: ["initialViewController"], in: 0..<(starts.first ?? bytes.count))
    let first = head.first?.value
    return zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
      let found = attributes(named: names, in: start..<end)
      return (found, found.contains { $0.name == "id" && $0.value == first })
    }
  }
}
