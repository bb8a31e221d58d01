import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing

@_spi(SelectorTable) @testable import UIKit

/// Values that a document assigns by key path are converted as in key-value coding.
@MainActor struct RuntimeAttributeTests {
  private func view<View: UIView>(
    _ element: String, _ attributes: String, purpose: NibLoader.Purpose = .app
  ) throws -> View {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <\(element) id="v"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></\(element)></objects></document>
      """
    let document = try IBDocument(data: Data(text.utf8), name: "test.xib")
    let loader = NibLoader(
      document: document, sizeClasses: (.compact, .regular), keepsStoredFrames: false, purpose: purpose)
    let object = try #require(document.object(withID: "v"))
    return try #require(loader.view(object) as? View)
  }

  private func attribute(_ type: String, _ keyPath: String, _ value: String) -> String {
    switch type {
    case "number":
      #"<userDefinedRuntimeAttribute type="number" keyPath="\#(keyPath)"><real key="value" value="\#(value)"/></userDefinedRuntimeAttribute>"#
    case "size":
      #"<userDefinedRuntimeAttribute type="size" keyPath="\#(keyPath)"><size key="value" width="\#(value)" height="2"/></userDefinedRuntimeAttribute>"#
    default: #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(keyPath)" value="\#(value)"/>"#
    }
  }

  @Test func viewsSetTheirOwnPropertiesByTheirTables() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v" customClass="InspectedView" customModule="UIKitDrawingTests"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <userDefinedRuntimeAttributes>\(attribute("number", "radius", "4"))\(attribute("string", "title", "Hello"))\(attribute("boolean", "isRound", "YES"))
      </userDefinedRuntimeAttributes></view></objects></document>
      """
    let loader = NibLoader(
      document: try IBDocument(data: Data(document.utf8), name: "test.xib"),
      sizeClasses: (.compact, .regular), keepsStoredFrames: false,
      purpose: .app)
    let object = try #require(loader.document.object(withID: "v"))
    let view = try #require(loader.view(object) as? InspectedView)
    #expect(view.radius == 4)
    #expect(view.layer.cornerRadius == 4)
    #expect(view.title == "Hello")
    #expect(view.isRound)
  }

  @Test func extensionsOfUIKitsClassesAreSetToo() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NSObject" customModule="UIKitDrawingTests"/>
      <label id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><userDefinedRuntimeAttributes>\(attribute("number", "roundness", "6"))
      </userDefinedRuntimeAttributes></label></objects></document>
      """
    let loader = NibLoader(
      document: try IBDocument(data: Data(text.utf8), name: "test.xib"), keepsStoredFrames: false)
    let view = try #require(loader.document.object(withID: "v").flatMap(loader.view))
    #expect(view.layer.cornerRadius == 6)
    #expect(view.roundness == 6)
  }

  @Test func runtimeAttributesAreConvertedToThePropertysType() {
    var (size, whole, text, flag) = (CGFloat?.none, 0, "", false)
    SelectorTables.set(2.5) { size = $0 }
    SelectorTables.set("7.9") { whole = $0 }
    SelectorTables.set(3) { text = $0 }
    SelectorTables.set("YES") { flag = $0 }
    #expect(size == 2.5)
    #expect(whole == 7)
    #expect(text == "3")
    #expect(flag)
    SelectorTables.set(UIColor.red) { whole = $0 }
    #expect(whole == 7)
  }

  @Test func textsAreAskedForTheirNumber() throws {
    let one: UIView = try view(
      "view",
      attribute("string", "layer.cornerRadius", "15") + attribute("string", "layer.masksToBounds", "YES"))
    #expect(one.layer.cornerRadius == 15)
    #expect(one.layer.masksToBounds)
    let two: UIView = try view(
      "view", attribute("string", "layer.borderWidth", "2.5pt") + attribute("string", "alpha", "0.5"))
    #expect(two.layer.borderWidth == 2.5)
    #expect(two.alpha == 0.5)
    let three: UIView = try view(
      "view",
      attribute("string", "layer.cornerRadius", "round") + attribute("boolean", "layer.borderWidth", "YES"))
    #expect(three.layer.cornerRadius == 0)
    #expect(three.layer.borderWidth == 1)
  }

  /// A document of the corpus (2fba667c) requests margins within a stack, which its stored frames do not
  /// have.
  @Test func theCanvasLeavesThingsInTheirPlaces() throws {
    let attributes =
      attribute("boolean", "layoutMarginsRelativeArrangement", "YES")
      + attribute("number", "layer.cornerRadius", "4")
    let app: UIStackView = try view("stackView", attributes)
    #expect(app.isLayoutMarginsRelativeArrangement)
    #expect(app.layer.cornerRadius == 4)
    let canvas: UIStackView = try view("stackView", attributes, purpose: .canvas)
    #expect(!canvas.isLayoutMarginsRelativeArrangement)
    #expect(canvas.layer.cornerRadius == 4)
  }

  @Test func anyPropertyOfTheLayerIsSet() throws {
    let one: UIView = try view(
      "view",
      attribute("number", "layer.transform.rotation.z", "1.5") + attribute("size", "layer.shadowOffset", "3")
        + attribute("number", "layer.hidden", "1"))
    #expect(one.layer.shadowOffset == CGSize(width: 3, height: 2))
    #expect(one.isHidden)
    #expect(abs(one.transform.b - sin(1.5)) < 1e-6)
  }

  @Test func subclassesHaveTheirOwn() throws {
    let label: UILabel = try view(
      "label", attribute("number", "numberOfLines", "3") + attribute("number", "textAlignment", "1"))
    #expect(label.numberOfLines == 3)
    #expect(label.textAlignment == .center)
    let button: UIButton = try view("button", attribute("number", "titleLabel.numberOfLines", "2"))
    #expect(button.titleLabel?.numberOfLines == 2)
    let field: UITextField = try view("textField", attribute("string", "placeholder", "Name"))
    #expect(field.placeholder == "Name")
  }

  /// Any object of a document may have them, not only views.
  @Test func itemsLayoutsRecognisersAndConstraintsHaveThemToo() throws {
    func set(_ attributes: String) -> String {
      "<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>"
    }
    let unknown = attribute("string", "wonder", "1")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
        targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <collectionView id="list"><rect key="frame" x="0" y="0" width="90" height="90"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="50"
        height="50"/>
      \(set(attribute("boolean", "sectionFootersPinToVisibleBounds", "YES")))</collectionViewFlowLayout>
      <constraints><constraint firstAttribute="width" constant="90"
        id="wide">\(set(attribute("string", "identifier", "wide")))
      </constraint></constraints></collectionView>
      <tapGestureRecognizer id="tap">\(set(attribute("boolean", "enabled", "NO")))</tapGestureRecognizer>
      <barButtonItem id="item"
        title="Done">\(set(attribute("number", "tag", "7") + unknown))</barButtonItem>
      </objects></document>
      """
    let loader = NibLoader(
      document: try IBDocument(data: Data(text.utf8), name: "test.xib"),
      sizeClasses: (.compact, .regular), keepsStoredFrames: false, purpose: .app)
    func made<Kind: AnyObject>(_ id: String, _ kind: Kind.Type) throws -> Kind {
      let object = try #require(loader.document.object(withID: id))
      return try #require(loader.object(object) as? Kind)
    }
    #expect(try made("list", UICollectionView.self).constraints.map(\.identifier) == ["wide"])
    #expect(try made("flow", UICollectionViewFlowLayout.self).sectionFootersPinToVisibleBounds)
    #expect(try !made("tap", UITapGestureRecognizer.self).isEnabled)
    #expect(try made("item", UIBarButtonItem.self).tag == 7)
    #expect(loader.report == ["test.xib:13: runtime attribute \"wonder\" of UIBarButtonItem is not applied"])
  }

  @Test func aSetterSaysWhetherItsPropertyCanHoldAValue() {
    let view = InspectedView()
    #expect(ActionDispatch.set("radius", of: view, to: 2))
    #expect(view.radius == 2)
    #expect(!ActionDispatch.set("radius", of: view, to: UIColor.red))
    #expect(view.radius == 2)
    #expect(!ActionDispatch.set("other", of: view, to: 2))
  }

  @Test func numbersThatNoIntegerHoldsAreRefused() throws {
    for value in ["1e308", "nan", "-inf", "9223372036854775808"] {
      let one: UIView = try view(
        "view", attribute("number", "tag", value) + attribute("string", "tag", value))
      #expect(one.tag == 0)
    }
  }
}

/// A view in the form that generated code gives to properties shown in Interface Builder.
final class InspectedView: UIView, SelectorTarget {
  var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
  var title: String?
  var isRound = false

  func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
    switch selector.description {
    case "setRadius:": return { sender, _ in SelectorTables.set(sender) { self.radius = $0 } }
    case "setTitle:": return { sender, _ in SelectorTables.set(sender) { self.title = $0 } }
    case "setIsRound:": return { sender, _ in SelectorTables.set(sender) { self.isRound = $0 } }
    default: return nil
    }
  }
}

extension UIView {
  /// A property that projects add to all views for Interface Builder.
  fileprivate var roundness: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

/// `mica test` generates this for such properties.
final class InspectableExtensions: SelectorTableSource {
  static func register() {
    SelectorTables.add { target, selector in
      guard let view = target as? UIView, selector.description == "setRoundness:" else { return nil }
      return { sender, _ in SelectorTables.set(sender) { view.roundness = $0 } }
    }
  }
}
