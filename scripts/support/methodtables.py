"""Gives translated Swift sources what the Objective-C runtime knows by itself: the methods of a class by their names.

`#selector(…)` becomes a `Selector` with the method's Objective-C name, and each class whose methods were marked `@objc` gets a
table of them (`SelectorTarget`).
"""
import collections, re

from swiftsource import closing, in_code, split, stripped

# How the type of Objective-C's names is called; a package may have one of that name.
SELECTOR = "Selector"

# What stands for `@objc` until the tables are made, since the compiler must not see the attribute.
MARK = "/*objc{}*/"
ANSWERS = "/*answers*/"   # Beside it, of what a document asks for an object.
MARKED = re.compile(r"/\*objc(?:\(([^)]*)\))?\*/(?P<rest>[^{}]{0,400}?\bfunc\s+(?P<name>\w+)\s*(?:<[^>]*>\s*)?)\(")


def marked(line):
    """A line with `@objc` of a function replaced by the mark, and any other taken away."""
    if re.search(r"\bfunc\b", line) or re.fullmatch(rf"\s*@objc(?:\([^)]*\))?\s*(?:{re.escape(ANSWERS)})?\s*", line):
        return re.sub(r"@objc(?: ?(\(\w[\w:]*\)))?(?!\w)[ \t]?", lambda m: MARK.format(m[1] or "") + " ", line)
    return re.sub(r"@objc(?:Members)?(?:\([^)]*\))?[ \t]?", "", line)


class Method:
    """A function that can be called by name: its selector, and its parameters as (label, type)."""
    owners = frozenset()   # Of classes of one name those whose it is, as (path, name in full).

    def __init__(self, name, parameters, selector, effects="", answers=False):
        self.answers = answers
        self.name, self.parameters, self.throws = name, [], bool(re.match(r"\s*throws\b", effects))
        self.is_callable = not re.match(r"\s*async\b", effects)   # With values, and at once.
        for parameter in split(parameters):
            words, _, type_ = parameter.partition(":")
            type_ = re.sub(r"=.*$", "", type_, flags=re.S).strip()
            self.is_callable &= not re.search(r"\binout\b|\.\.\.|@autoclosure\b|\bsome\s", type_)
            self.parameters.append((words.split()[0], re.sub(r"^(?:@\w+\s+|inout\s+)*", "", type_)))
        self.selector = selector or objective_c_name(name, [label for label, _ in self.parameters])

    @property
    def labels(self):
        return tuple(label for label, _ in self.parameters)

    @property
    def takes_several(self):
        """Whether a sender and an event do not say what it is called with."""
        return len(self.parameters) > 2 or any("UIEvent" not in type_ for _, type_ in self.parameters[1:])

    @property
    def call(self):
        """What a table does for the method."""
        return f"SelectorTables.answer({self.called})" if self.answers else self.called

    @property
    def called(self):
        """The call with what a sender and an event give, or what stands in the sender's place for several arguments."""
        if self.takes_several:
            values = [f"{'' if label == '_' else label + ': '}SelectorTables.argument(sender, {at}) as {re.sub('!$', '?', type_)}"
                      for at, (label, type_) in enumerate(self.parameters)]
            return f"{'try? ' if self.throws else ''}self.{self.name}({', '.join(values)})"
        values = []
        for (label, type_), value in zip(self.parameters, ("sender", "event")):
            argument = value if value == "event" and "UIEvent?" in type_ else f"{value} as! {type_.removesuffix('!')}"
            if type_.removesuffix("!") == "NSNotification":
                argument = f"({value} as? NSNotification) ?? ({value} as! Notification)._bridgeToObjectiveC()"
            values.append(argument if label == "_" else f"{label}: {argument}")
        return f"{'try? ' if self.throws else ''}self.{self.name}({', '.join(values)})"


class Setter:
    """How a document gives a property that Interface Builder shows its value."""
    owners, takes_several, is_callable = frozenset(), False, True

    def __init__(self, name):
        self.name, self.parameters, self.selector = name, [("_", "Any")], f"set{name[0].upper()}{name[1:]}:"

    @property
    def call(self):
        return f"SelectorTables.set(sender) {{ self.{self.name} = $0 }}"


# What stands for `@IBOutlet` until then, and an outlet, its mark blanked to \x02s, whose accessors or observers a document has to call.
OUTLET = "/*outlet*/"
OBSERVED = re.compile(r"\x02+\s*(?:(?:\w+(?:\(\w+\))?|@\w+(?:\([^()]*\))?)\s+)*?var\s+(\w+)\s*:[^{};\n]*\s*\{")
ABOVE = re.compile(r"\bclass\s+(\w+)\s*(?:<[^>]*>)?[^:{\n]*:\s*([\w.]+)")
SHOWN = re.compile(r"@IBInspectable\s+(?:(?:\w+|@\w+(?:\([^()]*\))?)\s+)*?var\s+(\w+)")


# UIKit's methods whose names in Objective-C are told by no rule, or whose labels selectors may leave out: labels and selector.
KITS = {
    "endEditing": (("_",), "endEditing:"), "popViewController": (("animated",), "popViewControllerAnimated:"),
    "popToRootViewController": (("animated",), "popToRootViewControllerAnimated:"),
    "dismiss": (("animated", "completion"), "dismissViewControllerAnimated:completion:"),
}


def objective_c_name(name, labels):
    """`tap(_:)` is `tap:`, `tap(with:)` `tapWith:`, `tap(sender:event:)` `tapWithSender:event:`."""
    if not labels:
        return name
    if name in KITS and tuple(labels) == KITS[name][0]:
        return KITS[name][1]
    first = labels[0]
    if first != "_":
        joined = first[0].upper() + first[1:]
        prepositions = ("With", "For", "From", "In", "At", "By", "To", "On", "Of")
        name += joined if joined.startswith(prepositions) else "With" + joined
    return name + ":" + "".join(f"{'' if label == '_' else label}:" for label in labels[1:])


# What names a method, and the modules that a file imports, of which it may name one thing alone.
NAMED = re.compile(r"#selector\s*\(((?:[^()]|\([^()]*\))*)\)")
ACCESSOR = re.compile(r"\s*(getter|setter):\s*")   # Within a selector.
IMPORTED = re.compile(r"^[^/\n]*\bimport[ \t]+(?:(?:class|struct|enum|protocol|typealias|func|var|let)[ \t]+)?(\w+)", re.M)

# Types of Swift, Foundation and Core Graphics that are no classes.
VALUES = set(
    "String Substring Character Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Double Bool Array ArraySlice Dictionary Set "
    "Optional Result Range ClosedRange Sequence Collection MutableCollection BidirectionalCollection RandomAccessCollection "
    "RangeReplaceableCollection Comparable Equatable Hashable Numeric BinaryInteger FixedWidthInteger SignedNumeric BinaryFloatingPoint "
    "FloatingPoint StringProtocol RawRepresentable CaseIterable Codable Encodable Decodable Error Data URL URLRequest URLComponents Date "
    "DateComponents DateInterval Calendar Locale TimeZone UUID IndexPath IndexSet Notification CharacterSet Decimal Measurement NSRange "
    "AttributedString CGFloat CGPoint CGSize CGRect CGVector CGAffineTransform CATransform3D UIEdgeInsets NSDirectionalEdgeInsets "
    "UIOffset".split())

# The class by which documents find what extensions of UIKit's classes let Interface Builder set; one a module.
SOURCE = "InspectableExtensions"


def make_tables(texts, module=lambda path: ""):
    """Changes the file texts of a whole package, by path, in place; `module` tells the module of a path."""
    global SELECTOR
    has_own = any(re.search(r"\b(?:class|struct|enum|protocol|typealias)\s+Selector\b", stripped(text)) for text in texts.values())
    SELECTOR = "UIKit.Selector" if has_own else "Selector"
    methods = methods_by_type(texts, module)
    named = {method.name: method.selector for of in methods.values() for method in of if isinstance(method, Method)}
    methods = {name: callable_ for name, of in methods.items() if (callable_ := [method for method in of if method.is_callable])}
    classes = {
        name for name in methods
        if any(re.search(rf"^[^\n/]*\bclass\s+{name}\b[^{{]*\{{", text, re.M) for text in texts.values())}
    registers = register_extensions(texts, module, {name: of for name, of in methods.items() if name not in classes})
    put_tables(texts, module, {name: methods[name] for name in sorted(classes)}, named, registers)


def methods_by_type(texts, module):
    """What selectors may name in classes and their extensions, methods and setters, by the name of the type."""
    named_somewhere = named_methods(texts)   # Methods that no mark tells of, since their whole class is visible to Objective-C.
    own = {name for text in texts.values() for name in re.findall(r"\bclass\s+(?!func\b|var\b|let\b)(\w+)", stripped(text))}
    marked = {found["name"] for text in texts.values() for found in MARKED.finditer(text)}
    values = value_types(texts)
    declared = repeated_classes(texts)
    repeated = {full.split(".")[-1] for full in declared}
    methods = {}
    for path, text in texts.items():
        plain = re.sub(r"/\*objc(?:\([^)]*\))?\*/", lambda m: "\x01" * len(m[0]), text)
        plain = stripped(plain.replace(OUTLET, "\x02" * len(OUTLET)))
        shown = re.sub("\x01+", lambda m: text[m.start():m.end()], plain)   # Without what comments and strings say.
        for kind in re.finditer(r"\b(class|extension)\s+(?!func\b|var\b|let\b)([\w.]+)[^{\n]*(?:\n[^{}\n]*)*?\{", plain):
            if re.search(r"@available\([^)]*(?:unavailable|obsoleted)", before(text, kind.start())):
                continue
            if kind[1] == "extension" and kind[2].split(".")[-1] in values:
                continue
            end = closing(plain, kind.end() - 1)
            body = shown[kind.end():end]
            of = methods.setdefault(kind[2].split(".")[-1], [])
            known, full = len(of), nested(plain, kind.start(), kind[2]) if kind[2].split(".")[-1] in repeated else ""
            owners = {(place, full) for place in nearest(path, declared.get(full, ()), module)}
            for found in MARKED.finditer(body):
                # Those of a nested type are found with that type.
                if depth(plain[kind.end():kind.end() + found.start()]) != 0 or "obsoleted" in before(body, found.start()):
                    continue
                if re.search(r"\b(?:static|class)\b", found["rest"]):
                    continue
                start = kind.end() + found.end() - 1
                answers = ANSWERS in text[kind.end() + found.start():start]
                of.append(Method(found["name"], text[start + 1:closing(plain, start) - 1], found[1], plain[closing(plain, start):], answers))
            marks = {method.name for at, method in enumerate(of) if isinstance(method, Method) and (at >= known or method.owners == owners)}
            for found in re.finditer(r"\bfunc\s+(?P<name>\w+)\s*\(", plain[kind.end():end]):
                line = before(plain[kind.end():end], found.start()).rsplit("\n", 1)[-1]
                if kind[1] == "extension" and kind[2].split(".")[-1] not in own and found["name"] in marked:
                    continue   # Of a class of UIKit, which shows nothing by itself: what is marked is meant.
                if found["name"] not in named_somewhere.keys() - marks or re.search(r"\b(?:static|class)\b", line):
                    continue
                if depth(plain[kind.end():kind.end() + found.start()]) != 0:
                    continue
                start = kind.end() + found.end() - 1
                method = Method(found["name"], text[start + 1:closing(plain, start) - 1], None, plain[closing(plain, start):])
                if named_somewhere[method.name] & {None, method.labels}:
                    of.append(method)
            of += [Setter(found[1]) for pattern in (SHOWN, OBSERVED) for found in pattern.finditer(plain[kind.end():end])
                   if depth(plain[kind.end():kind.end() + found.start()]) == 0]
            for method in of[known:]:
                method.owners = owners
    for of in methods.values():   # Nothing but its selector says that a method of several arguments is called by name.
        of[:] = [method for method in of if not method.takes_several or method.answers or is_named(method, of, named_somewhere)]
    return methods


def register_extensions(texts, module, foreign):
    """Gives the extensions of UIKit's classes, whose methods `foreign` has by the name of the class, their tables, in the texts in place; returns
    by the method the variables whose making registers it, by module."""
    registers = {}
    sources = {}  # by module: the files and variables of tables that documents need
    for index, (path, text) in enumerate(texts.items()):
        for name, of in foreign.items():
            found = re.search(rf"^[^\n/]*\bextension\s+{name}\s*\{{", stripped(text), re.M)
            here = [method for method in of if found and method.call and re.search(
                rf"{SHOWN.pattern}(?<=\b{method.name})\b" if isinstance(method, Setter) else rf"\bfunc\s+{method.name}\b", text)]
            if here:
                variable = f"selectorTable{index}{name.replace('.', '')}"
                for method in here:
                    if isinstance(method, Method):
                        registers.setdefault(method.name, {})[module(path)] = variable
                if any(isinstance(method, Setter) for method in here):
                    sources.setdefault(module(path), []).append((path, variable))
                text = re.sub(rf"\bprivate\s+(?=(?:\w+\s+)*func\s+(?:{'|'.join(method.name for method in here)})\b)", "fileprivate ", text)
                texts[path] = text = text + register(name, here, variable)
    rows = deleting_classes(texts, module)
    for name in {**sources, **rows}:
        found, deleting = sources.get(name, []), rows.get(name)
        path = found[0][0] if found else deleting[0]
        lines = [f"_ = {variable}" for _, variable in found]
        if deleting:
            lines.append("SelectorTables.add(deleting: [" + ", ".join(f'"{one}"' for one in sorted(deleting[1])) + "], in: self)")
        texts[path] += f"\nfinal class {SOURCE}: SelectorTableSource {{\n  @MainActor static func register() {{ {'; '.join(lines)} }}\n}}\n"
    return registers


def put_tables(texts, module, methods, named, registers):
    """Puts the tables of the package's own classes, whose methods are given by the name of the class, into these, and makes of `#selector` an entry
    of a table, in the texts in place. `named` has the selectors of methods."""
    supers = {}
    for text in texts.values():
        for head in ABOVE.finditer(stripped(text)):
            supers[head[1]] = head[2].split(".")[-1]
    for path, text in texts.items():
        seen = seen_registers(registers, module(path), text) if "#selector" in text else {}
        if "#selector" in text:
            text = in_code(text, lambda code: NAMED.sub(lambda m: selector(m[1], named_near(code, m, named, methods, path), seen), code))
        tables = "" if "SelectorTables.add" not in text else "\n"
        for name in methods:
            plain = stripped(text)
            heads = list(re.finditer(rf"^(?P<access>[^\n/]*)\bclass\s+{name}\b[^{{]*\{{", plain, re.M))
            if not heads:
                continue
            for other, their in texts.items():   # Those of other files must be seen here.
                if other != path:
                    texts[other] = seen_elsewhere(their, name, methods[name])
            for head in reversed(heads):
                full = nested(plain, head.end("access"), name)
                access = access_of(plain, head)
                is_seen = depth(plain[:head.end("access")]) <= full.count(".") and not ("." in full and re.search(r"\bprivate\b", head["access"]))
                above = ABOVE.search(head[0])
                above = above[2].split(".")[-1] if above else None
                overrides = any(each in methods for each in (above, *chain(above, supers)))
                of = [method for method in methods[name] if not method.owners or (path, full) in method.owners]
                if head is not heads[0] and not is_seen and not of:
                    continue
                text = text[:head.end()] + table(of, overrides, access) + text[head.end():]
                if not overrides and not is_seen:   # It says so itself.
                    beginning = text[head.start():head.end() - 1].rstrip()
                    text = f"{text[:head.start()]}{beginning}{', ' if ':' in beginning else ': '}SelectorTarget {text[head.end() - 1:]}"
                    tables = tables or "\n"
                elif not overrides:
                    spi = "@_spi(SelectorTable) " if re.search(r"\b(public|open)\b", access) else ""
                    line = f"\n{spi}extension {full}: SelectorTarget {{}}\n"
                    tables += line if line not in tables else ""
        if tables or "func method(named selector" in text:
            text = "@_spi(SelectorTable) import UIKit\n" + text + tables
        texts[path] = re.sub(rf"/\*objc(?:\([^)]*\))?\*/ ?|(?:{re.escape(OUTLET)}|{re.escape(ANSWERS)}) ?", "", text)


# The method of a data source by which a table deletes rows.
COMMIT = re.compile(r"\bfunc\s+tableView\s*\(\s*_\s+\w+\s*:\s*UITableView\s*,\s*commit\b")


def named_near(code, found, named, methods, path):
    """The selectors of methods, by name, for a `#selector` that is found in a file's code: `Handler.invoke` is of the `Handler` within the type
    around, where several types have one."""
    owner, _, name = parts(found[1])[0].strip().rpartition(".")
    if not owner[:1].isupper() or "." in owner:
        return named
    around = nested(stripped(code), found.start(), owner)
    while around:
        of = [method for method in methods.get(owner, ()) if method.name == name and (path, around) in method.owners]
        if of and isinstance(of[0], Method):
            return {**named, name: of[0].selector}
        around = ".".join(around.split(".")[:-2] + [owner]) if around.count(".") else ""
    return named


def deleting_classes(texts, module):
    """By modules with data sources of tables one file of each, and the qualified names of the classes that have a method that deletes rows;
    without those where a protocol may have it for others."""
    found, unknown, classes = {}, set(), set()
    plains = {path: stripped(text) for path, text in texts.items()}
    for plain in plains.values():
        classes.update(re.findall(r"\bclass\s+(?!func\b|var\b|let\b)(\w+)", plain))
    for path, plain in plains.items():
        if re.search(r"\bUITableView(?:DataSource|Controller)\b", plain):
            found.setdefault(module(path), (path, set()))
        if not COMMIT.search(plain):
            continue
        of = found.setdefault(module(path), (path, set()))[1]
        for kind in re.finditer(r"\b(class|extension)\s+(?!func\b|var\b|let\b)([\w.]+)[^{\n]*(?:\n[^{}\n]*)*?\{", plain):
            body = plain[kind.end():closing(plain, kind.end() - 1)]
            name = kind[2].split(".")[-1]
            if any(depth(body[:match.start()]) == 0 for match in COMMIT.finditer(body)):
                of.add(nested(plain, kind.start(), kind[2]))
                if name not in classes:
                    unknown.add(module(path))
    return {name: each for name, each in found.items() if name not in unknown}


def seen_registers(registers, module, text):
    """The variables that register methods, by method, as a file of a module sees them: its own module's, else one of a module that it imports."""
    found, imported = {}, set(IMPORTED.findall(text))
    for name, variables in registers.items():
        seen = module if module in variables else next((other for other in variables if other in imported), None)
        if seen is not None:
            found[name] = variables[seen]
    return found


def named_methods(texts):
    """The methods that selectors name: by the name before their labels the sets of labels with which they are named, None for one without."""
    found = {}
    for text in texts.values():
        for inside in NAMED.findall(text):
            if ACCESSOR.match(inside):
                continue
            head, paren, labels = parts(inside)
            found.setdefault(head.split(".")[-1].strip(), set()).add(labels if paren else None)
    return found


def parts(inside):
    """What `#selector(inside)` names: its words before the labels, the bracket that follows, and the labels."""
    inside = ACCESSOR.sub("", inside.strip())
    head, paren, labels = re.sub(r"\s+as\s+.*$", "", inside, flags=re.S).partition("(")
    return head, paren, tuple(label.strip() for label in labels.rstrip(")").split(":") if label.strip())


def is_named(method, methods, named_somewhere):
    """Whether a selector names a method: with its labels, or without any where no method of its name takes less."""
    labels = named_somewhere.get(method.name, ())
    return method.labels in labels or None in labels and not any(
        isinstance(other, Method) and other.name == method.name and len(other.parameters) < len(method.parameters) for other in methods)


def value_types(texts):
    """The names of types that are no classes, whose methods nothing calls by name: the package's own, and Swift's and Foundation's."""
    heads = [head for text in texts.values() for head in re.findall(
        r"\b(class|actor|struct|enum|protocol)\s+(?!func\b|var\b|let\b)(\w+)", stripped(text))]
    classes = {name for kind, name in heads if kind in ("class", "actor")}
    return (VALUES | {name for kind, name in heads if kind not in ("class", "actor")}) - classes


def repeated_classes(texts):
    """The paths of the files that declare classes whose names several have, by the names in full."""
    plains, found = {path: stripped(text) for path, text in texts.items()}, {}
    head = re.compile(r"\bclass\s+(?!func\b|var\b|let\b)(\w+)\b(?!\.)[^{};]*\{")
    count = collections.Counter(name for plain in plains.values() for name in head.findall(plain))
    for path, plain in plains.items():
        for match in head.finditer(plain):
            if count[match[1]] > 1:
                found.setdefault(nested(plain, match.start(), match[1]), []).append(path)
    return found


def nearest(path, places, module):
    """Of the files that declare classes of one name those whose class is meant in the file at `path`."""
    return [place for place in places if place == path] or [place for place in places if module(place) == module(path)] or places


def seen_elsewhere(text, name, methods):
    """The text with methods and properties that extensions of a class hide in their file made visible to the others."""
    plain = stripped(text)
    for head in reversed(list(re.finditer(rf"\b((?:file)?private\s+)?extension\s+{name}\b[^{{]*\{{", plain))):
        end = closing(plain, head.end() - 1)
        named = "|".join(rf"{'var' if isinstance(method, Setter) else 'func'}\s+{method.name}\b" for method in methods)
        named = f"(?:{named})"
        if not re.search(named, plain[head.end():end]):
            continue
        body = re.sub(rf"\b(?:file)?private(?:\(set\))?\s+(?=(?:\w+(?:\(\w+\))?\s+)*{named})", "", text[head.end():end])
        start = head.start() if not head[1] else head.end(1)
        text = text[:head.start()] + text[start:head.end()] + body + text[end:]
    return text


def before(text, at):
    """The line above a place, where attributes stand, and its own beginning."""
    start = text.rfind("\n", 0, text.rfind("\n", 0, at) if "\n" in text[:at] else 0)
    return text[max(start, 0):at]


def depth(text):
    return text.count("{") - text.count("}")


def chain(name, supers):
    """The classes above one, as far as they are the package's."""
    seen = set()
    while (name := supers.get(name)) and name not in seen:
        seen.add(name)
        yield name


def nested(text, at, name):
    """The qualified name of a type that is declared at a place."""
    for outer in re.finditer(r"\b(?:class|struct|enum|extension)\s+(?!func\b|var\b|let\b)([\w.]+)[^{};=]*\{", text[:at]):
        if closing(text, outer.end() - 1) > at:
            name = f"{outer[1]}.{name}" if "." not in name else f"{name.split('.')[0]}.{outer[1]}.{name.split('.', 1)[1]}"
    return name


def access_of(plain, head):
    """The words before a class; those of the extension directly around it where it has none of its own that tell who sees it."""
    if not re.search(r"\b(?:public|open|internal|package|private|fileprivate)\b", head["access"]):
        around = [outer for outer in re.finditer(r"^(?P<access>[^\n/]*)\b(class|struct|enum|extension)\s+[\w.]+[^{};=]*\{", plain[:head.start()], re.M)
                  if closing(plain, outer.end() - 1) > head.start()]
        if around and around[-1][2] == "extension":
            return around[-1]["access"] + head["access"]
    return head["access"]


def register(name, methods, variable):
    """What registers methods that an extension adds to a class which is not the package's."""
    rows = "".join(
        f'    case "{method.selector}": return {{ [weak self] sender, event in '
        f'guard let self else {{ return }}; _ = {method.call} }}\n' for method in methods if method.call)
    return (f"\n@MainActor public let {variable}: Void = SelectorTables.add {{ target, selector in\n"
            f"  guard let `self` = target as? {name} else {{ return nil }}\n"
            f"  switch selector.description {{\n{rows}  default: return nil\n  }}\n}}\n")


def selector(inside, named, registers={}):
    """What stands for `#selector(inside)`."""
    head, paren, labels = parts(inside)
    base = head.split(".")[-1].strip()
    if accessor := ACCESSOR.match(inside):   # A property, whatever methods have its name.
        return f'{SELECTOR}("{base if accessor[1] == "getter" else f"set{base[:1].upper()}{base[1:]}:"}")'
    if paren:
        name = objective_c_name(base, labels)
        if base in named and named[base].count(":") == name.count(":"):
            name = named[base]
    else:
        name = named.get(base, KITS[base][1] if base in KITS else base)
    if base in registers:
        return f'({registers[base]}, {SELECTOR}("{name}")).1'
    return f'{SELECTOR}("{name}")'


def table(methods, overrides, access):
    rows = "".join(
        f'    case "{method.selector}": return {{ sender, event in {method.call} }}\n'
        for method in {method.selector: method for method in methods}.values() if method.call)
    public = next((f"{word} " for word in ("open", "public") if re.search(rf"\b{word}\b", access)), "")
    other = "super.method(named: selector)" if overrides else "nil"
    return (f"\n  @MainActor {public}{'override ' if overrides else ''}func method(named selector: {SELECTOR}) "
            f"-> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {{\n    switch selector.description {{\n{rows}"
            f"    default: return {other}\n    }}\n  }}\n")
