package import Foundation
internal import InterfaceBuilder

/// The devices for which documents can be laid out, as `mica devices` prints them.
package struct DeviceList: Sendable, Encodable {
  /// A device in the list.
  package struct Device: Sendable, Encodable {
    /// The argument for `--device`.
    package var name: String
    /// Other devices with the same screen, and other names of this one.
    package var aliases: [String]
    /// The id of the device in documents.
    package var id: String
    /// The width and height of the screen in portrait, in points.
    package var size: [Double]
    /// The number of pixels per point.
    package var scale: Double

    init(_ device: IBDevice) {
      let names = IBDevice.acceptedNames.filter { IBDevice.named($0)?.id == device.id }
      (name, aliases, id) = (names.first ?? device.id, Array(names.dropFirst()), device.id)
      (size, scale) = ([device.portraitSize.width, device.portraitSize.height], device.scale)
    }
  }

  package let devices = IBDevice.all.map(Device.init)

  package init() {}

  /// The list as text, one line per device, in columns.
  package var text: String {
    let head = ["device", "points", "pixels a point", "id", "also"]
    let rows = devices.map { device in
      [
        device.name, device.size.map { String(format: "%g", $0) }.joined(separator: "x"),
        String(format: "%g", device.scale), device.id, device.aliases.joined(separator: ", "),
      ]
    }
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    return ([head] + rows).map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined()
        .trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }

  /// Returns the list as JSON.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(devices)
  }
}
