"""Moves overrides out of extensions, where only Objective-C allows them.

What an extension of the package's own class overrides, or what a subclass overrides of it, goes into the body of the class. A method
that an extension adds to a class of UIKit and that other classes override asks which class it is called on.
"""
import functools, re

from swiftsource import closing, labels, split, stripped

MODIFIER = (r"(?:@\w+(?:\([^()]*\))?|public|open|internal|private|fileprivate|final|static|class|override|required|convenience|lazy|"
            r"weak|unowned|mutating|nonmutating|nonisolated|dynamic|(?:private|fileprivate|internal|public|unowned|nonisolated)\(\w+\))")
DECLARATION = re.compile(
    rf"(?P<modifiers>(?:\b|(?=@)){MODIFIER}\s+(?:{MODIFIER}\s+)*)?\b(?P<kind>func|var|subscript|init)\b\s*[?!]?\s*(?P<name>\w+)?")
HEAD = re.compile(r"\b(?P<kind>class|extension)\s+(?!(?:func|var|let|override|subscript|public|private|final)\b)(?P<name>[\w.]+)(?P<rest>[^{}]*)\{")


# Classes of UIKit that ask an extension how their objects are compared.
COMPARED = {"NSLayoutConstraint"}


class Member:
    """One function or property directly in a type: where it lies in its file, and what tells it from others."""

    def __init__(self, match, start, end, body, clause):
        self.kind, self.name, self.clause = match["kind"], match["name"], clause
        self.modifiers = (match["modifiers"] or "").split()
        self.start, self.end, self.body = start, end, body   # `body` is the place of its opening brace.

    @property
    def key(self):
        return self.kind, self.name, self.clause, self.is_of_type

    @property
    def is_of_type(self):
        """Whether it is asked of the class, not of its objects."""
        return bool({"class", "static"} & set(self.modifiers))

    @property
    def is_hidden(self):
        return bool({"static", "private", "fileprivate"} & set(self.modifiers)) or self.kind == "init"


class Scope:
    """The body of a class or an extension in a file."""

    def __init__(self, unit, path, match, plain, text):
        self.unit, self.path, self.kind = unit, path, match["kind"]
        self.name = match["name"].split(".")[-1]
        self.start, self.head, self.body = match.start(), match.start("kind"), match.end()
        self.end = closing(plain, match.end() - 1) - 1
        line = text.rfind("\n", 0, match.start()) + 1
        self.modifiers = plain[line:match.start()].split()
        self.is_hidden = self.kind == "extension" and bool({"private", "fileprivate"} & set(self.modifiers))   # From other files.
        inherits = re.match(r"\s*(?:<[^{}]*?>)?\s*:\s*([\w.]+)", match["rest"])
        self.above = inherits[1].split(".")[-1] if inherits and self.kind == "class" else None
        self.is_conditional = bool(re.search(r"\bwhere\b", match["rest"])) and self.kind == "extension"
        self.members = list(members(plain, text, self.body, self.end))


def members(plain, text, start, end):
    """The functions and properties directly between two places."""
    token, place, level = re.compile(r"[{}]|" + DECLARATION.pattern), start, 0
    while (match := token.search(plain, place, end)):
        place = match.end()
        if match[0] in "{}":
            level += 1 if match[0] == "{" else -1
            continue
        if level or not match["kind"] or (match["kind"] in ("func", "var") and not match["name"]):
            continue
        clause, behind = (labels(plain, match.end())) if match["kind"] != "var" else ("", match.end())
        if match["kind"] == "var":
            opened = re.compile(r"[^{=\n]*(?:\n\s*)?\{").match(plain, behind)
        else:
            opened = re.compile(r"[^{}]*\{").match(plain, behind)
        if not opened:
            continue
        finish = closing(plain, opened.end() - 1)
        first = text.rfind("\n", 0, match.start()) + 1
        first = first if not text[first:match.start()].strip() or text[first:match.start()].strip().startswith("/*objc") else match.start()
        while (above := text.rfind("\n", 0, max(first - 1, 0)) + 1) >= start and above < first and re.fullmatch(
                r"\s*(?:/\*objc[^*]*\*/|@\w+(?:\(.*\))?)\s*", text[above:first]):
            first = above
        yield Member(match, first, finish, opened.end() - 1, clause)
        place = finish


@functools.cache
def superclasses(root):
    """The superclass of each class of the project and of its stand-ins, by name."""
    found = {}
    for path in [*(root / "scripts" / "support" / "standins").rglob("*.swift"), *(root / "Sources").rglob("*.swift")]:
        found |= dict(re.findall(r"\bopen class (\w+)(?:<[^>]*>)?: (\w+)", path.read_text(encoding="utf-8")))
    return found


class Package:
    """The classes and extensions of targets, given as file texts by path."""

    def __init__(self, units, root):
        self.units, self.edits, self.scopes = units, {}, []
        for unit, texts in enumerate(units):
            for path, text in texts.items():
                plain = stripped(text)
                self.scopes += [Scope(unit, path, match, plain, text) for match in HEAD.finditer(plain)]
        self.aliases = dict(re.findall(r"\btypealias\s+(\w+)\s*=\s*([\w.]+)\s*$", "\n".join(
            text for texts in units for text in texts.values()), re.M))
        self.classes = {(scope.unit, scope.name): scope for scope in reversed(self.scopes) if scope.kind == "class"}
        self.own = {name for _, name in self.classes}
        self.protocols = {name for texts in units for text in texts.values() for name in re.findall(r"\bprotocol\s+(\w+)", stripped(text))}
        self.supers = superclasses(root) | {scope.name: scope.above for scope in self.scopes if scope.above}
        self.overriding = {}   # by key: the scopes that override
        for scope in self.scopes:
            scope.name = self.called(scope.name)
            for member in scope.members:
                if "override" in member.modifiers:
                    self.overriding.setdefault(member.key, []).append((scope, member))

    def called(self, name):
        """A class by its own name, where it is known under another."""
        return name if name in self.own else self.aliases.get(name, name).split(".")[-1]

    def chain(self, name):
        """A class, by its name or as the scope that declares it, and those above it: several in other types may have its name."""
        seen = []
        if isinstance(name, Scope):
            seen, name = ([name.name], self.called(name.above)) if name.above else ([], name.name)
        while name and name not in seen:
            seen.append(name)
            name = self.supers.get(name)
            name = name and self.called(name)
        return seen

    def below(self, scope, member):
        """What overrides a member in classes below its own."""
        if "override" in member.modifiers or member.is_hidden:
            return []
        return [(other, theirs) for other, theirs in self.overriding.get(member.key, ())
                if scope.name in self.chain(other) and other.name != scope.name and (not scope.is_hidden or scope.path == other.path)]

    def apply(self):
        for (unit, path), changes in self.edits.items():
            text = self.units[unit][path]
            for start, end, new in sorted(set(changes), key=lambda change: (change[0], change[1]), reverse=True):
                text = text[:start] + new + text[end:]
            self.units[unit][path] = text


def move_overrides(units, root):
    """Changes file texts of targets, each by path, in place."""
    package = Package(units, root)
    for scope in package.scopes:
        home = package.classes.get((scope.unit, scope.name))
        if home and scope.kind == "extension" and not scope.is_conditional:
            for member in scope.members:
                if "override" in member.modifiers or package.below(scope, member):
                    move(units, scope, member, home, package.edits)
    package.apply()

    package, dispatched = Package(units, root), set()
    for scope in package.scopes:
        if scope.kind == "extension" and scope.name not in package.own | package.protocols and not scope.is_conditional:
            for member in scope.members:
                if below := package.below(scope, member):
                    dispatch(units, scope, member, below, package.own, package.chain, package.edits)
                    dispatched |= {id(theirs) for _, theirs in below}
    for scope in package.scopes:   # What overrides a method of UIKit for all of its objects can only stand aside.
        if scope.kind == "extension" and scope.name not in package.own:
            for member in scope.members:
                if "override" in member.modifiers and scope.name in COMPARED and member.key[:3] == ("func", "isEqual", "(_:)"):
                    compare(units, scope, member, package.edits)
                elif "override" in member.modifiers and id(member) not in dispatched:
                    rename(units, scope, member, f"{member.name}_of_{scope.name}", package.edits, keeps=False, above="super")
    package.apply()


def compare(units, scope, member, edits):
    """Makes an extension's `isEqual(_:)` of a class of UIKit the one by which its objects are compared."""
    text = units[scope.unit][scope.path]
    rename(units, scope, member, "isReplacedEqual", edits, keeps=False, above="super")
    edit(edits, scope, 0, 0, "@_spi(SelectorTable) import UIKit\n")
    edit(edits, scope, len(text), len(text), f"\n@_spi(SelectorTable) extension {scope.name}: ReplacedEquality {{}}\n")


def edit(edits, scope, start, end, new):
    edits.setdefault((scope.unit, scope.path), []).append((start, end, new))


def move(units, scope, member, home, edits):
    """Puts a member of an extension into the body of its class."""
    text = units[scope.unit][scope.path]
    moved = text[member.start:member.end]
    access = next((word for word in ("public", "open") if word in scope.modifiers), None)
    if access and not {"public", "open", "internal", "private", "fileprivate"} & set(member.modifiers):
        at = DECLARATION.search(stripped(moved)).start()
        moved = moved[:at] + "public " + moved[at:]
    edit(edits, scope, member.start, member.end, "")
    edit(edits, home, home.end, home.end, f"\n{moved}\n")
    if home.path != scope.path:
        there = units[home.unit][home.path]
        for line in re.findall(r"^(?:@\w+ )?import .*$", text, re.M):
            if line not in there:
                edit(edits, home, 0, 0, line + "\n")
    # What moves may use what is the file's own.
    for found in re.finditer(r"^[ \t]*((?:file)?private )(?=func|var|let|static|enum|struct|extension|typealias|class|final|lazy)", text, re.M):
        if not member.start <= found.start() < member.end:
            edit(edits, scope, found.start(1), found.end(1), "")


def rename(units, scope, member, name, edits, keeps, above=None):
    """Gives an override a name of its own, under which it overrides nothing, or what is named so above it; calls of `super` stay where
    that is what is `above`."""
    text = units[scope.unit][scope.path]
    part = text[member.start:member.end]
    part = re.sub(r"/\*objc[^*]*\*/ ?", "", part)
    if not keeps:
        part = re.sub(r"\boverride\s+", "", part, count=1)
    part = re.sub(rf"\b({member.kind})(\s+){member.name}\b", rf"\1\g<2>{name}", part, count=1)
    if above == "super":
        return edit(edits, scope, member.start, member.end, part)
    above = name if keeps else f"{member.name}_base"
    if not (name.startswith(member.name + "_of_") and not name.endswith("_dispatched") and above == name):
        part = re.sub(rf"\bsuper\.{member.name}\b", f"super.{above}" if keeps else f"self.{above}", part)
    edit(edits, scope, member.start, member.end, part)


def dispatch(units, scope, member, below, own, chain, edits):
    """Makes a method that an extension adds to a class of UIKit ask the classes below that override it."""
    text = units[scope.unit][scope.path]
    head = text[member.start:member.body]
    parameters = text[text.index("(", member.start) + 1:] if member.kind == "func" else ""
    effects = re.sub(r"^.*\)", "", head.split("->")[0], flags=re.S)
    prefix = ("try " if "throws" in effects else "") + ("await " if "async" in effects else "")
    arguments = ""
    if member.kind == "func":
        plain = stripped(text)
        opened = plain.index("(", plain.index(member.name, member.start))
        arguments = f"({call(text[opened + 1:closing(plain, opened) - 1])})"
    asked = {}
    for other, theirs in below:
        tops = [name for name in chain(other) if name in own]
        if tops:   # The highest of the package's classes that has one declares it; those below override that.
            named = {scope_.name for scope_, _ in below}
            highest = [name for name in tops if name in named][-1]
            name = f"{member.name}_dispatched"
            rename(units, other, theirs, name, edits, keeps=other.name != highest)
        else:
            highest, name = other.name, f"{member.name}_of_{other.name}"
            rename(units, other, theirs, name, edits, keeps=False)
        if other.unit == scope.unit:
            asked[highest] = name
        elif highest == other.name:   # A class of another target, which this one cannot name, is known by a protocol.
            asked[f"any {highest}_overriding_{member.name}_of_{scope.name}"] = name
            public = "public " if {"public", "open"} & {*member.modifiers, *scope.modifiers} else ""
            edit(edits, scope, len(text), len(text), (
                f"\n@preconcurrency @MainActor {public}protocol {highest}_overriding_{member.name}_of_{scope.name}: AnyObject "
                f"{{ {requirement(head, member, name)} }}\n"))
            there = units[other.unit][other.path]
            if other.above and not re.search(r"\bwhere\b", there[other.head:other.body]):   # In its head, for classes within others too.
                edit(edits, other, other.body - 1, other.body - 1, f", {highest}_overriding_{member.name}_of_{scope.name} ")
            else:
                edit(edits, other, len(there), len(there), f"\nextension {highest}: {highest}_overriding_{member.name}_of_{scope.name} {{}}\n")
    of_type = ".Type" if member.is_of_type else ""
    questions = "".join(
        f"\n    if let own = self as? {name}{of_type} {{ return {prefix}own.{method}{arguments} }}"
        for name, method in sorted(asked.items(), key=lambda item: -len(chain(item[0]))))
    base = re.sub(r"/\*objc[^*]*\*/ ?", "", text[member.start:member.end])
    base = re.sub(rf"\b({member.kind})(\s+){member.name}\b", rf"\1\g<2>{member.name}_base", base, count=1)
    if member.kind == "var" and re.search(r"\bset\b[^\n]*\{", text[member.body:member.end]):
        writes = "".join(
            f"\n    if let own = self as? {name}{of_type} {{ own.{method} = newValue; return }}"
            for name, method in sorted(asked.items(), key=lambda item: -len(chain(item[0]))))
        body = f"{{\n    get {{{questions}\n    return {member.name}_base }}\n    set {{{writes}\n    {member.name}_base = newValue }}\n  }}"
    else:
        body = f"{{{questions}\n    return {prefix}{member.name}_base{arguments}\n  }}"
    edit(edits, scope, member.start, member.end, f"{head}{body}\n{base}")


def requirement(head, member, name):
    """A protocol's requirement for a member that is known by its head."""
    head = re.sub(r"/\*objc[^*]*\*/ ?", "", head)
    static = "static " if member.is_of_type else ""
    head = static + head[re.search(rf"\b{member.kind}\s+{member.name}\b", head).start():].strip()
    head = re.sub(rf"\b({member.kind})(\s+){member.name}\b", rf"\1\g<2>{name}", head, count=1)
    return head + " { get }" if member.kind == "var" else re.sub(r"\s*=\s*[^,()]+(?:\(\))?(?=[,)])", "", head)


def call(parameters):
    """The arguments that hand a method's own parameters on."""
    arguments = []
    for part in split(parameters):
        words = part.split(":")[0].split()
        words = [word for word in words if not word.startswith("@")]
        inout = "&" if re.search(r":\s*inout\b", part) else ""
        arguments.append(inout + words[-1] if words[0] == "_" else f"{words[0]}: {inout}{words[-1]}")
    return ", ".join(arguments)
