package import InterfaceBuilder

/// What errors say of names that do not exist: those that are nearly the same.
extension String {
  /// How many letters must be put in, left out or replaced to make this string `other`, upper and lower case
  /// being the same. O(count * other.count).
  private func distance(to other: String) -> Int {
    let a = Array(lowercased()), b = Array(other.lowercased())
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }

  /// Those of a list whose names are nearly this string, the nearest first, and else in the list's order.
  package func nearest<Element>(of list: [Element], by name: (Element) -> String) -> [Element] {
    list.enumerated().map { (element: $1, offset: $0, distance: distance(to: name($1))) }
      .filter { $0.distance <= Swift.max(2, count / 3) }
      .sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }
      .map(\.element)
  }
}

extension IBDevice {
  /// The device with an id or name; throws where there is none, with the nearest names, new devices first.
  package static func wanted(_ name: String) throws(IBReadError) -> IBDevice {
    if let device = named(name) { return device }
    let near = name.withoutMarks.nearest(of: acceptedNames.reversed(), by: \.withoutMarks).prefix(3)
    throw IBReadError(
      file: "--device",
      reason: "there is no device \"\(name)\""
        + (near.isEmpty ? "" : "; near it: " + near.joined(separator: ", ")),
      accepted: "a name such as iphone-15 or an id such as retina6_12; mica devices lists all")
  }
}

extension String {
  /// Its letters and digits.
  fileprivate var withoutMarks: String { filter { $0.isLetter || $0.isNumber } }
}
