"""A package is translated whole by `scripts/clients`, up to what is compiled."""
import importlib.machinery, importlib.util, pathlib, tempfile, unittest

from project import ROOT


class Preparation(unittest.TestCase):
    FILES = {
        "Package.swift": """// swift-tools-version:5.5
import PackageDescription
let package = Package(name: "Small", targets: [.target(name: "Small"), .testTarget(name: "SmallTests", dependencies: ["Small"])])
""",
        "Sources/Small/Center.swift": """import UIKit
class Center: NotificationCenter {
    override func post(name: NSNotification.Name, object: Any?) {}
    @objc func tapped() {}
}
""",
        "Tests/SmallTests/CenterTests.swift": """import XCTest
@testable import Small
final class CenterTests: XCTestCase {
    func testCenter() { XCTAssertNotNil(Center()) }
}
""",
    }

    def test_everyStepIsTaken(self):
        loader = importlib.machinery.SourceFileLoader("clients", str(ROOT / "scripts" / "clients"))
        clients = importlib.util.module_from_spec(importlib.util.spec_from_loader("clients", loader))
        loader.exec_module(clients)
        with tempfile.TemporaryDirectory() as folder:
            checkout, clients.HOME = pathlib.Path(folder) / "Small", pathlib.Path(folder) / "translated"
            for name, text in self.FILES.items():
                (checkout / name).parent.mkdir(parents=True, exist_ok=True)
                (checkout / name).write_text(text)
            package, modules, lacking, app = clients.prepare(checkout, {}, [])
            self.assertEqual((modules.tests, modules.others, app), (["SmallTests"], ["Small"], None))
            center = (clients.HOME / "Small" / "Center.swift").read_text()
            self.assertIn("class Center: OverridableNotificationCenter", center)
            self.assertNotIn("@objc", center)
            self.assertTrue((clients.HOME / "Small" / "NotificationCenters.swift").exists())
            self.assertIn('name: "SmallTests"', (clients.HOME / "Package.swift").read_text())

            # What is built of it stays while it is the package, and goes when another is.
            modules = clients.HOME / ".build" / "debug" / "Modules"
            def build(*names):
                modules.mkdir(parents=True, exist_ok=True)
                for name in names:
                    (modules / f"{name}.swiftmodule").write_text("")
            build("UIKit", "Small", "SmallTests")
            clients.prepare(checkout, {}, [])
            self.assertEqual(len(list(modules.iterdir())), 3)
            other = checkout.rename(checkout.parent / "Other")
            clients.prepare(other, {}, [])
            self.assertEqual([path.name for path in modules.iterdir()], ["UIKit.swiftmodule"])

    def test_what_uses_the_types_of_files_is_translated_along(self):
        loader = importlib.machinery.SourceFileLoader("clients", str(ROOT / "scripts" / "clients"))
        clients = importlib.util.module_from_spec(importlib.util.spec_from_loader("clients", loader))
        loader.exec_module(clients)
        with tempfile.TemporaryDirectory() as folder:
            home = pathlib.Path(folder)
            clients.HOME = home / "translated"
            files = {
                "Small/Package.swift": self.FILES["Package.swift"].replace(
                    "targets: [.target(name: \"Small\")", "dependencies: [.package(url: \"https://example.org/Files.git\", from: \"1.0.0\")], targets: [.target(name: \"Small\", dependencies: [\"Files\"])"),
                "Small/Sources/Small/Small.swift": "import Files\nimport UIKit\n",
                "Small/Tests/SmallTests/CenterTests.swift": self.FILES["Tests/SmallTests/CenterTests.swift"],
                "Files/Package.swift": self.FILES["Package.swift"].replace("Small", "Files").replace(
                    "targets: [", "products: [.library(name: \"Files\", targets: [\"Files\"])], targets: [", 1),
                "Files/Sources/Files/Files.swift": "import UniformTypeIdentifiers\n",
                "Files/Tests/FilesTests/FilesTests.swift": "",
            }
            for name, text in files.items():
                (home / name).parent.mkdir(parents=True, exist_ok=True)
                (home / name).write_text(text)
            modules = clients.prepare(home / "Small", {}, []).modules
            self.assertEqual(modules.others, ["Small", "Files"])
