"""Runs a translated package's tests, also those that come after one in which the program dies."""
import itertools, json, os, re, signal, subprocess, threading

BEGUN = re.compile(r"^Test Case '(.+)' started at ")
SUITE = re.compile(r"^Test Suite '(.+)' started at ")
ENDED = re.compile(r"^Test Case '(.+)' (passed|failed|skipped) \(")
CHANGED = "not run as written"
ENDS = (0, 1, 69)   # Of a program that did not die: all passed, some failed, Swift Testing found no tests.
SILENCE = 120   # Seconds without a word after which a test is given up.
LONGEST = 100_000   # What one argument may hold.
# By the first programs tell that they are tested; what prints a dead program's stack may wait for ever for one of its threads.
QUIET = os.environ | {"XCTestConfigurationFilePath": os.devnull, "SWIFT_BACKTRACE": "enable=no"}


def run(program, home, wanted, changed=()):
    """Whether all tests of XCTest and Quick passed whose names match `wanted`, a pattern or None. Prints what they print, and at the end
    how many there are of each kind. Those of the classes `changed` that pass do so behind a setUp that is not as it was written, and count
    apart."""
    left, whole = names(program, home)
    left = [name for name in left if wanted is None or re.search(wanted, name)]
    results, total = {}, len(left)
    if whole:
        run_all(program, home, left, results, wanted is None)
    else:   # Class by class: those that cannot be made take no others along.
        for kind in dict.fromkeys(name.partition("/")[0] for name in left):
            run_all(program, home, [name for name in left if name.partition("/")[0] == kind], results, False)
    for name in left:
        if results.setdefault(spoken(name), "died") == "died":
            print(f"did not end: {name}")
    counts = counted(results, changed)
    print(f"passed {counts['passed']} of {total}" + "".join(
        f", {kind} {counts[kind]}" for kind in ("failed", "died", "skipped", CHANGED) if counts[kind]))
    return counts["passed"] + counts["skipped"] == total


def run_suites(program, home, wanted):
    """Whether all tests of Swift Testing passed whose names match `wanted`, a pattern or None; says how many. They run one after the other, so
    that it is known in which one the program dies: it goes on with the others."""
    told, every, results = home / ".build" / "told.jsonl", {}, {}
    while True:
        told.unlink(missing_ok=True)
        command = [program, "--testing-library", "swift-testing", "--no-parallel", "--event-stream-output-path", told, "--event-stream-version", "0"]
        command += ["--filter", wanted] if wanted else []
        done = [re.escape(name) for name in results]
        while done:
            piece = fitting(done)
            command += ["--skip", f"^(?:{'|'.join(piece)})$"]
            done = done[len(piece):]
        process = subprocess.Popen(command, cwd=home, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                                   env=QUIET, start_new_session=True)
        code = watched(process, lambda line: None)
        found, begun = suite_results(told.read_text(errors="replace") if told.exists() else "", every)
        again = begun in results   # Though it was to be skipped.
        results |= found
        if begun is None or again:
            break
        print(f"the program died in {begun}", flush=True)
        results[begun] = "died"
    for name in every:
        results.setdefault(name, "skipped" if code in ENDS else "died")
    counts = counted(results, ())
    print(f"passed {counts['passed']} of {len(every)}" + "".join(f", {kind} {counts[kind]}" for kind in ("failed", "died", "skipped") if counts[kind]))
    if counts["failed"] or counts["died"]:
        return False
    if code not in (0, 69):   # An issue of no test, or a death outside of all.
        print(f"the program ended with {code}, though no test failed", flush=True)
    return code in (0, 69)


def suite_results(told, every):
    """The results of Swift Testing's tests by their names, as a stream of its events tells them, and the one that has begun and not ended; the
    names of all are added to `every`."""
    results, failed, begun = {}, set(), None
    for line in told.splitlines():
        try:
            record = json.loads(line)
        except ValueError:   # The last one, of a program that died.
            continue
        payload = record.get("payload", {})
        name = payload.get("testID")
        if record.get("kind") == "test" and payload.get("kind") == "function":
            every[payload["id"]] = True
        elif name not in every:
            continue
        elif payload["kind"] == "testStarted":
            begun = name
        elif payload["kind"] == "issueRecorded" and not payload.get("issue", {}).get("isKnown"):
            failed.add(name)
        elif payload["kind"] == "testSkipped":
            results[name] = "skipped"
        elif payload["kind"] == "testEnded":
            results[name], begun = "failed" if name in failed else "passed", None
    return results, begun


def counted(results, changed):
    """How many results there are of each kind; those of the classes `changed` that passed apart."""
    kinds = [CHANGED if result == "passed" and name.partition(".")[0] in changed else result for name, result in results.items()]
    return {kind: kinds.count(kind) for kind in ("passed", "failed", "died", "skipped", CHANGED)}


def run_all(program, home, left, results, whole):
    """Runs tests until each has a result; once without naming them where they are the `whole`."""
    while left:
        chosen = fitting(left)
        begun = once([program] if whole else [program, ",".join(chosen)], home, results)
        whole = False
        if begun:
            print(f"the program died in {begun}", flush=True)
            for name in map(spoken, left):   # Between tests it dies in what a class of them does once for all.
                if begun in (name, name.partition(".")[0]):
                    results.setdefault(name, "died")
        rest = [name for name in left if spoken(name) not in results]
        if not begun:
            rest = [name for name in rest if name not in chosen] if len(chosen) < len(left) else []
        if len(rest) == len(left):
            break
        left = rest


def fitting(names):
    """As many of the names, from the first on, as one argument may hold."""
    ends = itertools.accumulate(len(name.encode()) + 1 for name in names)
    return [name for name, end in zip(names, ends) if end <= LONGEST] or names[:1]


def names(program, home):
    """The tests that the program has, and whether they can be run together. Specs in which it dies when they are asked for their examples are left
    out of it, and all theirs count as died. Where it dies since a class of tests cannot be made, those of XCTest that it was generated with."""
    left_out, lost = [], []
    QUIET.pop("LEFT_OUT_SPECS", None)
    while True:
        listed = subprocess.run([program, "--list-tests"], cwd=home, capture_output=True, text=True, errors="replace", env=QUIET)
        asked = re.findall(r"^(asked|listed) (\w+)$", listed.stderr, re.M)[-1:]
        if not listed.returncode or not asked or asked[0][0] == "listed":
            break
        left_out.append(asked[0][1])
        QUIET["LEFT_OUT_SPECS"] = ",".join(left_out)
        print(f"the program died in the examples of {left_out[-1]}: {said(listed.stderr)}", flush=True)
        lost += [f"{left_out[-1]}/{index} {example}" for index, example in enumerate(examples(home, left_out[-1]), 1)]
    if listed.returncode:
        print(f"the program died when it listed its tests: {said(listed.stderr)}", flush=True)
        text = (home / "XCTMain.swift").read_text(encoding="utf-8")
        found = re.findall(r'^ +\("(\w+)", (?:asyncTest )?\{ \(test: ([\w.]+)\)', text, re.M)
        modules = {kind: module for module in re.findall(r"@testable import (\w+)", text) for path in (home / module).rglob("*.swift") if path.is_file()
                   for kind in re.findall(r"\bclass (\w+)", path.read_text(encoding="utf-8"))}
        return [f"{kind if '.' in kind else f'{modules.get(kind)}.{kind}'}/{name}" for name, kind in found] + lost, False
    return [line for line in listed.stdout.splitlines() if "/" in line and not line.startswith("Listing ")] + lost, True


def said(errors):
    """The first line of a program's own of what it said when it died."""
    return next((line for line in errors.strip().splitlines() if not re.match(r"(?:asked|listed) \w+$", line)), "")


def examples(home, spec):
    """What the examples of a spec are called in its source."""
    texts = (path.read_text(encoding="utf-8") for path in home.rglob("*.swift") if path.is_file() and ".build" not in path.parts)
    return [example.replace(",", ";").replace("/", ":") for text in texts if re.search(rf"\bclass {spec}\b", text)
            for example in re.findall(r"^\s*f?it\s*\(\s*\"([^\"\n]*)\"", text, re.M)]


def spoken(name):
    """A test's name as the program says it when it runs."""
    kind, _, method = name.partition("/")
    return f"{kind.split('.')[-1]}.{method.replace('/', '.')}"   # Lists have strokes for the dots in names.


def once(command, home, results):
    """Runs the program once, and keeps what it says of each test; returns the test, or the class of tests, in which it died or was given up, if
    any."""
    process = subprocess.Popen(
        command, cwd=home, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", env=QUIET, start_new_session=True)
    begun, suite = None, None

    def heard(line):
        nonlocal begun, suite
        if match := BEGUN.match(line):
            begun = match[1]
        elif match := ENDED.match(line):
            results[match[1]], begun = match[2], None
        elif match := SUITE.match(line):
            suite = match[1]

    return None if watched(process, heard) in ENDS else begun or suite


def watched(process, heard):
    """Hands on what a program says, line by line, until it ends; gives it up where it is silent for too long. The code it ends
    with, that of a signal below 0."""
    timer = None
    for line in process.stdout:
        if timer:
            timer.cancel()
        timer = threading.Timer(SILENCE, os.killpg, (process.pid, signal.SIGKILL))   # With those that it started and that hold its output.
        timer.start()
        print(line, end="", flush=True)
        heard(line)
    if timer:
        timer.cancel()
    with process:
        return process.wait()
