"""Repairs a translated package by what the compiler says of it.

A type of a framework that is not to be had here is an empty one, and what asks it for anything does not compile. A member that is looked up on `AnyObject`, as Objective-C allows, is asked of the classes that have one of its name; an instance that is made
by way of a metatype is asked of the metatype. What is left does not compile here: a test of that fails and says why, a function stops when
it is called, a declaration that needs a missing type goes, so that the rest runs.
"""
import pathlib, re

from absent import LOST, TYPES, blanked, pieces, unneeded
from anyobject import ask_classes, ask_object, lookup, owners
from swiftsource import closing, in_code, split, stripped
from translation import base

ERROR = re.compile(r"^(?P<path>/[^\n:]+\.swift):(?P<line>\d+)(?::(?P<column>\d+))?: error: (?P<message>[^\n]*)$", re.M)
MISSING = re.compile(r"cannot find (?:type )?'(\w+)' in scope")
METATYPE = re.compile(r"constructing an object of class type '[^']+'(?: \(aka '[^']+'\))? with a metatype value must use a 'required' initializer")
LOOKED_UP = re.compile(r"value of type '(?:any )?(?:AnyObject|Any)\??' has no member '(\w+)'")
OBJECT = re.compile(r"value of type '(?:any )?[\w.&]+\??' has no member '(responds|perform|performSelector|addObserver|removeObserver|isKind|isMember|isEqual)'")
ACCESSIBLE = re.compile(r"value of type '(\w+)[?!]?' has no member '(?:is|should\w*)?[aA]ccessib\w*'")
ISOLATED = re.compile(
    r"main actor-isolated .* can(?:not| not) be \w+ from a nonisolated \w+|call to main actor-isolated .* in a synchronous nonisolated context")
DETECTOR = re.compile(r"cannot convert (?:return expression|value) of type 'NSDataDetector' to .*'NSRegularExpression\??'")
NARROWED = re.compile(
    r"cannot (?:assign value|convert (?:return expression|value)) of type '\(?(?:any )?UIScrollViewDelegate\)?\??' to .*?'\(?(?:any )?(UI\w+Delegate)\)?\??'")
SCROLLED = re.compile(r"value of type '(?:any )?UIScrollViewDelegate' has no member '((textView|tableView|collectionView)\w*)'")
OVERRIDDEN = re.compile(r"property 'delegate' with type '\(any (UI\w+Delegate)\)\?' cannot override a property with type '\(any UIScrollViewDelegate\)\?'")
CLASSES = re.compile(   # Which are objects there, and compared as such.
    r"value of optional type '(?:AnyClass|(?:any )?[\w.]+\.Type)\?'.* must be unwrapped|"
    r"argument type '(?:AnyClass|(?:any )?[\w.]+\.Type)\??'.* expected to be an instance of a class")
OBJECT_OF_PROTOCOL = re.compile(   # A protocol that only objects have there.
    r"argument type 'any [\w.]+'.* expected to be an instance of a class")
POINTED = re.compile(r"value of optional type 'Unsafe\w*Pointer(?:<[\w<>]+>)?\?' must be unwrapped to a value of type")
UNKNOWN = re.compile(r"unknown attribute '(?:\w+\.)*(\w+)'")
AMBIGUOUS = re.compile(r"(?:ambiguous use of '|(?='\w+' is ambiguous for type lookup)')(\w+)")
FREE = re.compile(r"static member '(abs|min|max)' cannot be used on instance of type")
FORWARDED = re.compile(r"add \(\) to forward '@autoclosure' parameter")
CONFORMANCE = re.compile(r"type '([\w.]+)(?:<[^']*>)?'(?: \(aka '[^']+'\))? does not conform to protocol '(?:\w+\.)*(\w+)'")
FORMATTED = re.compile(r"argument type '[^']+'(?: \(aka '[^']+'\))? does not conform to expected type 'CVarArg'")
UNBOUND = re.compile(r"initializer for conditional binding must have Optional type")
DEMANDED = re.compile(r"cannot use optional chaining on non-optional value of type '\(.*-> ")
CHAINED = re.compile(r"cannot use optional chaining on non-optional value of type '[^(]")
UNBRIDGED = re.compile(r"(?:'NS\w+[?!]?' is not (?:implicitly )?convertible to|cannot convert value of type 'NS\w+[?!]?'(?: \(aka '[^']+'\))? to type) '([\w\[\]:. ]+)'")
FREELY_BRIDGED = re.compile(r"cannot convert value of type 'NS\w+' to expected argument type '(CF\w+)\??'")
UNMANAGED = re.compile(r"generic struct 'Unmanaged' requires that '[^']+' be a class type")
BRIDGED = re.compile(r"cannot convert value of type '([\w.<>]+)'(?: \(aka '[^']+'\))? to type '(NS\w+)' in coercion")
NAMED_BY_STRING = re.compile(r"cannot convert value of type '(?:CF|NS)?String'(?: \(aka 'String'\))? to type '((?:NS|UI|CA)\w+(?:\.\w+)+)' in coercion")
ESCAPING = re.compile(r"(?:passing|escaping closure captures) non-escaping parameter '(\w+)'(?: to function expecting an '@escaping' closure)?$")
FUNCTION = re.compile(
    r"\b(?:func\s+(?P<name>[^\s(<]+)\s*(?:<[^>{]*>)?\s*\(|(?P<init>init)[?!]?\s*(?:<[^>{]*>)?\s*\(|(?P<deinit>deinit)\s*(?=\{)|"
    r"var\s+(?P<property>\w+)\s*:[^={}\n]*\s*(?=\{)|(?P<example>f?it)\s*\()")
# The superclass of an absent class, by what its name ends with.
KINDS = {"ViewController": "UIViewController", "View": "UIView", "Layer": "CALayer", "Button": "UIButton", "Label": "UILabel"}


SPI = "@_spi(SelectorTable) import UIKit\n"


class Refusal:
    """One error, of the linker too, which names lines alone: its place in its file's text, what the compiler says, and the modules of the candidates that it names."""

    def __init__(self, match, text, notes):
        lines = text.split("\n")
        at = min(int(match["line"]), len(lines)) - 1
        column = len(lines[at].encode()[:int(match["column"] or 1) - 1].decode(errors="replace"))
        self.place, self.message = sum(len(line) + 1 for line in lines[:at]) + column, match["message"]
        self.modules = set(re.findall(r"note: found this candidate in module '(\w+)'", notes)) | set(
            re.findall(r"^(\w+)\.[^\n]*: note: found this candidate$", notes, re.M))
        for place in re.findall(r"^(/[^\n:]+\.swift):\d+:\d+: note: found this candidate$", notes, re.M):
            home = next((folder for folder in pathlib.Path(place).parents if (folder / "Package.swift").exists()), None)
            self.modules |= {pathlib.Path(place).relative_to(home).parts[0]} if home else set()


def refusals(output, home):
    """The errors in files below `home`, by path, each once, last first."""
    found, all_matches = {}, list(ERROR.finditer(output))
    for match, after in zip(all_matches, [*(after.start() for after in all_matches[1:]), len(output)]):
        path = pathlib.Path(match["path"])
        if path.is_relative_to(home) and path.parent != home and path.exists():
            found.setdefault(path, {})[(int(match["line"]), int(match["column"] or 1))] = match, output[match.end():after]
    return {path: [Refusal(match, path.read_text(encoding="utf-8"), notes) for _, (match, notes) in sorted(matches.items(), reverse=True)]
            for path, matches in found.items()}


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


def made_by_name(text, place):
    """The text with `self.init(cgColor: …)` in an extension of a class, whose initialisers no metatype has here, as one of that class itself."""
    call = re.compile(r"init\((?!\)|frame:|style:|nibName:|reuseIdentifier:|rootViewController:|identifier:)").match(text, place)
    plain, start = stripped(text), base(text, place - 1)
    heads = [head for head in re.finditer(r"\bextension\s+(\w+)[^{]*\{", plain[:place]) if closing(plain, head.end() - 1) > place]
    if not call or not heads or text[start:place] not in ("self.", "Self."):
        return text
    end = closing(plain, call.end() - 1)
    made = f"{heads[-1][1]}.{text[place:end]}"
    if re.fullmatch(r"init\(\w+:\)", text[place:end]):   # The initialiser as a function.
        return f"{text[:start]}{{ [type = {text[start:place - 1]}] in unsafeDowncast({made}($0), to: type) }}{text[end:]}"
    return f"{text[:start]}unsafeDowncast({made}, to: {text[start:place - 1]})".replace("to: Self)", "to: Self.self)") + text[end:]


def ask_otherwise(path, text, errors, is_test, root):
    """Rewrites what Linux asks in another way; the text and what is said of it, None where there is nothing of the kind."""
    said, helpers, imports = [], set(), ""
    for error in errors:
        if asked := OBJECT.match(error.message):
            if changed := ask_object(text, error.place, asked[1]):
                text = changed
                said.append(f"asked of an object: {path.name}: {asked[1]}")
        elif looked_up := LOOKED_UP.match(error.message):
            if changed := ask_classes(text, error.place, looked_up[1], root, owners(path.parent, root), helpers):
                text = changed
        elif accessible := ACCESSIBLE.match(error.message):   # Which any object is there.
            if (line := made_accessible(path, accessible[1], text)) is not None:
                text, imports = text + line, SPI
                said.append(f"accessible: {path.name}: {accessible[1]}")
        elif DETECTOR.match(error.message):   # No subclass on Linux, whose `NSRegularExpression` has none.
            if made := re.compile(r"NSDataDetector\s*\(").search(text, error.place):
                end = closing(stripped(text), made.end() - 1)
                text, imports = text[:end] + ".asRegularExpression" + text[end:], SPI
                said.append(f"taken for its expression: {path.name}")
        elif narrowed := NARROWED.match(error.message):   # Lists have a delegate of their own type there, their scroll views' here.
            if named := re.compile(r"\w*[dD]elegate\b(?!\s*[:(])").search(text, max(error.place, text.rfind("=", 0, error.place) + 1)):
                start = base(text, named.start())
                text = f"{text[:start]}({text[start:named.end()]} as? any {narrowed[1]}){text[named.end():]}"
                said.append(f"taken for a delegate of its own type: {path.name}")
        elif scrolled := SCROLLED.match(error.message):
            if found := lookup(text, error.place, scrolled[1]):
                mark = text[found[0] - 1] if text[found[0] - 1] in "?!" else ""
                start, end = base(text, found[0] - len(mark)), found[0] - len(mark)
                kind = f"UI{scrolled[2][0].upper()}{scrolled[2][1:]}Delegate"
                text = f"{text[:start]}({text[start:end]} as{'?' if mark else '!'} any {kind}){mark}{text[found[0]:]}"
                said.append(f"taken for a delegate of its own type: {path.name}")
        elif overridden := OVERRIDDEN.match(error.message):
            if named := re.compile(rf"\bdelegate\s*:\s*\(?(?:any )?{overridden[1]}\)?(?=\?)").search(text, error.place):
                text = f"{text[:named.start()]}delegate: (any UIScrollViewDelegate){text[named.end():]}"
                said.append(f"a delegate of the scroll view's type: {path.name}")
        elif CLASSES.match(error.message):
            if compared := comparison(text, error.place):
                if len(compared[0]) == 3:   # The other side may have been refused before.
                    text = text[:compared.end() - 1] + text[compared.end():]
                    said.append(f"compared as types: {path.name}")
            elif error.message.startswith("argument") and (end := argument_end(text, error.place)) > error.place:
                text, imports = f"{text[:error.place]}classObject({text[error.place:end]}){text[end:]}", SPI
                said.append(f"a class as an object: {path.name}")
        elif OBJECT_OF_PROTOCOL.match(error.message):
            if (end := argument_end(text, error.place)) > error.place:
                text = f"{text[:end]} as AnyObject{text[end:]}"
                said.append(f"an object: {path.name}")
        elif POINTED.match(error.message):   # Apple's C takes pointers that may be none.
            if (end := argument_end(text, error.place)) > error.place:
                text = f"{text[:error.place]}({text[error.place:end]})!{text[end:]}"
                said.append(f"a pointer is demanded: {path.name}")
        elif unknown := UNKNOWN.match(error.message):   # Of a framework that is not here.
            at = text.rfind("@", 0, error.place + 1)
            if at >= 0 and (named := re.compile(rf"@(?:\w+\.)*{unknown[1]}\b").match(text, at)):
                plain, end = stripped(text), named.end()
                end = closing(plain, end) if plain[end:end + 1] == "<" else end
                end = closing(plain, end) if plain[end:end + 1] == "(" else end
                text = text[:at] + text[end:].lstrip(" ")
                said.append(f"without its attribute: {path.name}: {unknown[1]}")
        elif ambiguous := AMBIGUOUS.match(error.message):   # What Foundation has here, or later than the package, beside the package's own.
            own = [module for module in error.modules if any((folder / module).is_dir() for folder in path.parents if (folder / "Package.swift").exists())]
            if len(own) == 1 < len(error.modules) and text.startswith(ambiguous[1], error.place) and not text[:error.place].endswith("::"):
                text = f"{text[:error.place]}{own[0]}::{text[error.place:]}"
                said.append(f"the package's own: {path.name}: {ambiguous[1]}")
        elif free := FREE.match(error.message):   # Which Foundation has beside Swift's function here.
            if text.startswith(free[1], error.place):
                text = f"{text[:error.place]}Swift.{text[error.place:]}"
                said.append(f"taken for Swift's function: {path.name}: {free[1]}")
        elif FORWARDED.match(error.message):   # As Swift 4 did by itself.
            if named := re.compile(r"[\w.]+\b(?![\w.(]|[?!]\.)").match(text, error.place):
                text = f"{text[:named.end()]}(){text[named.end():]}"
                said.append(f"a closure's value is handed on: {path.name}")
        elif FORMATTED.match(error.message):   # As every object does there.
            if directive(text, error.place) == "@" and (end := argument_end(text, error.place)) > error.place:
                text = f"{text[:error.place]}String(describing: {text[error.place:end]}){text[end:]}"
                said.append(f"formatted as it is described: {path.name}")
        elif UNBOUND.match(error.message):   # What is optional twice there: an optional property of a protocol.
            bindings = list(re.compile(r"\b(?:let|var)\s+\w+(?:\s*:[^=]+?)?\s*=\s*").finditer(text, text.rfind("\n", 0, error.place) + 1, error.place + 200))
            if bound := next((match for match in reversed(bindings) if match.start() <= error.place), bindings[0] if bindings else None):
                end = re.compile(r"(?:[^,{}()\n]|\((?:[^()]|\([^()]*\))*\))+?(?=\s*(?:,|\{|\n|\belse\b))").match(text, bound.end())
                if end and not end[0].startswith("Optional("):
                    text = f"{text[:bound.end()]}Optional({end[0]}){text[end.end():]}"
                    said.append(f"taken for optional twice: {path.name}")
        elif DEMANDED.match(error.message):   # A method that is optional there, and has a default here.
            asked = re.compile(r"\.\w+(\?)\(").search(text, text.rfind(".", 0, error.place))
            if asked and text.count("\n", error.place, asked.start()) == 0:
                start = base(text, asked.start())
                end = closing(stripped(text), asked.end() - 1)
                called = text[start:asked.start(1)] + text[asked.end(1):end]
                text = text[:start] + (called if "?" in text[start:asked.start()] else f"Optional({called})") + text[end:]
                said.append(f"asked of a default: {path.name}")
        elif CHAINED.match(error.message) and text[error.place:error.place + 1] == "?":   # A value that may be nil there.
            start = base(text, error.place)
            asked = text[start:error.place]
            text = text[:start] + (asked + text[error.place + 1:] if "?" in asked else f"Optional({asked})" + text[error.place:])
            said.append(f"never nil here: {path.name}")
        elif bridged := BRIDGED.match(error.message):   # Which Objective-C's runtime makes of it.
            if named := re.compile(rf"\s+as\s+{bridged[2]}\b").search(text, error.place):
                start = base(text, named.start())
                value = text[start:named.start()]
                value = f"NSNumber(value: Double({value}))" if bridged[1] == "CGFloat" else f"{value}._bridgeToObjectiveC()"
                text = text[:start] + value + text[named.end():]
                said.append(f"bridged: {path.name}: {bridged[2]}")
        elif keyed := NAMED_BY_STRING.match(error.message):   # Objective-C's strings with a type of their own.
            if named := re.compile(rf"\s+as\s+{re.escape(keyed[1])}\b").search(text, error.place, text.find("\n", error.place) + 1 or len(text)):
                start = base(text, named.start())
                text = f"{text[:start]}{keyed[1]}(rawValue: {text[start:named.start()]}){text[named.end():]}"
                said.append(f"named by a string: {path.name}: {keyed[1]}")
        elif free := FREELY_BRIDGED.match(error.message):   # An object that is the same there.
            if (end := argument_end(text, error.place)) > error.place:
                text = f"{text[:end]} as! {free[1]}{text[end:]}"
                said.append(f"bridged: {path.name}: {free[1]}")
        elif UNMANAGED.match(error.message):   # Protocols of classes stand for a class there.
            made = re.compile(r"\bUnmanaged(?:<[^>]*>)?\s*\.\s*pass(?:Unr|R)etained\(").search(text, error.place, text.find("\n", error.place) + 1 or len(text))
            if made and not text[:(end := closing(stripped(text), made.end() - 1) - 1)].endswith(" as AnyObject"):
                text = f"{text[:end]} as AnyObject{text[end:]}"
                said.append(f"an object: {path.name}")
        elif unbridged := UNBRIDGED.match(error.message):   # Which Linux does when it is demanded.
            named = re.compile(rf"\s+as(?=\s+{re.escape(unbridged[1].split('.')[-1])}(?![\w.]))").search(text, error.place, text.find("\n", error.place) + 1 or len(text))
            if named:
                text = text[:named.end()] + "!" + text[named.end():]
                said.append(f"bridged: {path.name}: {unbridged[1]}")
        elif METATYPE.match(error.message):
            line = text[error.place:]
            if (changed := made_by_name(text, error.place)) != text:
                text = changed
                said.append(f"made by the name of its class: {path.name}")
                continue
            if re.match(r"init\b(?!\s*[(.])", line):   # The initialiser as a function.
                start = base(text, error.place - 1)
                text = f"{text[:start]}{{ {text[start:error.place]}created() }}{line[4:]}"
                imports = SPI
                continue
            around = body_around(text, error)
            if around and around[1] == "init" and re.match(r"init\(", line) and text[:error.place].endswith("self."):   # Of a protocol's extension.
                end = closing(text, error.place + 4)
                text = f"{text[:error.place]}init(made: Self.created{text[error.place + 4:end]}){text[end:]}"
                imports = SPI
                continue
            made = re.sub(r"^(?:init|(\w+)(?:\.init)?)\(", lambda m: f"{m[1]}.created(" if m[1] else "created(", line, count=1)
            if made != line:
                text, imports = text[:error.place] + made, SPI
    if ".created(" in text and imports:
        said.append(f"made by way of a metatype: {path.name}")
    if helpers:
        said.append(f"looked up on AnyObject: {path.name}")
    return (imports + text + "".join(f"\n{helper}\n" for helper in sorted(helpers)), said) if said else None


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


def made_accessible(path, name, text):
    """What says that a class of the package that is no responder is accessible; nothing where another file says it, None where no file has such
    a class at its top for others to see, or where this was no help."""
    home = next((folder for folder in path.parents if (folder.parent / "Package.swift").exists()), path.parent)
    texts = [other.read_text(encoding="utf-8", errors="replace") for other in home.rglob("*.swift") if other.is_file()]
    line = f"\n@_spi(SelectorTable) extension {name}: AccessibleObject {{}}\n"
    if any(line in other for other in [*texts, text]):
        return None if SPI in text else ""
    return line if any(has_class(other, name) for other in texts) else None


def has_class(text, name):
    """Whether a file has a class of that name at its top that is not private to it."""
    plain = stripped(text) if name in text else ""
    found = (plain[:match.end()] for match in re.finditer(rf"\bclass\s+{name}\b", plain))
    return any(head.count("{") == head.count("}") and not re.search(r"\b(?:file)?private\b[^\n]*$", head) for head in found)


def last(pattern, text, place):
    """The last match before a place; None where there is none."""
    return next(reversed(list(re.compile(pattern).finditer(text, 0, place))), None)


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


def body_around(text, error):
    """The body of the function, or of the example, around an error: its places, its name, and what was matched; None outside of any."""
    plain, found = stripped(text), None
    for match in FUNCTION.finditer(plain):
        if match.start() > error.place:
            break
        at = match.end()
        if match[0].endswith("("):
            at = closing(plain, match.end() - 1)
            if match["example"]:   # `it("…", …) { … }`
                opened = re.compile(r"\s*\{").match(plain, at)
            else:
                opened = re.compile(r"[^{}]*?\{").match(plain, at)
                if opened and re.search(r"\b(?:func|var|let|class|struct|enum|protocol|init|case)\b", opened[0]):
                    opened = None   # A requirement, which has no body.
        else:
            opened = re.compile(r"\s*\{").match(plain, at)
        if not opened:
            continue
        end = closing(plain, opened.end() - 1)
        if opened.end() <= error.place < end:
            body = (opened.end(), end - 1)
            name = match["name"] or match["property"] or match["init"] or match["deinit"] or quoted(text, match)
            # The innermost example; else the outermost function, whose result is known.
            if found is None or match["example"]:
                found = body, name, match
    return found


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


def quoted(text, match):
    words = re.compile(r'\s*"([^"\n]*)"').match(text, match.end())
    return words[1] if words else "an example"


def argument_end(text, place):
    """Where the argument of a call ends that begins at a place."""
    plain, at = stripped(text), place
    while at < len(plain) and plain[at] not in ",)]}\n":
        at = closing(plain, at) if plain[at] in "([{" else at + 1
    return at


def comparison(text, place):
    """The operator on the line of a place that compares what stands there; None where there is none."""
    start, end = text.rfind("\n", 0, place) + 1, (text + "\n").find("\n", place)
    for found in re.compile(r"(?<= )[=!]==?(?= )").finditer(text, start, end):
        between = text[found.end():place] if found.end() <= place else text[place:found.start()]
        while (inner := re.sub(r"\([^()]*\)", "", between)) != between:
            between = inner
        if not re.search(r"&&|\|\||[,;(){}]|\s[?:]\s", between):
            return found
    return None


def directive(text, place):
    """The letter of the directive by which the format of a call writes the argument at a place; None where that is not known."""
    plain = stripped(text)
    opened = next((at for at in range(place - 1, -1, -1) if plain[at] == "(" and closing(plain, at) > place), None)
    if opened is None:
        return None
    commas, at = [opened], opened + 1
    while at < place:   # Where the arguments before it begin, and where it does itself.
        commas += [at] if plain[at] == "," else []
        at = closing(plain, at) if plain[at] in "([{" else at + 1
    arguments = [text[start + 1:end] for start, end in zip(commas, commas[1:])]
    index = next((index for index, argument in enumerate(arguments) if re.match(r'\s*(?:\w+:\s*)?"', argument)), None)
    if index is None:
        return None
    directives = re.findall(r"%([^a-zA-Z@%{]*(?:\{[^}]*\})?)[hlqzjtL]*([a-zA-Z@])", arguments[index].replace("%%", ""))
    kinds = [kind for _, kind in directives]
    at = sum(not re.match(r"\s*\w+:(?!:)", argument) for argument in arguments[index + 1:])   # Named ones are none of the format's.
    if any(re.search(r"[$*]", flags) for flags, _ in directives):   # Which has them in an order of its own, or widths among them.
        return None
    return kinds[at] if at < len(kinds) else None
