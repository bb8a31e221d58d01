import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIKit

/// Tests of controllers of other storyboards behind relationships. Source: Apple's "Refactoring your
/// storyboard": a reference represents the controller wherever a segue leads.
@MainActor struct StoryboardReferenceTests {
  private let folder = TemporaryFolder()

  /// Writes a storyboard whose initial controller has the id `a`, with one controller per scene.
  private func write(_ name: String, _ controllers: String...) throws {
    let scenes = controllers.enumerated().map {
      "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>"
    }
    try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
        + "toolsVersion=\"22505\" targetRuntime=\"iOS.CocoaTouch\" initialViewController=\"a\"><scenes>"
        + "\(scenes.joined())</scenes></document>", to: "\(name).storyboard")
  }

  private func open(_ name: String) throws -> UIStoryboard {
    UIStoryboard(document: try IBDocument(contentsOf: folder("\(name).storyboard")))
  }

  /// Returns a container with the id `id` that refers to others by relationships.
  private func container(_ element: String, id: String = "a", _ ways: [(String, String)]) -> String {
    let segues = ways.enumerated().map { index, way in
      "<segue destination=\"\(way.1)\" kind=\"relationship\" relationship=\"\(way.0)\" id=\"\(id)\(index)\"/>"
    }
    return
      "<\(element) id=\"\(id)\" sceneMemberID=\"viewController\"><connections>\(segues.joined())"
      + "</connections></\(element)>"
  }

  private func reference(_ id: String, _ name: String = "Other", _ identifier: String = "") -> String {
    let wanted = identifier.isEmpty ? "" : " referencedIdentifier=\"\(identifier)\""
    return
      "<viewControllerPlaceholder storyboardName=\"\(name)\"\(wanted) id=\"\(id)\" "
      + "sceneMemberID=\"viewController\"/>"
  }

  private func writeOther() throws {
    try write(
      "Other",
      "<viewController title=\"First\" id=\"a\" sceneMemberID=\"viewController\"><connections>"
        + "<segue destination=\"b\" kind=\"show\" identifier=\"on\" id=\"g\"/>"
        + "</connections></viewController>",
      "<viewController title=\"Second\" storyboardIdentifier=\"second\" id=\"b\" "
        + "sceneMemberID=\"viewController\"/>"
    )
  }

  @Test(arguments: [
    ("tabBarController", ["viewControllers", "viewControllers"]),
    ("navigationController", ["rootViewController"]),
    ("splitViewController", ["masterViewController", "detailViewController"]),
  ])
  func relationshipsLeadToTheReferencedController(element: String, relationships: [String]) throws {
    try writeOther()
    let ids = ["r0", "r1"], references = [reference("r0"), reference("r1", "Other", "second")]
    let ways = zip(relationships, ids).map { ($0, $1) }
    try write("Main", container(element, ways), references[0], references[1])
    let made = try #require(try open("Main").instantiateInitialViewController())
    #expect(made.children.map(\.title) == Array(["First", "Second"].prefix(relationships.count)))
  }

  @Test func threeColumnsLeadToTheReferencedControllers() throws {
    try writeOther()
    let names = ["masterViewController", "supplementaryViewController", "detailViewController"]
    let split = container("splitViewController", names.enumerated().map { ($1, "r\($0)") })
      .replacingOccurrences(
        of: "<splitViewController ", with: "<splitViewController allowDoubleColumnStyle=\"YES\" ")
    try write("Main", split, reference("r0"), reference("r1", "Other", "second"), reference("r2"))
    let made = try #require(try open("Main").instantiateInitialViewController() as? UISplitViewController)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    #expect(columns.map { made.viewController(for: $0)?.title } == ["First", "Second", "First"])
  }

  @Test func containersInContainersLeadToTheReferencedController() throws {
    try writeOther()
    try write(
      "Main", container("tabBarController", [("viewControllers", "n")]),
      container("navigationController", id: "n", [("rootViewController", "r")]), reference("r"))
    let tabs = try #require(try open("Main").instantiateInitialViewController() as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(navigation.topViewController?.title == "First")
  }

  @Test func referencedControllerPerformsSeguesOfItsOwnStoryboard() throws {
    try writeOther()
    try write("Main", container("navigationController", [("rootViewController", "r")]), reference("r"))
    let navigation = try #require(
      try open("Main").instantiateInitialViewController() as? UINavigationController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.isHidden = false
    navigation.topViewController?.performSegue(withIdentifier: "on", sender: nil)
    #expect(navigation.viewControllers.map(\.title) == ["First", "Second"])
  }

  @Test func referenceThatIsLostLeavesAnEmptyController() throws {
    try write("Main", container("tabBarController", [("viewControllers", "r")]), reference("r", "Nowhere"))
    let tabs = try #require(try open("Main").instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.count == 1)
  }

  @Test func containersThatHoldEachOtherEnd() throws {
    try write("Main", container("tabBarController", [("viewControllers", "r")]), reference("r", "Back"))
    try write(
      "Back", container("navigationController", [("rootViewController", "r")]), reference("r", "Main"))
    let tabs = try #require(try open("Main").instantiateInitialViewController() as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(navigation.viewControllers.allSatisfy { !($0 is UITabBarController) })
  }

  @Test func containersOfOneStoryboardThatHoldEachOtherEnd() throws {
    try write(
      "Main", container("tabBarController", [("viewControllers", "n")]),
      container("navigationController", id: "n", [("rootViewController", "a")]))
    let tabs = try #require(try open("Main").instantiateInitialViewController() as? UITabBarController)
    #expect((tabs.viewControllers?.first as? UINavigationController)?.viewControllers.isEmpty == true)
  }

  /// The reference's tab item is used where the controller's own document has none.
  @Test func tabItemOfTheReferenceIsTheSecondChoice() throws {
    let item = "<tabBarItem key=\"tabBarItem\" title=\"Reference\" id=\"i\"/>"
    func referencing(_ name: String) -> String {
      reference("r\(name)", name).replacingOccurrences(of: "/>", with: ">\(item)</viewControllerPlaceholder>")
    }
    try write("Plain", "<viewController id=\"a\" sceneMemberID=\"viewController\"/>")
    try write(
      "Named",
      "<viewController id=\"a\" sceneMemberID=\"viewController\">"
        + "<tabBarItem key=\"tabBarItem\" title=\"Own\" id=\"j\"/></viewController>")
    let ways = [("viewControllers", "rPlain"), ("viewControllers", "rNamed")]
    try write("Main", container("tabBarController", ways), referencing("Plain"), referencing("Named"))
    let tabs = try #require(try open("Main").instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.map { $0.tabBarItem?.title } == ["Reference", "Own"])
  }
}
