"""Reads what an Xcode project says of a checkout: the names of its frameworks and of its app, its conditions, and which files it compiles."""
import functools, pathlib, re

OBJECT = re.compile(r"^\t\t(\w+)(?: /\*[^\n]*?\*/)? = \{(?:\n(.*?)^\t\t\};|(isa = [^\n]*)\};$)", re.M | re.S)


def module_name(name):
    """The module of a target, as SwiftPM makes it of the name."""
    return re.sub(r"\W", "_", name)


def app_module(checkout):
    """The module of the one app of a folder's project, by which its documents name classes; None where that does not tell."""
    found = set()
    for path in checkout.glob("*.xcodeproj/project.pbxproj"):
        targets = re.findall(r"isa = PBXNativeTarget;.*?\n\t\t\};", path.read_text(errors="replace"), re.S)
        found |= {re.search(r"\n\t+name = \"?([^\";]+)\"?;", target)[1] for target in targets if "product-type.application\"" in target}
    return module_name(found.pop()) if len(found) == 1 else None


def framework(checkout):
    """The module and the sources of the framework, of those that the projects of a checkout build, or those in folders of it, that has the most
    in Swift; None where there is none."""
    found = []
    for path in projects(checkout):
        if path.parents[1].name in ("Pods", "Carthage"):
            continue
        text = path.read_text(errors="replace")
        for name, target in re.findall(r"^\t\t(\w+)(?: /\*[^\n]*?\*/)? = \{\n\t+isa = PBXNativeTarget;((?:(?!\n\t\t\};).)*)", text, re.M | re.S):
            files = [file for file in named_by(path, "Sources", of_target=name) if file.suffix == ".swift" and file.is_file()]
            if "product-type.framework\"" in target and files:
                called = re.search(r"\n\t+name = \"?([^\";]+)", target)
                found.append((module_name(called[1]), sorted(files)))
    return max(found, key=lambda each: len(each[1])) if found else None


def other_names(checkout):
    """How CocoaPods and the projects name a package's framework."""
    found = set()
    for path in checkout.glob("*.podspec"):
        found |= set(re.findall(r"\.(?:module_)?name\s*=\s*['\"]([\w-]+)", path.read_text(errors="replace")))
    for path in checkout.glob("*.xcodeproj/project.pbxproj"):
        for target in re.findall(r"isa = PBXNativeTarget;.*?productType = \"com\.apple\.product-type\.framework\"", path.read_text(errors="replace"), re.S):
            found |= set(re.findall(r"\n\t+name = \"?([\w-]+)\"?;", target))
    return {module_name(name) for name in found}


def tested_conditions(checkout):
    """The conditions of `#if` that the projects define where their schemes test."""
    found = set()
    for project in checkout.glob("*.xcodeproj"):
        schemes = "\n".join(path.read_text(errors="replace") for path in project.rglob("*.xcscheme"))
        tested = set(re.findall(r"<TestAction\s[^>]*?buildConfiguration = \"(\w+)\"", schemes))
        text = (project / "project.pbxproj").read_text(errors="replace") if (project / "project.pbxproj").exists() else ""
        for settings, name in re.findall(r"isa = XCBuildConfiguration;(.*?)\bname = \"?([\w ]+)\"?;", text, re.S):
            for value in re.findall(r"SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"?([^\";]*)", settings) if name in tested else ():
                found |= set(re.findall(r"(?<![$\w(])[A-Z]\w*", value))
    return found


def projects(checkout):
    """The projects of a checkout, and those in folders of it."""
    return [path for pattern in ("*.xcodeproj", "*/*.xcodeproj") for path in checkout.glob(f"{pattern}/project.pbxproj")]


@functools.cache
def compiled(checkout):
    """The files that the projects of a checkout, or those in folders of it, compile."""
    return frozenset(found for path in projects(checkout) for found in named_by(path, "Sources"))


def resources(checkout, is_app=False):
    """What the projects of a checkout put into bundles; into those of apps, which show what the package does, only where it `is_app` itself."""
    return {found for path in checkout.glob("*.xcodeproj/project.pbxproj") for found in named_by(path, "Resources", is_app)}


def remote_products(checkout):
    """What the projects of a checkout, or those in folders of it, take from other packages: by the name of the product, the package as
    Package.swift spells it, and its identity."""
    found = {}
    for path in projects(checkout):
        objects = {match[1]: match[2] or match[3] or "" for match in OBJECT.finditer(path.read_text(errors="replace"))}
        for text in objects.values():
            origin = re.search(r"\bpackage = (\w+)", text) if "isa = XCSwiftPackageProductDependency" in text else None
            package = objects.get(origin[1], "") if origin else ""
            url, name = re.search(r"repositoryURL = \"?([^\";]+)", package), re.search(r"productName = \"?([^\";]+)", text)
            if url and name and (wanted := project_requirement(package)):
                identity = url[1].rstrip("/").rpartition("/")[2].removesuffix(".git").lower()
                found.setdefault(name[1], (f'.package(url: "{url[1]}", {wanted})', identity))
    return found


def project_requirement(package):
    """Which versions of a package a project takes, as Package.swift spells it; None where it does not say."""
    said = dict(re.findall(r"\b(kind|minimumVersion|maximumVersion|version|branch|revision) = \"?([^\";]+)", package))
    low, kind = said.get("minimumVersion"), said.get("kind")
    if low and kind in ("upToNextMajorVersion", "upToNextMinorVersion"):
        return f'.{kind.removesuffix("Version")}(from: "{low}")'
    if low and kind == "versionRange":
        return f'"{low}"..<"{said["maximumVersion"]}"' if "maximumVersion" in said else f'from: "{low}"'
    if kind == "exactVersion" and "version" in said:
        return f'exact: "{said["version"]}"'
    return f'{kind}: "{said[kind]}"' if kind in ("branch", "revision") and kind in said else None


def whole_folders(checkout):
    """The folders that the projects of a checkout, or those in folders of it, put into bundles as they are."""
    return {found for path in projects(checkout) for found in named_by(path, "Resources", kind="folder")}


def unit_tests(path):
    """The targets of unit tests that a project has."""
    return re.findall(r"^\t\t(\w+)(?: /\*[^\n]*?\*/)? = \{\n\t+isa = PBXNativeTarget;(?:(?!\n\t\t\};).)*?product-type\.bundle\.unit-test",
                      path.read_text(errors="replace"), re.M | re.S)


@functools.cache
def built_into_tests(checkout):
    """The sources and the resources of each target of unit tests that the projects of a checkout, or those in folders of it, have."""
    return [(frozenset(named_by(path, "Sources", of_target=name)), frozenset(named_by(path, "Resources", of_target=name, of_languages=True)))
            for path in projects(checkout) for name in unit_tests(path)]


def of_hosts(checkout):
    """What the projects of a checkout, or those in folders of it, put into the bundles of apps in which they run unit tests."""
    found = set()
    for path in projects(checkout):
        objects = {match[1]: match[2] or match[3] or "" for match in OBJECT.finditer(path.read_text(errors="replace"))}
        for text in objects.values():
            needs = re.search(r"dependencies = \((.*?)\);", text, re.S) if "product-type.bundle.unit-test" in text else None
            for need in re.findall(r"^\s*(\w{8,})", needs[1], re.M) if needs else ():
                host = re.search(r"\btarget = (\w+)", objects.get(need, ""))
                if host and "product-type.application" in objects.get(host[1], ""):
                    found |= named_by(path, "Resources", of_target=host[1])
    return found


def named_by(path, phase, of_apps=True, kind="", of_target=None, of_languages=False):
    """The files that one project names in a phase, `Sources` or `Resources`, those of its apps where they are asked for, of one kind alone where it
    is, of one target alone, and those that are there in several languages where they are asked for; its groups say where they lie."""
    objects, above = {}, {}
    for match in OBJECT.finditer(path.read_text(errors="replace")):
        objects[match[1]] = match[2] or match[3] or ""
    for name, text in objects.items():
        if listed := re.search(r"isa = PBX(?:Variant)?Group;.*?children = \((.*?)\);", text, re.S):
            above |= dict.fromkeys(re.findall(r"^\s*(\w{8,})", listed[1], re.M), name)

    def place(name):
        text = objects.get(name, "")
        own = re.search(r"\bpath = (?:\"([^\"]*)\"|([^;]*));", text)
        own = (own[1] or own[2]) if own else ""
        if name not in above or re.search(r"sourceTree = \"?SOURCE_ROOT", text):
            return path.parent.parent / own
        return place(above[name]) / own

    targets = [name for name, text in objects.items() if "isa = PBXNativeTarget" in text and of_target in (None, name) and (of_apps or "product-type.app" not in text)]
    found, left_out = set() if kind else synchronized(objects, place, phase, targets), set()
    for text in objects.values():
        if not of_apps and re.search(r"productType = \"com\.apple\.product-type\.app", text) and (phases := re.search(r"buildPhases = \((.*?)\);", text, re.S)):
            left_out |= set(re.findall(r"^\s*(\w{8,})", phases[1], re.M))
    phases = re.search(r"buildPhases = \((.*?)\);", objects.get(of_target, ""), re.S)
    wanted = None if of_target is None else set(re.findall(r"^\s*(\w{8,})", phases[1], re.M) if phases else ())
    for name, text in objects.items():
        if f"isa = PBX{phase}BuildPhase" in text and name not in left_out and (wanted is None or name in wanted):
            files = re.search(r"files = \((.*?)\);", text, re.S)
            for built in re.findall(r"^\s*(\w{8,})", files[1] if files else "", re.M):
                reference = re.search(r"fileRef = (\w+)", objects.get(built, ""))
                named = objects.get(reference[1], "") if reference else ""
                if of_languages and "isa = PBXVariantGroup" in named and (each := re.search(r"children = \((.*?)\);", named, re.S)):
                    found |= {pathlib.Path(place(child)).resolve() for child in re.findall(r"^\s*(\w{8,})", each[1], re.M)}
                if "isa = PBXFileReference" in named and (not kind or re.search(rf"lastKnownFileType = {kind};", named)):
                    found.add(pathlib.Path(place(reference[1])).resolve())
    return found


def synchronized(objects, place, phase, targets):
    """The files for a phase in the folders that some targets have whole, as projects of Xcode 16 name them, with those added and left out that
    they except."""
    found = set()
    for name, text in objects.items():
        if "isa = PBXFileSystemSynchronizedRootGroup" not in text or not (folder := pathlib.Path(place(name)).resolve()).is_dir():
            continue
        excepted = {}
        for each in listed(text, "exceptions"):
            target = re.search(r"\btarget = (\w+)", objects.get(each, ""))
            if target:
                excepted[target[1]] = {folder / file for file in listed(objects[each], "membershipExceptions")}
        for file in filter(pathlib.Path.is_file, folder.rglob("*")):
            parts = file.relative_to(folder).parts
            whole = [end for end in range(1, len(parts)) if re.search(r"\.(?:xcassets|bundle|xcdatamodeld|scnassets|docc)$", parts[end - 1])]
            is_source = file.suffix in (".swift", ".h", ".m", ".mm", ".c", ".metal")
            if is_source == (phase == "Sources") and not (file.name.endswith("Info.plist") or file.name.startswith(".")):
                unit = folder.joinpath(*parts[:whole[0]]) if whole and not is_source else file
                found |= {unit for target in targets if (name in listed(objects[target], "fileSystemSynchronizedGroups")) != bool(
                    excepted.get(target, set()) & {file, *file.parents})}
    return found


def listed(text, key):
    """What an object of a project has in a list."""
    written = re.search(rf"\b{key} = \((.*?)\);", text, re.S)
    values = re.findall(r'"((?:[^"\\]|\\.)*)"|([^\s,"]+)(?=\s*,)', re.sub(r"/\*.*?\*/", "", written[1])) if written else ()
    return [quoted or plain for quoted, plain in values]
