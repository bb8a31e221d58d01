"""Whether the stand-ins for frameworks compile against Mica's modules, where these are built; translationtests.py runs this."""
import pathlib, re, shutil, subprocess, tempfile, unittest

from project import ROOT

STANDINS = ROOT / "scripts" / "support" / "standins"
BUILT = ROOT / ".build" / "debug"
SYSTEM = ("cairo", "fontconfig", "fribidi", "harfbuzz", "libqrencode")   # Of which Mica's modules have names.


def flags():
    """What the compiler is to know to find Mica's modules, and those in C below them."""
    maps = sorted((ROOT / "Sources").glob("C*/module.modulemap"))
    headers = subprocess.run(["pkg-config", "--cflags-only-I", *SYSTEM], capture_output=True, text=True).stdout.split()
    found = ["-swift-version", "5", "-suppress-warnings", "-parse-as-library", "-I", str(BUILT / "Modules"), *headers]
    for path in [*maps, *sorted(BUILT.glob("C*.build/module.modulemap"))]:
        found += ["-Xcc", f"-fmodule-map-file={path}"]
    for path in sorted((ROOT / "Sources").glob("C*/include")):
        found += ["-Xcc", "-I", "-Xcc", str(path)]
    return found


# What apps say of them.
USES = """
import AVFoundation
import Combine
import LocalAuthentication
import MobileCoreServices
import Nimble
import Nimble_Snapshots
import UIKit

let film = [UTType.movie.identifier, kUTTypeMovie as String, kUTTypePropertyList as String, kUTTypeRTFD as String, kUTType3DContent as String]

func sequences() -> AnyCancellable {
  let numbers: Publishers.Sequence<[Int], Never> = [1, 2].publisher
  let one: AnyPublisher<Int, Never> = Optional(1).publisher
  return numbers.print().merge(with: one.print("one")).append(3).sink { _ in }
}

func expectations(_ calls: [Void]) {
  expect(calls.first) == ()
  expect(calls.last) != ()
}

struct Lost: Error {}
func lost() throws -> Int { throw Lost() }
func errors() {
  expect { try lost() }.to(throwError())
  expect { try lost() }.to(throwError(errorType: Lost.self))
  expect { try lost() }.to(throwError { (error: Lost) in print(error) })
  expect { throw Lost() }.to(throwError { error in print(error) })
  expect(1).toEventually(equal(1), timeout: .seconds(2), pollInterval: .milliseconds(10))
  waitUntil(timeout: .seconds(3)) { done in done() }
}

@MainActor func pictures(_ label: UILabel, _ controller: UIViewController?) {
  expect(label).to(haveValidSnapshot(named: "label", tolerance: 0.1))
  expect(controller).to(recordSnapshot())
  expect(label) == snapshot("label")
}

func authentication(_ error: any Error) -> Bool {
  switch error {
  case LAError.userCancel, LAError.appCancel: true
  case LAError.userFallback: false
  default: (error as? LAError)?.code == .biometryLockout
  }
}
"""

# A program of those that need no view, and what it writes.
LOGGING = """
import Foundation
import LocalAuthentication
import os

@main struct Main {
  static func main() {
    let logger = Logger(subsystem: "s", category: "c"), name = "Anna", number = 10, flag: Bool? = nil
    logger.error("a \\(name, privacy: .public) b \\(number) c \\(name, privacy: .private(mask: .hash))")
    logger.error("\\(number, format: .hex(includePrefix: true, minDigits: 4)) \\(1.5, format: .fixed(precision: 2)) \\(true, format: .answer)|")
    logger.error("\\(name, align: .right(columns: 6))|\\(name, align: .left(columns: 6), privacy: .public)|\\(String(describing: flag))")
    os_log(.error, "d \\(name, privacy: .public)")
    os_log("e %{public}@ %d", type: .error, name, number)
    let errors: [any Error] = [LAError(.userCancel), LAError(.userCancel) as NSError, LAError(.systemCancel)]
    for error in errors {
      do { try fail(error) } catch LAError.userCancel { logger.error("cancelled") } catch { logger.error("other") }
    }
  }
  static func fail(_ error: any Error) throws { throw error }
}
"""
LOGGED = ["a Anna b 10 c Anna", "0x000a 1.50 yes|", "  Anna|Anna  |nil", "d Anna", "e Anna 10", "cancelled", "cancelled", "other"]


class StandIns(unittest.TestCase):
    beside = ()   # Their names; what imports another comes before it.

    def test_values_in_messages_of_the_log_are_written_as_they_say(self):
        if not shutil.which("swiftc"):
            self.skipTest("there is no compiler here")
        with tempfile.TemporaryDirectory() as folder:
            path, program = pathlib.Path(folder, "Main.swift"), f"{folder}/main"
            path.write_text(LOGGING)
            for name in ("os", "LocalAuthentication"):
                subprocess.run(["swiftc", "-emit-module", "-emit-library", "-static", "-module-name", name, "-parse-as-library", "-wmo",
                                "-suppress-warnings", "-o", f"{folder}/lib{name}.a", "-emit-module-path", f"{folder}/{name}.swiftmodule",
                                *map(str, sorted((STANDINS / name).glob("*.swift")))], check=True)
            subprocess.run(["swiftc", "-parse-as-library", "-I", folder, "-L", folder, str(path), "-los", "-lLocalAuthentication",
                            "-o", program], check=True)
            said = subprocess.run([program], capture_output=True, text=True).stderr.splitlines()
        self.assertEqual([re.sub(r"^error (?:\[s:c\] )?", "", line) for line in said], LOGGED)

    def test_stand_ins_compile_in_their_order(self):
        if not (BUILT / "Modules" / "UIKit.swiftmodule").is_file() or not shutil.which("swiftc"):
            print("stand-ins: not compiled, since Mica is not built here")
            self.skipTest("Mica is not built here")
        with tempfile.TemporaryDirectory() as folder:
            known = flags()
            for name in (*reversed(self.beside), "Nimble", "Nimble_Snapshots"):
                sources = sorted(map(str, (STANDINS / name).glob("*.swift")))
                made = subprocess.run(
                    ["swiftc", "-emit-module", "-emit-module-path", f"{folder}/{name}.swiftmodule", "-module-name", name, "-I", folder,
                     "-wmo", *known, *sources], capture_output=True, text=True)
                self.assertEqual(made.returncode, 0, f"{name}: {made.stderr[-3000:]}")
            used = pathlib.Path(folder, "Uses.swift")
            used.write_text(USES)
            made = subprocess.run(["swiftc", "-typecheck", "-I", folder, *known, str(used)], capture_output=True, text=True)
            self.assertEqual(made.returncode, 0, made.stderr[-3000:])

    def test_every_stand_in_of_a_framework_is_offered(self):
        folders = {path.name for path in STANDINS.iterdir() if path.is_dir()}
        # Those that `mica test` alone adds.
        only = {"Quick", "Nimble", "Nimble_Snapshots", "AppleXCTest", "AppleFoundation", "Accessibility", "CoreServices", "SceneKit", "SpriteKit"}
        self.assertEqual(folders - only, set(self.beside))
