"""The names that Xcode gives the images and colours of asset catalogs for code: `.redDot` for `red-dot.imageset`."""
import re

from swiftsource import stripped

KINDS = {".imageset": ("ImageResource", "UIImage", "Image"), ".colorset": ("ColorResource", "UIColor", "Color")}
KEYWORDS = {"default", "import", "in", "is", "for", "class", "enum", "case", "switch", "return", "repeat", "self", "public", "private", "let", "var",
            "true", "false", "nil", "as", "do", "else", "if", "while", "where", "static", "struct", "super", "try", "func", "operator", "protocol"}


def symbol(name, suffix):
    """What an asset is called in code; nothing for one that has no letters."""
    words = re.findall(r"[A-Za-z0-9]+", name)
    joined = "".join(word if index == 0 else word[0].upper() + word[1:] for index, word in enumerate(words))
    if joined.lower().endswith(suffix.lower()) and len(joined) > len(suffix):
        joined = joined[:-len(suffix)]
    head = re.match(r"[A-Z]+(?![a-z])|[A-Z]", joined)   # As in a word that is all capitals.
    joined = (head[0].lower() + joined[head.end():]) if head else joined
    return "_" + joined if joined[:1].isdigit() else joined


def system_names(root):
    """What UIKit's images and colours are called, which assets do not take."""
    sources = [path for part in ("Color", "Images") for path in (root / "Sources" / "UIKit" / part).rglob("*.swift")]
    return {name for path in sources for name in re.findall(r"\bstatic (?:let|var) (\w+)", path.read_text())}


def asset_symbols(folder, texts, root):
    """Swift that declares those of the catalogs below a folder that the texts use and do not declare; nothing where there are none."""
    whole = "\n".join(stripped(text) for text in texts)
    used = set(re.findall(r"(?<![\w.])(?:UIImage|UIColor|ImageResource|ColorResource)?\s*\.\s*`?(\w+)", whole))
    declared = set(re.findall(r"\b(?:var|let|case|func)\s+`?(\w+)", whole))
    found, taken = {}, declared | system_names(root)
    for path in sorted(folder.rglob("*.xcassets/**/*set")):
        kind = KINDS.get(path.suffix)
        name = symbol(path.stem, kind[2]) if kind else ""
        if name and name in used - taken:
            found.setdefault((kind, name), path.stem)
    lines = []
    for ((resource, type, _), name), asset in found.items():
        safe = f"`{name}`" if name in KEYWORDS else name
        lines += [f'extension {resource} {{ static let {safe} = {resource}(name: "{asset}", bundle: .main) }}',
                  f"extension {type} {{ static var {safe}: {type} {{ {type}(resource: .{safe}) }} }}"]
    return "\n".join(["import UIKit", *lines, ""]) if lines else ""
