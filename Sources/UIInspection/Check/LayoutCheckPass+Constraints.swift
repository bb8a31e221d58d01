internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

extension LayoutCheckPass {
  /// Reports conflicting constraints that the layout engine has found.
  func reportConflict(_ members: [NSLayoutConstraint], broken: NSLayoutConstraint) {
    let known = members.compactMap { $0.nibIdentity?.object }
    let line =
      (broken.nibIdentity?.object ?? known.first)?.line ?? view(of: broken)?.nibIdentity?.object.line ?? 1
    let others = members.filter { $0 !== broken }.map(\.inWords)
    let list = others.isEmpty ? "the frames that are given" : others.joined(separator: ", ")
    findings.append(
      CheckFinding(
        rule: .unsatisfiable, severity: CheckRule.unsatisfiable.severity, file: file, line: line,
        id: broken.nibIdentity?.id, message: "\(broken.inWords) contradicts \(list) and is broken",
        remedy: "remove one of them, or give one a priority below 1000",
        devices: [(device ?? open.canvas).name]))
  }

  private func view(of constraint: NSLayoutConstraint) -> UIView? {
    (constraint.firstItem as? UIView) ?? (constraint.secondItem as? UIView)
  }
}

extension OpenDocument {
  /// The device and orientation for which the document was designed.
  var canvas: CheckDevice {
    CheckDevice(device: document.canvasDevice, orientation: document.device?.orientation ?? .portrait)
  }
}
