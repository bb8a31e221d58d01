package import Foundation
package import InterfaceBuilder

/// The differences between two versions of a document, laid out on one or more devices.
@MainActor package struct DeviceDifferences {
  /// The differences by device. The name is nil for the canvas of the document.
  private let differences: [(device: String?, difference: DocumentDifference)]

  /// Compares two versions as `DocumentDifference.init(old:new:standingAt:options:)` does, on each device.
  ///
  /// - Parameters:
  ///   - oldPath: The path of the old version, or nil for a document that does not exist.
  ///   - newPath: The path of the new version, or nil for a document that does not exist.
  ///   - place: The location of both versions in their project.
  ///   - devices: The names or ids of devices, or an empty array for the canvas of the document.
  ///   - options: The options for layout.
  /// - Throws: An error if a version cannot be read or a device does not exist.
  package init(
    old oldPath: String?, new newPath: String?, standingAt place: String?, devices: [String],
    options: LayoutOptions
  ) throws(IBReadError) {
    var differences: [(device: String?, difference: DocumentDifference)] = []
    for device in devices.isEmpty ? [nil] : devices.map(Optional.some) {
      var options = options
      options.device = device ?? options.device
      differences.append(
        (device, try DocumentDifference(old: oldPath, new: newPath, standingAt: place, options: options)))
    }
    self.differences = differences
  }

  /// Releases the objects of all versions.
  package func close() { for (_, difference) in differences { difference.close() } }

  /// A Boolean value that indicates whether there are no differences on any device.
  package var isEmpty: Bool { differences.allSatisfy { $0.difference.isEmpty } }

  /// Returns the differences in a format. Changes are reported once, frames and findings for each device.
  package func formatted(_ format: DifferenceFormat, all: Bool, isColored: Bool = false) throws -> String {
    let first = differences[0].difference
    guard differences.count > 1 else { return try first.formatted(format, all: all, isColored: isColored) }
    switch format {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let values = differences.map { device, difference in
        DeviceValue(
          device: device ?? "", frames: difference.frames, newFindings: difference.newFindings,
          goneFindings: difference.goneFindings)
      }
      let changes = first.changes.filter { all || !$0.isIncidental }
      return String(decoding: try encoder.encode(Value(changes: changes, devices: values)), as: UTF8.self)
    case .text:
      var lines = first.text(all: all, isColored, withLayout: false)
      for (device, difference) in differences {
        let own = difference.frameLines(all: all) + difference.findingLines(all: all, isColored)
        lines.append("on \(device ?? "the canvas")\(own.isEmpty ? ": no frame differs" : "")")
        lines += own.map { "  " + $0 }
      }
      return lines.joined(separator: "\n")
    case .markdown:
      var parts = [first.markdown(all: all, withLayout: false)]
      for (device, difference) in differences {
        parts.append("**On \(device ?? "the canvas")**\n\n" + difference.layoutMarkdown(all: all))
      }
      return parts.joined(separator: "\n\n")
    }
  }

  private struct Value: Encodable {
    var changes: [IBChange]
    var devices: [DeviceValue]
  }

  private struct DeviceValue: Encodable {
    var device: String
    var frames: [DocumentDifference.Frame]
    var newFindings, goneFindings: [CheckFinding]
  }

  /// Writes the pictures of scenes that look different, into a folder for each device if there are several.
  ///
  /// - Returns: The paths of the pictures.
  package func writePictures(into folder: URL, dark: Bool) throws -> [String] {
    try differences.flatMap { device, difference in
      let name = differences.count > 1 ? device : nil
      let place = name.map { folder.appendingPathComponent($0.replacing("/", with: "-")) } ?? folder
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      return try difference.writePictures(into: place, dark: dark)
    }
  }
}
