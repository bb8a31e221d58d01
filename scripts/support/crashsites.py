"""What the runtime said when a test program ended before its time, with the functions by name.

    python3 scripts/support/crashsites.py out/test.log .build/debug/MicaPackageTests.xctest

Prints nothing where the program came to its end. The runtime knows most functions by their place in the program alone.
"""

import re
import shutil
import subprocess
import sys

BEGIN = re.compile(r"^Simultaneous accesses|Fatal error: |\*\*\* Program crashed|\*\*\* Signal \d+")
PLACE = re.compile(r"MicaPackageTests\.xctest.*<unavailable> \+ (\d+)")
MOST = 60


def sites(offsets, program):
    """The function and line of each offset, as far as the program tells."""
    if not shutil.which("llvm-symbolizer"):
        return {}
    asked = "".join(f"{hex(one)}\n" for one in offsets)
    found = subprocess.run(
        ["llvm-symbolizer", "--obj=" + program, "--output-style=GNU", "--functions=linkage", "--no-inlines"],
        input=asked, capture_output=True, text=True).stdout
    plain = subprocess.run(["swift", "demangle", "--simplified"], input=found, capture_output=True, text=True).stdout
    lines = plain.splitlines()
    return {one: f"{lines[2 * i]} at {lines[2 * i + 1]}" for i, one in enumerate(offsets) if 2 * i + 1 < len(lines)}


def main(log, program):
    with open(log, errors="replace") as file:
        lines = file.read().splitlines()
    begin = next((i for i, line in enumerate(lines) if BEGIN.search(line)), None)
    if begin is None:
        return
    lines = lines[begin:begin + MOST]
    places = {line: int(found[1]) for line in lines if (found := PLACE.search(line))}
    names = sites(sorted(set(places.values())), program) if places else {}
    for line in lines:
        print(line, f"[{names[places[line]]}]" if places.get(line) in names else "")


if __name__ == "__main__":
    main(*sys.argv[1:])
