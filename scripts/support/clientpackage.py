"""Reads a checkout of somebody else's package: its targets, those of its tests, and what they need.

A manifest without test targets, or no manifest, is made up for by the folders: what CocoaPods' description names, and folders of
tests as Xcode's projects have them.
"""
import json, os, pathlib, re, shutil, subprocess, sys

from conditions import DEFINED, IMPORT
from podspec import apart, described_folders
from xcodeproject import app_module, built_into_tests, compiled, framework, module_name, of_hosts, other_names, remote_products, resources, tested_conditions, whole_folders

TESTING = re.compile(rf"{IMPORT}(?:XCTest|Quick|Testing)\b", re.M)
NOT_OURS = ("Pods", "Carthage", "build", "DerivedData")


# Folders of what an iPhone's target has not.
OTHER_SYSTEMS = {"macos", "mac", "osx", "appkit", "tvos", "watchos"}


# Folders whose sources are shown, and no part of a program.
SHOWN = (".docc", ".playground")


COMPILED = {".xib": ".nib", ".storyboard": ".storyboardc"}   # What documents are called once they are compiled.
SNAPSHOTS = "__Snapshots__"   # Where tests keep what they compare with.


class Target:
    """One target: `kind` is regular, test or executable; `path` its folder; `needs` names of targets of the same package;
    `products` of other packages as (name, package)."""

    def __init__(self, name, kind, path, needs=(), products=(), excluded=(), sources=(), resources=()):
        self.name, self.kind, self.path = name, kind, pathlib.Path(path)
        self.needs, self.products = list(needs), list(products)
        self.excluded, self.sources, self.resources = list(excluded), list(sources), list(resources)
        self.is_described = False   # By no manifest: files whose names end with another system may be none of its own.
        self.is_guessed, self.aliases = False, {}   # Other names of modules in its files, as its Xcode project has them.
        self.elsewhere = set()   # Sources outside of its folder.
        self.beyond = []   # Resources that lie outside of its folder.
        self.stale = set()   # Files in its folder that its Xcode project does not compile.
        self.written = 0   # The tests in its sources.
        self.features = []   # Settings of its manifest for what later Swift reads otherwise.
        self.headers, self.c_settings = None, []   # Of one in C.

    @property
    def is_in_c(self):
        """Whether it is in C or C++, which is compiled as it is."""
        suffixes = {path.suffix for path in self.files()}
        return bool(suffixes & {".c", ".cc", ".cpp", ".cxx"}) and not suffixes & {".swift", ".m", ".mm"}

    def files(self):
        """The files that belong to it; the list of tests that Linux once asked for does not."""
        roots = [self.path / source for source in self.sources] or [self.path]
        for root in roots:
            for path in sorted([root] if root.is_file() else root.rglob("*")):
                inside = path.relative_to(self.path)
                if self.is_guessed and OTHER_SYSTEMS & {part.lower() for part in inside.parts[:-1]} or self.is_described and is_of_other_system(path.stem):
                    continue
                if any(part.endswith(SHOWN) for part in inside.parts[:-1]):
                    continue
                if path.is_file() and path.name != "LinuxMain.swift" and path not in self.stale and not any(inside.is_relative_to(out) for out in self.excluded):
                    yield path

    def place_of_elsewhere(self, path):
        """Where a source from outside of its folder is copied to; two of one name keep apart, in their own names too."""
        way = os.path.relpath(path, self.path.resolve())
        return pathlib.Path("Elsewhere") / "+".join(part for part in pathlib.Path(way).parts if part != "..")

    def beside(self):
        """The files that tests find beside their sources by `#file`, though they are none of the target's."""
        if self.kind == "test":
            for path in sorted(self.path.rglob("*")):
                if path.is_file() and path.suffix != ".swift" and self.is_beside(path.relative_to(self.path)):
                    yield path

    def is_beside(self, inside):
        return SNAPSHOTS in inside.parts or any(inside.is_relative_to(out) for out in self.excluded)


def place_in_bundle(inside):
    """Where a file lies in a bundle: what is in one language in that language's folder, which a bundle has once, at its top."""
    parts = pathlib.PurePath(inside).parts
    at = next((index for index, part in enumerate(parts[:-1]) if "." in part), None)
    return pathlib.Path(*parts[at:]) if at is not None and parts[at].endswith(".lproj") else pathlib.Path(inside)


def is_of_other_system(name):
    """Whether the name of a file ends with systems of which the iPhone's is none, such as `Link-macOS` or `Link+tvOS+watchOS`."""
    behind = re.search(r"(?:[-+_.](?:\w*OS|OSX|Mac|AppKit|UIKit))+$", name)
    return bool(behind) and not re.search(r"[-+_.](?:iOS|UIKit)\b", behind[0]) and bool(OTHER_SYSTEMS & set(re.split(r"[-+_.]", behind[0].lower())))


class ClientPackage:
    """A checkout's name, language mode, targets and remote dependencies."""

    def __init__(self, checkout, scratch):
        if not checkout.is_dir():
            sys.exit(f"{checkout}: {'is no folder' if checkout.exists() else 'there is no such folder'}; accepted: a package's or an app's folder")
        self.checkout, self.mode, self.dependencies, self.targets, self.products = checkout, "5", [], [], {}
        self.is_app = False
        self.has_manifest = (checkout / "Package.swift").exists() and self.read_manifest(scratch)
        if not self.has_manifest:
            self.guess_sources()
            for target in self.targets:
                target.is_described = True
        if not any(target.kind == "test" for target in self.targets):
            self.guess_tests()
        if not self.dependencies and not self.has_manifest:
            self.guess_dependencies()
        self.follow_projects()
        self.take_from_elsewhere()
        # What the main bundle of tests holds that run in an app.
        self.hosted = sorted(path for path in of_hosts(checkout) if path.exists()) if any(target.is_guessed for target in self.targets) else []
        for target in self.targets:
            self.leave_stale(target)
        regular = [target for target in self.targets if target.kind == "regular"]
        if regular and not self.has_manifest:   # Only the projects know what lies outside of all targets.
            homes = [(target.path / part).resolve() for target in self.targets for part in target.sources or ["."]]
            regular[0].beyond += [path for path in sorted(resources(checkout, self.is_app)) if path.exists() and not any(map(path.is_relative_to, homes))
                                 and path.is_relative_to(checkout.resolve()) and not OTHER_SYSTEMS & {part.lower() for part in path.relative_to(checkout.resolve()).parts}]

    def guess_dependencies(self):
        """What descriptions for Carthage and CocoaPods name, and sources import by that name."""
        found = described_dependencies(self.checkout)
        for target in self.targets:
            texts = [path.read_text(errors="replace") for path in target.files() if path.suffix == ".swift"]
            imported = {name for text in texts for name in re.findall(rf"{IMPORT}(\w+)", text, re.M)}
            target.products += [(name, name.lower()) for name in sorted(imported) if name.lower() in found]
        used = {identity for target in self.targets for _, identity in target.products}
        self.dependencies = [(text, identity) for identity, text in found.items() if identity in used]

    def follow_projects(self):
        """What Xcode projects take from other packages for tests that no manifest names, and the folders that they give them whole."""
        is_any = any(target.is_guessed for target in self.targets)
        known, folders = (remote_products(self.checkout), whole_folders(self.checkout)) if is_any else ({}, ())
        for target in self.targets:
            home = target.path.resolve()
            target.resources += [str(path.relative_to(home)) for path in sorted(folders) if target.is_guessed and path.is_relative_to(home) and path.name != SNAPSHOTS]
            texts = [path.read_text(errors="replace") for path in target.files() if path.suffix == ".swift"] if target.is_guessed else []
            imported = {name for text in texts for name in re.findall(rf"{IMPORT}(\w+)", text, re.M)}
            for name in sorted(imported & set(known) - {name for name, _ in target.products}):
                spelled, identity = known[name]
                target.products.append((name, identity))
                if identity not in {identity for _, identity in self.dependencies}:
                    self.dependencies.append((spelled, identity))

    def take_from_elsewhere(self):
        """What a project builds into tests that no manifest names, and no target has: parts of an example, and its resources, which lie in its folder."""
        owned = {file.resolve() for target in self.targets for file in target.files()}
        for target in self.targets:
            home = target.path.resolve()
            for sources, held in built_into_tests(self.checkout) if target.is_guessed else ():
                if any(file.is_relative_to(home) for file in sources):
                    target.beyond += sorted(path for path in held - owned if path.exists() and path.is_relative_to(self.checkout.resolve()) and not path.is_relative_to(home))
                    target.elsewhere |= {file for file in sources - owned if file.suffix == ".swift" and file.is_file() and file.is_relative_to(self.checkout.resolve())}

    def leave_stale(self, target):
        """Leaves out what no Xcode project compiles: of files of one name, of which SwiftPM takes one alone, and where a target is guessed."""
        files, known = [path for path in target.files() if path.suffix == ".swift"], compiled(self.checkout)
        is_known = {path: path.resolve() in known for path in files}
        named = {}
        for path in files:
            named.setdefault(path.name.lower(), []).append(path)
        for paths in named.values():
            if any(is_known[path] for path in paths):
                target.stale |= {path for path in paths if not is_known[path]}
        if target.is_guessed and 2 * sum(is_known.values()) > len(files) - len(target.stale):
            target.stale |= {path for path in files if not is_known[path]}
        for path in sorted(target.stale):
            print(f"left out: {path.relative_to(self.checkout)} (no Xcode project compiles it)")

    def read_manifest(self, scratch):
        """False where SwiftPM cannot read it."""
        dumped = subprocess.run(
            ["swift", "package", "--package-path", str(manifest_home(self.checkout, scratch)), "--scratch-path", str(scratch), "dump-package"],
            capture_output=True, text=True)
        if dumped.returncode:
            print(f"{self.checkout.name}: its manifest is not read: {dumped.stderr.strip().splitlines()[0]}")
            return False
        package = json.loads(dumped.stdout)
        self.name = package["name"]
        modes = [str(mode) for mode in package.get("swiftLanguageVersions") or []]
        self.mode = modes[-1].split(".")[0] if modes else "6" if package["toolsVersion"]["_version"].startswith("6") else "5"
        self.mode = "5" if self.mode in ("3", "4") else self.mode
        self.dependencies = [found for found in map(remote, package["dependencies"]) if found[0]]
        self.products = {product["name"]: [module_name(name) for name in product["targets"]] for product in package["products"]}
        own = {target["name"] for target in package["targets"]}
        called = {control.get("nameForTargetDependencyResolutionOnly"): control["identity"]   # By which targets name other packages.
                  for dependency in package["dependencies"] for control in dependency.get("sourceControl", [])}
        for target in package["targets"]:
            if target["type"] not in ("regular", "test", "executable"):
                continue
            if not self.folder(target):
                print(f"{self.checkout.name}: its manifest is not read: no folder for the target {target['name']}")
                self.targets, self.dependencies = [], []
                return False
            if target["type"] == "test" and OTHER_SYSTEMS & set(re.split(r"[\W_]+", target["name"].lower())):
                continue
            needs, products, features, c_settings = [], [], [], []
            for dependency in target["dependencies"]:
                kind, name, origin = names(dependency) if is_wanted(dependency) else (None, None, None)
                if name in own:
                    needs.append(module_name(name))
                elif name:
                    products.append((name, called.get(origin or name, origin)))
            for setting in filter(is_wanted, target.get("settings", [])):
                for kind, value in setting.get("kind", {}).items():
                    if setting.get("tool") != "swift":
                        given = value["_0"] if isinstance(value, dict) and isinstance(value.get("_0"), str) else ""
                        if kind in ("headerSearchPath", "define") and setting.get("tool") in ("c", "cxx") and given:
                            name, _, what = given.partition("=")
                            c_settings.append((setting["tool"], f'.define("{name}", to: "{what}")' if what and kind == "define" else f'.{kind}("{given}")'))
                        continue
                    if kind == "define":
                        DEFINED.add(value["_0"])
                    elif kind in ("enableUpcomingFeature", "enableExperimentalFeature"):
                        features.append(f'.{kind}("{value["_0"]}")')
            resources = [resource["path"] for resource in target.get("resources", []) if "copy" in resource.get("rule", {})]
            sources = target.get("sources") or []
            if sources:   # What lies elsewhere belongs to it too.
                sources += [resource["path"] for resource in target.get("resources", [])]
            self.targets.append(Target(
                module_name(target["name"]), target["type"], self.folder(target), needs, products, target.get("exclude", []),
                sources, resources))
            self.targets[-1].features, self.targets[-1].c_settings = features, c_settings
            self.targets[-1].headers = target.get("publicHeadersPath")
        return bool(self.targets)   # One that names none says no more than its name.

    def targets_of(self, wanted):
        """The targets that products of these names are made of, with those that they need."""
        every = {target.name: target for target in self.targets if target.kind == "regular"}
        left = [name for product in wanted for name in self.products.get(product, [module_name(product)])]
        found = {}
        while left:
            name = left.pop()
            if name in every and name not in found:
                found[name] = every[name]
                left += every[name].needs
        return list(found.values())

    def folder(self, target):
        """Where a target's sources lie; None where they are not to be found."""
        if target.get("path"):
            return in_any_case(self.checkout, target["path"])
        homes = ("Tests", "Sources", "Source", "src", "srcs") if target["type"] == "test" else (
            "Sources", "Source", "src", "srcs")
        for home in homes:
            if (self.checkout / home / target["name"]).is_dir():
                return self.checkout / home / target["name"]
        for home in homes:
            if (self.checkout / home).is_dir() and (home == "Tests" or len(homes) == 4):
                return self.checkout / home
        return None

    def guess_sources(self):
        """One target from a description for CocoaPods, or from the usual folders; several from several descriptions."""
        pods = described_pods(self.checkout)
        if len(pods) > 1:
            self.name = module_name(self.checkout.name)
            for name, home, folders, needs in pods:
                whole = os.path.commonpath(folders)
                self.targets.append(Target(name, "regular", home / whole, needs, sources=[os.path.relpath(part, whole or ".") for part in folders]))
            return
        described = next(iter(sorted([*self.checkout.glob("*.podspec"), *self.checkout.glob("*.podspec.json")])), None)
        text = described.read_text(errors="replace") if described else ""
        name = re.search(r"(?:\.(?:module_)?name\s*=|\"(?:module_)?name\"\s*:)\s*['\"]([\w-]+)", text)
        self.name = module_name(name[1] if name else self.checkout.name)
        holds = lambda folder: (self.checkout / folder).is_dir() and any((self.checkout / folder).rglob("*.swift"))
        folders = next((found for is_whole in (False, True) if (found := list(filter(holds, described_folders(text, is_whole))))), [])
        folders = apart(folders)
        if len(folders) > 1:   # What is installed whole, piece by piece.
            home = os.path.commonpath(folders)
            self.targets.append(Target(
                self.name, "regular", self.checkout / home, sources=sorted(os.path.relpath(part, home or ".") for part in folders)))
            return
        folders += ["Sources", "Source", self.name, "src"]
        for folder in folders:
            path = self.checkout / folder
            if path.is_dir() and any(path.rglob("*.swift")):
                self.targets.append(Target(self.name, "regular", path))
                return
        if built := framework(self.checkout):
            self.name, files = built
            home = pathlib.Path(os.path.commonpath([file.parent for file in files]))
            self.targets.append(Target(self.name, "regular", home, sources=[str(file.relative_to(home)) for file in files]))
            return
        for path in sorted(filter(pathlib.Path.is_file, self.checkout.rglob("*.swift"))):   # An application's folder has its project's name.
            inside = path.relative_to(self.checkout)
            if not set(inside.parts) & set(NOT_OURS) and re.search(
                    r"^\s*@(?:UIApplicationMain|main)\s+(?:\w+\s+)*class\b", path.read_text(errors="replace"), re.M):
                home = self.checkout / inside.parts[0] if len(inside.parts) > 1 else self.checkout
                self.name = app_module(self.checkout) or module_name(home.name)
                self.targets.append(Target(self.name, "regular", home))
                self.is_app = True
                return
        sys.exit(f"{self.checkout}: neither a Package.swift nor Swift sources in the usual folders; accepted: a package's or an app's folder")

    def guess_tests(self):
        """Folders of tests that no manifest names."""
        modules = [target.name for target in self.targets if target.kind == "regular"]
        owned = {file for target in self.targets for file in target.files()}
        aliases, taken = {name: modules[0] for name in other_names(self.checkout) if name not in modules and len(modules) == 1}, set()
        for path in sorted(self.checkout.rglob("*")):
            inside = path.relative_to(self.checkout)
            if (not path.is_dir() or not re.search(r"(?:Tests?|Specs?)$", path.name) or len(inside.parts) > 4
                    or re.search(r"UITests|Snapshot", str(inside)) or any(part in NOT_OURS for part in inside.parts)
                    or any(path.is_relative_to(other) for other in taken)
                    or path.name in ("Tests", "Test", "Specs") and holds_targets(path, self.checkout) or holds_an_app(path)
                    or any(file in owned for file in path.rglob("*.swift"))):
                continue
            texts = [file.read_text(errors="replace") for file in path.rglob("*.swift") if file.is_file()]
            imported = {module for module in [*modules, *aliases] for text in texts if re.search(rf"import {module}\b", text)}
            if not imported and len(modules) == 1:   # By a name that nothing else tells.
                aliases |= {name: modules[0] for text in texts for name in re.findall(r"@testable import (\w+)", text)}
                imported = set(aliases)
                if not imported and inside.parts[0] in ("Tests", f"{self.name}Tests"):   # The sources may be compiled into them.
                    imported = set(modules)
            if not imported or not any(TESTING.search(text) for text in texts):
                continue
            taken.add(path)
            name = path.name if path.name not in ("Tests", "Test", "Specs") else f"{self.name}Tests"
            while any(target.name == name for target in self.targets):
                name += "s"
            guessed = Target(module_name(name), "test", path, modules)
            guessed.is_guessed, guessed.aliases = True, {name: aliases[name] for name in imported & set(aliases)}
            self.targets.append(guessed)
        if taken:
            DEFINED.update(tested_conditions(self.checkout))


def described_pods(checkout):
    """Of the descriptions for CocoaPods at the top of a checkout, and of those below that these need, what has sources of its own: the module, the
    folder of the description, its folders of sources, and the modules that it needs."""
    texts = {}
    for pattern in ("*.podspec", "*/*.podspec", "*/*/*.podspec"):
        for path in sorted(checkout.glob(pattern)):
            text = path.read_text(errors="replace")
            name = re.search(r"\.name\s*=\s*['\"]([\w-]+)", text)
            if name and not set(path.relative_to(checkout).parts) & set(NOT_OURS):
                texts.setdefault(name[1], (path, text))
    left, found, taken = [name for name, (path, _) in texts.items() if path.parent == checkout], {}, set()
    while left:
        name = left.pop(0)
        path, text = texts[name]
        holds = lambda folder: (path.parent / folder).is_dir() and any((path.parent / folder).rglob("*.swift"))
        folders = apart(sorted(filter(holds, described_folders(text))))
        if name in found or not folders or taken & {path.parent / folder for folder in folders}:
            continue   # Two descriptions may have the same sources.
        taken |= {path.parent / folder for folder in folders}
        named = [(asker, need) for asker, need in re.findall(r"(\w+)\.dependency\s*\(?\s*['\"]([\w-]+)(?:/[\w/-]+)?['\"]", text) if need in texts and need != name]
        needed = [need for asker, need in named if "test" not in asker.lower()]   # Tests may need what needs the sources.
        module = re.search(r"\.module_name\s*=\s*['\"]([\w-]+)", text)
        found[name] = module_name(module[1] if module else name), path.parent, folders, needed
        left += [need for _, need in named]
    modules = {name: module for name, (module, _, _, _) in found.items()}
    return [(module, home, folders, list(dict.fromkeys(modules[need] for need in needs if need in modules))) for module, home, folders, needs in found.values()]


def holds_targets(path, checkout):
    """Whether a folder of tests has several folders of tests, each of which is a target, and no file of its own."""
    inner = {found.name for found in path.iterdir() if re.search(r"(?:Tests?|Specs?)$", found.name) and any(found.rglob("*.swift"))}
    projects = [file.read_text(errors="replace") for pattern in ("*.xcodeproj", "*/*.xcodeproj")
                for file in checkout.glob(f"{pattern}/project.pbxproj") if not file.is_relative_to(path)]
    if projects:   # Folders of one target may be named so too.
        targets = {name for text in projects for name in re.findall(r"isa = PBXNativeTarget;.*?\n\t+name = \"?([\w -]+)\"?;", text, re.S)}
        inner &= targets
    return len(inner) > 1 and not any(path.glob("*.swift"))


def holds_an_app(path):
    """Whether a folder of tests has the app in which they are run beside the folder of the tests themselves."""
    children = [child for child in path.iterdir() if child.is_dir() and any(child.rglob("*.swift"))]
    return not any(path.glob("*.swift")) and any(re.search(r"(?:Tests?|Specs?)$", child.name) for child in children) and any(
        re.search(r"^\s*@(?:UIApplicationMain|main)\b", file.read_text(errors="replace"), re.M)
        for child in children for file in child.rglob("*.swift") if file.is_file())


def place_hosted(resources, main):
    """Puts what an app's bundle holds beside the program, documents under the names too that they have once they are compiled; what was put there
    for another app goes."""
    known = main / ".hosted"
    for line in known.read_text().splitlines() if known.exists() else ():
        (main / line).unlink(missing_ok=True)
    placed = []
    for path in resources:
        home = pathlib.Path(path.parent.name) if path.parent.suffix == ".lproj" else pathlib.Path()
        for name in dict.fromkeys([path.name, path.with_suffix(COMPILED.get(path.suffix, path.suffix)).name]):
            place = main / home / name
            place.parent.mkdir(parents=True, exist_ok=True)
            if not place.exists():
                place.unlink(missing_ok=True)
                place.symlink_to(path)
                placed.append(str(home / name))
    if main.is_dir():
        known.write_text("".join(f"{line}\n" for line in placed))


def resolved(text, identity, scratch):
    """The folder into which SwiftPM puts a remote dependency; None where that is not to be had."""
    home = scratch / "resolving" / f"{identity}-of"   # A package that is called as its dependency would be taken for it.
    home.mkdir(parents=True, exist_ok=True)
    (home / "Package.swift").write_text(
        f'// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "Resolving", dependencies: [{text}])\n')
    done = subprocess.run(["swift", "package", "--package-path", str(home), "resolve"], capture_output=True, text=True)
    places = (home / ".build" / "checkouts").glob("*") if not done.returncode else ()
    return next((path for path in places if path.name.lower() == identity), None)


def in_any_case(folder, path):
    """The place below a folder, as a Mac finds it that does not tell capitals from small letters."""
    for part in pathlib.PurePath(path).parts:
        found = folder / part
        if not found.exists() and folder.is_dir():
            found = next((other for other in sorted(folder.iterdir()) if other.name.lower() == part.lower()), found)
        folder = found
    return folder


def manifest_home(checkout, scratch):
    """Where SwiftPM reads a package's manifest: a copy, where it asks for the system, which has the answers of Xcode on a Mac that builds for
    an iPhone."""
    manifests = {path.name: path.read_text(errors="replace") for path in checkout.glob("Package*.swift")}
    asked = re.compile(r"^([ \t]*#(?:else)?if\b)(.*\bos\(.*)$", re.M)
    if not any(map(asked.search, manifests.values())):
        return checkout
    home = scratch / "manifests" / checkout.name
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    for name, text in manifests.items():
        answered = lambda m: m[1] + re.sub(r"\bos\((\w+)\)", lambda os: "true" if os[1] in ("iOS", "macOS", "OSX") else "false", m[2])
        (home / name).write_text(asked.sub(answered, text))
    return home


def names(dependency):
    """(kind, name, package) of a target's dependency in `swift package dump-package`."""
    for kind in ("byName", "target", "product"):
        if kind in dependency:
            values = dependency[kind]
            return kind, values[0], values[1] if kind == "product" else None
    return None, None, None


def described_dependencies(checkout):
    """The packages that descriptions for Carthage and CocoaPods name, by their identities, as Package.swift spells them; as nothing where
    a description does not tell whence they come."""
    found = {}
    for path in sorted(checkout.glob("*.podspec")):
        found |= {name.lower(): "" for name in re.findall(r"\.dependency\s*\(?\s*['\"]([\w-]+)['\"]", path.read_text(errors="replace"))}
    for path in sorted(checkout.glob("Cartfile*")):
        for owner, name, wanted in re.findall(r"^github \"([\w.-]+)/([\w.-]+)\"[ \t]*([^#\n]*)", path.read_text(errors="replace"), re.M):
            name = name.removesuffix(".git")
            spelled = f'.package(url: "https://github.com/{owner}/{name}", {requirement(wanted.strip())})'
            found[name.lower()] = found.get(name.lower()) or spelled   # Cartfile.resolved comes last and says less.
    return found


def requirement(wanted):
    """What Carthage's `~> 1.2`, `>= 1.2`, `== 1.2.3` or `"branch"` is in Package.swift."""
    version = re.fullmatch(r"(~>|>=|==)?\s*\"?v?(\d+(?:\.\d+)*)(-[\w.-]+)?\"?", wanted)
    if not version:
        place = wanted.strip('"')
        kind = "revision" if re.fullmatch(r"[0-9a-f]{40}", place) else "branch"
        return f'{kind}: "{place}"' if place else '"0.0.0"..<"1000.0.0"'
    parts = [*map(int, version[2].split(".")), 0, 0]
    low = ".".join(map(str, parts[:3])) + (version[3] or "")
    if version[1] == "==":
        return f'exact: "{low}"'
    return f'"{low}"..<"{1000 if version[1] == ">=" else parts[0] + 1}.0.0"'


def is_wanted(part):
    """Whether a setting or a dependency of a target is one on an iPhone, where tests are built for debugging."""
    conditions = [part.get("condition"), *(value for values in part.values() if isinstance(values, list) for value in values)]
    return all("ios" in (condition.get("platformNames") or ["ios"]) and condition.get("config", "debug") == "debug"
               for condition in conditions if isinstance(condition, dict))


def remote(dependency):
    """A package dependency as Package.swift spells it, and its identity; None for what lies on the disk."""
    for control in dependency.get("sourceControl", []):
        location = control["location"].get("remote")
        url = location[0].get("urlString") if location and isinstance(location[0], dict) else (location or [None])[0]
        wanted = control["requirement"]
        if "range" in wanted:
            low, high = wanted["range"][0]["lowerBound"], wanted["range"][0]["upperBound"]
            return f'.package(url: "{url}", "{low}"..<"{high}")', control["identity"]
        for kind in ("exact", "branch", "revision"):
            if kind in wanted:
                return f'.package(url: "{url}", {kind}: "{wanted[kind][0]}")', control["identity"]
    return None, None
