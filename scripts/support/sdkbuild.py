"""Compiles what the Swift SDK and the installed command consist of, once for both, and links them from the same object files."""
import json, pathlib, re, shutil, subprocess, sys
from project import ROOT

SCRATCH = ROOT / ".build" / "sdk"
# What packages may import. Modules that these use come along, since the compiler reads them too.
MODULES = ("UIKit", "QuartzCore", "CoreGraphics", "CoreText", "CoreImage", "ImageIO", "UniformTypeIdentifiers", "simd", "UIKitTesting",
           "UIKitDesktop", "SQLite3", "CModuleNames", "_UIKitFoundation", "_UIKitXCTest")
COMMAND = "MicaTool"
# Objects name the library that they need: `-lMica`, which is what the SDK has. Line tables give backtraces their files and lines.
FLAGS = ("-debug-info-format", "none", *(word for flag in (
    "-module-link-name", "Mica", "-gline-tables-only", "-file-prefix-map", f"{ROOT}/=") for word in ("-Xswiftc", flag)))


def fail(message):
    sys.exit(f"error: {message}")


def output(*command):
    """What a command prints; ends the script with its errors if it fails."""
    command = [str(word) for word in command]
    if not shutil.which(command[0]):
        fail(f"there is no {command[0]} in the search path")
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        fail(f"{' '.join(command[:2])} failed:\n{done.stderr.strip()}")
    return done.stdout


def run(*command):
    command = [str(word) for word in command]
    if subprocess.run(command).returncode:
        fail(f"{' '.join(command[:2])} failed")


class Compiler:
    """The Swift compiler in the search path: its version and what it compiles for."""

    def __init__(self):
        if not shutil.which("swift"):
            fail("there is no swift in the search path; see https://www.swift.org/install/linux/")
        told = json.loads(output("swift", "-print-target-info"))
        self.triple, self.arch = told["target"]["unversionedTriple"], told["target"]["arch"]
        self.version = re.search(r"Swift version (\d+(?:\.\d+)+)", told["compilerVersion"])[1]
        self.resources = pathlib.Path(told["paths"]["runtimeResourcePath"])
        if "linux" not in self.triple:
            fail(f"the SDK is for Linux, and this compiler builds for {self.triple}")
        if not (self.resources / "linux" / self.arch / "swiftrt.o").exists():
            fail(f"{self.resources} lacks linux/{self.arch}/swiftrt.o: this is no complete toolchain")


class Build:
    """The compiled targets of the package."""

    def __init__(self):
        swift = ("--package-path", ROOT, "--scratch-path", SCRATCH)
        self.manifest = json.loads(output("swift", "package", *swift, "dump-package"))
        self.targets = {target["name"]: target for target in self.manifest["targets"]}
        build = ("swift", "build", "-c", "release", "--disable-build-manifest-caching", *swift, *FLAGS)
        # Targets, one after the other, since products would be linked; the command first, which needs most of the others.
        done = set()
        for name in (COMMAND, "UIKitTesting", *MODULES):
            if name not in done and self.targets[name]["type"] in ("regular", "executable"):
                run(*build, "--target", name)
            done |= set(self.closure(name))
        self.folder = pathlib.Path(output(*build, "--show-bin-path").strip())

    def closure(self, *names):
        """The targets and those that they depend on, in order."""
        found = []
        for name in names:
            if name in found or name not in self.targets:
                continue
            needs = [(needed.get("byName") or needed.get("target") or [""])[0] for needed in self.targets[name]["dependencies"]]
            found += [needed for needed in self.closure(*needs) if needed not in found] + [name]
        return list(dict.fromkeys(found))

    def objects(self, names):
        """The object files of targets. Those of Swift are the ones of the last build's sources: files of older ones may lie beside them."""
        found = []
        for name in names:
            folder, target = self.folder / f"{name}.build", self.targets.get(name)
            if (folder / "output-file-map.json").exists():
                listed = json.loads((folder / "output-file-map.json").read_text())
                found += [pathlib.Path(files["object"]) for source, files in listed.items() if source]
            elif target and target["type"] == "regular":
                sources = ROOT / (target.get("path") or f"Sources/{name}")
                found += [folder / f"{path.relative_to(sources)}.o" for path in sorted(sources.rglob("*.c"))]
        missing = [path for path in found if not path.exists()]
        if missing:
            fail(f"the build left no {missing[0]}")
        return found

    def link(self, program, names, work, *flags):
        """Links the objects of targets into a program or a library."""
        libraries = {"-l" + setting["kind"]["linkedLibrary"]["_0"]: True for target in self.targets.values()
                     for setting in target["settings"] if "linkedLibrary" in setting["kind"]}
        # An empty library of the name that the objects ask for: what it stands for is what they are linked into.
        (work / "libMica.a").write_bytes(b"!<arch>\n")
        listed = work / "objects.list"
        listed.write_text("".join(f"{path}\n" for path in self.objects(names)))
        run("swiftc", "-o", program, f"@{listed}", "-use-ld=lld", "-L", work, "-Xlinker", "--gc-sections", *libraries, *flags)

    def link_library(self, program, work):
        self.link(program, self.closure(*MODULES), work, "-emit-library", "-no-toolchain-stdlib-rpath",
                  "-Xlinker", "--compress-debug-sections=zlib")

    def link_command(self, program, work):
        """Links the command with Swift's runtime inside: it runs where no Swift is installed, and starts sooner."""
        # The runtime's parts need more libraries when they are linked in, which their modules name to who imports them so.
        runtime = work / "runtime.swift"
        runtime.write_text("".join(f"import {name}\n" for name in ("Foundation", "FoundationXML", "Dispatch", "Synchronization")))
        self.link(program, [*self.closure(COMMAND), "ArgumentParser", "ArgumentParserToolInfo"], work, runtime, "-static-stdlib",
                  "-parse-as-library", "-Xlinker", f"--defsym=main={COMMAND}_main", "-Xlinker", "-s")

    def modules(self):
        """The SDK's modules in Swift, and the targets that are modules in C."""
        names = self.closure(*MODULES)
        swift = [name for name in names if (self.folder / "Modules" / f"{name}.swiftmodule").exists()]
        return swift, [name for name in names if name not in swift]


def version():
    """Mica's version, as `mica --version` says it."""
    text = (ROOT / "Sources/UIInspection/Check/CheckReport+SARIF.swift").read_text(encoding="utf-8")
    return re.search(r'toolVersion = "([^"]+)"', text)[1]


def needed(program):
    """The names of the libraries that a program or a library is linked with."""
    return re.findall(r"\(NEEDED\)\s+Shared library: \[(.+)\]", output("readelf", "-dW", program))
