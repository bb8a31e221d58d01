import Foundation
import InterfaceBuilder
import Testing

@_spi(SelectorTable) @testable import UIKit

/// Controllers that programs make themselves. Source: Apple's reference of `UIStoryboard.instantiateViewController(identifier:creator:)`.
@Suite @MainActor struct StoryboardCreationTests {
  private final class Greeter: UIViewController {
    let name: String
    init?(coder: NSCoder, name: String) {
      self.name = name
      super.init(coder: coder)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func storyboard(outlet: String = "") throws -> UIStoryboard {
    UIStoryboard(document: try IBDocument(data: Data("""
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
    let made = try storyboard().instantiateViewController(identifier: "greeter") { Greeter(coder: $0, name: "Anna") }
    #expect(made.name == "Anna" && made.title == "Hello" && made.view.subviews.count == 1)
    let first = try storyboard().instantiateInitialViewController { Greeter(coder: $0, name: "Bert") }
    #expect(first?.name == "Bert" && first?.storyboard != nil)
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
    let made = try storyboard(outlet: outlet).instantiateViewController(identifier: "greeter") { Eager(coder: $0) }
    made.loadViewIfNeeded()
    #expect(made.textInLoadView == "Hi" && made.label?.text == "Hi")
  }

  @Test func theCreatorIsLetGo() throws {
    weak var kept: NSObject?
    func make() throws -> UIViewController {
      let owner = NSObject()
      kept = owner
      return try storyboard().instantiateViewController(identifier: "greeter") { Greeter(coder: $0, name: owner.description) }
    }
    let made = try make()
    #expect(made is Greeter && kept == nil)
  }

  @Test func aViewThatIsLoadedAgainHasOutletsAgain() throws {
    let outlet = "<outlet property=\"label\" destination=\"l\" id=\"o\"/>"
    let made = try storyboard(outlet: outlet).instantiateViewController(identifier: "greeter") { Eager(coder: $0) }
    let first = try #require(made.view.subviews.first)
    made.view = nil
    #expect(made.view.subviews.first !== first && made.label === made.view.subviews.first)
  }

  @Test func referencesLeadOnInTheLanguageAndToTheCreator() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mica-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ path: String) throws -> URL {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return url
    }
    func storyboard(_ controller: String) -> String {
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" toolsVersion=\"22505\" "
        + "targetRuntime=\"iOS.CocoaTouch\" initialViewController=\"c\"><scenes><scene sceneID=\"s\"><objects>"
        + "\(controller)</objects></scene></scenes></document>"
    }
    let reference = storyboard("<viewControllerPlaceholder storyboardName=\"Other\" id=\"c\" sceneMemberID=\"viewController\"/>")
    let url = try write(reference, "Base.lproj/Main.storyboard")
    _ = try write(reference, "fr.lproj/Main.storyboard")
    _ = try write(
      storyboard("<viewController title=\"Hello\" id=\"c\" sceneMemberID=\"viewController\"/>"), "Base.lproj/Other.storyboard")
    _ = try write("\"c.title\" = \"Bonjour\";", "fr.lproj/Other.strings")
    let main = UIStoryboard(document: try IBDocument(contentsOf: url, language: "fr"), language: "fr")
    let made = main.instantiateInitialViewController { Greeter(coder: $0, name: "Anna") }
    #expect(made?.title == "Bonjour" && made?.name == "Anna")
  }

  @Test func withoutACreatorTheDocumentsClassIsMade() throws {
    let plain: UIViewController = try storyboard().instantiateViewController(identifier: "greeter")
    #expect(plain.title == "Hello")
    #expect(try storyboard().instantiateViewController(identifier: "greeter") { _ in nil as UIViewController? }.title == "Hello")
  }
}
