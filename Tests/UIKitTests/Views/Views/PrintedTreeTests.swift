import Testing
import UIKit

/// Tests of the output of `recursiveDescription` and `_printHierarchy`, without the addresses. The first is a
/// line from snapshot tests of iOS.
@MainActor struct PrintedTreeTests {
  private func printed(_ object: NSObject, _ name: String) -> String? {
    (object.perform(Selector(name))?.takeUnretainedValue() as? String)?.replacing(
      /:?\s*0x[0-9a-f]+/, with: "")
  }

  @Test func viewsPrintTheirSubviews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let label = UILabel(frame: CGRect(x: 0, y: 20, width: 40.5, height: 20))
    label.text = "What's"
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    inner.clipsToBounds = true
    inner.alpha = 0.5
    inner.isHidden = true
    inner.tag = 7
    view.addSubview(label)
    label.addSubview(inner)
    #expect(
      printed(view, "recursiveDescription") == """
        <UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>
           | <UILabel; frame = (0 20; 40.5 20); text = 'What's'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
           |    | <UIView; frame = (1 2; 3 4); clipsToBounds = YES; alpha = 0.5; hidden = YES; tag = 7; layer = <CALayer>>
        """)
  }

  /// The text of snapshot tests of iOS, except for the glyph's size.
  @Test func imagesOfButtonsAreClipped() {
    let button = UIButton(type: .contactAdd)
    button.sizeToFit()
    let line = printed(button, "recursiveDescription")?.split(separator: "\n").last
    #expect(
      line?.hasSuffix("; clipsToBounds = YES; opaque = NO; userInteractionEnabled = NO; layer = <CALayer>>")
        == true, "\(line ?? "")")
  }

  @Test func scrollViewsPrintTheirContents() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.contentSize = CGSize(width: 10, height: 20)
    scroll.contentInset.top = 3
    let line = printed(scroll, "recursiveDescription")?.split(separator: "\n").first
    #expect(
      line?.hasSuffix("contentOffset: {0, 0}; contentSize: {10, 20}; adjustedContentInset: {3, 0, 0, 0}>")
        == true, "\(line ?? "")")
  }

  @Test func controllersPrintTheirChildren() {
    final class Child: UIViewController {}
    let root = UIViewController(), child = Child(), unloaded = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    root.addChild(unloaded)
    window.isHidden = false
    #expect(
      printed(root, "_printHierarchy") == """
        <UIViewController>, state: appeared, view: <UIView>
           | <UIKitViewsTests.PrintedTreeTests.Child>, state: appeared, view: <UIView>
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
  }

  @Test func listsSayWhereTheirContentsComeFrom() {
    func address(_ object: AnyObject) -> String {
      "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
    let layout = UICollectionViewFlowLayout(),
      items = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(
      items.description.hasSuffix(
        "; layout: <UICollectionViewFlowLayout: \(address(layout))>; dataSource: (null)>"))
    let controller = UITableViewController(style: .plain)
    #expect(
      controller.tableView.description.hasSuffix(
        "; dataSource: <UITableViewController: \(address(controller))>>"))
  }

  /// The text of ReactiveCollectionsKit's tests on iPhones.
  @Test func classesOfProgramsSayTheirModuleAndWhatTheyAreOf() {
    final class Items: UICollectionView {}
    final class Places: UICollectionViewFlowLayout {}
    final class Plain: UIView {}
    let items = Items(frame: CGRect(x: 0, y: 0, width: 4, height: 8), collectionViewLayout: Places())
    let text = items.description.replacing(/0x[0-9a-f]+/, with: "0x")
    #expect(
      text.hasPrefix(
        "<UIKitViewsTests.PrintedTreeTests.Items: 0x; baseClass = UICollectionView; frame = (0 0; 4 8); "))
    #expect(text.hasSuffix("; layout: <UIKitViewsTests.PrintedTreeTests.Places: 0x>; dataSource: (null)>"))
    let plain = Plain().description.replacing(/0x[0-9a-f]+/, with: "0x")
    let said = "<UIKitViewsTests.PrintedTreeTests.Plain: 0x; frame = (0 0; 0 0); layer = <CALayer: 0x>>"
    #expect(plain == said)
  }

  /// The format is that of texts that tests of Tinder's Layout recorded on iPhones.
  @Test func treesQuoteDescriptionsOfViews() {
    final class Named: UIView {
      override var description: String { "<Named; name = Pink>" }
    }
    let root = UIView()
    root.addSubview(Named())
    #expect(printed(root, "recursiveDescription")?.hasSuffix("\n   | <Named; name = Pink>") == true)
  }
}
