import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@_spi(SelectorTable) @testable import UIKit

/// Controllers that the storyboard below names by their classes.
final class SegueListController: UIViewController, SelectorTarget {
  func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
    selector.description == "back:" ? { sender, _ in self.unwound = sender as? UIStoryboardSegue } : nil
  }
  weak var titleLabel: UILabel!
  var goButton: UIButton?
  private var rows: [UIView] = []
  var barItem: UIBarButtonItem?
  weak var companion: UIView?
  var prepared: [String] = []
  var allows = true
  var childFromSegue: UIViewController?

  var foundRows: [UIView] { rows }
  var unwound: UIStoryboardSegue?
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allows }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "-")
    if segue.identifier == "embedded" { childFromSegue = segue.destination }
    segue.destination.title = "from \(segue.identifier ?? "-")"
  }
}

/// A custom segue, found by its class name. The destination becomes a child.
final class SegueIntoChild: UIStoryboardSegue {
  override func perform() {
    source.addChild(destination)
    source.view.addSubview(destination.view)
    destination.didMove(toParent: source)
  }
}

/// A segue that performs the action of its kind, and records it.
final class SegueThatIsNoted: UIStoryboardSegue {
  override func perform() {
    source.title = "left"
    super.perform()
  }
}

/// Tests of outlets and segues of storyboards.
@Suite(.serialized) @MainActor struct SegueTests {
  private func storyboard() throws -> UIStoryboard {
    let module = String(reflecting: SegueListController.self).split(separator: ".")[0]
    let rect = NibDocuments.rect(0, 0, 375, 667)
    return UIStoryboard(
      document: try NibDocuments.storyboard(
        """
        <scene sceneID="a"><objects><navigationController id="nav" sceneMemberID="viewController">
          <navigationBar key="navigationBar" id="n">\(NibDocuments.rect(0, 20, 375, 44))</navigationBar>
          <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="b"><objects>
          <viewController id="list" customClass="SegueListController" customModule="\(module)" sceneMemberID="viewController">
            <view key="view" id="v">\(rect)<subviews>
              <label text="Hello" id="label">\(NibDocuments.rect(0, 0, 100, 20))</label>
              <button id="button">\(NibDocuments.rect(0, 30, 100, 20))
                <connections><segue destination="detail" kind="show" identifier="go" id="s1"/></connections></button>
              <containerView id="box">\(NibDocuments.rect(0, 100, 200, 200))
                <connections><segue destination="inner" kind="embed" identifier="embedded" id="s2"/></connections>
              </containerView>
              <view id="row1">\(NibDocuments.rect(0, 300, 10, 10))</view>
              <view id="row2">\(NibDocuments.rect(0, 320, 10, 10))</view>
            </subviews></view>
            <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" title="Go" id="bar">
              <connections><segue destination="detail" kind="show" identifier="bar" id="s6"/></connections></barButtonItem></navigationItem>
            <connections>
              <outlet property="titleLabel" destination="label" id="o1"/>
              <outlet property="goButton" destination="button" id="o2"/>
              <outlet property="missing" destination="button" id="o3"/>
              <outletCollection property="rows" destination="row1" id="c1"/>
              <outletCollection property="rows" destination="row2" id="c2"/>
              <outlet property="barItem" destination="bar" id="o4"/>
              <outlet property="companion" destination="beside" id="o5"/>
              <segue destination="modal" kind="presentation" identifier="cover" modalPresentationStyle="fullScreen" id="s3"/>
              <segue destination="inner" kind="custom" identifier="own" customClass="SegueIntoChild" customModule="\(module)" id="s4"/>
              <segue destination="detail" kind="show" identifier="noted" customClass="SegueThatIsNoted" customModule="\(module)" id="s5"/>
            </connections>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
          <view id="beside">\(NibDocuments.rect(0, 0, 70, 80))</view>
        </objects></scene>
        <scene sceneID="c"><objects><viewController id="detail" sceneMemberID="viewController">
          <view key="view" id="dv">\(rect)</view></viewController></objects></scene>
        <scene sceneID="d"><objects><viewController id="inner" sceneMemberID="viewController">
          <view key="view" id="iv">\(rect)</view></viewController></objects></scene>
        <scene sceneID="e"><objects><viewController id="modal" sceneMemberID="viewController">
          <view key="view" id="mv">\(rect)<subviews><button id="back">\(NibDocuments.rect(0, 0, 50, 50))
            <connections><segue destination="exit" kind="unwind" unwindAction="back:" id="u"/></connections>
          </button></subviews></view></viewController>
          <exit id="exit" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
        """, initial: "nav"
      ).document)
  }

  private func shown() throws -> (UIWindow, UINavigationController, SegueListController) {
    let navigation = try #require(
      try storyboard().instantiateInitialViewController() as? UINavigationController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (window, navigation, try #require(navigation.topViewController as? SegueListController))
  }

  @Test func outletsAreStoredPropertiesByTheirNames() throws {
    let (_, _, list) = try shown()
    #expect(list.titleLabel?.text == "Hello")
    #expect(list.goButton?.frame.minY == 30)
    #expect(list.foundRows.map(\.frame.minY) == [300, 320])
    #expect(list.companion?.bounds.height == 80, "A view beside the controller lives with it")
  }

  @Test func embeddedControllersAreChildren() throws {
    let (_, _, list) = try shown()
    let child = try #require(list.children.first)
    #expect(child === list.childFromSegue)
    #expect(list.prepared == ["embedded"])
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(child.storyboard != nil)
  }

  @Test func buttonsTriggerSeguesThatMayBeRefused() throws {
    let (_, navigation, list) = try shown()
    list.allows = false
    list.goButton?.sendActions(for: .primaryActionTriggered)
    #expect(navigation.viewControllers.count == 1)
    list.allows = true
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    list.goButton?.sendActions(for: .primaryActionTriggered)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.title == "from go")
    #expect(list.prepared.last == "go")
  }

  /// The items of a bar are created with the controller, before its view.
  @Test func itemsOfBarsAreConnected() throws {
    let (_, navigation, list) = try shown()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let item = try #require(list.navigationItem.rightBarButtonItem)
    #expect(list.barItem === item)
    item.primaryAction?.perform(sender: item)
    #expect(navigation.topViewController?.title == "from bar")
  }

  @Test func modalSeguesAndTheWayBack() throws {
    let (window, navigation, list) = try shown()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    list.performSegue(withIdentifier: "cover", sender: nil)
    let modal = try #require(navigation.presentedViewController)
    #expect(modal.modalPresentationStyle == .fullScreen)
    #expect(navigation.view.window == nil)
    #expect(list.presentedViewController === modal)
    let button = try #require(modal.view.subviews.first as? UIButton)
    button.sendActions(for: .primaryActionTriggered)
    #expect(navigation.presentedViewController == nil)
    #expect(list.view.window === window)
    #expect(list.unwound?.source === modal)
    #expect(list.unwound?.destination === list)
  }

  @Test func classesOfSeguesPerformInTheirOwnWay() throws {
    let (_, navigation, list) = try shown()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    list.performSegue(withIdentifier: "own", sender: nil)
    #expect(list.children.count == 2)
    #expect(list.children.last?.title == "from own")
    #expect(list.presentedViewController == nil)
    list.performSegue(withIdentifier: "noted", sender: nil)
    #expect(list.title == "left")
    #expect(navigation.topViewController?.title == "from noted")
  }

  @Test func weakAndPrivatePropertiesAreSetAndOthersLeftAlone() {
    class Base: NSObject { private(set) var first: NSString? }
    final class Sub: Base {
      weak var second: UIView?
      var third = 7
    }
    let object = Sub(), view = UIView()
    #expect(StoredProperties.set("first", of: object, to: "x" as NSString))
    #expect(object.first == "x")
    #expect(StoredProperties.set("second", of: object, to: view))
    #expect(object.second === view)
    #expect(!StoredProperties.set("third", of: object, to: view))
    #expect(object.third == 7)
    #expect(!StoredProperties.set("second", of: object, to: NSObject()))
    #expect(!StoredProperties.set("fourth", of: object, to: view))
  }
}
