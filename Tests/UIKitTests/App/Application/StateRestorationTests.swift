// long file: restarted programs that share their controllers and delegate
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tests of the state that programs without scenes preserve from one launch to the next. Source: Apple's
/// "Preserving Your App's UI Across Launches".
@MainActor @Suite(.serialized) struct StateRestorationTests {
  nonisolated(unsafe) static var log: [String] = []  // Used on the main thread alone.

  final class Page: UIViewController, UIViewControllerRestoration {
    var number = 0
    weak var friend: UIViewController?
    let scroll = UIScrollView()

    convenience init(_ number: Int, _ identifier: String) {
      self.init(nibName: nil, bundle: nil)
      self.number = number
      restorationIdentifier = identifier
      restorationClass = Page.self
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.restorationIdentifier = "scroll"
      scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      scroll.contentSize = CGSize(width: 100, height: 1000)
      view.addSubview(scroll)
    }
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(number, forKey: "number")
      coder.encode("page \(number)", forKey: "name")
      coder.encode(friend, forKey: "friend")
      coder.encode(Counter.main, forKey: "counter")
    }
    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      number = coder.decodeInteger(forKey: "number")
      friend = coder.decodeObject(forKey: "friend") as? UIViewController
      log.append(
        "\(coder.decodeObject(forKey: "name") as? String ?? "") in \(navigationController == nil ? "nothing" : "a stack")"
      )
      #expect(coder.decodeObject(forKey: "counter") as? Counter === Counter.main)
    }
    override func applicationFinishedRestoringState() { log.append("finished \(number)") }
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
      -> UIViewController?
    {
      log.append("make " + identifierComponents.joined(separator: "/"))
      return identifierComponents.last == "lost" ? nil : Page(0, identifierComponents.last!)
    }
  }

  final class Counter: NSObject, UIStateRestoring {
    static let main = Counter()
    var count = 0
    func encodeRestorableState(with coder: NSCoder) { coder.encode(count, forKey: "count") }
    func decodeRestorableState(with coder: NSCoder) { count = coder.decodeInteger(forKey: "count") }
  }

  final class Starter: UIResponder, UIApplicationDelegate {
    static var keeps = true
    var window: UIWindow?
    let root = Page(1, "root"), stack = UINavigationController(), tabs = UITabBarController()

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      root.restorationClass = nil
      (stack.restorationIdentifier, tabs.restorationIdentifier) = ("stack", "tabs")
      stack.viewControllers = [root]
      let other = UIViewController()
      other.restorationIdentifier = "other"
      tabs.viewControllers = [stack, other]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      self.window = window
      UIApplication.registerObject(forStateRestoration: Counter.main, restorationIdentifier: "counter")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("launched")
      return true
    }
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
      Self.keeps
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    {
      log.append(
        "asked "
          + (coder.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey) as? String ?? ""))
      return true
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
      coder.encode("mine", forKey: "own")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
      log.append("did \(coder.decodeObject(forKey: "own") as? String ?? "")")
    }
  }

  private func inFolder(_ body: () -> Void) {
    let folder = TemporaryFolder()
    KeptScene.file = folder("scene.plist")
    Self.log = []
    defer {
      KeptScene.file = nil
    }
    body()
  }

  private func start(_ body: (UIApplication, Starter) -> Void) {
    let launch = ApplicationLaunch(delegate: Starter.self)
    launch.run(options: nil)
    if let starter = UIApplication.shared.delegate as? Starter { body(UIApplication.shared, starter) }
    launch.undo()
  }

  private func keepThree() {
    start { application, starter in
      let second = Page(2, "second"), third = Page(3, "third"), lost = Page(4, "lost"),
        plain = UIViewController()
      starter.root.number = 10
      second.friend = starter.root
      starter.stack.viewControllers = [starter.root, second, third, lost, plain]
      starter.tabs.selectedIndex = 1
      starter.root.loadViewIfNeeded()
      starter.root.scroll.contentOffset.y = 40
      let modal = Page(5, "modal")
      starter.tabs.present(modal, animated: false)
      Counter.main.count = 7
      application.enterBackground()
    }
    Counter.main.count = 0
  }

  @Test func controllersComeBackInTheirContainers() {
    inFolder {
      keepThree()
      #expect(Self.log == ["launched"])
      Self.log = []
      start { application, starter in
        #expect(starter.stack.viewControllers.compactMap { ($0 as? Page)?.number } == [10, 2, 3])
        #expect(starter.stack.viewControllers.first === starter.root)
        #expect((starter.stack.viewControllers[1] as? Page)?.friend === starter.root)
        #expect(starter.tabs.selectedIndex == 1)
        #expect(starter.tabs.viewControllers?.count == 2)
        #expect((starter.tabs.presentedViewController as? Page)?.number == 5)
        #expect(starter.root.scroll.contentOffset.y == 40)
        #expect(Counter.main.count == 7)
        let made = Self.log.filter { $0.hasPrefix("make") }
        #expect(
          made == ["make tabs/stack/second", "make tabs/stack/third", "make tabs/stack/lost", "make modal"])
        #expect(Self.log.first == "asked " + UIDevice.current.systemVersion)
        #expect(Self.log.last == "launched")
        #expect(
          Self.log.filter { $0.hasPrefix("page") } == [
            "page 10 in a stack", "page 2 in a stack", "page 3 in a stack", "page 5 in nothing",
          ])
        #expect(Self.log.firstIndex(of: "did mine")! < Self.log.firstIndex(of: "finished 10")!)
      }
    }
  }

  @Test func failedRestorationIsNotRepeated() {
    inFolder {
      keepThree()
      start { _, _ in }
      Self.log = []
      start { _, starter in #expect(starter.stack.viewControllers.count == 1) }
      #expect(Self.log == ["launched"])
    }
  }

  @Test func delegateMayDisableStateSaving() {
    inFolder {
      keepThree()
      Starter.keeps = false
      defer { Starter.keeps = true }
      start { application, _ in application.terminate() }
      #expect(KeptState.take() == nil)
    }
  }

  @Test func theEndCanBePutOff() {
    inFolder {
      keepThree()
      Self.log = []
      UIApplication.shared.extendStateRestoration()
      start { application, _ in
        #expect(Self.log.contains("did mine"))
        #expect(!Self.log.contains("finished 2"))
        application.completeStateRestoration()
        #expect(Self.log.contains("finished 2"))
      }
    }
  }

  /// An app in which neither a class nor the delegate creates the pushed controller: it comes from the
  /// storyboard, by its identifier there.
  final class Drawn: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
      true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    { true }
    func application(
      _ application: UIApplication,
      viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
      let storyboard =
        coder.decodeObject(forKey: UIApplication.stateRestorationViewControllerStoryboardKey) as? UIStoryboard
      log.append("\(identifierComponents.joined(separator: "/")) of \(storyboard?.name ?? "no storyboard")")
      return nil
    }
  }

  @Test func controllersComeBackFromTheirStoryboard() throws {
    let folder = TemporaryFolder()
    try PropertyListSerialization.data(
      fromPropertyList: ["UIMainStoryboardFile": "Main"], format: .xml, options: 0
    )
    .write(to: folder("Info.plist"))
    try Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" initialViewController="n"><scenes>
      <scene sceneID="a"><objects><navigationController restorationIdentifier="stack" id="n" sceneMemberID="viewController">
        <connections><segue destination="r" kind="relationship" relationship="rootViewController" id="g"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="b"><objects><viewController restorationIdentifier="root" id="r" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="c"><objects><viewController storyboardIdentifier="detail" useStoryboardIdentifierAsRestorationIdentifier="YES" \
      title="Detail" id="d" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <scrollView restorationIdentifier="scroll" id="l"><rect key="frame" x="0" y="0" width="100" height="100"/></scrollView>
      </subviews></view></viewController></objects></scene>
      </scenes></document>
      """.utf8
    ).write(to: folder("Main.storyboard"))
    let bundle = try #require(Bundle(url: folder.url))
    func start(_ body: (UINavigationController?) -> Void) {
      let launch = ApplicationLaunch(delegate: Drawn.self, bundle: bundle)
      launch.run(options: nil)
      body(UIApplication.shared.delegate?.window?.rootViewController as? UINavigationController)
      UIApplication.shared.enterBackground()
      launch.undo()
    }
    func scroll(_ stack: UINavigationController?) -> UIScrollView? {
      stack?.topViewController?.view.subviews.first as? UIScrollView
    }
    inFolder {
      start { stack in
        guard let detail = stack?.storyboard?.instantiateViewController(withIdentifier: "detail") else {
          return
        }
        stack?.pushViewController(detail, animated: false)
        scroll(stack)?.contentOffset.y = 30
      }
      #expect(Self.log.isEmpty)
      start { stack in
        #expect(stack?.viewControllers.map(\.restorationIdentifier) == ["root", "detail"])
        #expect(stack?.topViewController?.title == "Detail")
        #expect(scroll(stack)?.contentOffset.y == 30)
      }
      #expect(Self.log == ["stack of Main", "stack/root of Main", "stack/detail of Main"])
    }
  }

  final class Rows: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
    var names = (0..<100).map { "row \($0)" }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
      names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
  }

  /// Apple's reference of `UIDataSourceModelAssociation`, and the list of views in "Preserving Your App's UI
  /// Across Launches".
  @Test func viewsEncodeTheirState() throws {
    func copy(_ view: UIView, to other: UIView) throws {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      view.encodeRestorableState(with: archiver)
      archiver.finishEncoding()
      let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      coder.requiresSecureCoding = false
      other.decodeRestorableState(with: coder)
    }
    let rows = Rows(), changed = Rows()
    changed.names.insert("new", at: 0)
    func table(_ rows: Rows) -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 440))
      table.rowHeight = 44
      table.dataSource = rows
      table.layoutIfNeeded()
      return table
    }
    let before = table(rows), after = table(changed)
    before.contentOffset.y = 44 * 20
    before.layoutIfNeeded()
    before.selectRow(at: IndexPath(row: 22, section: 0), animated: false, scrollPosition: .none)
    try copy(before, to: after)
    #expect(after.indexPathForSelectedRow == IndexPath(row: 23, section: 0))
    #expect(after.indexPathsForVisibleRows?.first == IndexPath(row: 21, section: 0))

    let field = UITextField(), other = UITextField()
    (field.text, other.text) = ("Hello", "Hello")
    field.selectedTextRange = field.textRange(
      from: field.position(from: field.beginningOfDocument, offset: 1)!, to: field.endOfDocument)
    try copy(field, to: other)
    #expect(other.selectedTextRange.map { other.offset(from: other.beginningOfDocument, to: $0.start) } == 1)

    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)),
      otherText = UITextView(frame: text.frame)
    (text.text, otherText.text) = (
      String(repeating: "line\n", count: 50), String(repeating: "line\n", count: 50)
    )
    text.selectedRange = NSRange(location: 3, length: 4)
    text.contentOffset.y = 80
    try copy(text, to: otherText)
    #expect(otherText.selectedRange == NSRange(location: 3, length: 4))
    #expect(otherText.contentOffset.y == 80)
  }

  /// An app that shows one controller, and creates those with the identifier "page".
  final class Plain: UIResponder, UIApplicationDelegate {
    static var root = UIViewController()
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = Self.root
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
      true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    { true }
    func application(
      _ application: UIApplication,
      viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { identifierComponents.last == "page" ? UIViewController() : nil }
  }

  /// Launches a program, which restores its preserved state, and makes it preserve its state again.
  private func show(_ root: UIViewController) {
    Plain.root = root
    let launch = ApplicationLaunch(delegate: Plain.self)
    launch.run(options: nil)
    UIApplication.shared.enterBackground()
    launch.undo()
  }

  /// A controller that reads values that it has never written, and refers to others.
  final class Reader: UIViewController {
    var others: [UIViewController] = []
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(others.first, forKey: "first")
      coder.encode(others, forKey: "others")
      coder.encode("mine", forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      let absent: [Any?] = [
        coder.decodeObject(forKey: "absent"), coder.decodeObject(of: NSString.self, forKey: "absent"),
      ]
      let first = coder.decodeObject(forKey: "first")
      others = coder.decodeObject(forKey: "others") as? [UIViewController] ?? []
      let name = coder.decodeObject(forKey: "name") as? String ?? ""
      log.append("\(absent.allSatisfy { $0 == nil }) \(first == nil) \(name)")
    }
  }

  @Test func missingValuesAreDecodedAsNil() {
    inFolder {
      let first = Reader(), second = Reader(), lost = UIViewController()
      (first.restorationIdentifier, second.restorationIdentifier, lost.restorationIdentifier) = (
        "reader", "reader", "lost"
      )
      first.others = [lost, first]
      show(first)
      show(second)
      #expect(Self.log == ["true true mine"])
      #expect(second.others.count == 1)
      #expect(second.others.first === second)
    }
  }

  @Test func viewsReadNothingFromAForeignArchive() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode("mine", forKey: "name")
    archiver.encode(1, forKey: "mica.selectionStart")
    archiver.encode(Int.max, forKey: "mica.selectionLength")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    coder.requiresSecureCoding = false
    let field = UITextField(), text = UITextView()
    (field.text, text.text) = ("Hello", "Hello")
    for view in [UITableView(), field, text] { view.decodeRestorableState(with: coder) }
    #expect(coder.decodeObject(forKey: "name") as? String == "mine")
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
    #expect(text.position(from: text.endOfDocument, offset: .max) == nil)
  }

  @Test func aStackKeepsARootWithoutAName() {
    func stack(_ controllers: [UIViewController]) -> UINavigationController {
      let stack = UINavigationController()
      stack.restorationIdentifier = "stack"
      stack.viewControllers = controllers
      return stack
    }
    inFolder {
      let page = UIViewController(), root = UIViewController(), again = stack([root])
      page.restorationIdentifier = "page"
      show(stack([UIViewController(), page]))
      show(again)
      #expect(again.viewControllers.map(\.restorationIdentifier) == [nil, "page"])
      #expect(again.viewControllers.first === root)
    }
  }

  final class Linked: UIViewController {
    weak var other: Linked?
    override var restorationParent: (any UIStateRestoring)? { other }
  }

  @Test func parentsMayGoRoundInACircle() {
    inFolder {
      let one = Linked(), two = Linked()
      (one.other, two.other) = (two, one)
      UIApplication.registerObject(forStateRestoration: one, restorationIdentifier: "one")
      UIApplication.registerObject(forStateRestoration: two, restorationIdentifier: "two")
      withExtendedLifetime((one, two)) { show(UIViewController()) }
      let paths = KeptState.take()?.objects.map(\.path) ?? []
      #expect(paths.contains(["two", "one"]))
      #expect(paths.contains(["one", "two"]))
    }
  }

  /// A program without scenes in its Info.plist, although its one scene has a delegate.
  final class Mixed: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
      true
    }
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneRestorationTests.Keeper.self
      return configuration
    }
  }

  @Test func restorableStateIsSaved() {
    inFolder {
      let launch = ApplicationLaunch(delegate: Mixed.self)
      launch.run(options: nil)
      UIApplication.shared.enterBackground()
      launch.undo()
      #expect(KeptState.take() != nil)
    }
  }
}
