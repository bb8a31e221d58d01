import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@_spi(SelectorTable) @testable import UIKit

/// Tests of controllers that programs create themselves. Source: Apple's reference of
/// `UIStoryboard.instantiateViewController(identifier:creator:)`.
@MainActor struct StoryboardCreationTests {
  private final class Greeter: UIViewController {
    let name: String
    init?(coder: NSCoder, name: String) {
      self.name = name
      super.init(coder: coder)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func storyboard(outlet: String = "") throws -> UIStoryboard {
    UIStoryboard(
      document: try IBDocument(
        data: Data(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
          targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
            <viewController storyboardIdentifier="greeter" title="Hello" id="c" sceneMemberID="viewController">
              <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews><label text="Hi" id="l"/></subviews></view>
              <connections>\(outlet)</connections></viewController>
          </objects></scene></scenes></document>
          """.utf8), name: "Main"))
  }

  @Test func programsMakeControllersOfACoder() throws {
    let made = try storyboard().instantiateViewController(identifier: "greeter") {
      Greeter(coder: $0, name: "Anna")
    }
    #expect(made.name == "Anna")
    #expect(made.title == "Hello")
    #expect(made.view.subviews.count == 1)
    let first = try storyboard().instantiateInitialViewController { Greeter(coder: $0, name: "Bert") }
    #expect(first?.name == "Bert")
    #expect(first?.storyboard != nil)
  }

  /// The package GoCoordinator asks a storyboard for its identifiers before it creates a controller.
  @Test func storyboardsNameTheirControllers() throws {
    let map = try storyboard().value(forKey: "identifierToNibNameMap") as? [String: Any]
    #expect(map?.keys.sorted() == ["greeter"])
  }

  private final class Eager: UIViewController {
    weak var label: UILabel!
    var textInLoadView: String?
    override func loadView() {
      super.loadView()
      textInLoadView = label?.text
    }
  }

  @Test func outletsAreSetOnceTheViewIsLoadedFromTheDocument() throws {
    let outlet = "<outlet property=\"label\" destination=\"l\" id=\"o\"/>"
    let made = try storyboard(outlet: outlet).instantiateViewController(identifier: "greeter") {
      Eager(coder: $0)
    }
    made.loadViewIfNeeded()
    #expect(made.textInLoadView == "Hi")
    #expect(made.label?.text == "Hi")
  }

  private final class Listener: UIViewController {
    weak var label: (any StoryboardNamed & AnyObject)?
    weak var other: (any StoryboardCounted)?
  }

  /// The form of outlets to delegates, which Interface Builder connects to objects of any conforming class.
  @Test func weakOutletsToProtocolsAreConnected() throws {
    let outlets = ["label", "other"].map { "<outlet property=\"\($0)\" destination=\"l\" id=\"\($0)\"/>" }
    let made = try storyboard(outlet: outlets.joined()).instantiateViewController(identifier: "greeter") {
      Listener(coder: $0)
    }
    made.loadViewIfNeeded()
    #expect(made.label?.name == "Hi")
    #expect(made.other?.name == "Hi")
    #expect(made.other?.count == 2)
  }

  @Test func weakOutletsToProtocolsKeepNothing() {
    let listener = Listener()
    do {
      let label = UILabel()
      #expect(StoredProperties.set("label", of: listener, to: label))
      #expect(listener.label === label)
      #expect(StoredProperties.set("other", of: listener, to: label))
      #expect(listener.other?.count == 0)
      #expect(!StoredProperties.set("other", of: listener, to: UIView()))
      #expect(listener.other === label)
    }
    #expect(listener.label == nil)
    #expect(listener.other == nil)
  }

  /// A controller in the form that generated code gives to an outlet with an observer.
  private final class Watcher: UIViewController, SelectorTarget {
    var seen: [String?] = []
    weak var label: UILabel! { didSet { seen.append(label?.text) } }
    func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
      guard selector.description == "setLabel:" else { return nil }
      return { sender, _ in SelectorTables.set(sender) { self.label = $0 } }
    }
  }

  @Test func observersOfOutletsRunWhenTheyAreConnected() throws {
    let outlet = "<outlet property=\"label\" destination=\"l\" id=\"o\"/>"
    let made = try storyboard(outlet: outlet).instantiateViewController(identifier: "greeter") {
      Watcher(coder: $0)
    }
    made.loadViewIfNeeded()
    #expect(made.seen == ["Hi"])
    #expect(made.label?.text == "Hi")
  }

  @Test func creatorIsReleased() throws {
    weak var kept: NSObject?
    func make() throws -> UIViewController {
      let owner = NSObject()
      kept = owner
      return try storyboard().instantiateViewController(identifier: "greeter") {
        Greeter(coder: $0, name: owner.description)
      }
    }
    let made = try make()
    #expect(made is Greeter)
    #expect(kept == nil)
  }

  @Test func aViewThatIsLoadedAgainHasOutletsAgain() throws {
    let outlet = "<outlet property=\"label\" destination=\"l\" id=\"o\"/>"
    let made = try storyboard(outlet: outlet).instantiateViewController(identifier: "greeter") {
      Eager(coder: $0)
    }
    let first = try #require(made.view.subviews.first)
    made.view = nil
    #expect(made.view.subviews.first !== first)
    #expect(made.label === made.view.subviews.first)
  }

  @Test func referencesLeadOnInTheLanguageAndToTheCreator() throws {
    let folder = TemporaryFolder()
    func storyboard(_ controller: String) -> String {
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" toolsVersion=\"22505\" "
        + "targetRuntime=\"iOS.CocoaTouch\" initialViewController=\"c\"><scenes><scene sceneID=\"s\"><objects>"
        + "\(controller)</objects></scene></scenes></document>"
    }
    let reference = storyboard(
      "<viewControllerPlaceholder storyboardName=\"Other\" id=\"c\" sceneMemberID=\"viewController\"/>")
    let url = try folder.write(reference, to: "Base.lproj/Main.storyboard")
    try folder.write(reference, to: "fr.lproj/Main.storyboard")
    try folder.write(
      storyboard("<viewController title=\"Hello\" id=\"c\" sceneMemberID=\"viewController\"/>"),
      to: "Base.lproj/Other.storyboard")
    try folder.write("\"c.title\" = \"Bonjour\";", to: "fr.lproj/Other.strings")
    let main = UIStoryboard(document: try IBDocument(contentsOf: url, language: "fr"), language: "fr")
    let made = main.instantiateInitialViewController { Greeter(coder: $0, name: "Anna") }
    #expect(made?.title == "Bonjour")
    #expect(made?.name == "Anna")
  }

  /// References that Xcode would not build. On iOS these trap.
  @Test func danglingReferencesAreReportedWithFileAndLine() throws {
    let folder = TemporaryFolder()
    func document(_ name: String, _ scenes: String) throws -> URL {
      let url = folder(name)
      let objects = scenes.split(separator: "\n").enumerated().map {
        "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>"
      }
      try Data(
        ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" toolsVersion=\"22505\" "
          + "targetRuntime=\"iOS.CocoaTouch\" initialViewController=\"a\"><scenes>\n"
          + objects.joined(separator: "\n") + "\n</scenes></document>").utf8
      ).write(to: url)
      return url
    }
    let name = "Lost\(UUID().uuidString.prefix(8))"
    let url = try document(
      "\(name).storyboard",
      """
      <tabBarController id="a" sceneMemberID="viewController"><connections>\
      <segue destination="none" kind="relationship" relationship="viewControllers" id="r"/>\
      <segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
      <viewController id="b" sceneMemberID="viewController"><view key="view" id="v"/><connections>\
      <segue destination="gone" kind="show" identifier="go" id="g"/></connections></viewController>
      <viewControllerPlaceholder storyboardName="Nowhere" id="c" storyboardIdentifier="c" sceneMemberID="viewController"/>
      <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="x" id="d" storyboardIdentifier="d" sceneMemberID="viewController"/>
      <viewControllerPlaceholder storyboardName="Broken" id="e" storyboardIdentifier="e" sceneMemberID="viewController"/>
      <viewControllerPlaceholder referencedIdentifier="h" id="f" storyboardIdentifier="f" sceneMemberID="viewController"/>
      <viewController title="Here" id="h" storyboardIdentifier="h" sceneMemberID="viewController"/>
      """)
    _ = try document("Other.storyboard", "<viewController id=\"a\" sceneMemberID=\"viewController\"/>")
    try Data("<document".utf8).write(to: folder("Broken.storyboard"))
    let storyboard = UIStoryboard(document: try IBDocument(contentsOf: url), tells: true)
    func told(_ line: Int, _ part: String) -> Bool {
      DocumentNotes.told.contains { $0.hasPrefix("\(name).storyboard:\(line): ") && $0.contains(part) }
    }
    let tabs = storyboard.instantiateInitialViewController() as? UITabBarController
    #expect(tabs?.viewControllers?.count == 1)
    #expect(told(2, "\"none\""))
    tabs?.viewControllers?[0].performSegue(withIdentifier: "go", sender: nil)
    #expect(told(3, "\"gone\""))
    for identifier in ["c", "d", "e"] { _ = storyboard.instantiateViewController(withIdentifier: identifier) }
    #expect(told(4, "Nowhere.storyboard, which is nowhere"))
    #expect(told(5, "\"x\", which Other.storyboard"))
    #expect(told(6, "Broken.storyboard"))
    #expect(storyboard.instantiateViewController(withIdentifier: "f").title == "Here")
  }

  @Test func referencesThatLeadBackEnd() throws {
    let folder = TemporaryFolder()
    func scene(_ id: String, _ attributes: String) -> String {
      "<scene sceneID=\"s\(id)\"><objects><viewControllerPlaceholder \(attributes) id=\"\(id)\" storyboardIdentifier=\"\(id)\" "
        + "sceneMemberID=\"viewController\"/></objects></scene>"
    }
    let url = folder("Round.storyboard")
    try Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(scene("a", "referencedIdentifier=\"b\""))\
      \(scene("b", "referencedIdentifier=\"a\""))\
      \(scene("c", "storyboardName=\"Round\" referencedIdentifier=\"c\""))</scenes></document>
      """.utf8
    ).write(to: url)
    let storyboard = UIStoryboard(document: try IBDocument(contentsOf: url))
    for identifier in ["a", "b", "c"] {
      #expect(storyboard.instantiateViewController(withIdentifier: identifier).children.isEmpty)
    }
  }

  @Test func unusedTranslationsAreReported() throws {
    let folder = TemporaryFolder(ending: ".bundle")
    let name = "Told\(UUID().uuidString.prefix(8))"
    try folder.write(
      "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>de</string></dict></plist>",
      to: "Info.plist")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
      <objects><label text="Name" id="l"/></objects></document>
      """, to: "\(name).xib")
    try folder.write(
      "{\"sourceLanguage\": \"en\", \"strings\": {\"gone.text\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"A\"}}}}}}",
      to: "\(name).xcstrings")
    let bundle = try #require(Bundle(url: folder.url))
    #expect(UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil).count == 1)
    #expect(DocumentNotes.told.contains { $0.contains(name) && $0.contains("gone.text") })
  }

  @Test func withoutACreatorTheDocumentsClassIsMade() throws {
    let plain: UIViewController = try storyboard().instantiateViewController(identifier: "greeter")
    #expect(plain.title == "Hello")
    #expect(
      try storyboard().instantiateViewController(identifier: "greeter") { _ in nil as UIViewController? }
        .title == "Hello")
  }
}

@MainActor private protocol StoryboardNamed {
  var name: String? { get }
}
@MainActor private protocol StoryboardCounted: AnyObject, StoryboardNamed {
  var count: Int { get }
}
extension UILabel: StoryboardCounted {
  fileprivate var name: String? { text }
  fileprivate var count: Int { text?.count ?? 0 }
}
