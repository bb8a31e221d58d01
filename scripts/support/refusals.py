"""What the compiler refuses, and what lies around it in a file's text."""
import pathlib, re

from swiftsource import closing, stripped

ERROR = re.compile(r"^(?P<path>/[^\n:]+\.swift):(?P<line>\d+)(?::(?P<column>\d+))?: error: (?P<message>[^\n]*)$", re.M)
FUNCTION = re.compile(
    r"\b(?:func\s+(?P<name>[^\s(<]+)\s*(?:<[^>{]*>)?\s*\(|(?P<init>init)[?!]?\s*(?:<[^>{]*>)?\s*\(|(?P<deinit>deinit)\s*(?=\{)|"
    r"var\s+(?P<property>\w+)\s*:[^={}\n]*\s*(?=\{)|(?P<example>f?it)\s*\()")


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


def quoted(text, match):
    words = re.compile(r'\s*"([^"\n]*)"').match(text, match.end())
    return words[1] if words else "an example"


def argument_end(text, place):
    """Where the argument of a call ends that begins at a place."""
    plain, at = stripped(text), place
    while at < len(plain) and plain[at] not in ",)]}\n":
        at = closing(plain, at) if plain[at] in "([{" else at + 1
    return at


def argument_start(text, place):
    """Where the argument of a call begins that holds a place, behind its label: the compiler points at a name behind a dot, and at operators."""
    plain, at, depth = stripped(text), place, 0
    while at > 0 and (depth or plain[at - 1] not in ",([{"):
        at -= 1
        depth += {")": 1, "]": 1, "}": 1, "(": -1, "[": -1, "{": -1}.get(plain[at], 0)
    return re.compile(r"\s*(?:\w+:(?!:)\s*)?").match(text, at).end()


def last(pattern, text, place):
    """The last match before a place; None where there is none."""
    return next(reversed(list(re.compile(pattern).finditer(text, 0, place))), None)
