package import CoreGraphics
package import Foundation
internal import InterfaceBuilder
internal import UIKit

/// A way to name a view of a document.
package enum WantedView: Sendable {
  /// The id in the document.
  case id(String)
  /// The text that the view shows, such as a button's title.
  case text(String)
  /// A point in the coordinate space of the root view of a scene; nil for the first scene.
  case point(CGPoint, scene: String?)
}

/// An explanation of the frame of a view of a document: its causes, and the geometry of its layer.
package struct ViewExplanation: Encodable, Sendable {
  package var derivation: FrameDerivation
  /// The steps from bounds to frame.
  package var geometry: GeometryExplanation

  package func encode(to encoder: any Encoder) throws { try derivation.encode(to: encoder) }

  /// Returns the explanation as indented JSON.
  ///
  /// - Throws: An error if a value cannot be encoded.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Returns the explanation as text, without a line break at the end. The steps from bounds to frame are
  /// only part of it if the transform is not the identity.
  package func text(showsAll: Bool = false) -> String {
    let rest = geometry.isFrameMeaningful ? geometry.textWithoutSteps : geometry.text
    return [derivation.text(showsAll: showsAll), rest].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

/// An error for a view that was not found by text or point.
package struct NoSuchView: Error, CustomStringConvertible {
  package var description: String
}

extension OpenDocument {
  /// The ids of the devices whose frames an explanation compares: a small and a large phone, one that lies
  /// on its side, and a tablet.
  private static let others: [(device: String, orientation: IBOrientation)] = [
    ("iphone-8", .portrait), ("iphone-16-pro-max", .portrait), ("iphone-16-pro-max", .landscape),
    ("ipad-pro-11", .portrait),
  ]

  /// Lays out the document and returns the explanation of a view.
  ///
  /// - Parameters:
  ///   - wanted: The view.
  ///   - point: A point in the view's coordinate space that is converted to those of all ancestors.
  ///   - comparesDevices: `true` to add the frames on other devices.
  /// - Returns: The explanation.
  /// - Throws: An error with similar views if there is none.
  package func explanation(
    of wanted: WantedView, converting point: CGPoint? = nil, comparesDevices: Bool = true
  ) throws -> ViewExplanation {
    var found: ViewExplanation?
    var id: String?
    layOut { scene in
      guard found == nil, let root = scene.root, let view = view(wanted, in: root, of: scene) else { return }
      id = view.nibIdentity?.id
      found = explain(view, point)
    }
    // Views that no scene shows, such as those that are not installed, are explained outside of a window.
    if found == nil, case .id(let id) = wanted { found = explain(try view(withID: id), point) }
    guard var found else { throw NoSuchView(description: "\(document.name): \(missing(wanted))") }
    if comparesDevices, let id { found.derivation.elsewhere = elsewhere(id) }
    return found
  }

  private func explain(_ view: UIView, _ point: CGPoint?) -> ViewExplanation {
    ViewExplanation(
      derivation: view.frameDerivation,
      geometry: point.map { view.geometryExplanation(converting: $0) } ?? view.geometryExplanation)
  }

  private func view(_ wanted: WantedView, in root: UIView, of scene: NibScene) -> UIView? {
    switch wanted {
    case .id(let id):
      let view = loader.object(withID: id) as? UIView
      return view?.isDescendant(of: root) == true ? view : nil
    case .text(let text): return root.firstInDocument { $0.shownText == text }
    case .point(let point, let id):
      guard id == nil ? scene.id == scenes.first?.id : scene.id == id else { return nil }
      return root.deepestInDocument(at: point)
    }
  }

  private func missing(_ wanted: WantedView) -> String {
    switch wanted {
    case .id(let id): return "no view has the id \"\(id)\""
    case .text(let text):
      var texts: [String] = []
      for scene in scenes {
        _ = scene.root?.firstInDocument {
          if let text = $0.shownText, !texts.contains(text) { texts.append(text) }
          return false
        }
      }
      let near = text.nearest(of: texts, by: \.self).prefix(5).map { "\"\($0.shortened(to: 40))\"" }
      return "no view shows \"\(text)\"; "
        + (near.isEmpty ? "no view shows a text" : "texts near it: \(near.joined(separator: ", "))")
    case .point(let point, let id):
      if let id, !scenes.contains(where: { $0.id == id }) {
        return "no scene has the id \"\(id)\"; accepted: \(scenes.map(\.id).joined(separator: ", "))"
      }
      return "no view is at \(point.x.inPoints),\(point.y.inPoints)"
    }
  }

  /// Returns the frames of a view on other devices.
  private func elsewhere(_ id: String) -> [FrameDerivation.Elsewhere] {
    Self.others.compactMap { device, orientation in
      var options = options
      (options.device, options.orientation) = (device, orientation.rawValue)
      (options.size, options.scale) = (nil, nil)
      guard let open = try? OpenDocument(document, near: document.path, options: options) else { return nil }
      defer { open.loader.forgetObjects() }
      var frame: CGRect?
      open.layOut { scene in
        guard let root = scene.root, let view = open.loader.object(withID: id) as? UIView,
          view.isDescendant(of: root)
        else { return }
        frame = view.frame
      }
      guard let frame, let known = try? IBDevice.wanted(device) else { return nil }
      return FrameDerivation.Elsewhere(
        device: CheckDevice(device: known, orientation: orientation).name,
        frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init))
    }
  }
}

extension UIView {
  /// Returns the first view of the document, in the order of the tree, that satisfies a condition.
  fileprivate func firstInDocument(_ isWanted: (UIView) -> Bool) -> UIView? {
    if nibIdentity != nil, isWanted(self) { return self }
    for view in subviews { if let found = view.firstInDocument(isWanted) { return found } }
    return nil
  }

  /// Returns the frontmost visible view of the document at a point of this view's coordinate space.
  fileprivate func deepestInDocument(at point: CGPoint) -> UIView? {
    guard !isHidden, alpha > 0 else { return nil }
    let isInside = bounds.contains(point)
    guard isInside || !clipsToBounds else { return nil }
    for view in subviews.reversed() {
      if let found = view.deepestInDocument(at: convert(point, to: view)) { return found }
    }
    return isInside && nibIdentity != nil ? self : nil
  }
}
