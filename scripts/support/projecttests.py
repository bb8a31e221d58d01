"""How `scripts/clients` finds what a package has: projects of Xcode, copies of folders, manifests; run by translationtests.py."""
import contextlib, io, pathlib, plistlib

from clientpackage import ClientPackage, Target, described_dependencies, in_any_case, is_wanted, manifest_home, place_hosted, place_in_bundle
from project import script
from repairtests import Places
from xcodeproject import project_requirement, whole_folders


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
        clients.write(tests, {"P"}, [], set(), str, set())
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


class Copies(Places):
    def test_files_of_one_name_are_told_apart_and_copies_left_out(self):
        clients = script("clients")
        clients.HOME = self.home / "out"
        for folder, text in (("A", "let a = 1"), ("B", "let a = 1"), ("C", "let c = 1")):
            self.write(f"S/{folder}/Mock.swift", text)
        texts = clients.write(Target("S", "regular", self.home / "S"), set(), [], set(), str, set())
        self.assertEqual(sorted(path.name for path in texts), ["C1+Mock.swift", "Mock.swift"])

    def test_the_first_resource_of_a_name_wins(self):
        clients, target = script("clients"), Target("S", "regular", self.home / "S")
        clients.HOME = self.home / "out"
        self.write("S/A.swift", "")
        target.beyond = [self.write(f"{folder}/Assets.xcassets/Contents.json", folder).parent for folder in ("Demo", "Example")]
        clients.write(target, set(), [], set(), str, set())
        self.assertEqual((self.home / "out/S/Resources/Assets.xcassets/Contents.json").read_text(), "Demo")

    def test_a_list_of_properties_may_be_a_binary_one(self):
        filled_in = script("clients").filled_in
        self.assertEqual(plistlib.loads(filled_in(plistlib.dumps({"a": ["${PRODUCT_NAME:c99ext}", 1]}, fmt=plistlib.FMT_BINARY), "S")), {"a": ["S", 1]})
        self.assertEqual(filled_in(b"\xff\x00", "S"), b"\xff\x00")

    def test_a_comment_does_not_use_an_app_from_outside(self):
        clients = script("clients")
        clients.HOME = self.home / "out"
        self.write("T/A.swift", "import XCTest\n// As XCUIApplication does.\n")
        self.assertEqual(len(clients.write(Target("T", "test", self.home / "T"), {"XCTest"}, [], set(), str, set())), 1)

    def test_tests_that_expect_failures_are_apples(self):
        clients = script("clients")
        clients.HOME = self.home / "out"
        self.write("T/A.swift", "import XCTest\n#if canImport(Darwin)\nfunc a() { XCTExpectFailure {} }\n#endif\n")
        text, = clients.write(Target("T", "test", self.home / "T"), {"XCTest"}, [], set(), str, set()).values()
        self.assertIn("func a() {", text)

    def test_tests_read_what_lies_around_the_original(self):
        clients = script("clients")
        clients.HOME = self.home / "out"
        path = self.write("T/A.swift", "import XCTest\nlet a = URL(fileURLWithPath: #file)\nfunc f(_ file: StaticString = #file) {}\n")
        text, = clients.write(Target("T", "test", self.home / "T"), {"XCTest"}, [], set(), str, set()).values()
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
