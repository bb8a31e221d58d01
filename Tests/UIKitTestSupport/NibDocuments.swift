import Foundation
package import InterfaceBuilder
package import UIKit

/// Small documents for the tests of containers.
@MainActor package enum NibDocuments {
  /// Returns the loader of a storyboard with scenes, drawn on an iPhone 8 unless a device is named.
  package static func storyboard(
    _ scenes: String, toolsVersion: Int = 21701, initial: String? = nil, device: String = "retina4_7",
    orientation: String = "portrait", keepsStoredFrames: Bool = true
  ) throws -> NibLoader {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"\(start)>
          <device id="\(device)" orientation="\(orientation)" appearance="light"/>
          <scenes>\(scenes)</scenes>
      </document>
      """
    return NibLoader(
      document: try IBDocument(data: Data(text.utf8), name: "Test.storyboard"),
      keepsStoredFrames: keepsStoredFrames)
  }

  /// Returns the loader of a xib with top-level objects.
  package static func xib(_ objects: String, keepsStoredFrames: Bool = true) throws -> NibLoader {
    NibLoader(document: try document(objects), keepsStoredFrames: keepsStoredFrames)
  }

  /// Returns a xib with top-level objects and other elements behind them, drawn on an iPhone 8 unless a
  /// device is named.
  package static func document(
    _ objects: String, toolsVersion: Int = 21701, device: String = "retina4_7", hasSafeAreas: Bool = true,
    behind: String = ""
  ) throws -> IBDocument {
    let text = xibText(
      objects, toolsVersion: toolsVersion, device: device, hasSafeAreas: hasSafeAreas, behind: behind)
    return try IBDocument(data: Data(text.utf8), name: "Test.xib")
  }

  /// Returns the only top-level object of a xib as `UINib` instantiates it.
  package static func instantiate<T>(_ objects: String) -> T? {
    UINib(data: Data(xibText(objects).utf8), bundle: nil).instantiate(withOwner: nil).first as? T
  }

  private static func xibText(
    _ objects: String, toolsVersion: Int = 21701, device: String = "retina4_7", hasSafeAreas: Bool = true,
    behind: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"\
    \(hasSafeAreas ? " useSafeAreas=\"YES\"" : "")>
        <device id="\(device)" orientation="portrait" appearance="light"/>
        <objects>\(objects)</objects>\(behind)
    </document>
    """
  }

  /// Returns the only top-level view of a xib.
  package static func view<T: UIView>(_ objects: String, keepsStoredFrames: Bool = true) throws -> T? {
    try xib(objects, keepsStoredFrames: keepsStoredFrames).scenes().first?.root as? T
  }

  package static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }
}

extension SceneCanvas {
  /// A scene on a device's screen.
  package init(scene: NibScene, loader: NibLoader, device: IBDevice) {
    self.init(scene: scene, loader: loader, surface: SceneSurface(scene, in: loader.document, on: device))
  }
}
