"""Reads which folders of sources a description for CocoaPods installs on an iPhone."""
import json, os, re

# A word of Ruby's strings, which keeps its place, or a comment.
COMMENT = re.compile(
    r"(\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*')|#(?!\{)[^\n]*|^=begin\b.*?^=end\b", re.M | re.S)
WORDS = re.compile(r"\*?\s*%w(?:\(([^()]*)\)|\[([^\[\]]*)\])")   # A list of words without quotes.
BLOCK = re.compile(
    r"^(?P<indent>[ \t]*)(?:[^\n]*?\b(?P<kind>subspec|test_spec|app_spec)\b\s*\(?\s*"
    r"(?:['\"](?P<name>[^'\"]+)['\"])?\s*\)?"
    r"|[^\n]*?\bSpec\.new\b)\s*(?:do|\{)\s*\|\s*(?P<variable>\w+)\s*\|", re.M)
SAID = re.compile(
    r"\b(?P<variable>\w+)\.(?:(?P<system>ios|osx|tvos|watchos|visionos)\.)?"
    r"(?:source_files\s*=\s*(?P<files>\[[^\]]*\]|(?:['\"][^'\"\n]+['\"][ \t]*,?\s*)+)"
    r"|default_subspecs?\s*=\s*(?P<defaults>\[[^\]]*\]|[^\n]+)|dependency\s*\(?\s*['\"](?P<needed>[^'\"]+))")


class Part:
    """A description, or one of the parts within it: its folders, what it names of the same description, and its
    parts by their names; `kind` is None for a whole description."""

    def __init__(self, name="", kind=None, above=None):
        self.name, self.kind, self.above = name, kind, above
        self.folders, self.needs, self.defaults, self.parts = [], [], None, {}

    def add_files(self, pattern):
        for folder in alternatives(pattern.split("*")[0]):
            folder = folder.rstrip("/")
            self.folders.append(os.path.normpath(folder) if folder else "")

    def every(self):
        """Its folders and those of all parts within it."""
        return self.folders + [folder for part in self.parts.values() for folder in part.every()]

    def find(self, path):
        """The part of this name below it; None where there is none."""
        name, _, rest = path.partition("/")
        part = self.parts.get(name)
        return part.find(rest) if part and rest else part

    def installed(self, whole, seen):
        """The folders that are installed with it: its own and those above it, of its parts the default ones, and of
        what it names."""
        if id(self) in seen:
            return []
        seen.add(id(self))
        inside = self.parts.values() if self.defaults is None else filter(None, map(self.find, self.defaults))
        named = filter(None, map(whole.find, self.needs))
        above, part = [], self
        while part := part.above:
            above += part.folders
        return above + self.folders + [folder for part in (*inside, *named)
                                      for folder in part.installed(whole, seen)]


def alternatives(pattern):
    """What a pattern with `{one,another}` stands for."""
    choice = re.search(r"\{([^{}]*)\}", pattern)
    if not choice:
        return [pattern]
    return [other for word in choice[1].split(",")
            for other in alternatives(pattern[:choice.start()] + word.strip() + pattern[choice.end():])]


def described_folders(text, is_whole=False):
    """The folders of sources that a description names, each once: of its parts those that are installed where none
    is asked for, or all of them."""
    spec = of_json(text) or of_ruby(text)
    return list(dict.fromkeys(spec.every() if is_whole else spec.installed(spec, set()) or spec.every()))


def apart(folders):
    """Of folders those that lie below no other one; what is said of the whole checkout counts where it is all that
    is said."""
    folders = [folder for folder in folders if folder not in ("", ".")] or folders[:1]
    return [folder for folder in folders if not any(folder.startswith(other + "/") for other in folders)]


def of_json(text):
    """The description that is written as JSON; None where it is not."""
    try:
        spec = json.loads(text)
    except ValueError:
        return None
    return read(spec, Part(), spec.get("name", "")) if isinstance(spec, dict) else None


def read(spec, part, name):
    listed = lambda value: [value] if isinstance(value, str) else value if isinstance(value, list) else []
    systems = [spec["ios"]] if isinstance(spec.get("ios"), dict) else []
    for place in [spec, *systems]:
        for pattern in listed(place.get("source_files")):
            part.add_files(pattern)
    if "default_subspecs" in spec or "default_subspec" in spec:
        part.defaults = listed(spec.get("default_subspecs", spec.get("default_subspec")))
    part.needs = [need.partition("/")[2] for need in spec.get("dependencies", {}) if need.startswith(name + "/")]
    for inside in spec.get("subspecs", []):
        part.parts[inside.get("name", "")] = read(inside, Part(inside.get("name", ""), "subspec", part), name)
    return part


def of_ruby(text):
    """The description that is written in Ruby, whose parts are told by the variables of their blocks."""
    text = re.sub(r"<<[-~]?['\"]?([A-Z]\w*)['\"]?(.*?)^[ \t]*\1\b", "''", text, flags=re.M | re.S)
    text = COMMENT.sub(lambda m: m[1] or "", text)
    text = WORDS.sub(lambda m: "[" + ", ".join(f"'{word}'" for word in (m[1] or m[2] or "").split()) + "]", text)
    name = re.search(r"\.name\s*=\s*['\"]([^'\"]+)", text)
    whole, blocks = Part(), []   # Each block as its ends, variable and part.
    for head in BLOCK.finditer(text):
        closed = re.compile(r"[^\n]*(?:\bend|\})[ \t]*$", re.M).match(text, head.end())   # On its own line.
        closed = closed or re.compile(rf"^{head['indent']}(?:end\b|\}})", re.M).search(text, head.end())
        above = next((part for start, end, _, part in reversed(blocks) if head.start() < end), whole)
        part = whole
        if head["kind"]:
            part = Part(head["name"] or "", head["kind"], above)
            if head["kind"] == "subspec" and head["name"]:
                above.parts[head["name"]] = part
        blocks.append((head.start(), closed.end() if closed else len(text), head["variable"], part))
    for said in SAID.finditer(text):
        if said["system"] not in (None, "ios"):
            continue
        around = [part for start, end, variable, part in blocks if variable == said["variable"] and start < said.start() < end]
        part = around[-1] if around else whole
        if said["files"]:
            for pattern in re.findall(r"['\"]([^'\"]+)['\"]", said["files"]):
                part.add_files(pattern)
        elif said["defaults"]:
            part.defaults = [quoted or symbol for quoted, symbol in re.findall(r"['\"]([^'\"]+)['\"]|:(\w+)", said["defaults"])]
        else:
            origin, _, inside = said["needed"].partition("/")
            if inside and (origin.startswith("#{") or name and origin == name[1]):
                part.needs.append(inside)
    return whole
