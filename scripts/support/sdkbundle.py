"""Writes the bundle that `swift sdk install` takes: modules, the library, and how SwiftPM is to use them.

Nothing in it depends on where it lies or on where Swift does:

- SwiftPM gives the compiler the folder `lib` by its place in the bundle, for modules and for libraries.
- The Swift runtime and its modules are those of the toolchain. `sdk` has the one file that the linker seeks below an SDK's root;
  headers and libraries of the system are taken from `/`.
- `libMica.so` is a script of the linker. It names the library beside it, which has no name of its own: so programs record where it lies,
  and need no search path to run.
"""
import hashlib, json, pathlib, shutil, subprocess
from project import OUT, ROOT
from sdkbuild import fail, needed, run, version

HOME = OUT / "sdk"
MARK = "_MicaSDK"   # An empty module that every file imports.


def bundle_name(compiler):
    return f"mica-{version()}-swift-{compiler.version}-{compiler.arch}.artifactbundle"


def write_bundle(compiler, build):
    """Writes the bundle below `out/sdk`; returns its folder."""
    bundle = HOME / bundle_name(compiler)
    work = HOME / "work"
    for folder in (bundle, work):
        shutil.rmtree(folder, ignore_errors=True)
    library = bundle / "mica" / "lib"
    library.mkdir(parents=True)
    work.mkdir(parents=True)
    write_json(bundle / "info.json", {
        "schemaVersion": "1.0",
        "artifacts": {"mica": {"type": "swiftSDK", "version": version(), "variants": [
            {"path": "mica", "supportedTriples": [compiler.triple]}]}}})
    write_json(bundle / "mica" / "swift-sdk.json", {
        "schemaVersion": "4.0",
        "targetTriples": {compiler.triple: {
            "sdkRootPath": "sdk", "includeSearchPaths": ["lib"], "librarySearchPaths": ["lib"], "toolsetPaths": ["toolset.json"]}}})
    write_json(bundle / "mica" / "toolset.json", {
        "schemaVersion": "1.0",
        "swiftCompiler": {"extraCLIOptions": [
            "-sysroot", "/", "-use-ld=lld", "-Xfrontend", "-import-module", "-Xfrontend", MARK,
            "-Xfrontend", "-enable-cross-import-overlays"]},
        "cCompiler": {"extraCLIOptions": ["--sysroot=/"]},
        "cxxCompiler": {"extraCLIOptions": ["--sysroot=/"]}})
    runtime = pathlib.Path("linux") / compiler.arch / "swiftrt.o"
    copied = bundle / "mica" / "sdk" / "usr" / "lib" / "swift" / runtime
    copied.parent.mkdir(parents=True)
    shutil.copy2(compiler.resources / runtime, copied)
    shutil.copy2(ROOT / "LICENSE", bundle)

    swift, in_c = build.modules()
    for name in swift:
        for suffix in (".swiftmodule", ".swiftdoc"):
            shutil.copy2(build.folder / "Modules" / (name + suffix), library)
    write_module_map(library, in_c)
    write_mark(library, work)
    build.link_library(library / "libMica.so.0", work)
    # The runtime's libraries too: a program finds those that it is linked with itself, the library beside it would not.
    own = [name[3:-3] for name in needed(library / "libMica.so.0") if (compiler.resources / "linux" / name).exists()]
    (library / "libMica.so").write_text(f"INPUT(libMica.so.0 {' '.join('-l' + name for name in own)})\n")
    return bundle


# The modules of the system that Apple's SDKs have too: library, headers, number of its version.
SYSTEM_MODULES = (("SQLite3", "sqlite3", ("sqlite3.h",), 0), ("zlib", "z", ("zlib.h", "zconf.h"), 1))


def write_module_map(library, in_c):
    """Writes the modules in C. Those behind Mica's own are empty: their types stand in no public declaration, so that nobody who
    builds with the SDK needs the headers of Cairo and the others."""
    text = "// The libraries behind the Swift modules, by their names alone.\n"
    text += "".join(f"module {name} {{}}\n" for name in in_c if name not in ("SQLite3", "CModuleNames"))
    names = ROOT / "Sources" / "CModuleNames"
    text += "\n" + (names / "module.modulemap").read_text()
    for header in names.glob("*.h"):
        shutil.copy2(header, library)
    for module, link, headers, number in SYSTEM_MODULES:
        (library / module).mkdir()
        for name in headers:
            header = pathlib.Path("/usr/include") / name
            if not header.exists():
                fail(f"there is no {header}; scripts/install-dependencies installs it")
            shutil.copy2(header, library / module)
        text += f'\nmodule {module} [system] {{\n  header "{module}/{headers[0]}"\n  link "{link}"\n  export *\n}}\n'
        # The name without a number is in the -dev package alone.
        (library / f"lib{link}.so").write_text(f"INPUT(lib{link}.so.{number})\n")
    (library / "module.modulemap").write_text(text)


def write_mark(library, work):
    """Writes the module that every file imports. Beside it the compiler adds `_UIKitXCTest` to those that import XCTest too, and
    `_UIKitFoundation` to those that import Foundation."""
    empty = work / "empty.swift"
    empty.write_text("")
    run("swiftc", "-parse-as-library", "-emit-module", "-module-name", MARK, "-emit-module-path", library / f"{MARK}.swiftmodule", empty)
    for suffix in (".swiftdoc", ".swiftsourceinfo", ".abi.json"):
        (library / (MARK + suffix)).unlink(missing_ok=True)
    overlays = library / f"{MARK}.swiftcrossimport"
    overlays.mkdir()
    for name in ("XCTest", "Foundation"):
        (overlays / f"{name}.swiftoverlay").write_text(f"%YAML 1.2\n---\nversion: 1\nmodules:\n- name: _UIKit{name}\n")


def write_archive(bundle):
    """Packs the bundle, writes its checksum beside it as `sha256sum` does; returns both paths."""
    archive = bundle.with_name(bundle.name + ".tar.gz")
    packer = ["pigz", "-9"] if shutil.which("pigz") else ["gzip", "-6"]
    # In one order, with one owner and no times: the same build gives the same archive.
    command = ["tar", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0", "-C", bundle.parent, "-cf", "-", bundle.name]
    with open(archive, "wb") as file, subprocess.Popen([str(word) for word in command], stdout=subprocess.PIPE) as tar:
        packed = subprocess.run([*packer, "-n"], stdin=tar.stdout, stdout=file)
        if tar.wait() or packed.returncode:
            fail(f"could not pack {archive}")
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    checksum = archive.with_name(archive.name + ".sha256")
    checksum.write_text(f"{digest}  {archive.name}\n")
    return archive, checksum


def write_json(path, value):
    path.write_text(json.dumps(value, indent=2) + "\n")
