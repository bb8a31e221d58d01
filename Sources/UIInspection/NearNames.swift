package import InterfaceBuilder

/// Similar names, for errors about names that do not exist.
extension String {
  /// Returns the number of letters to insert, delete or replace to turn this string into `other`, ignoring
  /// case. O(count * other.count).
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

  /// Returns the elements of a list whose names are similar to this string, the nearest first and otherwise
  /// in the order of the list.
  package func nearest<Element>(of list: [Element], by name: (Element) -> String) -> [Element] {
    list.enumerated().map { (element: $1, offset: $0, distance: distance(to: name($1))) }
      .filter { $0.distance <= Swift.max(2, count / 3) }
      .sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }
      .map(\.element)
  }
}

extension IBDevice {
  /// Returns the device with an id or name.
  ///
  /// - Throws: An error with the nearest names, new devices first, if there is none.
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
  /// The letters and digits of the string.
  fileprivate var withoutMarks: String { filter { $0.isLetter || $0.isNumber } }
}
