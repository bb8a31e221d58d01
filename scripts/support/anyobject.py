"""Members that are looked up on any object, as Objective-C allows: asked of the classes that have one of their name."""
import functools, pathlib, re

from swiftsource import base, call, closing, label_list, split, stripped

CLASS = re.compile(r"\b(?P<kind>class|extension|protocol)\s+(?!func\b|var\b|let\b)(?P<name>[\w.]+)[^{};]*\{")
PROPERTY = r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+(?:\(\w+\))?\s+)*(?:var|let)\s+{}\s*:\s*([^={{\n]+)"


def lookup(text, place, name):
    """The places of the dot and of the name of the lookup that an error is about; None where they are not found."""
    dot = text.rfind(".", 0, place + 1)
    if text[dot + 1:place].strip() or not text.startswith(name, place):
        again = re.compile(rf"\.\s*{name}\b").search(text, place)   # Where the compiler points at the expression.
        if not again:
            return None
        dot, place = again.start(), again.end() - len(name)
    return dot, place


def ask_object(text, place, name):
    """The text with a method of `NSObject` asked of what is known by a protocol alone."""
    found = lookup(text, place, name)
    if not found:
        return None
    dot = found[0]
    mark = text[dot - 1] if text[dot - 1] in "?!" else ""
    start, end = base(text, dot - len(mark)), dot - len(mark)
    cast = f"({text[start:end]} as? NSObject)?" if mark == "?" else f"({text[start:end]}{mark} as! NSObject)"
    return text[:start] + cast + text[dot:]


# How Swift spells what Objective-C calls otherwise.
SPELT = {("NSNumber", "integerValue"): "intValue", ("NSNumber", "unsignedIntegerValue"): "uintValue"}
# What is looked up most of Foundation's own.
FOUNDATION = {
    "NSNumber": ["var boolValue: Bool\nvar intValue: Int\nvar int32Value: Int32\nvar int64Value: Int64\nvar uintValue: UInt\nvar uint64Value: UInt64\n"
                 "var floatValue: Float\nvar doubleValue: Double\nvar stringValue: String\nvar integerValue: Int\nvar unsignedIntegerValue: UInt\n"],
    "NSString": ["var length: Int\nvar integerValue: Int\nvar intValue: Int32\nvar floatValue: Float\nvar doubleValue: Double\nvar boolValue: Bool\n"],
}


@functools.cache
def owners(own, root):
    """The bodies of classes at the top of files, by name: those of a folder, and the public ones of the project; those of the folder's protocols
    that had optional requirements, with `any` before the name."""
    found, classes = {name: list(bodies) for name, bodies in FOUNDATION.items()}, set(FOUNDATION)
    for folder in (own, root / "Sources"):
        for path in sorted(filter(pathlib.Path.is_file, folder.rglob("*.swift"))):
            text = path.read_text(encoding="utf-8", errors="replace")
            plain = stripped(text)
            for match in CLASS.finditer(plain):
                line = plain[plain.rfind("\n", 0, match.start()) + 1:match.start()]
                if plain.count("{", 0, match.start()) != plain.count("}", 0, match.start()) or re.search(r"private|@_spi", line):
                    continue
                body = text[match.end():closing(plain, match.end() - 1) - 1]
                if match["kind"] == "protocol":
                    if folder == own and "_ifAny" in body:
                        found[f"any {match['name']}"] = [body]
                        classes.add(f"any {match['name']}")
                    continue
                if match["kind"] == "class":
                    if "<" in match[0].split(":")[0] or folder != own and not re.search(r"\b(?:open|public)\b", line):
                        continue
                    classes.add(match["name"])
                elif match["name"].startswith("NS") and "." not in match["name"]:
                    classes.add(match["name"])   # Foundation's.
                found.setdefault(match["name"], []).append(body)
    return {name: bodies for name, bodies in found.items() if name in classes}


@functools.cache
def raw_types(root):
    """The types of the project that stand for numbers or strings."""
    found = set()
    for path in (root / "Sources").rglob("*.swift"):
        found |= set(re.findall(r"public (?:struct|enum) (\w+): [^{]*\b(?:RawRepresentable|OptionSet|U?Int|String)\b", path.read_text(encoding="utf-8")))
    return found


def ask_classes(text, place, name, root, table, helpers):
    """The text with one lookup asked of the classes that have a property of that name; None where none has.

    Of several types the context chooses one, as it does where Objective-C is there.
    """
    found = lookup(text, place, name)
    if not found:
        return None
    dot, place = found
    if re.compile(r"[?!]?\(\s*\w+:(?!:)").match(text, place + len(name)):   # No closure's, which have no labels.
        return ask_methods(text, dot, place, name, table, helpers)
    types = {}
    for owner, bodies in table.items():
        for body in bodies:
            for match in re.finditer(PROPERTY.format(name), body, re.M):
                if body[:match.start()].count("{") == body[:match.start()].count("}") and not re.search(
                        r"\b(?:static|class|private|fileprivate)\s", match[0]):
                    types.setdefault(match[1].strip(), set()).add(owner)
    if not types:
        return ask_methods(text, dot, place, name, table, helpers)
    optional = text[dot - 1] == "?"
    end = dot - 1 if text[dot - 1] in "?!" else dot
    start = base(text, end)
    for type_, classes in types.items():
        plain = type_.removesuffix("!")
        cases = " ".join(f"if let one = object as? {owner} {{ return one.{SPELT.get((owner, name), name)} }};" for owner in sorted(classes))
        missing = f'fatalError("no {name} of \\(String(describing: object))")'
        if optional:
            helpers.add(f"fileprivate func {name}_ofAny(_ object: AnyObject?) -> ({plain})? {{ "
                        f"guard object != nil else {{ return nil }}; {cases} {missing} }}")
        else:
            helpers.add(f"fileprivate func {name}_ofAny(_ object: AnyObject?) -> {plain} {{ {cases} {missing} }}")
        if plain in raw_types(root):   # Which Objective-C sees as their numbers.
            helpers.add(f"@_disfavoredOverload fileprivate func {name}_ofAny(_ object: AnyObject?) -> {plain}.RawValue{'?' if optional else ''} "
                        f"{{ let value: {plain}{'?' if optional else ''} = {name}_ofAny(object); return value{'?' if optional else ''}.rawValue }}")
    rest = text[place + len(name):]
    return text[:start] + f"{name}_ofAny({text[start:end]})" + (rest if optional else rest.removeprefix("!"))


def ask_methods(text, dot, place, name, table, helpers):
    """The text with one call of a method asked of the classes that have it, with the labels of the call; None where none has."""
    opened = re.compile(r"[?!]?\(").match(text, place + len(name))
    if not opened:
        return None
    given = split(text[opened.end():closing(stripped(text), opened.end() - 1) - 1])
    labels = [match[1] if (match := re.match(r"\s*(\w+)\s*:(?!:)", argument)) else "_" for argument in given]
    kinds = {}   # The owners, by the parameters and the result.
    for owner, bodies in table.items():
        if owner.startswith("any "):   # Optional requirements are properties.
            continue
        for body in bodies:
            plain = stripped(body)
            for match in re.finditer(rf"\bfunc\s+{name}\s*\(", plain):
                end = closing(plain, match.end() - 1)
                head = plain[plain.rfind("\n", 0, match.start()) + 1:match.start()]
                parameters = body[match.end():end - 1]
                if plain.count("{", 0, match.start()) != plain.count("}", 0, match.start()) or re.search(r"\b(?:static|class|private|fileprivate|override)\b", head):
                    continue
                if label_list(parameters) == labels:
                    result = re.compile(r"\s*->\s*([^{\n]+)").match(plain, end)
                    kinds.setdefault((parameters.strip(), result[1].strip() if result else "Void"), set()).add(owner)
    if len(kinds) != 1:
        return None
    (parameters, result), classes = next(iter(kinds.items()))
    end = dot - 1 if text[dot - 1] in "?!" else dot
    start = base(text, end)
    cases = " ".join(f"if let one = object as? {owner} {{ return one.{name}({call(parameters)}) }};" for owner in sorted(classes))
    answered = result if result.endswith("?") else f"({result})?"
    helpers.add(f"@discardableResult @MainActor fileprivate func {name}_ofAny(_ object: AnyObject?{', ' if parameters else ''}{parameters}) -> {answered} {{ "
                f"{cases} return nil }}")
    return f"{text[:start]}{name}_ofAny({text[start:end]}{', ' if given else ''}{text[opened.end():]}"
