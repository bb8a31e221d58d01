"""Reads the public declarations of Swift sources: enough of the grammar for a table of what exists, no more."""
import collections, re

TYPES = ("class", "struct", "enum", "protocol", "actor", "extension")
MODIFIERS = (r"(?:public|open|package|internal|fileprivate|private|final|static|class|override|required|convenience|lazy|weak|unowned|"
             r"mutating|nonmutating|nonisolated|dynamic|optional|indirect|prefix|postfix|infix|isolated|distributed|@\w+|"
             r"(?:private|fileprivate|internal|package|unowned|nonisolated)\(\w+\)|@\w+\([^()]*\))")
DECLARATION = re.compile(
    rf"(?P<modifiers>(?:\b|(?=@)){MODIFIERS}\s+(?:{MODIFIERS}\s+)*)?"
    r"\b(?P<kind>class|struct|enum|protocol|actor|extension|func|var|let|init|subscript|typealias|case|associatedtype)\b"
    r"(?:[!?])?\s*(?P<name>[\w.`]+|[-+*/=<>!&|^~%]+)?")


Parameter = collections.namedtuple("Parameter", "label has_default is_closure")


class Declaration:
    """One public declaration: `owner` is the qualified type it is a member of, or empty; `name` has its labels; `at` is
    where it begins in the source, with its attributes, and `keyword` where the word `kind` stands."""

    def __init__(self, kind, owner, name, match, static=False, inherits=(), parameters=()):
        self.kind, self.owner, self.name, self.static, self.inherits = kind, owner, name, static, inherits
        self.parameters, self.at, self.keyword = parameters, match.start(), match.start("kind")

    @property
    def path(self):
        return f"{self.owner}.{self.name}" if self.owner else self.name

    def takes(self, call):
        """Whether a call with these labels, `present(_:animated:)`, calls it: arguments with defaults and trailing closures may be left out."""
        name, _, words = call.partition("(")
        if self.kind not in ("func", "init", "subscript") or name != self.name.partition("(")[0]:
            return False
        def matches(words, parameters):
            if not parameters:
                return not words
            first, rest = parameters[0], parameters[1:]
            return (bool(words) and words[0] == first.label and matches(words[1:], rest)
                    or (first.has_default or first.is_closure and not words) and matches(words, rest))
        return matches(re.findall(r"\w+", words), self.parameters)


def stripped(source):
    """The source with comments and the insides of string literals blanked, same length."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|#*"""(?:\\.|.)*?"""#*|"(?:\\.|[^"\\\n])*"', re.S)
    blank = lambda text: re.sub(r"[^\n]", " ", text)
    return pattern.sub(lambda m: blank(m[0]) if m[0].startswith("/") else '"' + blank(m[0][1:-1]) + '"', source)


LITERAL = r"""//[^\n]*|/\*|(?P<pounds>#*)(?P<quotes>\"{3}(?=[ \t\r]*\n)|\")"""


def read_literal(source, opened):
    """Where the comment or string literal ends that begins with a match of `LITERAL`, and the places of its interpolations, with their brackets."""
    at, inside = opened.end(), []
    if opened[0] == "/*":   # Which may hold others.
        depth = 1
        while depth and (mark := re.compile(r"/\*|\*/").search(source, at)):
            at, depth = mark.end(), depth + (1 if mark[0] == "/*" else -1)
        return len(source) if depth else at, inside
    if not opened["quotes"]:
        return at, inside
    escape, end = "\\\\" + opened["pounds"], opened["quotes"] + opened["pounds"]
    marks = re.compile(rf"{escape}(?:(?P<opens>\()|.)|{end}" + ("" if len(opened["quotes"]) > 1 else r"|\n"))
    while mark := marks.search(source, at):
        at = mark.end()
        if mark["opens"]:
            at = interpolation_end(source, at - 1)
            inside.append((mark.end() - 1, at))
        elif mark[0] == "\n":   # A string that does not end.
            return mark.start(), inside
        elif mark[0] == end:
            return at, inside
    return len(source), inside


def comment_blocks(source):
    """(number of the first line, whether it is a doc comment, text) of the source's line comments. Consecutive lines of one kind are one text,
    and a comment behind code is a text of its own."""
    at, block = 0, None
    while opened := re.compile(LITERAL).search(source, at):
        at, start = read_literal(source, opened)[0], opened.start()
        if not opened[0].startswith("//"):
            continue
        text, line = source[start:at], source.count("\n", 0, start) + 1
        is_doc, is_alone = text.startswith("///"), not source[source.rfind("\n", 0, start) + 1:start].strip()
        if block and is_alone and block["alone"] and (is_doc, line) == (block["doc"], block["end"] + 1):
            block["texts"].append(text.lstrip("/").strip())
            block["end"] = line
            continue
        if block:
            yield block["line"], block["doc"], " ".join(block["texts"])
        block = {"line": line, "end": line, "doc": is_doc, "alone": is_alone, "texts": [text.lstrip("/").strip()]}
    if block:
        yield block["line"], block["doc"], " ".join(block["texts"])


def interpolation_end(source, at):
    """The index after the bracket that closes the one at `at`, in a source with its comments and strings."""
    depth, marks = 0, re.compile(rf"[()]|{LITERAL}")
    while mark := marks.search(source, at):
        if mark[0] not in ("(", ")"):
            at = read_literal(source, mark)[0]
            continue
        at, depth = mark.end(), depth + (1 if mark[0] == "(" else -1)
        if depth == 0:
            return at
    return len(source)


def closing(text, start):
    """The index after the bracket that closes the one at `start`."""
    pairs, depth = {"(": ")", "[": "]", "<": ">", "{": "}"}, 0
    open_, close = text[start], pairs[text[start]]
    for index in range(start, len(text)):
        if text[index] == open_:
            depth += 1
        elif text[index] == close and not (close == ">" and text[index - 1] == "-"):
            depth -= 1
            if depth == 0:
                return index + 1
    return len(text)


def comment(lines, number):
    """The doc comment above a line and above its attributes, as one text; lines count from 0."""
    end = number
    while end > 0 and re.match(r"\s*@[^{}]*$", lines[end - 1]):
        end -= 1
    start = end
    while start > 0 and lines[start - 1].lstrip().startswith("///"):
        start -= 1
    return " ".join(line.strip().removeprefix("///").strip() for line in lines[start:end])


def split(text):
    """The parts between commas outside all brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in "([{" or (character == "<"):
            depth += 1
        elif character in ")]}" or (character == ">" and text[index - 1: index] != "-"):
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return [part for part in parts + [text[start:]] if part.strip()]


def parameters(text, at):
    """The parameters of the clause at or behind `at`, and the index behind it."""
    rest = re.compile(r"\s*").match(text, at).end()
    if rest < len(text) and text[rest] == "<":
        rest = re.compile(r"\s*").match(text, closing(text, rest)).end()
    if rest >= len(text) or text[rest] != "(":
        return [], at
    end = closing(text, rest)
    found = []
    for part in split(text[rest + 1: end - 1]):
        word = re.match(r"(?:@\w+(?:\([^()]*\))?\s*)*\s*([\w`]+)", part)
        kind, _, default = part.partition(":")[2].partition(" = ")
        found.append(Parameter(word[1].strip("`") if word else "_", bool(default), bool(re.search(r"->|(?:Handler|Block)\b", kind))))
    return found, end


def declarations(source):
    """Every public or open declaration of a file, in order."""
    text, found = stripped(source), []
    scopes = []                    # (qualified type name or None for what is not seen from outside, whether its members are public unasked, or its `cases` alone)
    pending = None                 # the type whose opening brace is awaited
    position = 0
    token = re.compile(r"[{}]|" + DECLARATION.pattern)
    while match := token.search(text, position):
        position = match.end()
        if match[0] == "{":
            scopes.append(pending or (None, False))
            pending = None
            continue
        if match[0] == "}":
            if scopes:
                scopes.pop()
            continue
        owner, implied = scopes[-1] if scopes else ("", False)
        kind, name = match["kind"], (match["name"] or "").strip("`")
        modifiers = (match["modifiers"] or "").split()
        if owner is None:
            continue
        shown = "public" in modifiers or "open" in modifiers
        hidden = any(m.startswith("@_spi") or m in ("private", "fileprivate", "internal", "package") for m in modifiers)
        public = (shown or implied is True) and not hidden
        static = bool({"static", "class"} & set(modifiers))
        if kind in TYPES:
            path = f"{owner}.{name}" if owner and kind != "extension" else name
            head = text[position: text.find("{", position)]
            inherits = [part.strip().split("<")[0].split()[-1] for part in split(head.split(" where ")[0].partition(":")[2])]
            if hidden or kind != "extension" and not public:
                pending = (None, False)
                continue
            pending = (path, "cases" if kind == "enum" else public and kind in ("protocol", "extension"))
            found.append(Declaration(kind, "" if kind == "extension" else owner, path if kind == "extension" else name, match,
                                     inherits=inherits))
        elif kind == "case":
            if implied == "cases":
                line = re.match(r"(?:[^\n}]*,\s*\n)*[^\n}]*", text[match.start("name"):])[0]
                for part in split(line):
                    found.append(Declaration("case", owner, re.match(r"\s*`?(\w+)", part)[1], match, static=True))
        elif public:
            if kind in ("func", "init", "subscript"):
                clause = "(" + "".join(f"{parameter.label}:" for parameter in parameters(text, match.end())[0]) + ")"
                taken, position = parameters(text, match.end())
                found.append(Declaration(kind, owner, (name if kind == "func" else kind) + clause, match, static,
                                         parameters=taken))
            else:
                others = re.match(r"(?:\s*,\s*\w+)*(?=\s*:)", text[match.end():])
                for each in [name, *re.findall(r"\w+", others[0] if others else "")]:
                    found.append(Declaration(kind, owner, each, match, static))
    return found
