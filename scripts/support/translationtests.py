"""What the rules of `scripts/clients` do to small sources: python3 scripts/support/translationtests.py."""
import contextlib, io, json, pathlib, plistlib, sys, unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from absent import LOST, blanked, without_framework
from clientpackage import ClientPackage, Target, described_dependencies, in_any_case, is_wanted, manifest_home, place_hosted, place_in_bundle
from conditions import imports, without_dead_code
from methodtables import make_tables, nested, seen_registers
from oldnames import of_today, updating, uses_old_names
from overrides import move_overrides, superclasses
from pictures import comparing, reference_folders
from repairs import repair
from overridingtests import Anchors, Centers, Frameworks
from preparationtests import Preparation
from project import ROOT, script
from repairtests import Descriptions, Places, Repairs
from standintests import StandIns
from swiftsource import in_code
from testentries import changed_cases, expecting_failures, naming_themselves, seen_cases, write_runner, written_tests
import testrun
from testrun import CHANGED, counted, run_suites, suite_results
from translation import asks_region, created, created_by_themselves, matches_at_once, optional_calls, optional_requirements, recognizers, standard_requirements, translated
from xcodeproject import project_requirement, whole_folders

StandIns.beside = script("clients").BESIDE


class Counts(Places):
    def test_tests_behind_a_set_up_that_lost_a_line_count_apart(self):
        path = self.write("T/A.swift", "class Base: XCTestCase {\n  override func setUp() {\n    gone(1)\n  }\n}\nclass Below: Base { func testA() {} }\n"
                                       "class Other: XCTestCase { func testB() {} }\n")
        said = repair(f"{path}:3:5: error: cannot find 'gone' in scope\n", self.home, ["T"], self.home, set())
        self.assertEqual(said, ["does not compile: A.swift: setUp: cannot find 'gone' in scope"])
        self.assertEqual(changed_cases(self.home, ["T"]), {"Base", "Below"})
        self.assertEqual(counted({"Below.testA": "passed", "Other.testB": "passed"}, {"Base", "Below"}), {
            "passed": 1, "failed": 0, "died": 0, "skipped": 0, CHANGED: 1})

    def test_a_set_up_that_goes_as_a_whole_leaves_a_mark(self):
        text = "class A: XCTestCase {\n  override func setUp() { b = B() }\n}\n"
        left = blanked(text, [(text.index("  override"), text.index("\n}"))])
        self.assertIn(LOST, left)
        self.assertEqual(len(left), len(text))

    def test_what_is_written_counts_once(self):
        self.assertEqual(written_tests('@Test func testA() {}\n  it("b") {}\nfunc testC() {}\n@Test func d() {}\n// func testE() {}\n'), 4)


class Overrides(unittest.TestCase):
    def test_methods_of_classes_are_overridden_apart_from_those_of_objects(self):
        units = [{"a": "extension UIView {\n  @objc class func a() { b() }\n  func a() {}\n}\nextension UILabel {\n  override class func a() { super.a() }\n}\n"}]
        move_overrides(units, pathlib.Path(__file__).resolve().parents[2])
        self.assertIn("if let own = self as? UILabel.Type { return own.a_of_UILabel() }\n    return a_base()", units[0]["a"])
        self.assertIn("\n  func a() {}\n", units[0]["a"])

    def test_how_an_extension_compares_objects_of_uikit_counts(self):
        units = [{"a": "extension NSLayoutConstraint {\n  open override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }\n}\n"}]
        move_overrides(units, pathlib.Path(__file__).resolve().parents[2])
        self.assertIn("open func isReplacedEqual(_ object: Any?) -> Bool { super.isEqual(object) }", units[0]["a"])
        self.assertIn("extension NSLayoutConstraint: ReplacedEquality {}", units[0]["a"])

    def test_a_class_within_another_target_is_known_by_its_head(self):
        units = [{"a": "extension UIView {\n  @objc open class var a: Int { 1 }\n}\n"},
                 {"b": "class Tests: XCTestCase {\n  private class B: UIView {\n    override class var a: Int { 2 }\n  }\n}\n"}]
        move_overrides(units, pathlib.Path(__file__).resolve().parents[2])
        self.assertIn("private class B: UIView , B_overriding_a_of_UIView {", units[1]["b"])
        self.assertNotIn("extension", units[1]["b"])

    def test_classes_of_one_name_within_others_override_what_is_above_them(self):
        units = [{"a": "extension UIView {\n  @objc open class var a: Int { 1 }\n}\n", "b": "extension UIBarItem {\n  @objc open class var a: Int { 1 }\n}\n"},
                 {"c": "class D {\n  class C: UIView {\n    override class var a: Int { 2 }\n  }\n}\n",
                  "e": "class F {\n  class C: UIBarItem {\n    override class var a: Int { 2 }\n  }\n}\n"}]
        move_overrides(units, pathlib.Path(__file__).resolve().parents[2])
        self.assertIn("class C: UIView , C_overriding_a_of_UIView {", units[1]["c"])
        self.assertIn("class C: UIBarItem , C_overriding_a_of_UIBarItem {", units[1]["e"])

    def test_a_method_of_a_class_is_overridden_for_good(self):
        units = [{"a": "extension UIView {\n  @objc class func a() { b() }\n}\nextension UILabel {\n  override static func a() { super.a() }\n}\n"}]
        move_overrides(units, pathlib.Path(__file__).resolve().parents[2])
        self.assertIn("if let own = self as? UILabel.Type { return own.a_of_UILabel() }", units[0]["a"])

    def test_what_a_file_alone_sees_is_not_overridden_in_others(self):
        own = {"a": "private extension UIView {\n  func a(in b: B) {}\n}\n", "b": "class C: UIView {\n  override func a(in b: D) {}\n}\n"}
        units = [dict(own)]
        move_overrides(units, pathlib.Path(__file__).resolve().parents[2])
        self.assertEqual(units, [own])


class Registers(unittest.TestCase):
    def test_values_and_protocols_have_no_tables(self):
        text = "import UIKit\nlet a = #selector(draw)\nextension {} {{ func draw(in a: Int, color: Int, size: Int) {{}} }}\n"
        for name, declared in (("String", ""), ("Own", "struct Own {}\n"), ("Drawing", "protocol Drawing {}\n")):
            texts = {"A/a.swift": text.format(name).replace("{{", "{").replace("}}", "}") + declared}
            make_tables(texts)
            self.assertNotIn("SelectorTables", texts["A/a.swift"])

    def test_what_no_sender_can_give_stands_in_no_table(self):
        for parameters in ("(_ a: inout Int, b: Int)", "(_ a: Int...)", "(_ a: @autoclosure () -> Int)", "(_ a: some View)", "() async"):
            texts = {"A/a.swift": f"class A: UIView {{\n  func draw{parameters} {{}}\n  func f() {{ #selector(draw) }}\n}}\n"}
            make_tables(texts)
            self.assertNotIn('case "', texts["A/a.swift"])

    def test_of_methods_of_one_name_in_uikits_classes_the_marked_one_is_meant(self):
        text = "extension UILabel {\n  /*objc*/ func a() {}\n  func f() { #selector(a) }\n}\nextension UIView {\n  func a() {}\n}\n"
        texts = {"A/a.swift": text}
        make_tables(texts)
        self.assertNotIn("extension UIView {\n  func a() {}\n\n", texts["A/a.swift"])
        self.assertEqual(texts["A/a.swift"].count('case "a"'), 1)

    def test_uikits_own_methods_have_apples_names(self):
        for named, name in (("UIView.endEditing", "endEditing:"), ("UIView.endEditing(_:)", "endEditing:"),
                            ("UINavigationController.popViewController(animated:)", "popViewControllerAnimated:"),
                            ("dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:")):
            texts = {"A/a.swift": f"let a = #selector({named})\n"}
            make_tables(texts)
            self.assertIn(f'let a = Selector("{name}")', texts["A/a.swift"])

    def test_accessors_are_those_of_properties_whatever_methods_have_their_name(self):
        for named, name in (("getter: UILabel.font", "font"), ("setter: UILabel.font", "setFont:"), ("getter: font", "font")):
            texts = {"A/a.swift": f"class A: UIView {{\n  func font(from a: AnyObject) {{}}\n  func f() {{ #selector({named}) }}\n}}\n"}
            make_tables(texts)
            self.assertIn(f'func f() {{ Selector("{name}") }}', texts["A/a.swift"])
            self.assertNotIn('case "', texts["A/a.swift"])

    def test_methods_are_known_by_their_labels(self):
        methods = "func move(_ a: Int) {}\n  func move(from a: Int, to b: Int) {}\n  "
        for named, has_several in (("move(_:)", False), ("move", False), ("move(from:to:)", True)):
            texts = {"A/a.swift": f"class A: UIView {{\n  {methods}func f() {{ #selector({named}) }}\n}}\n"}
            make_tables(texts)
            self.assertEqual("to: SelectorTables.argument" in texts["A/a.swift"], has_several, named)

    def test_of_types_of_one_name_the_one_within_the_type_around_is_meant(self):
        one = "extension {} {{\n  private class B{}: NSObject {{\n    /*objc*/ func tap({}) {{}}\n  }}\n  func f() {{ g(#selector(B.tap)) }}\n}}\n"
        texts = {"A/a.swift": one.format("UIControl", "", "") + one.format("UIView", "<T: UIView>", "on a: UIView")}
        make_tables(texts)
        self.assertIn('func f() { g(Selector("tap")) }\n}\nextension UIView', texts["A/a.swift"])
        self.assertIn('func f() { g(Selector("tapOn:")) }', texts["A/a.swift"])
        self.assertIn("private class B: NSObject, SelectorTarget {", texts["A/a.swift"])
        self.assertIn("private class B<T: UIView>: NSObject, SelectorTarget {", texts["A/a.swift"])

    def test_a_module_says_which_of_its_classes_delete_rows(self):
        commit = "func tableView(_ t: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}\n"
        texts = {
            "A/a.swift": "import UIKit\nclass Plain: UITableViewDataSource {}\nclass Own: UITableViewDataSource {\n  // {\n" + commit + "}\n",
            "A/b.swift": f"extension Other {{\n{commit}}}\nclass Other: UITableViewController {{}}\n"}
        make_tables(texts, lambda path: path[0])
        self.assertIn('SelectorTables.add(deleting: ["Other", "Own"], in: self)', texts["A/a.swift"])
        self.assertTrue(texts["A/a.swift"].startswith("@_spi(SelectorTable) import UIKit"))
        texts = {"A/a.swift": f"struct Cell {{\nclass Source: UITableViewDataSource {{\n{commit}}}\n}}\nextension B {{\nclass Source: UITableViewDataSource {{}}\n}}\n"}
        make_tables(texts, lambda path: path[0])
        self.assertIn('SelectorTables.add(deleting: ["Cell.Source"], in: self)', texts["A/a.swift"])
        texts = {"A/a.swift": f"protocol Deletes {{}}\nextension Deletes {{\n{commit}}}\nclass B: UITableViewDataSource, Deletes {{}}\n"}
        make_tables(texts, lambda path: path[0])
        self.assertNotIn("SelectorTables", texts["A/a.swift"])

    def test_imports_of_one_name_are_imports(self):
        registers = {"tap": {"B": "table"}}
        self.assertEqual(seen_registers(registers, "A", "import struct B.C\n"), {"tap": "table"})
        self.assertEqual(seen_registers(registers, "A", "import BC\n// import B\n"), {})
        self.assertEqual(seen_registers({"tap": {"B": "theirs", "A": "own"}}, "A", "import B\n"), {"tap": "own"})

    def test_methods_of_comments_are_none(self):
        texts = {"A/a.swift": translated("class A {\n  @objc\n  // func tap() {}\n  func other() {}\n}\n", [])}
        make_tables(texts, lambda path: path[0])
        self.assertIn('case "other"', texts["A/a.swift"])
        self.assertNotIn('case "tap"', texts["A/a.swift"])

    def test_classes_in_public_extensions_are_public(self):
        texts = {"A/a.swift": "public extension UIControl {\n  class B {\n    /*objc*/ func c() {}\n  }\n}\nlet a = #selector(UIControl.B.c)\n"}
        make_tables(texts, lambda path: "A")
        self.assertIn("@_spi(SelectorTable) extension UIControl.B: SelectorTarget {}", texts["A/a.swift"])
        self.assertIn("@MainActor public func method(named", texts["A/a.swift"])

    def test_selectors_in_strings_are_none(self):
        texts = {"A/a.swift": 'let a = "#selector(b(_:)) \\(#selector(A.c)) #selector(d)"\nclass A: UIView { /*objc*/ func c() {} }\n'}
        make_tables(texts, lambda path: "A")
        self.assertIn('let a = "#selector(b(_:)) \\(Selector("c")) #selector(d)"', texts["A/a.swift"])

    def test_what_registers_a_method_is_seen_where_it_is_named(self):
        texts = {"A/a.swift": "extension UIView {\n  /*objc*/ func tap() {}\n}\n", "B/b.swift": "import A\nlet b = #selector(UIView.tap)\n", "C/c.swift": "let c = #selector(UIView.tap)\n"}
        make_tables(texts, lambda path: path[0])
        self.assertIn("@MainActor public let selectorTable0UIView", texts["A/a.swift"])
        self.assertIn('let b = (selectorTable0UIView, Selector("tap")).1', texts["B/b.swift"])
        self.assertIn('let c = Selector("tap")', texts["C/c.swift"])


class Pictures(Places):
    def test_what_asks_for_the_apps_window_has_a_host_with_a_delegate(self):
        for asked in ("UIApplication.shared.delegate?.window??.rootViewController", "nothing"):
            self.write("T/A.swift", f"import XCTest\nclass A: XCTestCase {{\n  func testA() {{ _ = {asked} }}\n}}\n")
            write_runner(self.home, ["T"])
            text = (self.home / "XCTMain.swift").read_text()
            self.assertEqual("UIApplication.shared.delegate = HostDelegate.shared" in text, asked != "nothing")
            self.assertEqual("class HostDelegate: NSObject, UIApplicationDelegate" in text, asked != "nothing")

    def test_pictures_are_compared_by_a_stand_in(self):
        self.assertEqual(comparing("import UIKit\nimport iOSSnapshotTestCase\n@testable import FBSnapshotTestCase\nimport class FBSnapshotTestCase.FBSnapshotTestCase\n"),
                         "import UIKit\nimport XCTest; import FBSnapshotTestCase\nimport XCTest; @testable import FBSnapshotTestCase\nimport XCTest; import FBSnapshotTestCase\n")
        self.assertEqual(comparing("import FBSnapshotTestCase_Accessibility\n"), "import FBSnapshotTestCase_Accessibility\n")
        self.assertEqual(comparing("  import NimbleSnapshots\nimport NimbleSnapshotsToo\n"), "  import Nimble_Snapshots\nimport NimbleSnapshotsToo\n")
        self.write("T/A.swift", "class A: FBSnapshotTestCase { func testA() {} }\n")
        write_runner(self.home, ["T"])
        self.assertIn('("testA"', (self.home / "XCTMain.swift").read_text())

    def test_references_lie_where_a_class_has_a_folder_with_some(self):
        for name in ("Tests/References_64/T.A/test@2x.png", "Other/All/_64/T.B/test@2x.png", "Pods/References_64/T.C/test@2x.png"):
            (self.home / name).parent.mkdir(parents=True)
            (self.home / name).write_bytes(b"")
        (self.home / "x86_64" / "T").mkdir(parents=True)
        self.assertEqual(reference_folders(self.home), [f"{self.home}/Other/All/", f"{self.home}/Tests/References"])


class Runners(Places):
    def test_classes_that_their_file_alone_sees_are_run(self):
        path = self.write("T/A.swift", "import XCTest\nprivate final class A: XCTestCase {\n  func testA() {}\n}\n")
        for _ in range(2):   # As often as what does not compile is taken out.
            write_runner(self.home, ["T"])
        self.assertEqual(path.read_text().count("func entryOfT_A() -> XCTestCaseEntry"), 1)
        self.assertIn("all.append(entryOfT_A())", (self.home / "XCTMain.swift").read_text())

    def test_classes_of_a_target_that_expects_failures_know_of_them(self):
        texts = {"A.swift": "class A: XCTestCase {}\nclass C<D>: XCTestCase {}\n", "B.swift": "class B: A { func testB() { XCTExpectFailure(\"XCTestCase\") } }\n"}
        expecting_failures(texts)
        self.assertEqual(texts["A.swift"], "import AppleXCTest\nclass A: ExpectingTestCase {}\nclass C<D>: ExpectingTestCase {}\n")
        self.assertTrue(texts["B.swift"].startswith("import AppleXCTest\nclass B: A {"))
        self.write("T/A.swift", "class A: ExpectingTestCase { func testA() {} }\n")
        write_runner(self.home, ["T"])
        self.assertIn('("testA"', (self.home / "XCTMain.swift").read_text())

    def test_classes_of_a_target_that_reads_names_of_tests_have_apples(self):
        def named(text):
            texts = {"A.swift": "class A: XCTestCase {\n  " + text + "\n}\n"}
            naming_themselves(texts)
            return texts["A.swift"]
        for reading in ('let a = name.split(separator: " ")', "f(self.name)", "func f(_ testCase: XCTestCase) { g(testCase.name) }", "override func setUp() { print(name) }"):
            self.assertEqual(named(reading), "import AppleXCTest\nclass A: NamedTestCase {\n  " + reading + "\n}\n")
        for other in ("f(name: 1)", "let a = b.name.count", 'let a = "name"', "name = b", "// name\n"):
            self.assertNotIn("NamedTestCase", named(other))
        self.write("T/A.swift", "class A: NamedTestCase { func testA() {} }\n")
        write_runner(self.home, ["T"])
        self.assertIn('("testA"', (self.home / "XCTMain.swift").read_text())

    def test_functions_that_run_hidden_classes_follow_what_becomes_of_these(self):
        text = "import XCTest\n#if A\nprivate class A: XCTestCase {\n  func testA() {}\n}\n#endif\n"
        path = self.write("T/A.swift", text)
        write_runner(self.home, ["T"])
        self.assertLess(path.read_text().index("func entryOfT_A"), path.read_text().index("#endif"))
        path.write_text(path.read_text().replace("func testA()", "func testB()"))
        write_runner(self.home, ["T"])
        self.assertNotIn("testA", path.read_text())
        write_runner(self.home, ["T"], gone={"entryOfT_A"})
        self.assertEqual(path.read_text(), text.replace("testA", "testB"))

    def test_types_that_hide_with_their_tests_are_seen(self):
        texts = {"a": "private final class ATests: XCTestCase {\n  private var b: B?\n}\nprivate struct B {}\n", "b": "class C {}\nprivate class D {}\n"}
        seen_cases(texts)
        self.assertEqual(texts["a"], "final class ATests: XCTestCase {\n  private var b: B?\n}\nstruct B {}\n")
        self.assertEqual(texts["b"], "class C {}\nprivate class D {}\n")

    def test_types_stay_hidden_where_one_of_their_file_has_to(self):
        text = "private class ATests: XCTestCase {\n  let c = C()\n}\nprivate class C {}\n"
        texts = {"a": text, "b": "private class C {}\n"}
        seen_cases(texts)
        self.assertEqual(texts["a"], text)


class XcodeProjects(Places):
    def project(self, files, phase="Sources"):
        """Writes a project that names files in a phase, a group for each folder."""
        objects, children = "", {}
        for index, place in enumerate(files):
            folder, _, name = place.rpartition("/")
            objects += (f"\t\tB{index:07} /* {name} in Sources */ = {{isa = PBXBuildFile; fileRef = F{index:07} /* {name} */; }};\n"
                        f"\t\tF{index:07} /* {name} */ = {{isa = PBXFileReference; path = {name}; sourceTree = \"<group>\"; }};\n")
            children.setdefault(folder, []).append(f"\t\t\t\tF{index:07} /* {name} */,\n")
        for index, (folder, inside) in enumerate(children.items()):
            objects += (f"\t\tG{index:07} /* {folder} */ = {{\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n{''.join(inside)}\t\t\t);\n"
                        f"\t\t\tpath = \"{folder}\";\n\t\t\tsourceTree = \"<group>\";\n\t\t}};\n")
        built = "".join(f"\t\t\t\tB{index:07} /* in Sources */,\n" for index in range(len(files)))
        self.write("P.xcodeproj/project.pbxproj", f"{objects}\t\tS0000000 /* Sources */ = {{\n\t\t\tisa = PBX{phase}BuildPhase;\n"
                                                  f"\t\t\tfiles = (\n{built}\t\t\t);\n\t\t}};\n")

    def test_of_files_of_one_name_the_one_that_is_compiled_stays(self):
        self.project(["Tests/New/Mock.swift", "Tests/ATests.swift"])
        for place in ("Tests/New/Mock.swift", "Tests/Old/Mock.swift", "Tests/ATests.swift", "Tests/Added.swift"):
            self.write(place, "import XCTest\n@testable import P\n")
        self.write("Sources/A.swift", "")
        with contextlib.redirect_stdout(io.StringIO()) as said:
            package = ClientPackage(self.home, self.home / "scratch")
        tests = next(target for target in package.targets if target.kind == "test")
        self.assertEqual([path.name for path in tests.files()], ["ATests.swift", "Mock.swift"])
        self.assertEqual(said.getvalue().count("no Xcode project compiles it"), 2)

    def test_what_a_project_compiles_into_tests_from_elsewhere_is_theirs(self):
        self.project(["Tests/ATests.swift", "Example/Provider.swift", "Sources/A.swift"])
        path = self.home / "P.xcodeproj" / "project.pbxproj"
        path.write_text(path.read_text() + "\t\tT0000000 /* Tests */ = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tbuildPhases = (\n\t\t\t\tS0000000 /* Sources */,\n"
                        "\t\t\t);\n\t\t\tproductType = \"com.apple.product-type.bundle.unit-test\";\n\t\t};\n")
        for place in ("Tests/ATests.swift", "Example/Provider.swift", "Example/Other.swift", "Sources/A.swift"):
            self.write(place, "import XCTest\n@testable import P\n" if place.startswith("Tests") else "")
        targets = ClientPackage(self.home, self.home / "scratch").targets
        self.assertEqual([[path.name for path in target.elsewhere] for target in targets], [[], ["Provider.swift"]])
        places = [str(targets[1].place_of_elsewhere(self.home.resolve() / way)) for way in ("Example/A/Provider.swift", "Example/B/Provider.swift")]
        self.assertEqual(places, ["Elsewhere/Example+A+Provider.swift", "Elsewhere/Example+B+Provider.swift"])

    def test_tests_have_the_resources_that_a_project_gives_them(self):
        self.project(["Tests/ATests.swift", "Sources/A.swift"])
        path = self.home / "P.xcodeproj" / "project.pbxproj"
        path.write_text(path.read_text() + "\t\tT0000000 /* Tests */ = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tbuildPhases = (\n\t\t\t\tS0000000 /* Sources */,\n"
                        "\t\t\t\tR0000000 /* Resources */,\n\t\t\t);\n\t\t\tproductType = \"com.apple.product-type.bundle.unit-test\";\n\t\t};\n"
                        "\t\tR0000000 /* Resources */ = {\n\t\t\tisa = PBXResourcesBuildPhase;\n\t\t\tfiles = (\n\t\t\t\tC0000000 /* Main.storyboard */,\n\t\t\t);\n\t\t};\n"
                        "\t\tC0000000 /* Main.storyboard */ = {isa = PBXBuildFile; fileRef = V0000000 /* Main.storyboard */; };\n"
                        "\t\tV0000000 /* Main.storyboard */ = {\n\t\t\tisa = PBXVariantGroup;\n\t\t\tchildren = (\n\t\t\t\tL0000000 /* Base */,\n\t\t\t);\n\t\t};\n"
                        "\t\tL0000000 /* Base */ = {isa = PBXFileReference; name = Base; path = App/Base.lproj/Main.storyboard; sourceTree = \"<group>\"; };\n")
        self.write("App/Base.lproj/Main.storyboard", "<document/>")
        for place in ("Tests/ATests.swift", "Sources/A.swift"):
            self.write(place, "import XCTest\n@testable import P\n" if place.startswith("Tests") else "")
        tests = ClientPackage(self.home, self.home / "scratch").targets[1]
        self.assertEqual([path.relative_to(self.home.resolve()) for path in tests.beyond], [pathlib.Path("App/Base.lproj/Main.storyboard")])
        clients = script("clients")
        clients.HOME = self.home / "out"
        clients.write(tests, {"P"}, [], set(), set(), str, set())
        self.assertTrue((self.home / "out" / tests.name / "Base.lproj/Main.storyboard").exists())

    def test_folders_that_targets_have_whole_are_theirs_but_for_exceptions(self):
        def group(name, place, more=""):
            return f'\t\t{name} /* {place} */ = {{isa = PBXFileSystemSynchronizedRootGroup; {more}path = "{place}"; sourceTree = SOURCE_ROOT; }};\n'
        self.write("P.xcodeproj/project.pbxproj", group("G0000000", "Tests/Main") + group("G0000001", "Help Files", "exceptions = (E0000000 /* set */, ); ")
                   + "\t\tE0000000 /* set */ = {\n\t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;\n\t\t\tmembershipExceptions = (\n\t\t\t\t\"Left Out.swift\",\n"
                   "\t\t\t);\n\t\t\ttarget = T0000000 /* Main */;\n\t\t};\n"
                   "\t\tT0000000 /* Main */ = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\tG0000000 /* Main */,\n\t\t\t\tG0000001 /* Help */,\n"
                   "\t\t\t);\n\t\t\tproductType = \"com.apple.product-type.bundle.unit-test\";\n\t\t};\n")
        for place in ("Tests/Main/ATests.swift", "Help Files/Mock.swift", "Help Files/Left Out.swift", "Sources/A.swift"):
            self.write(place, "import XCTest\n@testable import P\n" if place.startswith("Tests/Main") else "")
        for place in ("Help Files/cat.gif", "Help Files/Pictures.xcassets/Contents.json"):
            self.write(place, "")
        tests = ClientPackage(self.home, self.home / "scratch").targets[1]
        self.assertEqual([path.name for path in tests.elsewhere], ["Mock.swift"])
        self.assertEqual([path.name for path in tests.beyond], ["Pictures.xcassets", "cat.gif"])

    def test_a_bundle_has_the_folder_of_a_language_once(self):
        for place, held in (("Feed/en.lproj/Feed.strings", "en.lproj/Feed.strings"), ("en.lproj/A.strings", "en.lproj/A.strings"),
                            ("My.bundle/en.lproj/A.strings", "My.bundle/en.lproj/A.strings"), ("Feed/A.json", "Feed/A.json")):
            self.assertEqual(place_in_bundle(place), pathlib.Path(held))

    def test_tests_that_no_manifest_names_have_what_a_project_takes_from_packages(self):
        self.write("Sources/A.swift", "")
        self.write("Tests/ATests.swift", "import Snapshots\nimport XCTest\n@testable import P\n")
        self.write("P.xcodeproj/project.pbxproj", "\t\tA0000000 /* XCRemoteSwiftPackageReference \"snaps\" */ = {\n\t\t\tisa = XCRemoteSwiftPackageReference;\n"
                   "\t\t\trepositoryURL = \"https://example.org/o/Snaps.git\";\n\t\t\trequirement = {\n\t\t\t\tkind = upToNextMajorVersion;\n"
                   "\t\t\t\tminimumVersion = 1.2.0;\n\t\t\t};\n\t\t};\n" + "".join(
                       f"\t\tB000000{at} /* {name} */ = {{\n\t\t\tisa = XCSwiftPackageProductDependency;\n\t\t\tpackage = A0000000 /* S */;\n"
                       f"\t\t\tproductName = {name};\n\t\t}};\n" for at, name in enumerate(("Snapshots", "Unused"))))
        package = ClientPackage(self.home, self.home / "scratch")
        self.assertEqual(package.dependencies, [('.package(url: "https://example.org/o/Snaps.git", .upToNextMajor(from: "1.2.0"))', "snaps")])
        self.assertEqual(next(target for target in package.targets if target.kind == "test").products, [("Snapshots", "snaps")])

    def test_parts_that_are_installed_together_are_one_target(self):
        for place in ("P/Core/A.swift", "P/Tags/B.swift", "P/Rx/C.swift", "P/Other/D.swift"):
            self.write(place, "")
        text = "".join(f"  s.subspec '{name}' do |part|\n    part.source_files = 'P/{name}/*.swift'\n  end\n" for name in ("Core", "Tags", "Rx"))
        self.write("P.podspec", f"Pod::Spec.new do |s|\n  s.name = 'P'\n  s.default_subspecs = 'Core', 'Tags'\n{text}end\n")
        target = ClientPackage(self.home, self.home / "scratch").targets[0]
        self.assertEqual([path.name for path in target.files() if path.suffix == ".swift"], ["A.swift", "B.swift"])

    def test_a_manifest_without_targets_is_none(self):
        self.write("Package.swift", "// swift-tools-version:5.5\nimport PackageDescription\nlet package = Package(name: \"P\")\n")
        self.write("Cartfile", 'github "o/Snaps" ~> 2.0.0\n')
        self.write("Sources/A.swift", "import Snaps\n")
        package = ClientPackage(self.home, self.home / "scratch")
        self.assertFalse(package.has_manifest)
        self.assertEqual([identity for _, identity in package.dependencies], ["snaps"])

    def test_a_range_of_versions_without_an_end_is_open(self):
        said = "kind = versionRange;\nminimumVersion = 1.0.0;\n"
        self.assertEqual(project_requirement(said), 'from: "1.0.0"')
        self.assertEqual(project_requirement(said + "maximumVersion = 1.4.0;\n"), '"1.0.0"..<"1.4.0"')

    def test_projects_in_folders_give_whole_folders(self):
        self.project(["Tests/Samples"], "Resources")
        path = self.home / "P.xcodeproj" / "project.pbxproj"
        self.write("Project/P.xcodeproj/project.pbxproj", path.read_text().replace("path = Samples;", "lastKnownFileType = folder; path = Samples;"))
        self.assertEqual(whole_folders(self.home), {self.home / "Project/Tests/Samples"})

    def test_folders_that_a_project_gives_to_tests_stay_whole(self):
        self.write("Sources/A.swift", "")
        self.write("Tests/ATests.swift", "import XCTest\n@testable import P\n")
        self.write("Tests/Samples/a.json", "{}")
        self.project(["Tests/Samples", "Tests/b.json"], "Resources")
        path = self.home / "P.xcodeproj" / "project.pbxproj"
        path.write_text(path.read_text().replace("path = Samples;", "lastKnownFileType = folder; path = Samples;"))
        tests = next(target for target in ClientPackage(self.home, self.home / "scratch").targets if target.kind == "test")
        self.assertEqual(tests.resources, ["Samples"])

    def test_resources_outside_of_all_targets_are_the_first_ones(self):
        for place in ("Resources/iOS/Cell.xib", "Resources/tvOS/Cell.xib", "Sources/Own.xib"):
            self.write(place, "")
        self.write("Sources/A.swift", "")
        self.project(["Resources/iOS/Cell.xib", "Resources/tvOS/Cell.xib", "Sources/Own.xib"], "Resources")
        package = ClientPackage(self.home, self.home / "scratch")
        self.assertEqual([str(path.relative_to(self.home)) for path in package.targets[0].beyond], ["Resources/iOS/Cell.xib"])

    def test_tests_that_run_in_an_app_have_its_resources_in_the_main_bundle(self):
        for place in ("App/Main.storyboard", "App/de.lproj/A.strings", "Sources/A.swift"):
            self.write(place, "")
        self.write("Tests/ATests.swift", "import XCTest\n@testable import P\n")
        self.project(["App/Main.storyboard", "App/de.lproj/A.strings", "App/Gone.xib"], "Resources")
        path = self.home / "P.xcodeproj" / "project.pbxproj"
        path.write_text(path.read_text() + "\t\tT0000000 /* App */ = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tbuildPhases = (\n\t\t\t\tS0000000 /* Resources */,\n"
                        "\t\t\t);\n\t\t\tproductType = \"com.apple.product-type.application\";\n\t\t};\n"
                        "\t\tT0000001 /* Tests */ = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tbuildPhases = (\n\t\t\t);\n\t\t\tdependencies = (\n\t\t\t\tD0000000 /* App */,\n"
                        "\t\t\t);\n\t\t\tproductType = \"com.apple.product-type.bundle.unit-test\";\n\t\t};\n"
                        "\t\tD0000000 /* App */ = {\n\t\t\tisa = PBXTargetDependency;\n\t\t\ttarget = T0000000 /* App */;\n\t\t};\n")
        package, main = ClientPackage(self.home, self.home / "scratch"), self.write("out/program", "").parent
        self.assertEqual([path.name for path in package.hosted], ["Main.storyboard", "A.strings"])
        place_hosted(package.hosted, main)
        placed = lambda: {str(path.relative_to(main)) for path in main.rglob("*") if path.is_symlink()}
        self.assertEqual(placed(), {"Main.storyboard", "Main.storyboardc", "de.lproj/A.strings"})
        place_hosted([], main)
        self.assertEqual(placed(), set())

    def test_resources_of_an_app_that_shows_the_package_are_left_out(self):
        self.write("Demo/Demo.xcassets", "")
        self.write("Sources/A.swift", "")
        self.project(["Demo/Demo.xcassets"], "Resources")
        path = self.home / "P.xcodeproj" / "project.pbxproj"
        path.write_text(path.read_text() + "\t\tT0000000 /* Demo */ = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tbuildPhases = (\n\t\t\t\tS0000000 /* Resources */,\n"
                                           "\t\t\t);\n\t\t\tproductType = \"com.apple.product-type.application\";\n\t\t};\n")
        self.assertEqual(ClientPackage(self.home, self.home / "scratch").targets[0].beyond, [])


class Isolation(Places):
    def test_what_comes_before_tests_is_the_main_actors(self):
        path = self.write("T/A.swift", "@MainActor class A: XCTestCase {\n  var a = 1, b = 2\n  override func setUpWithError() throws {\n    a = 2\n    b = 3\n  }\n}\n")
        refusals = "".join(f"{path}:{line}:5: error: main actor-isolated property 'a' can not be mutated from a nonisolated context\n" for line in (4, 5))
        self.assertEqual(repair(refusals, self.home, ["T"], self.home, set()), ["on the main actor: A.swift"])
        self.assertIn("throws { try MainActor.assumeIsolated {\n    a = 2\n    b = 3\n  } }", path.read_text())


    def test_what_moves_other_errors_is_changed_on_its_own(self):
        path = self.write("T/A.swift", "@MainActor class A: XCTestCase {\n  func setUp() { b = c as Data; a = 2 }\n}\n")
        output = (f"{path}:2:22: error: 'NSMutableData' is not convertible to 'Data'\n"
                  f"{path}:2:33: error: main actor-isolated property 'a' can not be mutated from a nonisolated context\n")
        self.assertEqual(repair(output, self.home, ["T"], self.home, set()), ["on the main actor: A.swift"])
        self.assertIn("{ MainActor.assumeIsolated { b = c as Data; a = 2 } }", path.read_text())


class Objects(Places):
    def test_what_any_object_says_to_assistive_technology(self):
        self.write("Package.swift", "")
        for declared, said in (("let keys = NSObject()", "value of type 'NSObject' has no member"), ("var keys: any P", "value of type 'any P' has no member"),
                               ("extension NSObject {", "cannot find")):
            path = self.write("S/A.swift", f"{declared}\nfunc f() {{ keys.isAccessibilityElement = false }}\n")
            refusal = f"{path}:2:17: error: {said} 'isAccessibilityElement'{' in scope' if 'find' in said else ''}\n"
            self.assertIn("accessible: A.swift: ", repair(refusal, self.home, [], self.home, set())[0])
            self.assertTrue(path.read_text().startswith("@_spi(SelectorTable) import UIKit\n"))
            # Where that is no help, the function goes.
            self.assertIn("does not compile: A.swift: f", repair(refusal.replace(":2:", ":3:"), self.home, [], self.home, set())[0])
        path = self.write("S/B.swift", "func f() { a.accessibilityFrame }\n")
        refusal = f"{path}:1:14: error: 'accessibilityFrame' is inaccessible due to '@_spi' protection level\n"
        self.assertEqual(repair(refusal, self.home, [], self.home, set()), ["accessible: B.swift: accessibilityFrame"])


class Names(unittest.TestCase):
    def test_old_names_in_strings_stay(self):
        self.assertEqual(of_today('let kind = "UICollectionElementKindSectionHeader", all = [UICollectionElementKindSectionHeader: "\\"a"]\n'),
                         'let kind = "UICollectionElementKindSectionHeader", all = [UICollectionView.elementKindSectionHeader: "\\"a"]\n')
        lines = '"""\n  UICollectionElementKindSectionHeader "a"\n  \\(UIEdgeInsetsZero)\n"""\n'
        self.assertEqual(of_today(lines), lines.replace("UIEdgeInsetsZero", "UIEdgeInsets.zero"))

    def test_code_between_strings_is_found(self):
        for before, after in (('"\\(a)"', '"\\(b)"'), ('""', '""'), ('#"a"b"#', '#"\\(UIEdgeInsetsZero"#'), ('// """\n', '"UIEdgeInsetsZero"'),
                              ('/* " /* */ UIEdgeInsetsZero */', '"\\""'), ('"\\(a["UIEdgeInsetsZero"] ?? ")")"', '"""\n" UIEdgeInsetsZero\n"""'),
                              ('##"a"# \\##("b")"##', '"""\n\\"""UIEdgeInsetsZero"""')):
            self.assertEqual(of_today(f"f({before}, UIEdgeInsetsZero, {after})"), f"f({before}, UIEdgeInsets.zero, {after})")
        self.assertEqual(of_today('"UIEdgeInsetsZero\\(f("\\(UIEdgeInsetsZero)"))", UIOffsetMake("a, b", g(1))'),
                         '"UIEdgeInsetsZero\\(f("\\(UIEdgeInsets.zero)"))", UIOffset(horizontal:"a, b", vertical: g(1))')
        self.assertEqual(of_today('"a".characters'), '"a"')
        self.assertEqual(of_today("extension String { func f() { g(characters.count, UILayoutPriorityRequired) } }"),
                         "extension String { func f() { g(self.count, UILayoutPriority.required) } }")
        own = "extension String { func f(_ characters: A) { characters.count } }"
        self.assertEqual(of_today(own), own)

    def test_texts_with_a_nul_stay(self):
        self.assertEqual(of_today("let a = UIEdgeInsetsZero\x00\x001\x00"), "let a = UIEdgeInsetsZero\x00\x001\x00")
        self.assertEqual(in_code("'\"", str.upper), "'\"")


class Conditions(unittest.TestCase):
    def test_a_question_may_stand_behind_a_brace(self):
        text = without_dead_code("switch a { #if os(Linux)\ncase .b: c()\n#else\ncase .d: e()\n#endif\n}\n")
        self.assertEqual(text, "switch a { #if false\n\n#else\ncase .d: e()\n#endif\n}\n")
        text = without_dead_code("#if os(Linux)\nswitch a { #if b\ncase .b: c()\n#endif\n}\n#endif\n")
        self.assertEqual(text, "#if false\n#if b\n\n#endif\n\n#endif\n")

    def test_texts_and_comments_ask_nothing(self):
        text = 'let a = """\n#if os(Linux)\nb\n#endif\n"""\n/*\n#if os(Linux)\n*/\nlet c = 1\n'
        self.assertEqual(without_dead_code(text + "#if os(Linux)\nd\n#endif\n"), text + "#if false\n\n#endif\n")


class Suites(unittest.TestCase):
    def test_a_stream_of_events_tells_which_test_was_under_way(self):
        told = "\n".join(['{"kind":"test","payload":{"kind":"suite","id":"T.S"}}', *(
            f'{{"kind":"test","payload":{{"kind":"function","id":"T.S/{name}()"}}}}' for name in "abcd"), *(
            f'{{"kind":"event","payload":{{"kind":"{kind}","testID":"T.S/{name}()"{more}}}}}' for kind, name, more in (
                ("testStarted", "a", ""), ("testEnded", "a", ""), ("testStarted", "b", ""), ("issueRecorded", "b", ',"issue":{"isKnown":false}'),
                ("testEnded", "b", ""), ("testSkipped", "d", ""), ("testStarted", "c", ""))), '{"kind":"ev'])
        every = {}
        self.assertEqual(suite_results(told, every), ({"T.S/a()": "passed", "T.S/b()": "failed", "T.S/d()": "skipped"}, "T.S/c()"))
        self.assertEqual(len(every), 4)


class Programs(Places):
    """Programs that tell of tests as a translated package's does, and end with a code."""

    def runs(self, name, source):
        program = self.write(name, f"#!{sys.executable}\nimport json, os, re, sys\n" + source)
        program.chmod(0o755)
        (self.home / ".build").mkdir(exist_ok=True)
        with contextlib.redirect_stdout(io.StringIO()) as said:
            passed = run_suites(program, self.home, None)
        return passed, said.getvalue().splitlines()[-1]

    def test_a_program_that_fails_without_a_test_has_not_passed(self):
        for name, end, expected in (("a", "0", True), ("b", "69", True), ("c", "1", False)):
            self.assertEqual(self.runs(name, f"sys.exit({end})\n")[0], expected)
        self.assertFalse(self.runs("d", "os.kill(os.getpid(), 9)\n")[0])

    def test_names_with_dots_are_known_again(self):
        self.assertEqual(testrun.spoken("T.Specs/Route; /regex; is made"), "Specs.Route; .regex; is made")

    def test_what_has_run_is_skipped_in_pieces(self):
        source = """
names = [f"T.S/test{number}()" for number in range(20)]
skipped = [sys.argv[at + 1] for at, word in enumerate(sys.argv) if word == "--skip"]
out = open(sys.argv[sys.argv.index("--event-stream-output-path") + 1], "w")
tell = lambda record, **payload: print(json.dumps({"kind": record, "payload": payload}), file=out, flush=True)
for name in names: tell("test", kind="function", id=name)
for name in names:
    if any(len(piece) > 150 for piece in skipped): sys.exit(2)
    if any(re.search(piece, name) for piece in skipped): continue
    tell("event", kind="testStarted", testID=name)
    if name == "T.S/test15()": os.kill(os.getpid(), 9)
    tell("event", kind="testEnded", testID=name)
"""
        longest, testrun.LONGEST = testrun.LONGEST, 100
        try:
            self.assertEqual(self.runs("a", source), (False, "passed 19 of 20, died 1"))
            self.assertEqual(self.runs("c", source.replace("os.kill(os.getpid(), 9)", "sys.exit(0)")), (False, "passed 19 of 20, died 1"))
            # One that cannot be skipped is not run for ever.
            self.assertEqual(self.runs("b", source.replace("re.search(piece, name)", "False")), (False, "passed 15 of 20, died 5"))
        finally:
            testrun.LONGEST = longest


class Copies(Places):
    def test_files_of_one_name_are_told_apart_and_copies_left_out(self):
        clients = script("clients")
        clients.HOME = self.home / "out"
        for folder, text in (("A", "let a = 1"), ("B", "let a = 1"), ("C", "let c = 1")):
            self.write(f"S/{folder}/Mock.swift", text)
        texts = clients.write(Target("S", "regular", self.home / "S"), set(), [], set(), set(), str, set())
        self.assertEqual(sorted(path.name for path in texts), ["C1+Mock.swift", "Mock.swift"])

    def test_the_first_resource_of_a_name_wins(self):
        clients, target = script("clients"), Target("S", "regular", self.home / "S")
        clients.HOME = self.home / "out"
        self.write("S/A.swift", "")
        target.beyond = [self.write(f"{folder}/Assets.xcassets/Contents.json", folder).parent for folder in ("Demo", "Example")]
        clients.write(target, set(), [], set(), set(), str, set())
        self.assertEqual((self.home / "out/S/Resources/Assets.xcassets/Contents.json").read_text(), "Demo")

    def test_a_list_of_properties_may_be_a_binary_one(self):
        filled_in = script("clients").filled_in
        self.assertEqual(plistlib.loads(filled_in(plistlib.dumps({"a": ["${PRODUCT_NAME:c99ext}", 1]}, fmt=plistlib.FMT_BINARY), "S")), {"a": ["S", 1]})
        self.assertEqual(filled_in(b"\xff\x00", "S"), b"\xff\x00")

    def test_a_comment_does_not_use_an_app_from_outside(self):
        clients = script("clients")
        clients.HOME = self.home / "out"
        self.write("T/A.swift", "import XCTest\n// As XCUIApplication does.\n")
        self.assertEqual(len(clients.write(Target("T", "test", self.home / "T"), {"XCTest"}, [], set(), set(), str, set())), 1)

    def test_tests_that_expect_failures_are_apples(self):
        clients = script("clients")
        clients.HOME = self.home / "out"
        self.write("T/A.swift", "import XCTest\n#if canImport(Darwin)\nfunc a() { XCTExpectFailure {} }\n#endif\n")
        text, = clients.write(Target("T", "test", self.home / "T"), {"XCTest"}, [], set(), set(), str, set()).values()
        self.assertIn("func a() {", text)

    def test_tests_read_what_lies_around_the_original(self):
        clients = script("clients")
        clients.HOME = self.home / "out"
        path = self.write("T/A.swift", "import XCTest\nlet a = URL(fileURLWithPath: #file)\nfunc f(_ file: StaticString = #file) {}\n")
        text, = clients.write(Target("T", "test", self.home / "T"), {"XCTest"}, [], set(), set(), str, set()).values()
        self.assertIn(f'let a = URL(fileURLWithPath: "{path}")', text)
        self.assertIn("= #file)", text)


class Manifests(Places):
    def test_versions_that_carthage_asks_for_are_asked_of_swiftpm(self):
        self.write("Cartfile", 'github "a/None.git"\ngithub "a/Branch" "main" # now\ngithub "a/Same" == 1.2.3\ngithub "a/Above" >= 2.0\ngithub "a/Like" ~> 1.8\n')
        asked = {name: text.split(", ", 1)[1] for name, text in described_dependencies(self.home).items()}
        self.assertEqual(asked, {"none": '"0.0.0"..<"1000.0.0")', "branch": 'branch: "main")', "same": 'exact: "1.2.3")', "above": '"2.0.0"..<"1000.0.0")',
                                 "like": '"1.8.0"..<"2.0.0")'})

    def test_manifests_are_answered_as_by_xcode_for_an_iphone(self):
        self.write("P/Package.swift", "#if os(iOS)\nlet a = 1\n#elseif !os(Linux)\n#endif\n")
        home = manifest_home(self.home / "P", self.home / "scratch")
        self.assertEqual((home / "Package.swift").read_text(), "#if true\nlet a = 1\n#elseif !false\n#endif\n")
        self.write("Q/Package.swift", "let a = 1\n")
        self.assertEqual(manifest_home(self.home / "Q", self.home / "scratch"), self.home / "Q")

    def test_of_several_programs_the_one_in_the_folder_is_meant(self):
        block = "isa = XCBuildConfiguration;\n\t\t\tbuildSettings = {{\n\t\t\t\tINFOPLIST_FILE = \"{0}/Info.plist\";\n\t\t\t}};\n\t\t}};\n"
        self.write("App.xcodeproj/project.pbxproj", block.format("Mac") + block.format("Phone"))
        for name in ("Mac", "Phone"):
            self.write(f"{name}/Info.plist", "")
        app = script("app")
        self.assertEqual(app.settings(self.home / "Phone")[1]["INFOPLIST_FILE"], "Phone/Info.plist")
        self.assertEqual(app.settings(self.home)[1]["INFOPLIST_FILE"], "Mac/Info.plist")
        self.write("App.xcodeproj/project.pbxproj", block.format("$(SRCROOT)/Mac") + block.format("${PROJECT_DIR}/Phone"))
        self.assertEqual(app.settings(self.home / "Phone")[1]["INFOPLIST_FILE"], "Phone/Info.plist")

    def test_what_a_manifest_has_for_other_systems_is_none_of_ours(self):
        self.assertFalse(is_wanted({"condition": {"platformNames": ["macos"]}, "kind": {"define": {"_0": "macOS"}}, "tool": "swift"}))
        self.assertTrue(is_wanted({"condition": {"config": "debug", "platformNames": []}, "kind": {"define": {"_0": "A"}}, "tool": "swift"}))
        self.assertFalse(is_wanted({"product": ["A", "a", None, {"platformNames": ["watchos"]}]}))
        self.assertTrue(is_wanted({"byName": ["A", None]}))

    def test_dependencies_are_those_that_carthage_and_cocoapods_know(self):
        self.write("Cartfile", 'github "iZettle/Flow" ~> 1.8\n# github "a/Gone"\n')
        self.write("P.podspec", "s.name = 'P'\ns.dependency 'Tools', '~> 1.0'\n")
        self.write("P/A.swift", "import Flow\nimport UIKit\n")
        package = ClientPackage(self.home, self.home / "scratch")
        self.assertEqual(package.targets[0].products, [("Flow", "flow")])
        self.assertEqual(package.dependencies, [('.package(url: "https://github.com/iZettle/Flow", "1.8.0"..<"2.0.0")', "flow")])

    def test_folders_are_found_as_a_mac_finds_them(self):
        self.write("Moa/Source/a.swift", "")
        self.assertEqual(in_any_case(self.home, "moa/source"), self.home / "Moa" / "Source")
        self.assertEqual(in_any_case(self.home, "other"), self.home / "other")

    def test_targets_in_c_are_told_from_those_in_objective_c(self):
        self.write("C/a.c", "")
        self.write("C/include/a.h", "")
        target = Target("C", "regular", self.home / "C")
        self.assertTrue(target.is_in_c)
        self.write("C/b.m", "")
        self.assertFalse(target.is_in_c)


class Rules(unittest.TestCase):
    def tables(self, *texts):
        """The files of a package with its classes' tables."""
        files = {pathlib.Path(f"{at}.swift"): translated(text, []) for at, text in enumerate(texts)}
        make_tables(files)
        return list(files.values())

    def test_methods_that_make_what_a_segue_shows_answer(self):
        for mark in ("@IBSegueAction func", "@IBSegueAction\n  private func"):
            text, = self.tables(f"class A: UIViewController {{\n  {mark} make(_ coder: NSCoder, sender: Any?) -> B? {{ nil }}\n}}\n")
            self.assertIn('"make:sender:": return { sender, event in SelectorTables.answer(self.make(SelectorTables.argument(sender, 0) as NSCoder, '
                          'sender: SelectorTables.argument(sender, 1) as Any?)) }', text)
            self.assertNotIn("IBSegueAction", text)
            self.assertNotIn("/*", text)

    def test_a_twin_calls_the_method_where_a_parameter_has_its_name(self):
        texts = {pathlib.Path("A.swift"): "@objc protocol P: AnyObject {\n  @objc optional func stack(_ stack: S, at: Int)\n}\nclass M: P {\n  func stack(_ stack: S, at: Int) {}\n}\n"}
        optional_requirements(texts)
        self.assertIn("{ self.stack(stack, at: at) }", *texts.values())

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

    def test_what_an_optional_method_answers_is_optional_once(self):
        self.assertEqual(optional_calls("guard let a = b.location?(c, offsetBy: 1) else { return }\n", set(), {"location"}),
                         "guard let a = (b.location(c, offsetBy: 1) as Optional) else { return }\n")
        self.assertEqual(optional_calls("b?.location?(c)\n", set(), {"location"}), "b?.location(c)\n")

    def test_methods_of_foundations_delegates_are_optional_too(self):
        standard = standard_requirements(ROOT)
        self.assertEqual(optional_calls("d?.urlSession?(session, task: task)\n", set(), standard), "d?.urlSession(session, task: task)\n")

    def test_optional_calls_are_none_in_comments(self):
        text = '//    return b?.location?(\n//        c)\na = "b.location?(" + "\\(b.own?(c))" /* b.own?(c) */\n'
        self.assertEqual(optional_calls(text, {"own"}, {"location"}), text.replace("(b.own?(", "(b.own_ifAny("))

    def test_classes_are_asked_of_objects(self):
        self.assertEqual(translated("a.classForCoder; super.classForCoder", []), "type(of: a); super.classForCoder")
        self.assertEqual(translated("let a = classForCoder.description()", []), "let a = String(reflecting: type(of: self))")
        self.assertEqual(translated("override var classForCoder: AnyClass { A.self }", []), "override var classForCoder: AnyClass { A.self }")

    def test_what_says_that_it_prepares_tests_on_the_main_actor_runs_there(self):
        text = "import XCTest\nclass A: XCTestCase {\n  @MainActor\n  override func setUp() {\n    a()\n  }\n  @MainActor override func tearDownWithError() throws { b() }\n}\n"
        said = translated(text + "@MainActor override func setUp() async throws {}\n", [])
        self.assertIn("  override func setUp() { MainActor.assumeIsolated {\n    a()\n  } }\n", said)
        self.assertIn("  override func tearDownWithError() throws { try MainActor.assumeIsolated { b() } }\n", said)
        self.assertIn("@MainActor override func setUp() async throws {}", said)

    def test_objects_are_asked_of_protocols(self):
        self.assertEqual(translated("if !a.b?.conforms(to: A.B.self) {}; UIView.conforms(to: C.self); d.conforms(to: .image)", []),
                         "if !(a.b is any A.B) {}; UIView.conforms(to: C.self); d.conforms(to: .image)")

    def test_classes_are_asked_of_those_above_them(self):
        self.assertEqual(translated("a.filter({ $0.b.isSubclass(of: c) })", []), "a.filter({ "
                         "(sequence(first: $0.b as AnyClass, next: { class_getSuperclass($0) }).contains { $0 == c }) })")
        self.assertEqual(translated("a?.isSubclass(of: B.self) ?? false", []), "(a.map { kind in sequence(first: kind as AnyClass, "
                         "next: { class_getSuperclass($0) }).contains { $0 == B.self } }) ?? false")
        self.assertEqual(translated("A.self.isSubclass(of: $0)", []), "A.self.isSubclass(of: $0)")
        self.assertIn("sequence(first: A.self as AnyClass, ", translated("if A.isSubclass(of: B.self) {}", []))

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
        self.assertEqual(translated("a.setObject(b, forKey: c.d as NSCopying); a[e as NSCopying] = f as NSCopying", []),
                         "a.setObject(b, forKey: c.d); a[e] = f as NSCopying")
        self.assertIn("var a = CharacterSet().union(CharacterSet.decimalDigits.inverted)", translated("var a = CharacterSet.decimalDigits.inverted", []))
        self.assertIn("var a = Progress(parent: nil)", translated("var a = Progress()", []))
        self.assertIn("public let a = NSMutableString(capacity: 0)", translated("open let a = NSMutableString()", []))
        self.assertTrue(translated("extension URLResponse {}", []).startswith("import FoundationNetworking\n"))

    def test_names_behind_foundation_are_those_of_the_module_that_has_them(self):
        text = translated('let a = Foundation.URLSession.shared, b: Foundation.XMLParser?, c = "Foundation.URLSession", d: Foundation.URL\n', [])
        self.assertIn('let a = FoundationNetworking.URLSession.shared, b: FoundationXML.XMLParser?, c = "Foundation.URLSession", d: Foundation.URL', text)
        self.assertIn("import FoundationNetworking\n", text)
        self.assertIn("UIKit.UndoManager(), b: Foundation.Timer, c: A.Foundation.URLSession",
                      translated("let a = Foundation.UndoManager(), b: Foundation.Timer, c: A.Foundation.URLSession", []))

    def test_classes_are_compared_as_types(self):
        self.assertEqual(translated('a === UIView.self; b !== A.B.self; c === Type.shared.self; d(" === UIView.self")', []),
                         'a == UIView.self; b != A.B.self; c === Type.shared.self; d(" === UIView.self")')

    def test_what_tests_throw_away_lives_to_their_end(self):
        text = translated("import XCTest\n_ = UINavigationController(rootViewController: vc)\nUIWindow(frame: f(1)).addSubview(UIWindow())\n", [])
        self.assertIn("\n_ = keptToTheEnd(UINavigationController(rootViewController: vc))\n", text)
        self.assertIn("\nkeptToTheEnd(UIWindow(frame: f(1))).addSubview(keptToTheEnd(UIWindow()))\n", text)
        self.assertTrue(text.startswith("import AppleXCTest\n"))
        self.assertNotIn("keptToTheEnd", translated("_ = UIWindow()", []))

    def test_releases_to_come_are_not_available(self):
        self.assertIn("if false { a() }; if #available(iOS 17.0, *), true {}", translated(
            "if #available(iOS 1000, *) { a() }; if #available(iOS 17.0, *), #unavailable(iOS 30.0, tvOS 30, *) {}\n", []))

    def test_views_that_what_prepares_a_test_makes_for_itself_live_to_its_end(self):
        made = "let view = UIView(frame: f(1)), b = 1\n let a = UIAction(title: t) { _ in }\n own = UIView()\n let c: UIView = CellView()\n"
        for head, module in (("override func setUp() {", "XCTest"), ("beforeEach {", "Quick")):
            text = translated(f"import {module}\n{head}\n {made}}}\nfunc testA() {{ let view = UIView() }}\n", [])
            self.assertIn("let view = keptToTheEnd(UIView(frame: f(1))), b", text)
            self.assertIn("let c: UIView = keptToTheEnd(CellView())", text)
            self.assertEqual(text.count("keptToTheEnd"), 2)
            self.assertIn("import AppleXCTest", text)

    def test_what_files_import_is_told_by_their_code(self):
        self.assertEqual(
            imports('internal import A\n@testable import B\npackage import struct C.D\nlet a = """\n  import Cocoa\n  """\n// import E\n@_spi(F)\nimport G\n'),
            {"A", "B", "C", "G"})

    def test_waiting_has_no_end_where_a_test_names_none(self):
        self.assertTrue(translated("import XCTest\nwait(for: [a(), b])\n", []).startswith("import AppleXCTest\n"))
        self.assertNotIn("AppleXCTest", translated("import XCTest\nwait(for: [a], timeout: 1)\n", []))

    def test_addresses_of_resources_are_urls(self):
        self.assertEqual(translated("let a = Bundle.main.urls(forResourcesWithExtension: \"a\", subdirectory: nil)!", []),
                         "let a = (Bundle.main.urls(forResourcesWithExtension: \"a\", subdirectory: nil)?.map { $0 as URL })!")

    def test_methods_that_throw_stand_in_tables(self):
        texts = {pathlib.Path("A.swift"): "class A: NSObject {\n  /*objc*/ func make(at place: URL) throws -> URL {}\n  func f() { #selector(make(at:)) }\n}\n"}
        make_tables(texts)
        self.assertIn("try? self.make(at: sender as! URL)", *texts.values())

    def test_methods_of_several_arguments_stand_in_tables_where_a_selector_names_them(self):
        text, = self.tables(
            "class A: UIView {\n  @objc func image(_ image: UIImage!, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {}\n"
            "  @objc func other(_ a: Int, b: Int) {}\n"
            "  func f() { #selector(image(_:didFinishSavingWithError:contextInfo:)) }\n}\n")
        self.assertIn(
            'case "image:didFinishSavingWithError:contextInfo:": return { sender, event in self.image('
            'SelectorTables.argument(sender, 0) as UIImage?, '
            'didFinishSavingWithError: SelectorTables.argument(sender, 1) as Error?, '
            'contextInfo: SelectorTables.argument(sender, 2) as UnsafeRawPointer) }', text)
        self.assertNotIn("other:", text)

    def test_observers_of_outlets_are_told(self):
        text = translated(
            "class A: UIView {\n  @IBOutlet private weak var one: UILabel! {\n    didSet { one.text = nil }\n  }\n"
            "  @IBOutlet weak var plain: UILabel!\n  @IBOutlet\n  var all: [UIView]! { willSet {} }\n  func f() {}\n}\n", [])
        texts = {pathlib.Path("A.swift"): text}
        make_tables(texts)
        text, = texts.values()
        self.assertIn('case "setOne:": return { sender, event in SelectorTables.set(sender) { self.one = $0 } }', text)
        self.assertIn('case "setAll:"', text)
        self.assertNotIn("setPlain:", text)
        self.assertNotIn("outlet", text)
        self.assertIn("  private weak var one: UILabel! {", text)

    def test_outlets_with_observers_are_found_however_they_are_written(self):
        text, other = self.tables(
            "class A: UIView {\n  // @IBOutlet weak var old: UILabel! {\n  @IBOutlet weak var plain: UILabel! // {\n  @IBOutlet unowned(unsafe) var a: UIView!\n"
            "  {\n    didSet {}\n  }\n  @IBOutlet var b: UIButton? = nil { didSet {} }\n  @IBOutlet // why\n  weak var c: UIView! { didSet {} }\n}\n",
            "extension A {\n  @IBOutlet private var d: UIView! { get { a } set {} }\n}\n")
        self.assertEqual([name for name in ("Old", "Plain", "A", "B", "C", "D") if f'case "set{name}:"' in text], ["A", "B", "C", "D"])
        self.assertIn("  var d: UIView!", other)

    def test_a_class_that_its_own_type_alone_sees_says_that_it_has_a_table(self):
        text = self.tables("class A {\n  private class B: UIView, C {\n    @objc func f() {}\n  }\n  func g() { h(#selector(B.f)) }\n}\n")[0]
        self.assertTrue(text.startswith("@_spi(SelectorTable) import UIKit\n"))
        self.assertIn("  private class B: UIView, C, SelectorTarget {", text)
        self.assertNotIn("extension A.B", text)

    def test_classes_of_one_name_have_their_own_tables(self):
        cell = "{} {{\n  class Cell: UIView {{\n    {}\n  }}\n}}\n"
        texts = self.tables(
            cell.format("extension A", "@IBOutlet var t: UIView! { didSet {} }; func k() { h(#selector(k)) }")
            + cell.format("extension B", "func k() {}"),
            "class Cell: UIView {\n  @objc func f() {}\n}\nextension B.Cell { @objc func g() {} }\nclass C: Cell {\n  @objc func h() {}\n}\n")
        first, _, second = texts[0].partition("extension B")
        self.assertEqual(first.count("self.t = $0"), 1)
        self.assertNotIn("self.t = $0", second)
        self.assertIn("self.k()", second)   # Which no mark tells of.
        self.assertNotIn("self.f()", texts[0])
        self.assertEqual(second.count("self.g()"), 1)
        self.assertIn("extension B.Cell: SelectorTarget {}", second)
        own, _, below = texts[1].partition("class C: Cell {")
        self.assertEqual([word for word in ("self.t", "self.f()", "self.g()") if word in own], ["self.f()"])
        self.assertIn("override func method", below)

    def test_setters_name_no_methods(self):
        _, text = self.tables("class A: UIView {\n  @IBOutlet var close: UIButton! { didSet {} }\n}\n",
                              "class B: UIView {\n  func f() { g(#selector(close(_:))) }\n}\n")
        self.assertIn('g(Selector("close:"))', text)

    def test_types_within_extensions_are_named_in_full(self):
        text = "extension Outer\n{\n  class Inner {\n"
        self.assertEqual(nested(text, text.index("class"), "Inner"), "Outer.Inner")

    def test_protocols_lose_what_only_those_of_objective_c_say(self):
        text = translated("@objc protocol P {\n  weak var a: A? { get }\n  @available(*, unavailable, message: \"b(_:)\")\n  func b(_ c: C)\n  func d()\n}\nclass E { weak var f: F? }\n", [])
        self.assertEqual([line.strip() for line in text.split("\n") if line.strip()], ["protocol P: AnyObject {", "var a: A? { get }", "func d()", "}", "class E { weak var f: F? }"])

    def test_requirements_that_an_iphone_has_stay(self):
        text = translated("@objc protocol P {\n  @available(tvOS, unavailable)\n  func a()\n  @available(iOS, unavailable)\n  var b: Int {\n    get\n  }\n  func c()\n}\n"
                          "@objc protocol Q { @available(*, unavailable) func e(); func d() }\n", [])
        self.assertEqual([line.strip() for line in text.split("\n") if line.strip()], [
            "protocol P: AnyObject {", "@available(tvOS, unavailable)", "func a()", "func c()", "}", "protocol Q: AnyObject {  func d() }"])

    def test_defaults_are_known_by_their_type(self):
        text = "let userDefaults = Defaults(), other: UserDefaults\nlet store = other!\nlet a = UserDefaults(suiteName: \"a\")\n{}\n"
        self.assertEqual(
            translated(text.format("userDefaults.set(nil, forKey: k); store.set(nil, forKey: k); a?.set(nil, forKey: k); b(\"store.set(nil, forKey: k)\")"), []),
            text.format("userDefaults.set(nil, forKey: k); store.removeObject(forKey: k); a?.removeObject(forKey: k); b(\"store.set(nil, forKey: k)\")"))

    def test_texts_say_what_they_said(self):
        text = 'let a = "URLResponse() NSMutableData() Timer()" // open let b\n'
        self.assertTrue(translated(text, []).endswith(text))

    def test_defaults_that_are_set_to_nil_are_removed(self):
        self.assertEqual(translated("UserDefaults.standard.set(nil, forKey: a)\nkeys.set(nil, forKey: a)", []), "UserDefaults.standard.removeObject(forKey: a)\nkeys.set(nil, forKey: a)")

    def test_objects_of_nothing_are_made_as_linux_has_them(self):
        self.assertEqual(translated("a(NSMutableData())", []), "a(NSMutableData(capacity: 0)!)")
        self.assertIn('a(HTTPURLResponse(url: URL(fileURLWithPath: "/"), statusCode: 0', translated("a(HTTPURLResponse())", []))

    def test_tables_are_of_objects(self):
        self.assertEqual(translated("func a<T, U>(_ b: NSMapTable<NSString, T>, c: U) {}", []), "func a<T: AnyObject, U>(_ b: NSMapTable<NSString, T>, c: U) {}")
        self.assertEqual(translated("func a<T>(_ b: NSHashTable<Foo.T>, c: T) {}", []), "func a<T>(_ b: NSHashTable<Foo.T>, c: T) {}")

    def test_associated_objects_are_of_no_module(self):
        self.assertIn("let a = objc_getAssociatedObject(b, &c)", translated("let a = Foundation.objc_getAssociatedObject(b, &c)", []))

    def test_archives_of_nothing_are_read(self):
        self.assertIn("NSKeyedUnarchiver.reading(Data())", translated("let a = NSKeyedUnarchiver(forReadingWith: Data())", []))

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


if __name__ == "__main__":
    unittest.main()
