"""Rewrites what Linux asks in another way than Apple's systems, by what the compiler says of it.

A function for each kind of refusal, beside what the compiler says: it rewrites the place, or leaves it where it is not what was meant.
"""
import re

from anyobject import ask_classes, ask_object, lookup, owners
from refusals import argument_end, argument_start, body_around
from swiftsource import base, closing, stripped

SPI = "@_spi(SelectorTable) import UIKit\n"
MENDS = []   # What the compiler says, as an expression, and the function that rewrites the place; the first that matches is asked.


class Rewriting:
    """A file's text while it is rewritten, and what is said of that."""

    def __init__(self, path, text, root):
        self.path, self.text, self.root = path, text, root
        self.said, self.helpers, self.needs_spi = [], set(), False

    def replace(self, start, end, new):
        self.text = self.text[:start] + new + self.text[end:]

    def say(self, what, name=None):
        self.said.append(f"{what}: {self.path.name}" + (f": {name}" if name else ""))

    def line_end(self, place):
        return self.text.find("\n", place) + 1 or len(self.text)


def mends(said):
    """Has a function rewrite what the compiler refuses with these words. It is given the rewriting, the refusal, and the match."""
    def registered(function):
        MENDS.append((re.compile(said), function))
        return function
    return registered


def ask_otherwise(path, text, errors, is_test, root):
    """Rewrites what Linux asks in another way; the text and what is said of it, None where there is nothing of the kind."""
    file = Rewriting(path, text, root)
    for error in errors:
        for said, mend in MENDS:
            if match := said.match(error.message):
                mend(file, error, match)
                break
    if ".created(" in file.text and file.needs_spi:
        file.say("made by way of a metatype")
    if file.helpers:
        file.say("looked up on AnyObject")
    beginning = SPI if file.needs_spi else ""
    return (beginning + file.text + "".join(f"\n{helper}\n" for helper in sorted(file.helpers)), file.said) if file.said else None


@mends(r"value of type '(?:any )?[\w.&]+\??' has no member '(responds|perform|performSelector|addObserver|removeObserver|isKind|isMember|isEqual)'")
def of_an_object(file, error, asked):
    if changed := ask_object(file.text, error.place, asked[1]):
        file.text = changed
        file.say("asked of an object", asked[1])


@mends(r"value of type '(?:any )?(?:AnyObject|Any)\??' has no member '(\w+)'")
def of_any_object(file, error, looked_up):
    if changed := ask_classes(file.text, error.place, looked_up[1], file.root, owners(file.path.parent, file.root), file.helpers):
        file.text = changed


@mends(r"(?:value of type '(?:any )?([\w.]+)[?!]?' has no member|cannot find) '((?:is|should\w*)?[aA]ccessib\w*)'|"
       r"'((?:is|should\w*)?[aA]ccessib\w*)' is inaccessible due to '@_spi'")
def accessible(file, error, found):
    """Which any object is there, for those who see it."""
    if SPI not in file.text:
        file.needs_spi = True
        file.say("accessible", found[1] or found[2] or found[3])


@mends(r"cannot convert (?:return expression|value) of type 'NSDataDetector' to .*'NSRegularExpression\??'")
def detector(file, error, found):
    """No subclass on Linux, whose `NSRegularExpression` has none."""
    if made := re.compile(r"NSDataDetector\s*\(").search(file.text, error.place):
        end = closing(stripped(file.text), made.end() - 1)
        file.replace(end, end, ".asRegularExpression")
        file.needs_spi = True
        file.say("taken for its expression")


@mends(r"cannot (?:assign value|convert (?:return expression|value)) of type '\(?(?:any )?UIScrollViewDelegate\)?\??' to .*?"
       r"'\(?(?:any )?(UI\w+Delegate)\)?\??'")
def delegate_of_its_type(file, error, narrowed):
    """Lists have a delegate of their own type there, their scroll views' here."""
    text = file.text
    if named := re.compile(r"\w*[dD]elegate\b(?!\s*[:(])").search(text, max(error.place, text.rfind("=", 0, error.place) + 1)):
        start = base(text, named.start())
        file.replace(start, named.end(), f"({text[start:named.end()]} as? any {narrowed[1]})")
        file.say("taken for a delegate of its own type")


@mends(r"value of type '(?:any )?UIScrollViewDelegate' has no member '((textView|tableView|collectionView)\w*)'")
def member_of_delegate(file, error, scrolled):
    text = file.text
    if found := lookup(text, error.place, scrolled[1]):
        mark = text[found[0] - 1] if text[found[0] - 1] in "?!" else ""
        start, end = base(text, found[0] - len(mark)), found[0] - len(mark)
        kind = f"UI{scrolled[2][0].upper()}{scrolled[2][1:]}Delegate"
        file.replace(start, found[0], f"({text[start:end]} as{'?' if mark else '!'} any {kind}){mark}")
        file.say("taken for a delegate of its own type")


@mends(r"property 'delegate' with type '\(any (UI\w+Delegate)\)\?' cannot override a property with type '\(any UIScrollViewDelegate\)\?'")
def overridden_delegate(file, error, overridden):
    if named := re.compile(rf"\bdelegate\s*:\s*\(?(?:any )?{overridden[1]}\)?(?=\?)").search(file.text, error.place):
        file.replace(named.start(), named.end(), "delegate: (any UIScrollViewDelegate)")
        file.say("a delegate of the scroll view's type")


@mends(r"value of optional type '(?:AnyClass|(?:any )?[\w.]+\.Type)\?'.* must be unwrapped|"
       r"argument type '(?:AnyClass|(?:any )?[\w.]+\.Type)\??'.* expected to be an instance of a class")
def class_as_object(file, error, found):
    """Classes are objects there, and compared as such."""
    text = file.text
    if compared := comparison(text, error.place):
        if len(compared[0]) == 3:   # The other side may have been refused before.
            file.replace(compared.end() - 1, compared.end(), "")
            file.say("compared as types")
    elif error.message.startswith("argument") and (end := argument_end(text, error.place)) > error.place:
        file.replace(error.place, end, f"classObject({text[error.place:end]})")
        file.needs_spi = True
        file.say("a class as an object")


@mends(r"argument type 'any [\w.]+'.* expected to be an instance of a class")
def object_of_protocol(file, error, found):
    """A protocol that only objects have there."""
    if (end := argument_end(file.text, error.place)) > error.place:
        file.replace(end, end, " as AnyObject")
        file.say("an object")


@mends(r"value of optional type 'Unsafe\w*Pointer(?:<[\w<>]+>)?\?' must be unwrapped to a value of type")
def pointer(file, error, found):
    """Apple's C takes pointers that may be none."""
    if (end := argument_end(file.text, error.place)) > error.place:
        file.replace(error.place, end, f"({file.text[error.place:end]})!")
        file.say("a pointer is demanded")


@mends(r"unknown attribute '(?:\w+\.)*(\w+)'")
def unknown_attribute(file, error, unknown):
    """Of a framework that is not here."""
    text = file.text
    at = text.rfind("@", 0, error.place + 1)
    if at >= 0 and (named := re.compile(rf"@(?:\w+\.)*{unknown[1]}\b").match(text, at)):
        plain, end = stripped(text), named.end()
        end = closing(plain, end) if plain[end:end + 1] == "<" else end
        end = closing(plain, end) if plain[end:end + 1] == "(" else end
        file.text = text[:at] + text[end:].lstrip(" ")
        file.say("without its attribute", unknown[1])


@mends(r"(?:ambiguous use of '|(?='\w+' is ambiguous for type lookup)')(\w+)")
def ambiguous_name(file, error, ambiguous):
    """What Foundation has here, or later than the package, beside the package's own."""
    homes = [folder for folder in file.path.parents if (folder / "Package.swift").exists()]
    own = [module for module in error.modules if any((folder / module).is_dir() for folder in homes)]
    if len(own) == 1 < len(error.modules) and file.text.startswith(ambiguous[1], error.place) and not file.text[:error.place].endswith("::"):
        file.replace(error.place, error.place, f"{own[0]}::")
        file.say("the package's own", ambiguous[1])


@mends(r"static member '(abs|min|max)' cannot be used on instance of type")
def free_function(file, error, free):
    """Which Foundation has beside Swift's function here."""
    if file.text.startswith(free[1], error.place):
        file.replace(error.place, error.place, "Swift.")
        file.say("taken for Swift's function", free[1])


@mends(r"add \(\) to forward '@autoclosure' parameter")
def forwarded_closure(file, error, found):
    """As Swift 4 did by itself."""
    if named := re.compile(r"[\w.]+\b(?![\w.(]|[?!]\.)").match(file.text, error.place):
        file.replace(named.end(), named.end(), "()")
        file.say("a closure's value is handed on")


@mends(r"argument type '[^']+'(?: \(aka '[^']+'\))? does not conform to expected type 'CVarArg'")
def formatted_object(file, error, found):
    """As every object does there."""
    start = argument_start(file.text, error.place)
    if directive(file.text, start) == "@" and (end := argument_end(file.text, error.place)) > start:
        file.replace(start, end, f"String(describing: {file.text[start:end]})")
        file.say("formatted as it is described")


@mends(r"initializer for conditional binding must have Optional type")
def bound_value(file, error, found):
    """What is optional twice there: an optional property of a protocol."""
    text = file.text
    bindings = list(re.compile(r"\b(?:let|var)\s+\w+(?:\s*:[^=]+?)?\s*=\s*").finditer(text, text.rfind("\n", 0, error.place) + 1, error.place + 200))
    if bound := next((match for match in reversed(bindings) if match.start() <= error.place), bindings[0] if bindings else None):
        end = re.compile(r"(?:[^,{}()\n]|\((?:[^()]|\([^()]*\))*\))+?(?=\s*(?:,|\{|\n|\belse\b))").match(text, bound.end())
        if end and not end[0].startswith("Optional("):
            file.replace(bound.end(), end.end(), f"Optional({end[0]})")
            file.say("taken for optional twice")


@mends(r"cannot use optional chaining on non-optional value of type '\(.*-> ")
def optional_method(file, error, found):
    """A method that is optional there, and has a default here."""
    text = file.text
    asked = re.compile(r"\.\w+(\?)\(").search(text, text.rfind(".", 0, error.place))
    if asked and text.count("\n", error.place, asked.start()) == 0:
        start = base(text, asked.start())
        end = closing(stripped(text), asked.end() - 1)
        called = text[start:asked.start(1)] + text[asked.end(1):end]
        file.replace(start, end, called if "?" in text[start:asked.start()] else f"Optional({called})")
        file.say("asked of a default")


@mends(r"cannot use optional chaining on non-optional value of type '[^(]")
def chained_value(file, error, found):
    """A value that may be nil there."""
    text = file.text
    if text[error.place:error.place + 1] == "?":
        start = base(text, error.place)
        asked = text[start:error.place]
        file.text = text[:start] + (asked + text[error.place + 1:] if "?" in asked else f"Optional({asked})" + text[error.place:])
        file.say("never nil here")


@mends(r"cannot convert value of type '([\w.<>]+)'(?: \(aka '[^']+'\))? to type '(NS\w+)' in coercion")
def bridged_value(file, error, bridged):
    """Which Objective-C's runtime makes of it."""
    if named := re.compile(rf"\s+as\s+{bridged[2]}\b").search(file.text, error.place):
        start = base(file.text, named.start())
        value = file.text[start:named.start()]
        file.replace(start, named.end(), f"NSNumber(value: Double({value}))" if bridged[1] == "CGFloat" else f"{value}._bridgeToObjectiveC()")
        file.say("bridged", bridged[2])


@mends(r"cannot convert value of type '(?:CF|NS)?String'(?: \(aka 'String'\))? to type '((?:NS|UI|CA)\w+(?:\.\w+)+)' in coercion")
def named_by_string(file, error, keyed):
    """Objective-C's strings with a type of their own."""
    if named := re.compile(rf"\s+as\s+{re.escape(keyed[1])}\b").search(file.text, error.place, file.line_end(error.place)):
        start = base(file.text, named.start())
        file.replace(start, named.end(), f"{keyed[1]}(rawValue: {file.text[start:named.start()]})")
        file.say("named by a string", keyed[1])


@mends(r"cannot convert value of type 'NS\w+' to expected argument type '(CF\w+)\??'")
def freely_bridged(file, error, free):
    """An object that is the same there."""
    if (end := argument_end(file.text, error.place)) > error.place:
        file.replace(end, end, f" as! {free[1]}")
        file.say("bridged", free[1])


@mends(r"generic struct 'Unmanaged' requires that '[^']+' be a class type")
def unmanaged(file, error, found):
    """Protocols of classes stand for a class there."""
    made = re.compile(r"\bUnmanaged(?:<[^>]*>)?\s*\.\s*pass(?:Unr|R)etained\(").search(file.text, error.place, file.line_end(error.place))
    if made and not file.text[:(end := closing(stripped(file.text), made.end() - 1) - 1)].endswith(" as AnyObject"):
        file.replace(end, end, " as AnyObject")
        file.say("an object")


@mends(r"(?:'NS\w+[?!]?' is not (?:implicitly )?convertible to|cannot convert value of type 'NS\w+[?!]?'(?: \(aka '[^']+'\))? to type) '([\w\[\]:. ]+)'")
def unbridged_value(file, error, unbridged):
    """Which Linux does when it is demanded."""
    kind = re.escape(unbridged[1].split(".")[-1])
    if named := re.compile(rf"\s+as(?=\s+{kind}(?![\w.]))").search(file.text, error.place, file.line_end(error.place)):
        file.replace(named.end(), named.end(), "!")
        file.say("bridged", unbridged[1])


@mends(r"constructing an object of class type '[^']+'(?: \(aka '[^']+'\))? with a metatype value must use a 'required' initializer")
def made_by_metatype(file, error, found):
    text, line = file.text, file.text[error.place:]
    if (changed := made_by_name(text, error.place)) != text:
        file.text = changed
        return file.say("made by the name of its class")
    around = body_around(text, error)
    if re.match(r"init\b(?!\s*[(.])", line):   # The initialiser as a function.
        start = base(text, error.place - 1)
        new = f"{text[:start]}{{ {text[start:error.place]}created() }}{line[4:]}"
    elif around and around[1] == "init" and re.match(r"init\(", line) and text[:error.place].endswith("self."):   # Of a protocol's extension.
        end = closing(text, error.place + 4)
        new = f"{text[:error.place]}init(made: Self.created{text[error.place + 4:end]}){text[end:]}"
    else:
        new = text[:error.place] + re.sub(r"^(?:init|(\w+)(?:\.init)?)\(", lambda m: f"{m[1]}.created(" if m[1] else "created(", line, count=1)
    if new != text:
        file.text, file.needs_spi = new, True


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
