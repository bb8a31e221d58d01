"""What `scripts/clients` does to packages, in small: python3 scripts/support/translationtests.py runs these tests and those of its neighbours."""
import contextlib, io, pathlib, sys, unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from absent import LOST, blanked
from conditions import without_dead_code
from oldnames import of_today
from pictures import comparing, reference_folders
from repairs import repair
from overridingtests import Anchors, Centers, Frameworks
from preparationtests import Preparation
from project import script
from projecttests import Copies, Manifests, XcodeProjects
from repairtests import Descriptions, Places, Repairs
from ruletests import Rules
from standintests import StandIns
from swiftsource import in_code
from testentries import changed_cases, expecting_failures, naming_themselves, seen_cases, write_runner, written_tests
from testrun import CHANGED, counted, run_suites, suite_results
from translation import translated
import testrun

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


if __name__ == "__main__":
    unittest.main()
