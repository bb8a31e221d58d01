internal import Foundation
package import InterfaceBuilder

/// A device in an orientation on which layout is checked.
package struct CheckDevice: Sendable, Hashable, Codable {
  package var device: IBDevice
  package var orientation: IBOrientation
  /// A Boolean value that indicates whether the project and the document decide how the device is held.
  package var isHeldAsDrawn = false

  package init(device: IBDevice, orientation: IBOrientation?) {
    self.device = device
    self.orientation = orientation ?? .portrait
    isHeldAsDrawn = orientation == nil
  }

  /// The name of the device, followed by `landscape` in that orientation.
  package var name: String { orientation == .portrait ? device.name : "\(device.name) landscape" }
}

extension CheckDevice {
  /// Returns the device as it is held for a document, if no orientation was asked for: as the project
  /// supports it, and a phone that may be held in both ways as the document is drawn.
  func held(_ path: String) throws -> CheckDevice {
    guard isHeldAsDrawn else { return self }
    let url = URL(fileURLWithPath: path)
    var possible = ProjectFile.around(url)?.orientations(device.idiom) ?? []
    if possible.isEmpty {
      possible = ProjectCode.around(url)?.supportedOrientations(device.idiom) ?? []
    }
    if possible.count == 1 { return CheckDevice(device: device, orientation: possible.first) }
    guard device.idiom == .phone else { return CheckDevice(device: device, orientation: .portrait) }
    let drawn = try IBDocument(contentsOf: url).device?.orientation
    return CheckDevice(device: device, orientation: drawn ?? .portrait)
  }

  /// Returns the phone whose screen an app has on the device: that of its largest launch image if it has no
  /// launch storyboard (Apple's Technical Note 2244 and the reference of `UILaunchImages`).
  func standIn(for path: String) -> CheckDevice {
    guard device.idiom == .phone, device.portraitSize.width > 320,
      ProjectCode.around(URL(fileURLWithPath: path))?.fillsSmallScreens == true,
      let small = IBDevice.withID("retina4_0")
    else { return self }
    return CheckDevice(device: small, orientation: orientation)
  }

  /// Returns why a document is not laid out on the device, or nil if it is: its project is for the other kind
  /// of device, it is drawn for iPads, or its name says that it is for one kind, as `Main~ipad` and, by
  /// convention, `Main-iPad` and `iPad_Main` do.
  func exclusion(_ path: String, _ document: IBDocument) -> UncheckedPart? {
    let url = URL(fileURLWithPath: path), others = device.idiom == .pad ? "iPhones" : "iPads"
    func part(_ reason: String) -> UncheckedPart {
      UncheckedPart(file: path, line: 1, id: nil, part: "the layout on \(self.name)", reason: reason)
    }
    let project = ProjectFile.around(url)
    if !(project?.supports(device.idiom) ?? ProjectFile.definitionsSupport(device.idiom, around: url)) {
      return part("the project is for \(others) alone")
    }
    if device.idiom == .phone, document.isDrawnForPads, project?.supports(.pad) != false {
      return part("the document is drawn for iPads")
    }
    let full = url.deletingPathExtension().lastPathComponent, code = ProjectCode.around(url)
    if let idiom = code?.deviceOfMain(full), idiom != device.idiom {
      return part("it is the main document of \(others) alone")
    }
    if device.idiom == .phone, code?.choosesByScreen(full) == true {
      let scene = document.scenes.compactMap(\.viewController).first
      let drawn = document.canvas(for: scene).device.portraitSize
      if drawn != device.portraitSize { return part("the app shows it on screens of another size") }
    }
    let name = full.lowercased(), kind = others.dropLast().lowercased()
    guard ["~", "-", "_"].contains(where: { name.hasSuffix($0 + kind) || name.hasPrefix(kind + $0) }) else {
      return nil
    }
    return part("the name of the document says that it is for \(others)")
  }
}

extension CheckDevice {
  private enum CodingKeys: String, CodingKey { case device, orientation, isHeldAsDrawn }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    device = try IBDevice.wanted(try values.decode(String.self, forKey: .device))
    orientation = IBOrientation(rawValue: try values.decode(String.self, forKey: .orientation)) ?? .portrait
    isHeldAsDrawn = try values.decode(Bool.self, forKey: .isHeldAsDrawn)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(device.id, forKey: .device)
    try values.encode(orientation.rawValue, forKey: .orientation)
    try values.encode(isHeldAsDrawn, forKey: .isHeldAsDrawn)
  }
}
