internal import Foundation

/// A search for the line of a value in JSON, which Foundation's parser does not provide.
struct JSONLines {
  private let bytes: [UInt8]
  private var place = 0

  private init(_ data: Data) { bytes = [UInt8](data) }

  /// Returns the line, starting at 1, of the value at a path such as `layers[2].bounds`, or of the innermost
  /// existing value around it. O(bytes before the value).
  static func line(of way: String, in data: Data) -> Int {
    var reader = JSONLines(data)
    let steps = way.split(whereSeparator: { ".[]".contains($0) }).map { String($0) }
    reader.follow(steps[...])
    return data.prefix(reader.place).count { $0 == UInt8(ascii: "\n") } + 1
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  /// Moves to the value at the path, or to the last one that exists.
  private mutating func follow(_ steps: ArraySlice<String>) {
    skipSpace()
    guard let step = steps.first, let open = next, open == UInt8(ascii: "{") || open == UInt8(ascii: "[")
    else { return }
    let around = place, isObject = open == UInt8(ascii: "{")
    var index = 0
    place += 1
    while true {
      skipSpace()
      if next == UInt8(ascii: ",") {
        place += 1
        continue
      }
      guard let byte = next, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { break }
      var name = "\(index)"
      let start = place
      if isObject {
        skipValue()
        let key = Data(bytes[start..<place])
        name = (try? JSONSerialization.jsonObject(with: key, options: .fragmentsAllowed)) as? String ?? ""
        skipSpace()
        place += 1
      }
      if name == step {
        // The location of a field is that of its name.
        if steps.count == 1, isObject { place = start } else { follow(steps.dropFirst()) }
        return
      }
      skipSpace()
      skipValue()
      index += 1
    }
    place = around
  }

  private mutating func skipValue() {
    var depth = 0
    repeat {
      guard let byte = next else { return }
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        while let byte = next, byte != UInt8(ascii: "\"") { place += byte == UInt8(ascii: "\\") ? 2 : 1 }
        place += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        place += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D: place += 1
      default:
        while let byte = next, !Array(",:]} \t\r\n".utf8).contains(byte) { place += 1 }
      }
    } while depth > 0
  }
}
