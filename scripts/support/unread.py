"""Finds public properties that programs can set and nothing reads: an API that exists works, or says that it does not."""
import collections, re

from swiftsource import closing, comment, stripped

MODULES = ("CoreGraphics", "ImageIO", "CoreImage", "CoreText", "QuartzCore", "UIKit")
PROPERTY = re.compile(r"^ +(?:@\w+(?:\([^()]*\))? +)*(?:open|public)(?: +(?:weak|lazy|unowned|final|override|nonisolated\(unsafe\)))* +var +(\w+)\b", re.M)
STORED_ONLY = re.compile(r"Stored only\.")
FOR_CLIENTS = {                                    # what Mica sets and only clients read, and where it sets it
    ("Sources/UIKit/Configurations/UIContentConfiguration.swift", "isDisabled"): "cells, from their isUserInteractionEnabled",
    ("Sources/UIKit/Configurations/UIContentConfiguration.swift", "cellDragState"): "lists, while a row is dragged",
}
ACCEPTED = "read it where it has its effect, call notYet(\"…\") where it is set, or begin its comment with: /// Stored only."
NO_READS = (                                       # what mentions a property without reading it, in this order
    r"\b(?:var|let|func|case|class|struct|enum|typealias)\s+\w+",
    r"\.init\(\\\w+(?:\.\w+)+",                                  # an appearance proxy sets
    r"(?<=[(,])\s*(?:\w+\s+)?\w+\s*:",                           # labels
    r"(?<![\w.?!])(?:self\.)?(\w+)[ \t]*=(?!=)\s*(?:[\w$]+[?!]?\.)*\1\b(?![.(\[])",  # copies
    r"\b\w+[ \t]*=(?!=)",
)

def stored(text):
    """(name, start, end of the declaration) of each property that is stored and that others may set."""
    for match in PROPERTY.finditer(text):
        line_end = text.find("\n", match.end())
        rest = text[match.end():line_end]
        brace, equals = rest.find("{"), rest.find(" = ")
        if brace < 0:
            yield match[1], match.start(), line_end
        elif re.match(r"\s*(?:willSet|didSet)\b", text[match.end() + brace + 1:]):
            yield match[1], match.start(), closing(text, match.end() + brace)
        elif 0 <= equals < brace and not re.search(r"=\s*\{", rest):
            yield match[1], match.start(), line_end


def unread(root):
    """A line for each public stored property of the modules with Apple's names that no source reads.
    Properties are told apart by their names alone, so one whose name occurs elsewhere passes."""
    found, words = [], collections.Counter()
    for path in sorted((root / "Sources").rglob("*.swift")):
        source = path.read_text()
        text, lines = stripped(source), source.splitlines()
        rest = text
        for name, start, end in stored(text):
            rest = rest[:start] + re.sub(r"[^\n]", " ", rest[start:end]) + rest[end:]
            number, file = text.count("\n", 0, start), str(path.relative_to(root))
            if (path.relative_to(root / "Sources").parts[0] in MODULES and "notYet(" not in text[start:end]
                    and (file, name) not in FOR_CLIENTS and not STORED_ONLY.match(comment(lines, number))):
                found.append((name, file, number + 1))
        for pattern in NO_READS:
            rest = re.sub(pattern, " ", rest)
        words.update(re.findall(r"\w+", rest))
    return [f"{file}:{line}: nothing reads {name}; {ACCEPTED}" for name, file, line in found if not words[name]]
