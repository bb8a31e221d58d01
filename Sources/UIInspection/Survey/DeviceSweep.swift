internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// A document laid out on many devices, both ways up: whether every view gets a frame, and what contradicts.
package struct DeviceSweep: Codable, Sendable {
  package var file: String
  /// The names of the devices, with `landscape` where they are held so.
  package var devices: [String] = []
  /// Views whose frame is no number or whose size is negative, as `device: view`.
  package var shapeless: [String] = []
  /// How many contradictions were reported on each device.
  package var contradictions: [Int] = []
  /// The longest that one device took, from reading the file, in seconds.
  package var longest = 0.0

  /// Every device of the list in portrait and in landscape; the square canvas of old Xcodes is none.
  package static let all: [CheckDevice] = IBDevice.all.filter { $0.idiom != .none }.flatMap { device in
    [IBOrientation.portrait, .landscape].map { CheckDevice(device: device, orientation: $0) }
  }

  /// Lays out a document on these devices. Throws where it cannot be read.
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
