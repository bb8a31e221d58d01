"""Repairs a translated package by what the compiler says of it.

A type of a framework that is not to be had here is an empty one, and what asks it for anything does not compile. What Linux asks in another
way is rewritten (`rewriting.py`). What is left does not compile here: a test of that fails and says why, a function stops when
it is called, a declaration that needs a missing type goes, so that the rest runs.
"""
import re

from absent import LOST, TYPES, blanked, pieces, unneeded
from refusals import body_around, last, refusals
from rewriting import ask_otherwise
from swiftsource import closing, in_code, split, stripped

MISSING = re.compile(r"cannot find (?:type )?'(\w+)' in scope")
ISOLATED = re.compile(
    r"main actor-isolated .* can(?:not| not) be \w+ from a nonisolated \w+|call to main actor-isolated .* in a synchronous nonisolated context")
CONFORMANCE = re.compile(r"type '([\w.]+)(?:<[^']*>)?'(?: \(aka '[^']+'\))? does not conform to protocol '(?:\w+\.)*(\w+)'")
ESCAPING = re.compile(r"(?:passing|escaping closure captures) non-escaping parameter '(\w+)'(?: to function expecting an '@escaping' closure)?$")
# The superclass of an absent class, by what its name ends with.
KINDS = {"ViewController": "UIViewController", "View": "UIView", "Layer": "CALayer", "Button": "UIButton", "Label": "UILabel"}


def repair(output, home, tests, root, lacking):
    """Changes the files in which the compiler found errors; returns a line for each change, none where nothing is to be done.

    `tests` names the folders of tests; `root` is the project's; `lacking` are the files that import frameworks which are not here.
    """
    found = refusals(output, home)
    if said := stand_in(found, home, lacking):
        return said
    if said := isolated_as_before(found, home, tests):
        return said
    for step in (change_heads, ask_otherwise, leave_out_missing, take_out_rest, leave_out_conformances):   # What follows from an error goes with it, so one at a time.
        said = []
        for path, errors in found.items():
            text, is_test = path.read_text(encoding="utf-8"), path.relative_to(home).parts[0] in tests
            changed = step(path, text, errors, is_test, root)
            if changed:
                path.write_text(changed[0], encoding="utf-8")
                said += changed[1]
        if said:
            return said
    return []


# The main actor of a declaration, by what follows; an extension can say no more of it.
ACTOR = re.compile(
    r"(?<!@preconcurrency )(?<!@preconcurrency\n)@MainActor(?=\s+(?:(?!@preconcurrency\b)(?:@\w+(?:\([^)]*\))?|public|open|internal|package|private|fileprivate|"
    r"final|static|override|convenience|required|weak|lazy|nonisolated|(?:private|fileprivate|internal|package|nonisolated)\(\w+\))\s+)*"
    r"(?:class|struct|enum|protocol|func|var|let|init)\b)")


def isolated_as_before(found, home, tests):
    """Where tests of no actor use what a package has on the main actor, its declarations there are for callers that know of no actors too, as
    UIKit's are; what is said of it."""
    asked = any(
        path.relative_to(home).parts[0] in tests and ISOLATED.match(error.message) and on_main_actor(path.read_text(encoding="utf-8"), error) is None
        for path, errors in found.items() for error in errors)
    said = []
    for path in sorted(home.glob("*/**/*.swift")) if asked else ():
        folder = path.relative_to(home).parts[0]
        if folder in tests or folder.startswith(".") or not path.is_file():
            continue
        text = path.read_text(encoding="utf-8")
        if (changed := in_code(text, lambda code: ACTOR.sub("@preconcurrency @MainActor", code))) != text:
            path.write_text(changed, encoding="utf-8")
            said.append(f"for callers of no actor too: {path.name}")
    return said


def change_heads(path, text, errors, is_test, root):
    """Rewrites heads of functions around errors; the text and what is said of it, None where there is nothing of the kind. On its own, since all
    other errors of such a function are further on then than the compiler said."""
    said = []
    for error in errors:
        if is_test and ISOLATED.match(error.message):   # What comes before and after the tests of such a class.
            if (changed := on_main_actor(text, error)) and changed != text:
                text = changed
                said.append(f"on the main actor: {path.name}")
        elif escaping := ESCAPING.match(error.message):   # As Linux's Foundation has some closures.
            if named := last(rf"\b{escaping[1]}\s*:\s*(?=\()", text, error.place):
                text = f"{text[:named.end()]}@escaping {text[named.end():]}"
                said.append(f"taken for escaping: {path.name}: {escaping[1]}")
    return (text, said) if said else None


def leave_out_conformances(path, text, errors, is_test, root):
    """Takes protocols from the heads of types that have lost what these require; the text and what is said of it, None where there is nothing of
    the kind."""
    said = []
    for error in errors:
        lost = CONFORMANCE.match(error.message)
        name = re.compile(r"[^\n{]*?\b(?:class|struct|enum|actor|extension)\s+[\w.]+\s*").match(text, text.rfind("\n", 0, error.place) + 1) if lost else None
        head = name and re.compile(r"[^{]*").match(text, closing(text, name.end()) if text[name.end():name.end() + 1] == "<" else name.end())
        named = head and re.search(rf"(?:(?P<first>:)\s*|,\s*|&\s*)(?:@\w+\s+)*(?:\w+\.)*{lost[2]}\b(?!\s*[.<])(?P<more>\s*[,&])?", head[0])
        if named:
            kept = ": " if named["first"] and named["more"] else named["more"] or ""
            text = text[:head.start() + named.start()] + kept + text[head.start() + named.end():]
            said.append(f"does not conform here: {lost[1]} to {lost[2]}")
    return (text, said) if said else None


def on_main_actor(text, error):
    """The text with the body of a setUp or tearDown around an error run as one of the main actor, on which Apple's XCTest calls it; as it is where
    it is so already, None elsewhere."""
    found = body_around(text, error)
    if not found or not re.match(r"(?:setUp|tearDown)", found[1]):
        return None
    (start, end), _, _ = found
    head = text[text.rfind("func", 0, start):start]
    if re.match(r"\s*(?:try )?MainActor\.assumeIsolated", text[start:end]) or "async" in head:
        return text
    return f"{text[:start]} {'try ' if 'throws' in head else ''}MainActor.assumeIsolated {{{text[start:end]}}} {text[end:]}"


def stand_in(found, home, lacking):
    """Writes empty types for those that files miss of a framework which is not here; what is said of it."""
    names = {}
    for path, errors in found.items():
        for error in errors:
            missing = re.match(r"cannot find (?:type '([A-Z]\w+)'|'([A-Z]{2,}[a-z]\w+)') in scope", error.message)
            name = missing and (missing[1] or missing[2])
            if missing and (path in lacking or missing[1] and re.match(r"UI[A-Z][a-z]", name)):
                names.setdefault(name, set()).add(path.relative_to(home).parts[0])
    said, texts = [], []
    if names:
        texts = [stripped(path.read_text(encoding="utf-8", errors="replace")) for path in lacking.originals]
        declared = re.compile(rf"\b(?:class|struct|enum|protocol|typealias|actor|associatedtype)\s+({'|'.join(names)})\b")
        for text in texts:
            for name in declared.findall(text):
                names.pop(name, None)
    for name, targets in sorted(names.items()):
        beside = re.compile(   # A superclass comes first.
            rf"\b(?:class|struct|enum|extension|protocol)\s+[\w.]+[^:{{}}]*:[^{{}}]*[,&]\s*{name}\b|\w\s*&\s*(?:any )?{name}\b|\bany {name}\b")
        # What a protocol demands may be a class, where it is called like one.
        kinds = ("struct", "enum") if name.endswith(tuple(KINDS)) else ("struct", "enum", "protocol")
        of_values = any(names_above(text, kinds, name) for text in texts)
        is_protocol = of_values or re.search(r"(?:Delegate|DataSource|Provider|Protocol)$", name) or any(beside.search(text) for text in texts)
        for target in targets:
            place = home / target / "AbsentTypes.swift"
            text = place.read_text() if place.exists() else "import UIKit\n\n// Types of frameworks that are not to be had here.\n"
            place.write_text(text + (
                f"public protocol {name}{'' if of_values else ': AnyObject'} {{}}\n" if is_protocol
                else absent_class(name, texts)))
        said.append(f"empty here: {name}")
    return said


def names_above(text, kinds, name):
    """Whether a type of these kinds has a name behind its colon, generic parameters and conditions aside."""
    for head in re.findall(rf"\b(?:{'|'.join(kinds)})\s+[\w.]+([^{{}}]*)", text):
        while (bare := re.sub(r"<[^<>]*>", "", head)) != head:
            head = bare
        if re.search(rf":[^{{}}]*\b{name}\b", re.split(r"\bwhere\b", head)[0]):
            return True
    return False


def absent_class(name, texts):
    """The text of an absent class: a view, a controller or a layer where its name says so."""
    above = next((above for ending, above in KINDS.items() if name.endswith(ending)), None)
    if not above:
        return f"open class {name}{generic(name, texts)}: NSObject {{\n  public override init() {{ super.init() }}\n" + "".join(
            f"  public init({labels}) {{ super.init() }}\n" for labels in made(name, texts)) + "}\n"
    return f"open class {name}: {above} {{\n" + "".join(
        f"  public convenience init({labels}) {{ self.init() }}\n" for labels in made(name, texts) if not re.match(r"(?:frame|coder|nibName): ", labels)) + "}\n"


def generic(name, texts):
    """The parameters of an absent type that sources specialise."""
    for text in texts:
        if match := re.search(rf"(?<![\w.]){name}<(?=[\w\[(])", text):
            count = len(split(text[match.end():closing(text, match.end() - 1) - 1]))
            return "<" + ", ".join(f"T{index}" for index in range(count)) + ">"
    return ""


def made(name, texts):
    """The parameters of an absent type's initialisers, by the labels with which sources call it; what they are given is dropped."""
    calls = set()
    for text in texts:
        for match in re.finditer(rf"(?<![\w.]){name}\(", text):
            arguments = split(text[match.end():closing(text, match.end() - 1) - 1])
            labels = [re.match(r"\s*(\w+)\s*:(?!:)", argument) for argument in arguments]
            if labels and all(labels):
                calls.add(tuple(label[1] for label in labels))
    return [", ".join(f"{label}: Any?" for label in labels) for labels in sorted(calls)]


def leave_out_missing(path, text, errors, is_test, root):
    """Leaves out declarations that need a missing type."""
    return without(path, text, [error for error in errors if MISSING.match(error.message) and not body_around(text, error)], is_test)


def take_out_rest(path, text, errors, is_test, root):
    """Takes out whatever else does not compile."""
    return without(path, text, errors, is_test)


def without(path, text, errors, is_test):
    said, gone, absent = [], [], absent_types(path)
    for error in errors:
        if any(start <= error.place < end for start, end in gone):
            continue
        taken = branch_out(text, error, absent) or not is_test and closure_out(text, error) or is_test and line_out(text, error) or take_out(text, error, is_test) or leave_out(text, error, is_test)
        if taken:
            text, spans, name = taken
            gone += spans
            said.append(f"does not compile: {path.name}: {name}: {error.message}")
    return (text, said) if said else None


def absent_types(path):
    """The empty types of a file's target."""
    place = next((folder / "AbsentTypes.swift" for folder in path.parents if (folder / "AbsentTypes.swift").exists()), None)
    return re.findall(r"^(?:public protocol|open class) (\w+)", place.read_text(encoding="utf-8"), re.M) if place else []


def branch_out(text, error, absent):
    """The text without the body of the innermost branch around an error that is for objects of an empty type, of which there are none; the
    place of that body, and the type. None where there is no such branch."""
    plain, found = stripped(text), None
    for match in re.finditer(rf"\bif\b[^{{}}\n]*\bas\?\s*({'|'.join(absent)})\b[^{{}}\n]*\{{", plain) if absent else ():
        end = closing(plain, match.end() - 1) - 1
        if match.end() <= error.place < end:
            found = match, end
    if not found:
        return None
    match, end = found
    left = re.sub(r"[^\n]", "", text[match.end():end])
    return f'{text[:match.end()]} fatalError("there is no {match[1]} here") {left}{text[end:]}', [(match.end(), end)], match[1]


def closure_out(text, error):
    """The text without the body of a closure around an error that a property is given and that is called later, or never; the place of that
    body, and the property's name. None elsewhere."""
    plain, found = stripped(text), None
    for match in re.finditer(r"^[ \t]*(?:self\.)?(\w+)\s*=\s*\{(?:[ \t]*(?:\[[^\]\n]*\])?[ \t]*(?:\([^()\n]*\)|[\w, ]+)?[ \t]*(?:->[^{}\n]*)?\bin\b)?", plain, re.M):
        opened = plain.index("{", match.start(1))
        end = closing(plain, opened) - 1
        if match.end() <= error.place < end and "fatalError(" not in text[match.end():end]:
            found = match, end
    if not found:
        return None
    match, end = found
    message = error.message.replace("\\", "").replace('"', "'")
    left = re.sub(r"[^\n]", "", text[match.end():end])
    taken = sorted(set(re.findall(r"\$\d\b", plain[match.end():end])))   # Without them it would be a closure of nothing.
    given = f" _ = ({', '.join(taken)});" if taken else ""
    return f'{text[:match.end()]}{given} fatalError("{match[1]} does not compile here: {message}") {left}{text[end:]}', [(match.end(), end)], match[1]


def line_out(text, error):
    """The text without the line of an error in what comes before or after tests, where it is a call for its own sake; the place of that
    line, and the function's name. None elsewhere."""
    found = body_around(text, error)
    start, end = text.rfind("\n", 0, error.place) + 1, text.find("\n", error.place)
    line = stripped(text)[start:end]
    if not found or not re.match(r"(?:setUp|tearDown)", found[1]) or not found[0][0] <= start < end < found[0][1]:
        return None
    if not re.match(r"\s*(?:try[!?]? )?[\w.!?]+\(", line) or line.count("(") != line.count(")") or re.search(r"[{}]", line):
        return None
    return text[:start] + LOST + text[end:], [(start, start)], found[1]


def take_out(text, error, is_test):
    """The text without the body of the function around an error; the place of that body, and its name."""
    found = body_around(text, error)
    if not found:
        return None
    (start, end), name, match = found
    message = error.message.replace("\\", "").replace('"', "'")
    if match["deinit"]:
        stop = ""
    elif match["property"] and re.match(r"\s*(?:willSet|didSet)\b", text[start:end]):
        stop = " didSet {} "   # It is stored, and stays so.
    elif match["example"]:
        stop = f' fail("does not compile here: {message}") '
    elif is_test and name == "spec" and match["name"] and re.search(r"\bimport Quick\b", text):   # Which is called to list its examples.
        stop = f' it("compiles") {{ fail("does not compile here: {message}") }} '
    elif is_test and re.match(r"test", name) and match["name"] and re.match(r"\s*\)[^{}>]*\{", text[match.end():]):
        stop = f' XCTFail("does not compile here: {message}") '
    else:
        stop = f' fatalError("{name} does not compile here: {message}") '
        if match["property"] and re.match(r"\s*(?:@\w+\s+)*(?:get|set)\b", text[start:end]) and re.search(r"\bset\s*(?:\(\w+\)\s*)?\{", text[start:end]):
            stop = f" get {{{stop}}} set {{{stop}}} "
    left = re.sub(r"[^\n]", "", text[start:end])
    return text[:start] + stop + left + text[end:], [(start, end)], name


def leave_out(text, error, is_test):
    """The text without the declarations that need what an error misses, or else without the one in which it is; their places, a name."""
    plain, missing = stripped(text), MISSING.match(error.message)
    if missing and missing[1][:1].isupper():
        spans, _ = unneeded(plain, 0, len(plain), re.compile(rf"\b{missing[1]}\b"))
        if any(start <= error.place < end for start, end in spans):
            return blanked(text, spans), spans, missing[1]
    start, end, found = 0, len(plain), None
    while True:
        inner = next((piece for piece in pieces(plain, start, end) if piece.start <= error.place < piece.end), None)
        if inner is None or inner.kind == "import":
            break
        if inner.kind not in TYPES or inner.body is None or error.place < inner.body:
            found = inner if inner.kind not in TYPES or is_test or inner.kind == "extension" else None
            break
        start, end = inner.body + 1, inner.end - 1
    if found is None:
        return None
    return blanked(text, [(found.start, found.end)]), [(found.start, found.end)], found.name
