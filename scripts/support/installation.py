"""Puts the command, its helper, the SDK, completions and the man page below a prefix."""
import pathlib, shutil
from manpage import man_page
from project import ROOT
from sdkbuild import fail, output, version
from sdkbundle import HOME

COMPLETIONS = {"bash": "bash-completion/completions/mica", "zsh": "zsh/site-functions/_mica", "fish": "fish/vendor_completions.d/mica.fish"}


def install(build, bundle, prefix):
    """Installs below `prefix`; returns the command's path there. An older SDK in its place goes."""
    helper = built_helper()
    built = HOME / "work" / "mica"
    build.link_command(built, HOME / "work")
    command = prefix / "bin" / "mica"
    try:
        place(built, command, mode=0o755)
        for shell, path in COMPLETIONS.items():
            write(prefix / "share" / path, output(built, "--generate-completion-script", shell))
        write(prefix / "share" / "man" / "man1" / "mica.1", man_page(output(built, "--experimental-dump-help"), version()))
        install_helper(helper, prefix / "libexec" / "mica")
        kept = prefix / "lib" / "mica"
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(bundle, kept / bundle.name)
    except OSError as error:
        fail(f"cannot write {error.filename}: {error.strerror}")
    return command


def built_helper():
    """The path of `mica-project`, built for release in `Tools/Port`."""
    package = ROOT / "Tools" / "Port"
    build = ("swift", "build", "-c", "release", "--static-swift-stdlib", "-Xlinker", "-s", "--package-path", package, "--product", "mica-project")
    output(*build)
    return pathlib.Path(output(*build, "--show-bin-path").strip()) / "mica-project"


def install_helper(helper, folder):
    """Puts the helper into a folder, with what it reads: the names that Mica's modules have, and the sources of stand-ins."""
    place(helper, folder / "mica-project", mode=0o755)
    write(folder / "interface.swift", pathlib.Path(output(helper, "interface").strip()).read_text(encoding="utf-8"))
    shutil.rmtree(folder / "standins", ignore_errors=True)
    shutil.copytree(ROOT / "StandIns" / "Sources", folder / "standins")


def place(path, target, mode):
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)   # It may be running.
    shutil.copyfile(path, target)
    target.chmod(mode)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o644)
