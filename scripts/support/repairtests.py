"""What `repairs.py` does to small sources of which a compiler says something, and what `podspec.py` reads; run by translationtests.py."""
import json, pathlib, tempfile, unittest

from absent import pieces
from clientpackage import ClientPackage, Target
from repairs import ACTOR, repair


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


class Lacking(set):
    originals = ()


class Repairs(Places):
    def repaired(self, text, line, column, message, folder="S", lacking=()):
        path = self.write(f"{folder}/A.swift", text)
        (self.home / "Sources").mkdir(exist_ok=True)
        gone = Lacking(lacking and [path])
        gone.originals = [path]
        repair(f"{path}:{line}:{column}: error: {message}\n", self.home, ["T"], self.home, gone)
        return path.read_text()

    def test_strings_that_have_a_type_of_their_own_are_named_so(self):
        path = self.write("A/A.swift", "let a: NSAttributedString.Key = { kCTTrackingAttributeName as NSAttributedString.Key }()\n")
        said = repair(f"{path}:1:35: error: cannot convert value of type 'CFString' (aka 'String') to type 'NSAttributedString.Key' in coercion\n", self.home, [], self.home, set())
        self.assertEqual(said, ["named by a string: A.swift: NSAttributedString.Key"])
        self.assertIn("{ NSAttributedString.Key(rawValue: kCTTrackingAttributeName) }", path.read_text())

    def test_foundations_optional_methods_have_defaults(self):
        self.assertEqual(self.repaired(
            "d.urlSession?(a, b: c)\n", 1, 3, "cannot use optional chaining on non-optional value of type '(URLSession) -> ()'"), "Optional(d.urlSession(a, b: c))\n")

    def test_values_that_are_never_nil_here_are_asked_as_optionals(self):
        said = "cannot use optional chaining on non-optional value of type 'UIWindow'"
        self.assertEqual(self.repaired("return first?.root\n", 1, 13, said), "return Optional(first)?.root\n")
        self.assertEqual(self.repaired("return a?.window?.root\n", 1, 17, said), "return a?.window.root\n")

    def test_what_only_apples_compiler_bridges_is_demanded(self):
        self.assertEqual(self.repaired(
            "let a = b as Data\n", 1, 9, "'NSMutableData?' is not convertible to 'Data'"), "let a = b as! Data\n")

    def test_what_is_the_same_object_there_is_handed_on(self):
        said = "cannot convert value of type 'NSDictionary' to expected argument type 'CFDictionary' (aka 'Dictionary<AnyHashable, Any>')"
        self.assertEqual(self.repaired("add(to, options)\n", 1, 9, said), "add(to, options as! CFDictionary)\n")
        said = "generic struct 'Unmanaged' requires that 'any Source' be a class type"
        self.assertEqual(self.repaired("f(Unmanaged.passUnretained(g(a)).toOpaque())\n", 1, 3, said),
                         "f(Unmanaged.passUnretained(g(a) as AnyObject).toOpaque())\n")

    def test_classes_without_initialisers_of_metatypes_are_made_by_their_names(self):
        said = "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
        self.assertEqual(
            self.repaired("extension UIColor {\n  class func a() -> Self { self.init(white: 1, alpha: f(0)) }\n}\n", 2, 33, said).split("\n")[1],
            "  class func a() -> Self { unsafeDowncast(UIColor.init(white: 1, alpha: f(0)), to: self) }")
        self.assertIn(
            "map({ [type = self] in unsafeDowncast(UIColor.init(cgColor:)($0), to: type) })",
            self.repaired("extension UIColor {\n  class func a() -> Self? { b.map(self.init(cgColor:)) }\n}\n", 2, 40, said))

    def test_types_that_have_lost_what_a_protocol_requires_conform_to_it_no_more(self):
        said = "type 'A' does not conform to protocol 'P'"
        for head, left in (("class A: P {", "class A {"), ("class A<B: P>: B, P {", "class A<B: P>: B {"),
                           ("struct A: Q, @unchecked P, R {", "struct A: Q, R {")):
            self.assertEqual(self.repaired(f"{head}\n}}\n", 1, 7, said), f"{left}\n}}\n")

    def test_initialisers_of_protocols_begin_with_an_object_made_elsewhere(self):
        said = "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
        self.assertIn(
            "  init(a: Int) { self.init(made: Self.created(frame: f(0))); b() }",
            self.repaired("extension P where Self: UIView {\n  init(a: Int) { self.init(frame: f(0)); b() }\n}\n", 2, 23, said))
        self.assertIn("{ self.created() }", self.repaired("extension P where Self: UIView {\n  static func a() -> Self { self.init() }\n}\n", 2, 34, said))

    def test_methods_are_looked_up_on_any_object(self):
        text = self.repaired("class L {\n  func lay(in one: Int) {}\n}\n($0 as AnyObject).lay(in: 1)\n", 4, 19, "value of type 'AnyObject' has no member 'lay'")
        self.assertIn("lay_ofAny(($0 as AnyObject), in: 1)", text)
        self.assertIn("func lay_ofAny(_ object: AnyObject?, in one: Int) -> (Void)? { if let one = object as? L", text)

    def test_optional_methods_are_looked_up_on_delegates_of_any_kind(self):
        text = self.repaired(
            "protocol P: AnyObject {\n  var may_b_ifAny: ((A, Int) -> Bool)? { get }\n}\nreturn delegate?.may_b_ifAny?(self, 1) ?? false\n",
            4, 18, "value of type 'AnyObject' has no member 'may_b_ifAny'")
        self.assertIn("return may_b_ifAny_ofAny(delegate)?(self, 1) ?? false\n", text)
        self.assertIn("if let one = object as? any P { return one.may_b_ifAny }", text)

    def test_any_object_answers_for_its_keys(self):
        self.write("Sources/A.swift", "open class L {\n  open func value(forKeyPath path: String) -> Any? { nil }\n}\nopen class M {\n  open var value: Int\n}\n")
        text = self.repaired("return (x as AnyObject).value(forKeyPath: \"a\") as? B\n", 1, 24, "value of type 'AnyObject' has no member 'value'")
        self.assertIn('return value_ofAny((x as AnyObject), forKeyPath: "a") as? B\n', text)
        self.assertIn("func value_ofAny(_ object: AnyObject?, forKeyPath path: String) -> Any? { if let one = object as? L { return", text)

    def test_delegates_that_a_class_narrows_have_the_scroll_views_type(self):
        self.assertEqual(self.repaired(
            "class A: UITextView {\n  override var delegate: UITextViewDelegate? { didSet {} }\n}\n", 2, 16,
            "property 'delegate' with type '(any UITextViewDelegate)?' cannot override a property with type '(any UIScrollViewDelegate)?'"),
            "class A: UITextView {\n  override var delegate: (any UIScrollViewDelegate)? { didSet {} }\n}\n")

    def test_methods_of_a_narrower_delegate_are_asked_of_it(self):
        self.assertEqual(self.repaired("super.delegate?.textViewDidChange(a)\n", 1, 17, "value of type 'any UIScrollViewDelegate' has no member 'textViewDidChange'"),
                         "(super.delegate as? any UITextViewDelegate)?.textViewDidChange(a)\n")

    def test_classes_that_may_be_none_are_compared_as_types(self):
        self.assertEqual(self.repaired("assert(a?.kind === kind)\n", 1, 11, "value of optional type 'AnyClass?' (aka 'Optional<any AnyObject.Type>') must be unwrapped"),
                         "assert(a?.kind == kind)\n")

    def test_only_the_refused_comparison_is_one_of_types(self):
        said = "value of optional type 'AnyClass?' (aka 'Optional<any AnyObject.Type>') must be unwrapped"
        self.assertEqual(self.repaired("a === b && f(c).kind === kind\n", 1, 12, said), "a === b && f(c).kind == kind\n")
        self.assertEqual(self.repaired("a === b && c.kind == kind\n", 1, 12, said), "a === b && c.kind == kind\n")

    def test_a_member_of_a_pointer_is_not_demanded_behind_itself(self):
        self.assertNotIn("(a.pointee)!", self.repaired(
            "f(a.pointee)\n", 1, 3, "value of optional type 'UnsafePointer<UInt8>?' must be unwrapped to refer to member 'pointee' of wrapped base type"))

    def test_classes_that_are_taken_for_objects_have_one(self):
        self.assertEqual(self.repaired("associate(self, with: a)\n", 1, 11, "argument type 'UIFont.Type' expected to be an instance of a class or class-constrained type"),
                         "@_spi(SelectorTable) import UIKit\nassociate(classObject(self), with: a)\n")

    def test_what_a_protocol_alone_tells_of_is_an_object(self):
        self.assertEqual(self.repaired("bag.hold(timer)\n", 1, 10, "argument type 'any DispatchSourceTimer' expected to be an instance of a class or class-constrained type"),
                         "bag.hold(timer as AnyObject)\n")

    def test_pointers_that_may_be_none_are_demanded(self):
        self.assertEqual(self.repaired("memcpy(a, source, 3)\n", 1, 11, "value of optional type 'UnsafePointer<UInt8>?' must be unwrapped to a value of type 'UnsafePointer<UInt8>'"),
                         "memcpy(a, (source)!, 3)\n")

    def test_of_two_members_of_a_name_a_packages_own_is_meant(self):
        self.write("Package.swift", "")
        said = "ambiguous use of 'bytes'\n a\nFoundation.Data.bytes:3:14: note: found this candidate in module 'Foundation'\n b: note: found this candidate in module 'S'"
        self.assertEqual(self.repaired("a?.bytes\n", 1, 4, said), "a?.S::bytes\n")
        self.assertNotIn("::", self.repaired("a?.bytes\n", 1, 4, said.replace("'S'", "'UIKit'")))
        self.assertNotIn("::", self.repaired("a?.bytes\n", 1, 4, said.replace("'Foundation'", "'S'")))   # Both its own.
        self.assertNotIn("::S::", self.repaired("a?.S::bytes\n", 1, 7, said))

    def test_types_of_the_packages_own_come_before_foundations(self):
        self.write("Package.swift", "")
        said = (f"'Predicate' is ambiguous for type lookup in this context\n a\n{self.home}/N/B.swift:104:15: note: found this candidate\n"
                "FoundationEssentials.Predicate:2:15: note: found this candidate\n")
        (self.home / "N").mkdir()
        self.assertEqual(self.repaired("f(a: Predicate<B>)\n", 1, 6, said), "f(a: N::Predicate<B>)\n")

    def test_what_the_linker_misses_stops_when_it_is_called(self):
        path = self.write("S/A.swift", "func a() {\n  b()\n}\nfunc c() {}\n")
        said = repair(f"{path}:2: error: undefined reference to '$s1B1byyF'\n", self.home, ["T"], self.home, Lacking())
        self.assertEqual(said, ["does not compile: A.swift: a: undefined reference to '$s1B1byyF'"])
        self.assertIn("func c() {}", path.read_text())

    def test_attributes_of_missing_frameworks_go(self):
        self.assertEqual(self.repaired("  @Stored(\"a\", in: b()) private var c = 1\n", 1, 4, "unknown attribute 'Stored'"), "  private var c = 1\n")
        self.assertEqual(self.repaired("@Foo<A<Int>>(x) var a: Int\n", 1, 2, "unknown attribute 'Foo'"), "var a: Int\n")
        self.assertEqual(self.repaired("@Dep.Injected var a: Int\n", 1, 2, "unknown attribute 'Injected'"), "var a: Int\n")

    def test_a_free_function_is_no_static_one(self):
        said = "static member 'abs' cannot be used on instance of type 'CGFloat'"
        self.assertEqual(self.repaired("return min(1, abs(a))\n", 1, 15, said), "return min(1, Swift.abs(a))\n")

    def test_what_a_closure_stands_for_is_handed_on(self):
        self.assertEqual(self.repaired("log(message, file: file)\n", 1, 5, "add () to forward '@autoclosure' parameter"), "log(message(), file: file)\n")
        self.assertEqual(self.repaired("log(self.message)\n", 1, 5, "add () to forward '@autoclosure' parameter"), "log(self.message())\n")

    def test_objects_are_formatted_as_they_are_described(self):
        self.assertEqual(self.repaired(
            'os_log("%@ %d", view(a, b).text, 3)\n', 1, 17, "argument type 'UIView' does not conform to expected type 'CVarArg'"),
            'os_log("%@ %d", String(describing: view(a, b).text), 3)\n')
        self.assertNotIn("describing", self.repaired(
            'String(format: "%% %@ %.1f", f(1, 2), size)\n', 1, 40, "argument type 'Size' does not conform to expected type 'CVarArg'"))

        text = 'os_log("%d %@", log: log, type: .error, size, view)\n'
        problem = "argument type 'Size' does not conform to expected type 'CVarArg'"
        self.assertNotIn("describing", self.repaired(text, 1, 41, problem))
        self.assertIn("String(describing: view)", self.repaired(text, 1, 47, problem))

    def test_what_is_formatted_is_described_from_its_beginning_on(self):
        problem = "argument type 'A' does not conform to expected type 'CVarArg'"
        self.assertEqual(self.repaired('NSLog("%@", self.traits)\n', 1, 18, problem), 'NSLog("%@", String(describing: self.traits))\n')
        self.assertEqual(self.repaired('NSLog("%d %@", f(1), options ?? [:])\n', 1, 30, problem), 'NSLog("%d %@", f(1), String(describing: options ?? [:]))\n')
        self.assertEqual(self.repaired('log("%@", values: a.f(b)[c].d)\n', 1, 29, problem), 'log("%@", values: String(describing: a.f(b)[c].d))\n')

    def test_what_stands_beside_a_class_is_a_protocol(self):
        self.repaired("func f(_ view: UIView & UITextDroppable) {}\n", 1, 25, "cannot find type 'UITextDroppable' in scope")
        self.repaired("struct A: Action {}\n", 1, 11, "cannot find type 'Action' in scope", lacking=True)
        self.assertIn("public protocol Action {}", (self.home / "S" / "AbsentTypes.swift").read_text())
        self.assertIn("public protocol UITextDroppable: AnyObject {}", (self.home / "S" / "AbsentTypes.swift").read_text())

    def test_what_protocols_and_parameters_demand_may_be_a_class(self):
        text = "protocol Routable: BaseViewController {}\nstruct Box<T: BaseViewController>: Sendable {}\n"
        self.repaired(text, 1, 20, "cannot find type 'BaseViewController' in scope", lacking=True)
        self.assertIn("open class BaseViewController: UIViewController", (self.home / "S" / "AbsentTypes.swift").read_text())

    def test_a_declaration_ends_behind_its_last_operator(self):
        text = "let a = b +\n  c\nlet d = e\n  ?? f\nlet g = h\n"
        self.assertEqual([text[piece.start:piece.end].strip() for piece in pieces(text, 0, len(text))], ["let a = b +\n  c", "let d = e\n  ?? f", "let g = h"])

    def test_a_spec_that_does_not_compile_is_an_example_that_fails(self):
        text = "import Quick\nclass A: QuickSpec { override class func spec() { beforeEach { gone() } } }\n"
        self.assertIn('spec() { it("compiles") { fail("does not compile here: no', self.repaired(text, 2, 64, "no", "T"))

    def test_a_property_whose_body_begins_on_a_line_of_its_own_stays(self):
        self.assertIn('var a: Bool\n  { fatalError("a does not', self.repaired("struct B {\n  var a: Bool\n  {\n    gone()\n  }\n}\n", 4, 5, "no"))

    def test_a_property_that_does_not_compile_stays_settable(self):
        text = self.repaired("var a: Int {\n  get { b }\n  set { c = newValue }\n}\n", 2, 9, "cannot convert value")
        self.assertRegex(text, r"get \{ fatalError\([^\n]*\) \} set \{ fatalError\(")

    def test_absent_types_are_generic_where_they_are_specialised(self):
        self.repaired("let a: Fetched<Int, [String]>\n", 1, 8, "cannot find type 'Fetched' in scope", lacking=True)
        self.assertIn("open class Fetched<T0, T1>: NSObject {", (self.home / "S" / "AbsentTypes.swift").read_text())

    def test_absent_types_are_views_where_their_names_say_so(self):
        self.repaired("let a: BlurView = BlurView(radius: 1)\n", 1, 8, "cannot find type 'BlurView' in scope", lacking=True)
        text = (self.home / "S" / "AbsentTypes.swift").read_text()
        self.assertIn("open class BlurView: UIView {\n  public convenience init(radius: Any?) { self.init() }\n}", text)

    def test_functions_that_are_named_like_tests_stop_like_others(self):
        text = self.repaired("class A {\n  func test(a: B) -> C? {\n    d()\n  }\n  func testE() {\n    f()\n  }\n}\n", 3, 5, "no", "T")
        self.assertIn('-> C? { fatalError("test does not', text)
        self.assertIn('func testE() { XCTFail(', self.repaired("class A {\n  func testE() {\n    f()\n  }\n}\n", 3, 5, "no", "T"))

    def test_what_tests_of_no_actor_use_is_for_them_too(self):
        said = "main actor-isolated property 'b' can not be referenced from a nonisolated autoclosure"
        source = self.write("S/B.swift", "@MainActor\npublic final class B { let c: @MainActor () -> Void }\n")
        self.repaired("class A: XCTestCase {\n  override func setUp() {\n    c.b = 1\n  }\n}\n", 3, 7, said, "T")
        self.assertNotIn("preconcurrency", source.read_text())   # It runs there.
        self.repaired("class A: XCTestCase {\n  func testB() {\n    XCTAssert(c.b)\n  }\n}\n", 3, 17, said, "T")
        self.assertEqual(source.read_text(), "@preconcurrency @MainActor\npublic final class B { let c: @MainActor () -> Void }\n")

    def test_what_the_main_actor_has_for_callers_of_none_is_said_once(self):
        for text, expected in (
                ("@MainActor @preconcurrency class A {}", "@MainActor @preconcurrency class A {}"),
                ("@MainActor public @preconcurrency class A {}", "@MainActor public @preconcurrency class A {}"),
                ("@preconcurrency\n@MainActor class A {}", "@preconcurrency\n@MainActor class A {}"),
                ("@MainActor private(set) var a = 1", "@preconcurrency @MainActor private(set) var a = 1"),
                ("@MainActor fileprivate func a() {}", "@preconcurrency @MainActor fileprivate func a() {}"),
                ("@MainActor extension A {}", "@MainActor extension A {}")):   # Which cannot say it.
            self.assertEqual(ACTOR.sub("@preconcurrency @MainActor", text), expected)


class Descriptions(Places):
    def test_several_descriptions_are_as_many_targets(self):
        for place in ("Views/Sources/A.swift", "Lists/Sources/B.swift", "Inner/Words/Sources/C.swift", "Inner/Other/Sources/D.swift"):
            self.write(place, "")
        self.write("Lists.podspec", "Pod::Spec.new do |s|\n  s.name = 'Lists'\n  s.source_files = 'Lists/Sources/**/*.swift'\n  s.dependency 'Views'\n"
                   "  s.test_spec do |test_spec|\n    test_spec.dependency 'Words'\n  end\nend\n")
        self.write("Views.podspec", "Pod::Spec.new do |s|\n  s.name = 'Views'\n  s.source_files = 'Views/Sources/**/*.{swift,h}'\nend\n")
        for name in ("Words", "Other"):
            self.write(f"Inner/{name}/{name}.podspec", f"Pod::Spec.new do |s|\n  s.name = '{name}'\n  s.source_files = 'Sources/*.swift'\nend\n")
        targets = ClientPackage(self.home, self.home / "scratch").targets
        self.assertEqual([(target.name, target.needs) for target in targets], [("Lists", ["Views"]), ("Views", []), ("Words", [])])

    def test_files_of_other_systems_are_left_out_where_no_manifest_says_otherwise(self):
        for name in ("Link-macOS", "Link-iOS+tvOS", "View+AppKit", "View+UIKit", "Photos"):
            self.write(f"Sources/{name}.swift", "")
        target = ClientPackage(self.home, self.home / "scratch").targets[0]
        self.assertEqual([path.stem for path in target.files()], ["Link-iOS+tvOS", "Photos", "View+UIKit"])

    def test_sources_that_documentation_shows_are_none_of_a_target(self):
        for place in ("A.swift", "A.docc/Resources/01-start.swift", "Try.playground/Contents.swift"):
            self.write(f"Sources/{place}", "let a = 1")
        self.assertEqual([path.name for path in Target("A", "regular", self.home / "Sources").files()], ["A.swift"])

    def described(self, text, *places, suffix=""):
        """The Swift files of the target that a description for CocoaPods makes of files at places."""
        for place in places:
            self.write(place, "")
        self.write("P.podspec" + suffix, text)
        return [path.name for path in ClientPackage(self.home, self.home / "scratch").targets[0].files() if path.suffix == ".swift"]

    def test_neither_tests_nor_other_systems_are_installed(self):
        text = ("Pod::Spec.new do |s|\n  s.name = 'P'\n  # s.source_files = 'P/Old/**'\n  s.subspec 'Core' do |c|\n    c.source_files = 'P/Core/**'\n  end\n"
                "  s.test_spec 'Tests' do |t|\n    t.source_files = 'P/Tests/**'\n  end\n  s.osx.source_files = 'P/Mac/**'\n  s.ios.source_files = 'P/Phone/**'\nend\n")
        self.assertEqual(self.described(text, "P/Core/A.swift", "P/Tests/B.swift", "P/Mac/C.swift", "P/Phone/D.swift", "P/Old/E.swift"), ["A.swift", "D.swift"])

    def test_patterns_with_choices_and_lists_of_patterns_are_all_read(self):
        text = ("Pod::Spec.new do |s|\n  s.ios.source_files = 'P/{Any,iOS}/**/*'\n  s.osx.source_files = 'P/{Any,macOS}/**/*'\n"
                "  s.source_files = ['Q/*.h',\n    'R/**/*.{h,swift}']\n  s.requires_arc = true\nend\n")
        files = self.described(text, "P/Any/A.swift", "P/iOS/B.swift", "P/macOS/C.swift", "Q/D.swift", "R/E.swift", "S/F.swift")
        self.assertEqual(sorted(files), ["A.swift", "B.swift", "D.swift", "E.swift"])

    def test_parts_within_a_part_are_installed_once(self):
        text = "Pod::Spec.new do |s|\n  s.source_files = 'P/**'\n  s.subspec 'Core' do |c|\n    c.source_files = 'P/Core/*'\n  end\nend\n"
        self.assertEqual(self.described(text, "P/A.swift", "P/Core/B.swift"), ["A.swift", "B.swift"])

    def test_parts_at_the_top_are_all_installed(self):
        text = "Pod::Spec.new do |s|\n  s.subspec 'A' do |a| a.source_files = 'A/*' end\n  s.subspec 'B' do |b| b.source_files = 'B/*' end\nend\n"
        self.assertEqual(self.described(text, "A/A.swift", "B/B.swift", "C/C.swift"), ["A.swift", "B.swift"])

    def test_parts_that_are_installed_bring_what_they_name(self):
        text = ("Pod::Spec.new do |s|\n  s.name = 'P'\n  s.default_subspec = 'All'\n  s.subspec 'Core' do |c|\n    c.subspec 'Inner' do |i|\n"
                "      i.source_files = 'P/Inner/*'\n    end\n    c.source_files = 'P/Core/*'\n  end\n  s.subspec 'Rx' do |r|\n"
                "    r.source_files = 'P/Rx/*'\n  end\n  s.subspec 'All' do |a|\n    a.dependency \"#{s.name}/Core\"\n  end\n"
                "  s.source_files = 'P/Top/*'\nend\n")
        self.assertEqual(
            self.described(text, "P/Core/A.swift", "P/Inner/B.swift", "P/Rx/C.swift", "P/Top/D.swift"), ["A.swift", "B.swift", "D.swift"])

    def test_descriptions_in_json_have_parts_too(self):
        text = json.dumps({"name": "P", "default_subspecs": "All", "osx": {"source_files": "P/Mac/*"}, "subspecs": [
            {"name": "Core", "source_files": "P/Core/*"}, {"name": "Rx", "source_files": ["P/Rx/*"]},
            {"name": "All", "source_files": "P/All/*", "dependencies": {"P/Core": [], "Q": []}}]})
        self.assertEqual(self.described(text, "P/Core/A.swift", "P/Rx/B.swift", "P/All/C.swift", "P/Mac/D.swift", suffix=".json"), ["C.swift", "A.swift"])

    def test_where_no_default_part_has_sources_all_are_installed(self):
        text = "Pod::Spec.new do |s|\n  s.default_subspec = 'Gone'\n  s.subspec 'A' do |a|\n    a.source_files = 'Lib/A/*'\n  end\nend\n"
        self.assertEqual(self.described(text, "Lib/A/A.swift"), ["A.swift"])
