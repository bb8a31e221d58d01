import Foundation
import InterfaceBuilder

/// Small documents for the tests.
enum Documents {
  static let storyboardHead =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
    + "toolsVersion=\"21701\" targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" "
    + "useTraitCollections=\"YES\" useSafeAreas=\"YES\" initialViewController=\"vc\">"

  /// Returns a storyboard whose one scene has a view controller with the given content in its view.
  static func storyboard(_ view: String, controller: String = "", scenes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    \(storyboardHead)
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <!--Login-->
            <scene sceneID="scene">
                <objects>
                    <viewController id="vc" customClass="LoginController" sceneMemberID="viewController">
                        <view key="view" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    \(view)
                        </view>
    \(controller)
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="12.5" y="-4"/>
            </scene>
    \(scenes)
        </scenes>
    </document>
    """
  }

  /// Returns a xib with the given top-level objects.
  static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13122.17" \
    targetRuntime="iOS.CocoaTouch">
        <objects>
    \(objects)
        </objects>
    </document>
    """
  }

  static func read(_ text: String) throws -> IBDocument {
    try IBDocument(data: Data(text.utf8), name: "Folder/Test.storyboard")
  }

  /// Returns the element with the id `x` of a xib.
  static func object(_ xml: String) throws -> IBObject? {
    try read(xib(xml)).object(withID: "x")
  }

  /// Returns the error of reading, or `nil`.
  static func error(_ data: Data) -> IBReadError? {
    do {
      _ = try IBDocument(data: data, name: "Bad.xib")
      return nil
    } catch {
      return error
    }
  }

  static func error(_ text: String) -> IBReadError? { error(Data(text.utf8)) }
}

extension IBObject {
  var outlets: [IBOutlet] {
    connections.compactMap { if case .outlet(let outlet) = $0 { outlet } else { nil } }
  }
  var outletCollections: [IBOutletCollection] {
    connections.compactMap { if case .outletCollection(let outlet) = $0 { outlet } else { nil } }
  }
  var actions: [IBAction] {
    connections.compactMap { if case .action(let action) = $0 { action } else { nil } }
  }
}
