"""Packs the command and the SDK as a Debian package, whose dependencies are found in what was linked."""
import pathlib, re, shutil, subprocess
from installation import install
from project import ROOT
from sdkbuild import fail, needed, output, version
from sdkbundle import HOME

DESCRIPTION = """Description: UIKit's views and Core Animation's layers on Linux
 The command mica lays out, renders, checks and compares storyboards and xibs.
 The Swift SDK of the same name builds and tests packages that import UIKit;
 it needs a Swift toolchain of the version that `mica sdk` names."""


def require_dpkg():
    for program in ("dpkg-deb", "dpkg-query"):
        if not shutil.which(program):
            fail(f"there is no {program}: Debian packages are made on Debian and its relatives (the package is called dpkg)")


def write_package(build, bundle):
    """Writes the package to `out/sdk`; returns its path."""
    root = HOME / "debian"
    shutil.rmtree(root, ignore_errors=True)
    command = install(build, bundle, root / "usr")
    page = root / "usr/share/man/man1/mica.1"
    subprocess.run(["gzip", "-9n", page], check=True)
    document = root / "usr/share/doc/mica/copyright"
    document.parent.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", document)
    architecture = output("dpkg", "--print-architecture").strip()
    number = re.sub(r"-(?=[a-z])", "~", version())   # What comes before a release sorts before it.
    library = root / "usr/lib/mica" / bundle.name / "mica/lib/libMica.so.0"
    depends = packages_of({*needed(command), *needed(root / "usr/libexec/mica/mica-project"), *needed(library), "libsqlite3.so.0", "libz.so.1"}, toolchain_libraries(library))
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink()) // 1024
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text("\n".join((
        "Package: mica", f"Version: {number}", f"Architecture: {architecture}", "Section: devel", "Priority: optional",
        "Maintainer: The Mica developers <mica@localhost>", f"Installed-Size: {size}", f"Depends: {', '.join(sorted(depends | fonts()))}",
        f"Recommends: {', '.join(sorted(packages_of(opened_libraries(), set())))}", DESCRIPTION, "")))
    package = HOME / f"mica_{number}_{architecture}.deb"
    if subprocess.run(["dpkg-deb", "--build", "--root-owner-group", "-Zxz", "-z3", root, package], stdout=subprocess.DEVNULL).returncode:
        fail("dpkg-deb failed")
    return package


def toolchain_libraries(library):
    """The libraries of the Swift runtime, which no Debian package brings."""
    return {f"lib{name}.so" for name in re.findall(r"-l(\S+?)[\s)]", (library.parent / "libMica.so").read_text())}


def opened_libraries():
    """The libraries that Mica opens by name when it first needs them, as its sources in C spell them."""
    found = set()
    for path in (ROOT / "Sources").rglob("*.c"):
        found |= set(re.findall(r'"(lib[\w.+-]+\.so\.\d+)"', path.read_text(encoding="utf-8")))
    return found


def fonts():
    """What texts are drawn with, among the packages that the project installs."""
    text = (ROOT / "scripts" / "install-dependencies").read_text(encoding="utf-8")
    return set(re.findall(r"\b(?:fonts|hyphen)-[\w-]+", re.search(r'PACKAGES="(.*?)"', text, re.S)[1]))


def packages_of(libraries, left_out):
    """The Debian packages that hold libraries, by the names that programs ask for them."""
    known = dict(re.findall(r"^\s*(\S+) \(.*?\) => (\S+)$", output("/sbin/ldconfig", "-p"), re.M)[::-1])
    found = set()
    for name in sorted(libraries - left_out):
        if re.match(r"ld-linux", name):
            continue   # A part of libc6.
        path = known.get(name)
        if not path:
            fail(f"{name} is not installed, so it cannot be told which Debian package holds it")
        # Packages name files as they stood before /lib became a link into /usr.
        places = {path, str(pathlib.Path(path).resolve())}
        places |= {place.removeprefix("/usr") for place in places} | {"/usr" + place for place in places}
        told = subprocess.run(["dpkg-query", "-S", *sorted(places)], capture_output=True, text=True).stdout
        owners = re.findall(r"^([\w.+-]+)(?::\w+)?: ", told, re.M)
        if not owners:
            fail(f"no Debian package holds {path}")
        found.add(owners[0])
    return found
