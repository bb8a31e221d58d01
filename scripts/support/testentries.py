"""Writes the program that runs a translated package's tests.

SwiftPM's own runner dies on tests of the main actor and sees no Quick specs, so each test method becomes an entry of a
generated `XCTMain.swift`.
"""
import collections, re

from absent import LOST
from conditions import IMPORT
from swiftsource import attributes, closing, in_code, stripped

CLASS = re.compile(
    r"\bclass\s+(?P<name>[A-Z]\w*)\s*(?:<[^>{]*>)?\s*:\s*(?P<supers>[^{]*)\{")
EXTENSION = re.compile(r"\bextension\s+(?P<name>\w+)[^{\n]*\{")
TEST = re.compile(r"\bfunc\s+(?P<name>test\w*)\s*\(\s*\)\s*(?P<effects>[^{\n]*)\{")


class Case:
    """A class of tests: its module, superclass and (name, suspends) of its test methods."""

    def __init__(self, module, name, above, on_main, usable):
        self.module, self.name, self.above, self.on_main, self.usable = module, name, above, on_main, usable
        self.tests, self.called, self.has_lost = [], name, False
        self.path = None   # Of the file that alone sees it.


def cases(home, module):
    """The classes of a target's files that may be tests, by name."""
    paths = [path for path in sorted(home.rglob("*.swift")) if path.is_file()]
    sources = [path.read_text(encoding="utf-8") for path in paths]
    found, texts = {}, [stripped(source) for source in sources]
    for path, source, text in zip(paths, sources, texts):
        for match in CLASS.finditer(text):
            head = attributes(text, match.start())
            nested = text[:match.start()].count("{") != text[:match.start()].count("}")
            case = Case(
                module, match["name"], match["supers"].split(",")[0].split("<")[0].split(".")[-1].strip(),
                "@MainActor" in head, not nested)
            case.path = path if re.search(r"\b(?:file)?private\b", head) else None
            case.tests = tests(text, match.end() - 1)
            case.has_lost = LOST in source[match.end():closing(text, match.end() - 1)]
            found[case.name] = case
    for text in texts:
        for match in EXTENSION.finditer(text):
            if match["name"] in found:
                found[match["name"]].tests += tests(text, match.end() - 1)
    return found


def changed_cases(home, modules):
    """The names of the classes of tests whose setUp or tearDown, or that of a class above them, is not as it was written."""
    found = set()
    for module in modules:
        every = cases(home / module, module)
        for case in every.values():
            above = case
            while above and not above.has_lost:
                above = every.get(above.above)
            found |= {case.name} if above else set()
    return found


HIDDEN = re.compile(r"^(?:@\w+ )*((?:file)?private )(?=(?:final |indirect )*(?:class|struct|enum|protocol|typealias|actor)\s+(\w+))", re.M)


def seen_cases(texts):
    """Lets the whole target see the types of its files with classes of tests that those files alone see, where no other has one of their names: what runs
    the tests can then choose among them. `texts` are the texts of a target by their paths, and are changed in place."""
    declared = collections.Counter(name for text in texts.values() for name in re.findall(r"^(?:\S.*?\s)?(?:class|struct|enum|protocol|typealias|actor)\s+(\w+)", stripped(text), re.M))
    for path, text in texts.items():
        plain = stripped(text)
        if any(re.match(r"(?:final )*class\s+\w+\s*(?:<[^>{]*>)?\s*:\s*XCTestCase\b", plain[match.end():]) for match in HIDDEN.finditer(plain)):
            hidden = list(HIDDEN.finditer(plain))
            if any(declared[match[2]] > 1 for match in hidden):   # What a class of tests has cannot be seen by fewer than the class.
                continue
            for match in reversed(hidden):
                text = text[:match.start(1)] + text[match.end(1):]
            texts[path] = text


def expecting_failures(texts):
    """Where a target of tests expects failures, its classes of tests stand below one that knows of them. `texts` are its texts by their paths, and
    are changed in place."""
    if not any(re.search(r"\bXCTExpectFailure\b", stripped(text)) for text in texts.values()):
        return
    for path, text in texts.items():
        changed = in_code(text, lambda code: re.sub(r"(\bclass\s+\w+\s*(?:<[^>{]*>)?\s*:\s*)(?:XCTest\.)?XCTestCase\b", r"\1ExpectingTestCase", code))
        if changed != text or re.search(r"\bXCTExpectFailure\b", text):
            texts[path] = changed if "import AppleXCTest\n" in changed else "import AppleXCTest\n" + changed


# A test's name, as a class of tests reads its own, or somebody else that of a test.
NAME_READ = re.compile(r"(?<![\w.])(?:(?:self|\w*[tT]est\w*)[?!]?\.)?name\b(?!\s*[:(]|\s*=[^=])")


def naming_themselves(texts):
    """Where a target of tests reads the names of tests, its classes of tests stand below one that has them in Apple's form. `texts` are its texts by
    their paths, and are changed in place."""
    if not any(re.search(r"\bXCTestCase\b", plain) and NAME_READ.search(plain) for plain in map(stripped, texts.values())):
        return
    for path, text in texts.items():
        changed = in_code(text, lambda code: re.sub(r"(\bclass\s+\w+\s*(?:<[^>{]*>)?\s*:\s*)(?:XCTest\.)?XCTestCase\b", r"\1NamedTestCase", code))
        if changed != text:
            texts[path] = changed if "import AppleXCTest\n" in changed else "import AppleXCTest\n" + changed


def written_tests(text):
    """How many tests a source has, of XCTest, of Swift Testing and of Quick: as it is written, not as often as it is run."""
    return len(re.findall(r"(?:@Test\b[^{]*?)?\bfunc\s+test\w*\s*\(\s*\)|@Test\b|^\s*f?it\s*\(\s*\"", stripped(text), re.M))


def tests(text, start):
    """The test methods directly in the braces at `start`."""
    body = text[start + 1:closing(text, start) - 1]
    result = []
    for match in TEST.finditer(body):
        if body[:match.start("name")].count("{") == body[:match.start("name")].count("}"):
            if not re.search(r"\b(?:static|class|private|fileprivate)\b", attributes(body, match.start())):
                result.append((match["name"], "async" in match["effects"].split("->")[0].split()))
    return result


def entry(case, every):
    """The line of `XCTMain` for a class; None where it is not one of tests."""
    line, names, current = [], {}, case
    while current:
        line.append(current)
        for name, suspends in current.tests:
            names.setdefault(name, suspends)
        current, above = every.get(current.above), current.above
    if above in ("QuickSpec", "AsyncSpec"):
        return f"quickTests({case.called}.self)"
    if above not in ("XCTestCase", "NamedTestCase", "ExpectingTestCase", "FBSnapshotTestCase") or not case.usable:
        return None
    type_, rows = case.called, []
    for name, suspends in names.items():
        if suspends:
            rows.append(f'("{name}", asyncTest {{ (test: {type_}) in {{ try await test.{name}() }} }}),')
        else:
            rows.append(
                f'("{name}", {{ (test: {type_}) in {{ try MainActor.assumeIsolated {{ try test.{name}() }} }} }}),')
    return f"testCase([\n      " + "\n      ".join(rows) + "\n    ])" if rows else None


# What stands behind a class of tests that its file alone sees.
ADDED = re.compile(r"\n/\*entry\*/.*?/\*entry\*/", re.S)


def function(case):
    """The name of the function that gives the entry of a class which its file alone sees."""
    return f"entryOf{case.module}_{case.name}"


def listed(case, line):
    """How the program's own file asks for the tests of a class; for a class that its file alone sees, that file has them in a function behind the class,
    under the same conditions."""
    if not case.path:
        return line
    text = case.path.read_text(encoding="utf-8")
    plain = stripped(text)
    opened = next(match.end() - 1 for match in CLASS.finditer(plain) if match["name"] == case.name
                  and plain.count("{", 0, match.start()) == plain.count("}", 0, match.start()))
    end, line = closing(plain, opened), line.replace(f"{case.module}.{case.name}", case.name)
    needed = "" if re.search(rf"{IMPORT}XCTest\b", plain, re.M) else "import XCTest\n"   # Specs import Quick alone.
    case.path.write_text(
        f"{needed}{text[:end]}\n/*entry*/@MainActor func {function(case)}() -> XCTestCaseEntry {{ {line} }}/*entry*/{text[end:]}", encoding="utf-8")
    return f"{function(case)}()"


HOST = """    // What a host application would show.
    let host = UIWindow(frame: UIScreen.main.bounds)
    host.rootViewController = UIViewController()
    host.makeKeyAndVisible()
    HostDelegate.shared.window = host
    UIApplication.shared.delegate = HostDelegate.shared
"""

DELEGATE = """
/// That of the host application.
@MainActor final class HostDelegate: NSObject, UIApplicationDelegate {
  static let shared = HostDelegate()
  var window: UIWindow?
}
"""


def has_suites(home, modules):
    """Whether targets have tests of Swift Testing."""
    return any(re.search(rf"{IMPORT}Testing\b", path.read_text(encoding="utf-8"), re.M) for module in modules for path in (home / module).rglob("*.swift") if path.is_file())


def write_runner(home, modules, others=(), gone=()):
    """Writes `XCTMain.swift` for the test targets in `home`, where there are any; else takes it away. `gone` are
    classes that the compiler does not find, since conditions of their files leave them out."""
    entries, imports, configurations = [], [], []
    for path in [path for module in modules for path in (home / module).rglob("*.swift") if path.is_file()]:   # What was added the last time.
        text = path.read_text(encoding="utf-8")
        if ADDED.search(text):
            path.write_text(ADDED.sub("", text), encoding="utf-8")
    found = [set(cases(home / module, module)) for module in modules]
    taken = {name for at, names in enumerate(found) for name in names if any(name in other for other in found[:at] + found[at + 1:])}
    for module in modules:
        every = cases(home / module, module)
        for case in every.values():   # Two modules may have a class of one name.
            case.called = f"{module}.{case.name}" if case.name in taken else case.name
        lines = [listed(case, line) for case in every.values() if not {case.name, function(case)} & set(gone) and (line := entry(case, every))]
        configurations += [
            case.name for case in every.values() if case.above == "QuickConfiguration"]
        if lines:
            entries += lines
            imports.append(f"@testable import {module}")
    place = home / "XCTMain.swift"
    if not modules:
        place.unlink(missing_ok=True)
        return
    quick = ["import Quick"] if any(line.startswith("quickTests") for line in entries) or configurations else []
    is_hosted = any(
        re.search(r"\b(?:keyWindow|isKeyWindow|UIApplication\.shared\.(?:windows|delegate|connectedScenes))\b", path.read_text(encoding="utf-8"))
        for module in [*modules, *others] for path in (home / module).rglob("*.swift") if path.is_file())
    setup = HOST if is_hosted else ""
    setup += "".join(f"    quickConfigure({name}.self)\n" for name in configurations)
    text = "\n".join(["import Testing", "@_spi(SelectorTable) import UIKit", "import XCTest", *quick, *imports]) + f"""

// Each class on its own, which keeps the compiler quick.
@MainActor func entries() -> [XCTestCaseEntry] {{
  var all: [XCTestCaseEntry] = []
{"".join(f"  all.append({line})" + chr(10) for line in entries)}  return all
}}

{DELEGATE if is_hosted else ""}
@main struct Runner {{
  static func main() {{
    if let name = ProcessInfo.processInfo.environment["CLIENTS_DEVICE"], !UIScreen.becomeMain(ofDeviceNamed: name) {{
      fatalError("there is no device \\(name)")
    }}
{setup}    let arguments = CommandLine.arguments
    if let place = arguments.firstIndex(of: "--testing-library"), arguments.dropFirst(place + 1).first == "swift-testing" {{
      Task.detached {{ await Testing.__swiftPMEntryPoint() as Never }}
      // What an app's main thread does meanwhile; a loop with nothing to wait for would end.
      RunLoop.main.add(Timer(fire: .distantFuture, interval: 0, repeats: false) {{ _ in }}, forMode: .common)
      RunLoop.main.run()
    }}
    XCTMain(entries()) as Never
  }}
}}
"""
    if not place.exists() or place.read_text() != text:
        place.write_text(text)
