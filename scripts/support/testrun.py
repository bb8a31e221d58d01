"""Runs a translated package's tests, also those that come after one in which the program dies."""
import re, subprocess, threading

BEGUN = re.compile(r"^Test Case '(.+)' started at ")
ENDED = re.compile(r"^Test Case '(.+)' (passed|failed|skipped) \(")
SILENCE = 120   # Seconds without a word after which a test is given up.
LONGEST = 100_000   # What one argument may hold.


def run(program, home, wanted):
    """Whether all tests of XCTest and Quick passed whose names match `wanted`, a pattern or None. Prints what they print, and at the end
    how many there are of each kind."""
    listed = subprocess.run([program, "--list-tests"], cwd=home, capture_output=True, text=True).stdout
    left = [line for line in listed.splitlines() if "/" in line and not line.startswith("Listing ")]
    left = [name for name in left if wanted is None or re.search(wanted, name)]
    results, total, whole = {}, len(left), wanted is None
    while left:
        chosen, length = [], 0
        for name in left:
            length += len(name.encode()) + 1
            if length > LONGEST:
                break
            chosen.append(name)
        begun = once([program] if whole else [program, ",".join(chosen)], home, results)
        whole = False
        if begun:
            print(f"the program died in {begun}", flush=True)
            results[begun] = "died"
        rest = [name for name in left if spoken(name) not in results]
        if not begun:
            rest = [name for name in rest if name not in chosen] if len(chosen) < len(left) else []
        if len(rest) == len(left):
            break
        left = rest
    counts = {kind: sum(result == kind for result in results.values()) for kind in ("passed", "failed", "died", "skipped")}
    print(f"passed {counts['passed']} of {total}" + "".join(
        f", {kind} {counts[kind]}" for kind in ("failed", "died", "skipped") if counts[kind]))
    return counts["passed"] + counts["skipped"] == total


def spoken(name):
    """A test's name as the program says it when it runs."""
    kind, _, method = name.partition("/")
    return f"{kind.split('.')[-1]}.{method}"


def once(command, home, results):
    """Runs the program once, and keeps what it says of each test; returns the test in which it died or was given up, if any."""
    process = subprocess.Popen(command, cwd=home, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    begun, timer = None, None
    for line in process.stdout:
        if timer:
            timer.cancel()
        timer = threading.Timer(SILENCE, process.kill)
        timer.start()
        print(line, end="", flush=True)
        if match := BEGUN.match(line):
            begun = match[1]
        elif match := ENDED.match(line):
            results[match[1]], begun = match[2], None
    if timer:
        timer.cancel()
    died = process.wait() not in (0, 1)
    return begun if died else None
