import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@_spi(SelectorTable) @testable import UIKit

/// A controller that the storyboard below names by its class.
final class ObjectsController: UIViewController, SelectorTarget {
  var taps = 0
  var source: RowSource?
  var press: UILongPressGestureRecognizer?
  private(set) var created: [String] = []
  private(set) var popover: UIPopoverPresentationController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    popover = segue.destination.popoverPresentationController
  }

  func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
    switch selector.description {
    case "tapped:": return { _, _ in self.taps += 1 }
    case "makeDetail:sender:segueIdentifier:":
      // The form in which a selector table returns the answer of
      // `@IBSegueAction func makeDetail(_ coder:, sender:, segueIdentifier:)`.
      return { arguments, _ in
        SelectorTables.answer(
          self.makeDetail(
            SelectorTables.argument(arguments, 0), sender: SelectorTables.argument(arguments, 1) as Any?,
            segueIdentifier: SelectorTables.argument(arguments, 2) as String?))
      }
    default: return nil
    }
  }

  func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> ObjectsDetail? {
    created.append("\(segueIdentifier ?? "-") of \(sender.map { "\(type(of: $0))" } ?? "nobody")")
    return segueIdentifier == "none" ? nil : ObjectsDetail(coder: coder, name: "made")
  }
}

final class ObjectsDetail: UIViewController {
  let name: String
  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    name = "read"
    super.init(coder: coder)
  }
}

/// An object of a scene that is not a view, named by its class.
final class RowSource: NSObject, UITableViewDataSource {
  let rows = ["One", "Two"]
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

final class OwnGesture: UIGestureRecognizer {}

/// Tests of the objects in documents beside views and controllers, and of their attributes.
@Suite(.serialized) @MainActor struct DocumentObjectTests {
  private static let module = String(reflecting: RowSource.self).prefix { $0 != "." }

  private func storyboard() throws -> UIStoryboard {
    let rect = NibDocuments.rect(0, 0, 375, 667), module = Self.module
    return UIStoryboard(
      document: try NibDocuments.storyboard(
        """
        <scene sceneID="a"><objects>
          <viewController id="first" customClass="ObjectsController" customModule="\(module)"
            sceneMemberID="viewController">
            <view key="view" id="v">\(rect)<subviews>
              <view id="pad">\(NibDocuments.rect(0, 0, 100, 100))
                <accessibility key="accessibilityConfiguration" hint="Opens it" identifier="pad"
                  label="The pad">
                  <accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement"
                    value="YES"/></accessibility>
                <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES"
                  id="g1"/></connections></view>
              <tableView id="table" style="plain" rowHeight="44">\(NibDocuments.rect(0, 100, 375, 300))
                <connections><outlet property="dataSource" destination="source" id="d1"/></connections>
                  </tableView>
            </subviews></view>
            <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem"
              title="Go" id="bar">
              <accessibility key="accessibilityConfiguration" label="Go on"/></barButtonItem></navigationItem>
            <connections>
              <outlet property="source" destination="source" id="o1"/><outlet property="press"
                destination="press" id="o2"/>
              <segue destination="detail" kind="presentation" identifier="made"
                destinationCreationSelector="makeDetail:sender:segueIdentifier:" id="s1"/>
              <segue destination="detail" kind="presentation" identifier="none"
                destinationCreationSelector="makeDetail:sender:segueIdentifier:" id="s2"/>
              <segue destination="detail" kind="popoverPresentation" identifier="pop"
                popoverAnchorView="pad" id="s3">
                <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>
            </connections>
          </viewController>
          <tapGestureRecognizer numberOfTapsRequired="2" cancelsTouchesInView="NO" id="tap">
            <connections><action selector="tapped:" destination="first" id="a1"/></connections>
              </tapGestureRecognizer>
          <pongPressGestureRecognizer allowableMovement="20" minimumPressDuration="1.5" id="press"/>
          <customObject id="source" customClass="RowSource" customModule="\(module)"/>
        </objects></scene>
        <scene sceneID="b"><objects><viewController id="detail" customClass="ObjectsDetail"
          customModule="\(module)" sceneMemberID="viewController">
          <view key="view" id="dv">\(rect)</view></viewController></objects></scene>
        <scene sceneID="c"><objects><tableViewController id="rows" storyboardIdentifier="rows"
          sceneMemberID="viewController">
          <tableView key="view" id="rv" style="plain" rowHeight="44">\(rect)</tableView>
          <refreshControl key="refreshControl" opaque="NO" id="pull"><color key="tintColor" red="1"
            green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></refreshControl>
        </tableViewController></objects></scene>
        """, initial: "first"
      ).document)
  }

  private func first() throws -> ObjectsController {
    let controller = try #require(try storyboard().instantiateInitialViewController() as? ObjectsController)
    controller.loadViewIfNeeded()
    return controller
  }

  @Test func recognisersAreMadeAndRecognise() throws {
    try FingerWorld().run { world in
      let controller = try first()
      world.window.rootViewController = controller
      world.window.makeKeyAndVisible()
      let tap = try #require(
        controller.view.subviews[0].gestureRecognizers?.first as? UITapGestureRecognizer)
      #expect(tap.numberOfTapsRequired == 2)
      #expect(!tap.cancelsTouchesInView)
      #expect(tap.delaysTouchesEnded)
      world.tap(50, 50)
      #expect(controller.taps == 0)
      world.tap(50, 50)
      #expect(controller.taps == 1)
      #expect(controller.press?.minimumPressDuration == 1.5)
      #expect(controller.press?.allowableMovement == 20)
    }
  }

  @Test func everyKindOfRecogniserIsItsClass() throws {
    func made(_ element: String) throws -> UIGestureRecognizer {
      let loader = try NibDocuments.xib(element)
      let object = try #require(loader.document.object(withID: "g"))
      return try #require(loader.object(object) as? UIGestureRecognizer)
    }
    let pan = try made(
      #"<panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="g"/>"#)
    #expect((pan as? UIPanGestureRecognizer)?.minimumNumberOfTouches == 2)
    #expect((pan as? UIPanGestureRecognizer)?.maximumNumberOfTouches == 3)
    let swipe = try made(#"<swipeGestureRecognizer direction="left" numberOfTouchesRequired="2" id="g"/>"#)
    #expect((swipe as? UISwipeGestureRecognizer)?.direction == .left)
    #expect((swipe as? UISwipeGestureRecognizer)?.numberOfTouchesRequired == 2)
    let edge = try made(
      """
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="g">
      <rectEdge key="edges" left="YES" right="YES"/></screenEdgePanGestureRecognizer>
      """)
    #expect((edge as? UIScreenEdgePanGestureRecognizer)?.edges == [.left, .right])
    #expect(try made(#"<pinchGestureRecognizer id="g" enabled="NO"/>"#).isEnabled == false)
    #expect(try made(#"<rotationGestureRecognizer id="g"/>"#) is UIRotationGestureRecognizer)
    let own = try made(
      """
      <gestureRecognizer id="g" customClass="OwnGesture" customModule="\(Self.module)"
        delaysTouchesBegan="YES"/>
      """)
    #expect(own is OwnGesture)
    #expect(own.delaysTouchesBegan)
  }

  @Test func objectsOfAClassAreMadeAndLiveWithTheirScene() throws {
    let controller = try first()
    let table = try #require(controller.view.subviews[1] as? UITableView)
    #expect(table.dataSource === controller.source)
    #expect(table.numberOfRows(inSection: 0) == 2)
    controller.source = nil
    #expect(table.dataSource?.tableView(table, numberOfRowsInSection: 0) == 2)
  }

  @Test func accessibilityAttributesAreRead() throws {
    let controller = try first(), pad = controller.view.subviews[0]
    #expect(pad.accessibilityLabel == "The pad")
    #expect(pad.accessibilityHint == "Opens it")
    #expect(pad.accessibilityIdentifier == "pad")
    #expect(pad.isAccessibilityElement)
    #expect(pad.accessibilityTraits == [.button, .header])
    #expect(controller.navigationItem.rightBarButtonItem?.accessibilityLabel == "Go on")
  }

  @Test func segueActionsMakeDestinations() throws {
    let controller = try first()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.performSegue(withIdentifier: "made", sender: window)
    #expect((controller.presentedViewController as? ObjectsDetail)?.name == "made")
    controller.dismiss(animated: false)
    controller.performSegue(withIdentifier: "none", sender: nil)
    #expect((controller.presentedViewController as? ObjectsDetail)?.name == "read")
    #expect(controller.created == ["made of UIWindow", "none of nobody"])
    controller.dismiss(animated: false)
    controller.performSegue(withIdentifier: "pop", sender: nil)
    let popover = try #require(controller.popover)
    #expect(popover.sourceView === controller.view.subviews[0])
    #expect(popover.permittedArrowDirections == [.up, .left])
  }

  @Test func tablesHaveTheirRefreshControl() throws {
    let controller = try #require(
      try storyboard().instantiateViewController(withIdentifier: "rows") as? UITableViewController)
    controller.loadViewIfNeeded()
    #expect(controller.refreshControl != nil)
    #expect(controller.tableView.refreshControl === controller.refreshControl)
    #expect(controller.refreshControl?.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func automaticCellSizesAreOfAppsAlone() throws {
    let element = """
      <collectionView id="c">\(NibDocuments.rect(0, 0, 375, 200))
      <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" id="f">
      <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout></collectionView>
      """
    let document = try NibDocuments.xib(element).document
    func estimate(_ purpose: NibLoader.Purpose) throws -> CGSize {
      let loader = NibLoader(document: document, keepsStoredFrames: false, purpose: purpose)
      let list = try #require(document.object(withID: "c").flatMap(loader.view) as? UICollectionView)
      return try #require(list.collectionViewLayout as? UICollectionViewFlowLayout).estimatedItemSize
    }
    #expect(try estimate(.app) == UICollectionViewFlowLayout.automaticSize)
    #expect(try estimate(.canvas) == .zero)
  }

  /// Readable content of an iPad is 672 points wide.
  @Test func marginsFollowTheReadableWidth() throws {
    let loader = try NibDocuments.xib(
      """
      <view id="v" layoutMarginsFollowReadableWidth="YES">\(NibDocuments.rect(0, 0, 375, 100))</view>
      """)
    let view = try #require(loader.document.object(withID: "v").flatMap(loader.view))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.frame.size.width = 800
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 64, bottom: 8, right: 64))
    // Views constrained to the margins follow them when the view is resized.
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(child.frame.minX == 64)
    view.frame.size.width = 900
    view.layoutIfNeeded()
    #expect(child.frame.minX == 114)
    view.frame.size.width = 800
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 64, y: 8, width: 672, height: 84))
  }

  /// A document of the corpus (6172adbd) stores the button whose content is turned at its label's left edge:
  /// the direction of the view around both decides what is leading.
  @Test func superviewDeterminesTheLeadingEdge() throws {
    let loader = try NibDocuments.xib(
      """
      <view id="v">\(NibDocuments.rect(0, 0, 300, 100))<subviews>
        <label text="Server" translatesAutoresizingMaskIntoConstraints="NO"
          id="label">\(NibDocuments.rect(39, 0, 230, 20))</label>
        <button semanticContentAttribute="forceRightToLeft" translatesAutoresizingMaskIntoConstraints="NO"
          id="button">
        \(NibDocuments.rect(39, 30, 80, 30))<constraints><constraint firstAttribute="width" constant="80"
          id="w"/></constraints></button></subviews>
      <constraints>
        <constraint firstItem="label" firstAttribute="leading" secondItem="v" secondAttribute="leading"
          constant="39" id="c1"/>
        <constraint firstItem="button" firstAttribute="leading" secondItem="label" secondAttribute="leading"
          id="c2"/>
      </constraints></view>
      """, keepsStoredFrames: false)
    let view = try #require(loader.document.object(withID: "v").flatMap(loader.view))
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame.minX) == [39, 39])
    #expect(view.subviews[1].effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame.maxX) == [261, 261])
  }

  /// `corpus/files/f359483c-PauseMenu.storyboard` has such a cell.
  @Test func cellsShowTheListContentOfTheirDocument() throws {
    let loader = try NibDocuments.xib(
      """
      <tableViewCell id="row">\(NibDocuments.rect(0, 0, 375, 44))
      <tableViewCellContentView key="contentView" id="row-content">\(NibDocuments.rect(0, 0, 375, 44))
      </tableViewCellContentView>
      <listContentConfiguration key="contentConfiguration" text="Change icon" secondaryText="Now"
        imageToTextPadding="9" textToSecondaryTextVerticalPadding="5"
        prefersSideBySideTextAndSecondaryText="YES">
        <imageReference key="image" image="star.fill" catalog="system"/>
      </listContentConfiguration></tableViewCell>
      <tableViewCell id="plain">\(NibDocuments.rect(0, 0, 375, 44))
      <tableViewCellContentView key="contentView" id="plain-content">\(NibDocuments.rect(0, 0, 375, 44))
      </tableViewCellContentView></tableViewCell>
      """)
    func cell(_ id: String) throws -> UITableViewCell {
      try #require(loader.document.object(withID: id).flatMap(loader.view) as? UITableViewCell)
    }
    let content = try #require(try cell("row").contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "Change icon")
    #expect(content.secondaryText == "Now")
    #expect(content.image == UIImage(systemName: "star.fill"))
    #expect(content.imageToTextPadding == 9)
    #expect(content.textToSecondaryTextVerticalPadding == 5)
    #expect(content.prefersSideBySideTextAndSecondaryText)
    #expect(try cell("plain").contentConfiguration == nil)
  }

  @Test func pagesHaveTheirSpineWhereTheDocumentSays() throws {
    func spine(_ attributes: String) throws -> UIPageViewController.SpineLocation {
      let storyboard = UIStoryboard(
        document: try NibDocuments.storyboard(
          """
          <scene sceneID="a"><objects><pageViewController storyboardIdentifier="pages" \(attributes) id="p"
            sceneMemberID="viewController"/></objects></scene>
          """
        ).document)
      let pages = storyboard.instantiateViewController(withIdentifier: "pages") as? UIPageViewController
      return try #require(pages).spineLocation
    }
    #expect(try spine(#"transitionStyle="pageCurl" spineLocation="max""#) == .max)
    #expect(try spine(#"transitionStyle="pageCurl""#) == .min)
    #expect(try spine(#"transitionStyle="scroll" spineLocation="mid""#) == .none)
  }
}
