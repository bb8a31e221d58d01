"""How the copies of packages override what Foundation declares in extensions, cast what Objective-C's generics let pass, and find the
sources of a framework; run by translationtests.py."""
import unittest

from centers import overriding_centers
from clientpackage import ClientPackage
from repairtests import Places
from translation import translated


class Centers(unittest.TestCase):
    def test_a_center_of_a_package_overrides_foundations_methods(self):
        texts = {"a": "final class Spy: NotificationCenter, @unchecked Sendable {\n  override func removeObserver(_ observer: Any) {\n    super.removeObserver(observer)\n"
                      "  }\n  open override func post(name: A, object: Any?) { other.post(b) }\n  func addObserver(_ a: Int) {}\n}\n",
                 "b": "class Below: Spy {\n  override func post(_ note: Notification) { super.post(note) }\n}\n",
                 "c": "class Other: Center {\n  override func post(_ note: Notification) {}\n}\n"}
        other = texts["c"]
        self.assertTrue(overriding_centers(texts))
        self.assertTrue(texts["a"].startswith("@_spi(SelectorTable) import UIKit\nfinal class Spy: OverridableNotificationCenter, @unchecked"))
        self.assertIn("override func removeObserver_own(_ observer: Any) {\n    super.removeObserver_own(observer)", texts["a"])
        self.assertIn("open override func post_own(name: A, object: Any?) { other.post(b) }", texts["a"])
        self.assertIn("  func addObserver(_ a: Int) {}", texts["a"])
        self.assertIn("class Below: Spy {\n  override func post_own(_ note: Notification) { super.post_own(note) }", texts["b"])
        self.assertEqual(texts["c"], other)

    def test_public_centers_stay(self):
        texts = {"a": "open class Mock: NotificationCenter {\n  override func post(_ note: Notification) {}\n}\nclass Below: Mock {}\n"}
        before = dict(texts)
        self.assertFalse(overriding_centers(texts))
        self.assertEqual(texts, before)

    def test_a_package_without_centers_of_its_own_has_nothing_to_ask(self):
        texts = {"a": "let center = NotificationCenter.default\ncenter.post(note)\n"}
        self.assertFalse(overriding_centers(texts))


class Anchors(unittest.TestCase):
    def test_anchors_are_cast_to_ones_of_any_kind(self):
        self.assertIn("return anchorOfAnyKind(item.leadingAnchor, as: NSLayoutAnchor<AnyObject>.self)!\n", translated(
            "return item.leadingAnchor as NSLayoutAnchor<NSLayoutXAxisAnchor> as! NSLayoutAnchor<AnyObject>\n"))
        self.assertIn("let a = anchorOfAnyKind(b(c), as: NSLayoutAnchor<A>.self) as? NSLayoutXAxisAnchor", translated(
            "let a = b(c) as? NSLayoutAnchor<A> as? NSLayoutXAxisAnchor\n"))
        self.assertIn("f((anchorOfAnyKind(a.b, as: NSLayoutAnchor<A>.self) != nil), c)", translated("f(a.b is NSLayoutAnchor<A>, c)\n"))
        self.assertEqual(translated("let a = b as NSLayoutAnchor<A>\n").strip(), "let a = b as NSLayoutAnchor<A>")


class Frameworks(Places):
    def test_without_a_description_the_project_says_where_the_sources_of_a_framework_lie(self):
        objects, files = "", {"Animation/Layers/A.swift": "F1", "Animation/B.swift": "F2", "Demo/App.swift": "F3"}
        for place, name in files.items():
            self.write(f"Own/{place}", "import UIKit\n@UIApplicationMain class App {}\n" if place.startswith("Demo") else "")
            objects += (f"\t\tB{name}00000 /* in Sources */ = {{isa = PBXBuildFile; fileRef = {name}000000; }};\n"
                        f"\t\t{name}000000 = {{isa = PBXFileReference; path = {place}; sourceTree = SOURCE_ROOT; }};\n")
        for name, kind, held in (("Own", "framework", ("F1", "F2")), ("Demo", "application", ("F3",))):
            listed = "".join(f"\t\t\t\tB{file}00000 /* in Sources */,\n" for file in held)
            objects += (f"\t\tT{name:0<7} /* {name} */ = {{\n\t\t\tisa = PBXNativeTarget;\n\t\t\tbuildPhases = (\n\t\t\t\tS{name:0<7} /* Sources */,\n\t\t\t);\n"
                        f"\t\t\tname = {name};\n\t\t\tproductName = Older;\n\t\t\tproductType = \"com.apple.product-type.{kind}\";\n\t\t}};\n"
                        f"\t\tS{name:0<7} /* Sources */ = {{\n\t\t\tisa = PBXSourcesBuildPhase;\n\t\t\tfiles = (\n{listed}\t\t\t);\n\t\t}};\n")
        self.write("Own/P.xcodeproj/project.pbxproj", objects)
        self.write("Pods/Animation/Layers/A.swift", "")
        self.write("Pods/P.xcodeproj/project.pbxproj", objects.replace("name = Own;", "name = Other;"))
        package = ClientPackage(self.home, self.home / "scratch")
        self.assertEqual(package.name, "Own")
        self.assertEqual(sorted(path.name for path in package.targets[0].files()), ["A.swift", "B.swift"])

    def test_words_without_quotes_are_read_too(self):
        self.write("Sources/A.swift", "")
        self.write("P.podspec", "Pod::Spec.new do |s|\n  s.name = 'P'\n  s.source_files = *%w(Sources/*.{swift,h} Other/*.h)\nend\n")
        package = ClientPackage(self.home, self.home / "scratch")
        self.assertEqual([path.name for path in package.targets[0].files()], ["A.swift"])
