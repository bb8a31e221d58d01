internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// The layout of a document on many devices in both orientations: whether each view has a frame, and which
/// constraints conflict.
package struct DeviceSweep: Codable, Sendable {
  package var file: String
  /// The names of the devices, followed by `landscape` in that orientation.
  package var devices: [String] = []
  /// The views whose frame is not finite or has a negative size, in the form `device: view`.
  package var shapeless: [String] = []
  /// The number of reported conflicts on each device.
  package var contradictions: [Int] = []
  /// The longest time for a device in seconds, including reading the file.
  package var longest = 0.0

  /// All devices of the list in portrait and landscape, without the square canvas of old Xcode versions.
  package static let all: [CheckDevice] = IBDevice.all.filter { $0.idiom != .none }.flatMap { device in
    [IBOrientation.portrait, .landscape].map { CheckDevice(device: device, orientation: $0) }
  }

  /// Lays out a document on devices.
  ///
  /// - Throws: An error if it cannot be read.
  @MainActor package init(path: String, on devices: [CheckDevice]) throws {
    file = path
    for device in devices {
      let began = ContinuousClock.now
      var options = LayoutOptions()
      options.device = device.device.id
      options.orientation = device.orientation.rawValue
      let open = try OpenDocument(path: path, options: options)
      defer { open.loader.forgetObjects() }
      var count = 0
      UnsatisfiableConstraints.listener = { _, _ in count += 1 }
      defer { UnsatisfiableConstraints.listener = nil }
      var odd: [String] = []
      open.layOut { scene in if let root = scene.root { Self.visit(root, &odd) } }
      self.devices.append(device.name)
      contradictions.append(count)
      shapeless += odd.map { "\(device.name): \($0)" }
      let took = (ContinuousClock.now - began).components
      longest = max(longest, Double(took.seconds) + Double(took.attoseconds) * 1e-18)
    }
  }

  @MainActor private static func visit(_ view: UIView, _ odd: inout [String]) {
    let bounds = view.bounds, center = view.center
    let isWhole = [bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y].allSatisfy(
      \.isFinite)
    if !isWhole || bounds.size.width < 0 || bounds.size.height < 0 { odd.append(view.inWords) }
    for child in view.subviews { visit(child, &odd) }
  }
}
