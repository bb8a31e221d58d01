"""Whether the stand-ins for frameworks compile against Mica's modules, where these are built; translationtests.py runs this."""
import shutil, subprocess, tempfile, unittest

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


class StandIns(unittest.TestCase):
    beside = ()   # Their names; what imports another comes before it.

    def test_stand_ins_compile_in_their_order(self):
        if not (BUILT / "Modules" / "UIKit.swiftmodule").is_file() or not shutil.which("swiftc"):
            print("stand-ins: not compiled, since Mica is not built here")
            self.skipTest("Mica is not built here")
        with tempfile.TemporaryDirectory() as folder:
            known = flags()
            for name in reversed(self.beside):
                sources = sorted(map(str, (STANDINS / name).glob("*.swift")))
                made = subprocess.run(
                    ["swiftc", "-emit-module", "-emit-module-path", f"{folder}/{name}.swiftmodule", "-module-name", name, "-I", folder,
                     "-wmo", *known, *sources], capture_output=True, text=True)
                self.assertEqual(made.returncode, 0, f"{name}: {made.stderr[-3000:]}")

    def test_every_stand_in_of_a_framework_is_offered(self):
        folders = {path.name for path in STANDINS.iterdir() if path.is_dir()}
        self.assertEqual(folders - {"Quick", "Nimble", "AppleXCTest"}, set(self.beside))
