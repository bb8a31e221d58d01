package import Foundation
internal import InterfaceBuilder

/// The devices that documents can be laid out for, as `mica devices` prints them.
package struct DeviceList: Sendable, Encodable {
  /// One device.
  package struct Device: Sendable, Encodable {
    /// What is written after `--device`.
    package var name: String
    /// Other devices of the same screen, and other names of this one.
    package var aliases: [String]
    /// What documents call it.
    package var id: String
    /// Width and height of the screen held upright, in points.
    package var size: [Double]
    /// Pixels a point.
    package var scale: Double

    init(_ device: IBDevice) {
      let names = IBDevice.acceptedNames.filter { IBDevice.named($0)?.id == device.id }
      (name, aliases, id) = (names.first ?? device.id, Array(names.dropFirst()), device.id)
      (size, scale) = ([device.portraitSize.width, device.portraitSize.height], device.scale)
    }
  }

  package let devices = IBDevice.all.map(Device.init)

  package init() {}

  /// One line a device, in columns.
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

  /// The list as JSON.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(devices)
  }
}
