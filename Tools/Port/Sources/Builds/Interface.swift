package import Foundation
internal import Port
internal import Projects

/// The files that the helper uses, which lie beside it, or in a checkout of Mica.
package struct Resources: Sendable {
  /// The checkout in which the helper was built; nil if it is installed.
  let checkout: URL?
  /// The folder of the helper.
  let folder: URL

  /// Finds the files.
  ///
  /// - Parameter helper: The path of the helper.
  package init(helper: URL) {
    folder = helper.deletingLastPathComponent()
    var up = folder
    while up.path != "/", !up.appendingPathComponent("scripts/make-sdk").exists {
      up.deleteLastPathComponent()
    }
    checkout = up.path == "/" ? nil : up
  }

  /// The modules whose names sources may mean.
  private static let modules = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "CoreImage", "ImageIO", "UniformTypeIdentifiers",
  ]

  /// Returns the file that says what Mica's modules have. In a checkout it is written again after
  /// their sources have changed.
  package func interface() throws -> URL {
    let installed = folder.appendingPathComponent("interface.swift")
    guard !installed.exists, let checkout else { return installed }
    let file = checkout.appendingPathComponent("out/interface.swift")
    let sources = Self.modules.flatMap { module in
      checkout.appendingPathComponent("Sources/\(module)").swiftFiles.map { (path: $0.path, module: module) }
    }
    let newest = sources.compactMap { URL(fileURLWithPath: $0.path).changed }.max() ?? .distantPast
    if let written = file.changed, written >= newest { return file }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Interface(of: SourceFile.parsed(sources)).text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// The folder with a folder for each module that stands in for a framework.
  package var standIns: URL {
    let installed = folder.appendingPathComponent("standins")
    guard !installed.exists, let checkout else { return installed }
    return checkout.appendingPathComponent("StandIns/Sources")
  }
}

extension URL {
  /// The time at which the file was changed last.
  var changed: Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
