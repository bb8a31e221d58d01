"""Runs `Tools/Port`, the translator of UIKit sources, on the copies of packages."""
import functools, pathlib, subprocess, sys

from project import OUT, ROOT

TOOL = ROOT / "Tools" / "Port"
# The modules of Mica whose names sources may mean.
SEEN = ("UIKit", "QuartzCore", "CoreGraphics", "CoreText", "CoreImage", "ImageIO", "UniformTypeIdentifiers")


@functools.cache
def tool():
    """The translator, built where its sources are newer."""
    swift = ["swift", "build", "--package-path", str(TOOL), "--product", "port"]
    made = subprocess.run(swift, capture_output=True, text=True)
    if made.returncode:
        sys.exit(made.stdout + made.stderr)
    folder = subprocess.run([*swift, "--show-bin-path"], capture_output=True, text=True, check=True).stdout.strip()
    return pathlib.Path(folder) / "port"


@functools.cache
def interface():
    """The file that says what Mica's modules have, written anew where their sources or the translator are newer."""
    path, folders = OUT / "interface.swift", [ROOT / "Sources" / name for name in SEEN]
    newest = max(file.stat().st_mtime for file in (tool(), *(file for folder in folders for file in folder.rglob("*.swift"))))
    if not path.exists() or path.stat().st_mtime < newest:
        path.parent.mkdir(exist_ok=True)
        subprocess.run([tool(), "interface", *folders, "--out", path], check=True)
    return path


def ported(units, home, defined):
    """Translates the texts of targets, each by path, in place. The folders of the targets lie below `home` and have their modules' names."""
    folders = set()
    for texts in units:
        for path, text in texts.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            folders.add(home / path.relative_to(home).parts[0])
    if not folders:
        return
    done = subprocess.run(
        [tool(), "translate", *sorted(folders), "--in-place", "--loose-lines", "--see", interface(),
         *(word for name in sorted(defined) for word in ("--define", name))], capture_output=True, text=True)
    print(done.stderr, end="")
    if done.returncode not in (0, 1):
        sys.exit(f"port ended with status {done.returncode}")
    for texts in units:
        for path in texts:
            texts[path] = path.read_text(encoding="utf-8")
