"""What the rules of `scripts/clients` do to small sources; run by translationtests.py."""
import pathlib, unittest

from absent import without_framework
from conditions import imports
from oldnames import of_today, updating, uses_old_names
from project import ROOT
from translation import asks_region, created, created_by_themselves, matches_at_once, recognizers, superclasses, translated


class Rules(unittest.TestCase):
    def test_recognisers_with_one_initialiser_keep_the_other(self):
        texts = {"A": "public class Tap: UITapGestureRecognizer {\n  override init(target: Any?, action: Selector?) {}\n}\nclass Own: Tap { init() {} }"}
        recognizers(texts, {"UITapGestureRecognizer": "UIGestureRecognizer"})
        self.assertEqual(texts["A"].count("public convenience init() { self.init(target: nil, action: nil) }"), 1)

    def test_names_of_swift_4_become_those_of_today(self):
        old = "let a = s.characters.count; b = [.underlineStyle: NSUnderlineStyle.styleSingle.rawValue]; if UIInterfaceOrientationIsPortrait(o) {}"
        self.assertTrue(uses_old_names([old]))
        self.assertEqual(of_today(old), "let a = s.count; b = [.underlineStyle: NSUnderlineStyle.single.rawValue]; if (o).isPortrait {}")
        self.assertFalse(uses_old_names(["struct Text { var characters: [Character] }\nlet n = text.characters"]))

    def test_names_that_a_package_has_itself_stay(self):
        self.assertEqual(of_today("m.rangeAt(1); m.rangeAt()"), "m.range(at: 1); m.rangeAt()")
        own = ["m.rangeAt(1); UIEdgeInsetsZero", "func rangeAt(_ i: Int) {}; UIEdgeInsetsMake(1, 1, 1, 1)"]
        self.assertEqual(updating(own)(own[0]), "m.rangeAt(1); UIEdgeInsets.zero")
        self.assertTrue(uses_old_names(["override open func addChildViewController(_ a: UIViewController) {}"]))
        self.assertFalse(uses_old_names(["func addChildViewController(_ a: UIViewController) {}"]))

    def test_what_a_package_declares_keeps_its_old_name(self):
        own = ["public enum UIDeviceBatteryState {}\nlet a = UITableViewStyle.plain, b: Other.UIButtonType, c: UIKit.UIButtonType\n"]
        self.assertEqual(updating(own)(own[0]), own[0].replace("UITableViewStyle", "UITableView.Style").replace("UIKit.UIButtonType", "UIKit.UIButton.ButtonType"))
        self.assertFalse(uses_old_names(["// UITableViewStyle\nlet a = \"UITableViewStyle\", b = Other.UITableViewStyle\n"]))

    def test_patterns_declare_nothing(self):
        own = ["switch a {\ncase UIControlState.normal: b()\ncase kCAGravityTop, kCAGravityLeft: c()\n}\nenum A { case UIButtonType\n case UITableViewStyle(Int) }"]
        self.assertEqual(updating(own)(own[0]), own[0].replace("UIControlState", "UIControl.State").replace(
            "kCAGravityTop", "CALayerContentsGravity.top").replace("kCAGravityLeft", "CALayerContentsGravity.left"))

    def test_members_of_a_package_stay(self):
        own = ["struct A { var activityIndicatorViewStyle: UITableViewStyle }\na.activityIndicatorViewStyle\n"]
        self.assertEqual(updating(own)(own[0]), own[0].replace("UITableViewStyle", "UITableView.Style"))
        self.assertEqual(of_today("UIActivityIndicatorView(activityIndicatorStyle: .gray); a.activityIndicatorViewStyle; f(activityIndicatorStyle: b)"),
                         "UIActivityIndicatorView(style: .gray); a.style; f(activityIndicatorStyle: b)")
        self.assertEqual(of_today("a.commonModes; f(.commonModes, RunLoopMode.defaultRunLoopMode, CFRunLoopMode.commonModes, .defaultModes)"),
                         "a.commonModes; f(.common, RunLoop.Mode.default, CFRunLoopMode.commonModes, .defaultModes)")

    def test_formatters_are_of_the_region_of_the_phone(self):
        texts = {"a": 'let a = DateFormatter(), b = NumberFormatter(), c = "DateFormatter()" // DateFormatter()', "b": "class NumberFormatter {}"}
        self.assertTrue(asks_region(texts))
        self.assertEqual(texts["a"], 'let a = DateFormatter(ofPhone: ()), b = NumberFormatter(), c = "DateFormatter()" // DateFormatter()')
        self.assertTrue(asks_region({"a": "func f(calendar: Calendar = .current) {}"}))
        self.assertFalse(asks_region({"a": "UIDevice.current"}))

    def test_closures_that_take_matches_do_not_escape(self):
        texts = {"a": "r.enumerateMatches(in: text) { _, _, _ in n += 1 }   // r.enumerateMatches(in: text)\n"}
        matches_at_once(texts)
        self.assertEqual(texts["a"], "r.enumerateMatchesAtOnce(in: text) { _, _, _ in n += 1 }   // r.enumerateMatches(in: text)\n")
        own = {"a": "extension String {\n  func enumerateMatches(in range: Range<Int>) {}\n}\n", "b": 's.enumerateMatches(in: 0..<1)\n'}
        matches_at_once(own)
        self.assertEqual(own["b"], "s.enumerateMatches(in: 0..<1)\n")

    def test_closures_that_hold_several_objects_weakly_escape(self):
        self.assertEqual(translated("let end = { [weak self, weak list] in list?.go() }   // { [weak a, weak b] in }\nend()\n"),
                         "let end = heldClosure({ [weak self, weak list] in list?.go() })   // { [weak a, weak b] in }\nend()\n")
        self.assertEqual(translated("var end: (Int) -> Void = { [weak a, b, weak c = d] n in { n }() }\n"),
                         "var end: (Int) -> Void = heldClosure({ [weak a, b, weak c = d] n in { n }() })\n")
        for other in ("let end = { [weak self] in go() }\n", "let end = { [weak a, unowned b] in go() }\n", "let end = { [weak a, weak b] in 1 }()\n",
                      "list.forEach { [weak a, weak b] in go() }\n"):
            self.assertEqual(translated(other), other)

    def test_classes_are_asked_of_objects(self):
        self.assertEqual(translated("a.classForCoder; super.classForCoder"), "type(of: a); super.classForCoder")
        self.assertEqual(translated("let a = classForCoder.description()"), "let a = String(reflecting: type(of: self))")
        self.assertEqual(translated("override var classForCoder: AnyClass { A.self }"), "override var classForCoder: AnyClass { A.self }")

    def test_what_says_that_it_prepares_tests_on_the_main_actor_runs_there(self):
        text = "import XCTest\nclass A: XCTestCase {\n  @MainActor\n  override func setUp() {\n    a()\n  }\n  @MainActor override func tearDownWithError() throws { b() }\n}\n"
        said = translated(text + "@MainActor override func setUp() async throws {}\n")
        self.assertIn("  override func setUp() { MainActor.assumeIsolated {\n    a()\n  } }\n", said)
        self.assertIn("  override func tearDownWithError() throws { try MainActor.assumeIsolated { b() } }\n", said)
        self.assertIn("@MainActor override func setUp() async throws {}", said)

    def test_objects_are_asked_of_protocols(self):
        self.assertEqual(translated("if !a.b?.conforms(to: A.B.self) {}; UIView.conforms(to: C.self); d.conforms(to: .image)"),
                         "if !(a.b is any A.B) {}; UIView.conforms(to: C.self); d.conforms(to: .image)")

    def test_classes_are_asked_of_those_above_them(self):
        self.assertEqual(translated("a.filter({ $0.b.isSubclass(of: c) })"), "a.filter({ "
                         "(sequence(first: $0.b as AnyClass, next: { class_getSuperclass($0) }).contains { $0 == c }) })")
        self.assertEqual(translated("a?.isSubclass(of: B.self) ?? false"), "(a.map { kind in sequence(first: kind as AnyClass, "
                         "next: { class_getSuperclass($0) }).contains { $0 == B.self } }) ?? false")
        self.assertEqual(translated("A.self.isSubclass(of: $0)"), "A.self.isSubclass(of: $0)")
        self.assertIn("sequence(first: A.self as AnyClass, ", translated("if A.isSubclass(of: B.self) {}"))

    def test_names_that_types_have_within_them_hide_none_of_swiftui(self):
        paths = [pathlib.Path("a.swift"), pathlib.Path("b.swift")]
        for inner, is_left in (("typealias View = A", False), ("}\ntypealias View = A\nclass C {", True)):
            units = [{paths[0]: f"class B {{\n  {inner}\n}}\n", paths[1]: "class A {\n  func f<C: View>(_ a: C) {}\n}\n"}]
            without_framework(units, {paths[1]})
            self.assertEqual("func f" in units[0][paths[1]], is_left)

    def test_parameters_of_generics_are_none_of_swiftui(self):
        text = "class A {\n  func f<View: B, C>(_ a: View) where C: D {\n    View()\n  }\n  func g<Cell, Content: View>() {}\n  func h<View>(_ a: Color) {}\n}\n"
        units = [{pathlib.Path("a.swift"): text}]
        without_framework(units, set(units[0]))
        self.assertIn("func f<View: B, C>", units[0][pathlib.Path("a.swift")])
        self.assertNotIn("func g", units[0][pathlib.Path("a.swift")])
        self.assertNotIn("func h", units[0][pathlib.Path("a.swift")])

    def test_what_linux_lacks_is_spelt_otherwise(self):
        self.assertEqual(translated("a.setObject(b, forKey: c.d as NSCopying); a[e as NSCopying] = f as NSCopying"),
                         "a.setObject(b, forKey: c.d); a[e] = f as NSCopying")
        self.assertIn("var a = CharacterSet().union(CharacterSet.decimalDigits.inverted)", translated("var a = CharacterSet.decimalDigits.inverted"))
        self.assertIn("var a = Progress(parent: nil)", translated("var a = Progress()"))
        self.assertIn("public let a = NSMutableString(capacity: 0)", translated("open let a = NSMutableString()"))

    def test_names_behind_foundation_are_those_of_the_module_that_has_them(self):
        text = translated('let a = Foundation.URLSession.shared, b: Foundation.XMLParser?, c = "Foundation.URLSession", d: Foundation.URL\n')
        self.assertIn('let a = FoundationNetworking.URLSession.shared, b: FoundationXML.XMLParser?, c = "Foundation.URLSession", d: Foundation.URL', text)
        self.assertIn("UIKit.UndoManager(), b: Foundation.Timer, c: A.Foundation.URLSession",
                      translated("let a = Foundation.UndoManager(), b: Foundation.Timer, c: A.Foundation.URLSession"))

    def test_classes_are_compared_as_types(self):
        self.assertEqual(translated('a === UIView.self; b !== A.B.self; c === Type.shared.self; d(" === UIView.self")'),
                         'a == UIView.self; b != A.B.self; c === Type.shared.self; d(" === UIView.self")')

    def test_what_tests_throw_away_lives_to_their_end(self):
        text = translated("import XCTest\n_ = UINavigationController(rootViewController: vc)\nUIWindow(frame: f(1)).addSubview(UIWindow())\n")
        self.assertIn("\n_ = keptToTheEnd(UINavigationController(rootViewController: vc))\n", text)
        self.assertIn("\nkeptToTheEnd(UIWindow(frame: f(1))).addSubview(keptToTheEnd(UIWindow()))\n", text)
        self.assertTrue(text.startswith("import AppleXCTest\n"))
        self.assertNotIn("keptToTheEnd", translated("_ = UIWindow()"))

    def test_releases_to_come_are_not_available(self):
        self.assertIn("if false { a() }; if #available(iOS 17.0, *), true {}", translated(
            "if #available(iOS 1000, *) { a() }; if #available(iOS 17.0, *), #unavailable(iOS 30.0, tvOS 30, *) {}\n"))

    def test_views_that_what_prepares_a_test_makes_for_itself_live_to_its_end(self):
        made = "let view = UIView(frame: f(1)), b = 1\n let a = UIAction(title: t) { _ in }\n own = UIView()\n let c: UIView = CellView()\n"
        for head, module in (("override func setUp() {", "XCTest"), ("beforeEach {", "Quick")):
            text = translated(f"import {module}\n{head}\n {made}}}\nfunc testA() {{ let view = UIView() }}\n")
            self.assertIn("let view = keptToTheEnd(UIView(frame: f(1))), b", text)
            self.assertIn("let c: UIView = keptToTheEnd(CellView())", text)
            self.assertEqual(text.count("keptToTheEnd"), 2)
            self.assertIn("import AppleXCTest", text)

    def test_what_files_import_is_told_by_their_code(self):
        self.assertEqual(
            imports('internal import A\n@testable import B\npackage import struct C.D\nlet a = """\n  import Cocoa\n  """\n// import E\n@_spi(F)\nimport G\n'),
            {"A", "B", "C", "G"})

    def test_waiting_has_no_end_where_a_test_names_none(self):
        self.assertTrue(translated("import XCTest\nwait(for: [a(), b])\n").startswith("import AppleXCTest\n"))
        self.assertNotIn("AppleXCTest", translated("import XCTest\nwait(for: [a], timeout: 1)\n"))

    def test_addresses_of_resources_are_urls(self):
        self.assertEqual(translated("let a = Bundle.main.urls(forResourcesWithExtension: \"a\", subdirectory: nil)!"),
                         "let a = (Bundle.main.urls(forResourcesWithExtension: \"a\", subdirectory: nil)?.map { $0 as URL })!")

    def test_defaults_are_known_by_their_type(self):
        text = "let userDefaults = Defaults(), other: UserDefaults\nlet store = other!\nlet a = UserDefaults(suiteName: \"a\")\n{}\n"
        self.assertEqual(
            translated(text.format("userDefaults.set(nil, forKey: k); store.set(nil, forKey: k); a?.set(nil, forKey: k); b(\"store.set(nil, forKey: k)\")")),
            text.format("userDefaults.set(nil, forKey: k); store.removeObject(forKey: k); a?.removeObject(forKey: k); b(\"store.set(nil, forKey: k)\")"))

    def test_texts_say_what_they_said(self):
        text = 'let a = "URLResponse() NSMutableData() Timer()" // open let b\n'
        self.assertTrue(translated(text).endswith(text))

    def test_defaults_that_are_set_to_nil_are_removed(self):
        self.assertEqual(translated("UserDefaults.standard.set(nil, forKey: a)\nkeys.set(nil, forKey: a)"), "UserDefaults.standard.removeObject(forKey: a)\nkeys.set(nil, forKey: a)")

    def test_objects_of_nothing_are_made_as_linux_has_them(self):
        self.assertEqual(translated("a(NSMutableData())"), "a(NSMutableData(capacity: 0)!)")
        self.assertIn('a(HTTPURLResponse(url: URL(fileURLWithPath: "/"), statusCode: 0', translated("a(HTTPURLResponse())"))

    def test_tables_are_of_objects(self):
        self.assertEqual(translated("func a<T, U>(_ b: NSMapTable<NSString, T>, c: U) {}"), "func a<T: AnyObject, U>(_ b: NSMapTable<NSString, T>, c: U) {}")
        self.assertEqual(translated("func a<T>(_ b: NSHashTable<Foo.T>, c: T) {}"), "func a<T>(_ b: NSHashTable<Foo.T>, c: T) {}")

    def test_associated_objects_are_of_no_module(self):
        self.assertIn("let a = objc_getAssociatedObject(b, &c)", translated("let a = Foundation.objc_getAssociatedObject(b, &c)"))

    def test_archives_of_nothing_are_read(self):
        self.assertIn("NSKeyedUnarchiver.reading(Data())", translated("let a = NSKeyedUnarchiver(forReadingWith: Data())"))

    def test_objects_are_made_by_their_metatype(self):
        self.assertIn("return Item.created()", created("final class Queue<Item> where Item: NSObject { func new() -> Item { return Item() } }", {}, {}))

    def test_views_of_stand_ins_are_made_by_their_metatype(self):
        supers = superclasses(pathlib.Path(__file__).resolve().parents[2])
        self.assertEqual((supers["MKPinAnnotationView"], supers["MKAnnotationView"]), ("MKAnnotationView", "UIView"))
        self.assertIn("return U.created(annotation: a, reuseIdentifier: b)", created(
            "func new<U: MKAnnotationView>() -> U { return U(annotation: a, reuseIdentifier: b) }", supers, {}))

    def test_classes_of_one_name_are_each_made_by_their_own_initialiser(self):
        own = "class Label: UILabel { init() { super.init(frame: .zero) } }\n"
        texts = {"a": own, "b": f"class Spec {{ final {own} }}\n", "c": "class Below: Label {}\n"}
        created_by_themselves(texts, {"UILabel": "UIView", "UIView": "UIResponder"})
        self.assertIn("self == Label.self ? Label()", texts["a"])
        self.assertIn("self == Spec.Label.self ? Spec.Label()", texts["b"])
        self.assertNotIn("createdByItself", texts["c"])   # Which of the two is above it is not known.

    def test_controllers_are_made_with_a_root_by_their_metatype(self):
        self.assertIn("kind.created(rootViewController: root)", created(
            "func f(kind: UINavigationController.Type) { kind.init(rootViewController: root) }", {"UINavigationController": "UIViewController"}, {}))
