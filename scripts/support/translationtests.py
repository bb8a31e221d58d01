"""What the rules of `scripts/clients` do to small sources: python3 scripts/support/translationtests.py."""
import pathlib, sys, tempfile, unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from absent import LOST, blanked
from repairs import repair
from testentries import changed_cases, written_tests
from testrun import CHANGED, counted


class Places(unittest.TestCase):
    """Tests with a folder of a translated package."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = pathlib.Path(folder.name).resolve()

    def write(self, place, text):
        path = self.home / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path


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


if __name__ == "__main__":
    unittest.main()
