"""What is read as public of small sources: python3 scripts/support/swiftsourcetests.py."""
import pathlib, sys, unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from swiftsource import comment, comment_blocks, declarations


class PublicDeclarations(unittest.TestCase):
    def expect(self, source, *paths):
        self.assertEqual([d.path for d in declarations(source) if d.kind != "extension"], list(paths))

    def test_members_of_public_types_and_of_public_extensions(self):
        self.expect("public class A {\n  public var b = 1, c = 2\n  var d = 3\n}\npublic extension A { func e(_ f: Int) {} }",
                    "A", "A.b", "A.e(_:)")

    def test_cases_of_public_enumerations_and_what_else_they_show(self):
        self.expect("public enum A {\n  case b,\n    c\n  func d() {}\n  public func e() {}\n}", "A", "A.b", "A.c", "A.e()")

    def test_types_in_public_enumerations_are_not_public_unasked(self):
        self.expect("public enum A {\n  struct B { public var b = 1 }\n  enum C { case c }\n  public enum D { case d }\n}", "A", "A.D", "A.D.d")

    def test_what_only_those_who_ask_for_it_see(self):
        self.expect("open class A {\n  @_spi(B) open func c() {}\n  open func d() {}\n}\n"
                    "@_spi(B) extension A { public static func e() {} }\n@_spi(B) public enum F { public static func g() {} }\n",
                    "A", "A.d()")

    def test_public_members_of_types_that_are_not(self):
        self.expect("final class A: B {\n  public struct C { public var d = 1 }\n  override public var e: Int { 1 }\n}\n"
                    "package extension F { public func g() {} }\npublic func h() {}", "h()")

    def test_comments_above_attributes_and_below_a_line_with_one(self):
        lines = ["@MainActor open class A {", "  /// Stored only. A name", "  /// on two lines.", "  @available(iOS 13, *)", "  open var b = 1"]
        self.assertEqual(comment(lines, 4), "Stored only. A name on two lines.")
        self.assertEqual(comment(lines, 0), "")

    def test_blocks_of_comments_but_no_strings(self):
        source = '/// A name\n/// on two lines.\nvar a = "// no comment"  // Behind code.\n// Another.\n\n// And one more.\n'
        self.assertEqual(list(comment_blocks(source)), [
            (1, True, "A name on two lines."), (3, False, "Behind code."), (4, False, "Another."), (6, False, "And one more.")])


if __name__ == "__main__":
    unittest.main()
