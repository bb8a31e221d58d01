"""Texts of Interface Builder documents whose width nothing but their content decides, with the interval it lies in."""
import collections, dataclasses, hashlib, math, pathlib
import xml.etree.ElementTree as ET

LINE = 1.193359375    # a line of San Francisco, in its size
ENDS = ({"leading", "left"}, {"trailing", "right"}, {"centerX"})


@dataclasses.dataclass(frozen=True)
class StoredText:
    """One text: `font` is "system", a text style or a PostScript name, `tools` the toolsVersion of its document in
    thousands, `low` and `high` bound its width in points, `lines` the height that was stored."""
    text: str
    font: str
    weight: str
    size: float
    tools: int
    low: float
    high: float
    kind: str
    height: float
    owner: str


def number(element, name):
    return float(element.get(name, 0))


def frame(element):
    """The stored rectangle (x, y, width, height), or None."""
    for rect in element.findall("rect"):
        if rect.get("key") == "frame":
            return [number(rect, name) for name in ("x", "y", "width", "height")]


def pixels(scene):
    """Pixels a point, 1, 2 or 3, of the canvas on which a scene was laid out, by the fractions of its frames; None where
    they are of no canvas."""
    fractions = {round(v % 1, 2) for rect in scene.iter("rect") for v in (number(rect, "width"), number(rect, "height"),
                                                                         number(rect, "x"), number(rect, "y"))} - {0, 1}
    for scale, known in ((1, set()), (2, {.5}), (3, {.33, .34, .66, .67})):
        if fractions <= known:
            return scale


class Document:
    """A document's views with what is needed to say whether a width is free."""

    def __init__(self, root):
        self.root = root
        self.parent = {child: above for above in root.iter() for child in above}
        self.held = collections.defaultdict(list)
        for constraint in root.iter("constraint"):
            owner = self.parent[self.parent[constraint]].get("id")
            for end in ("first", "second"):
                attribute = constraint.get(end + "Attribute")
                item = constraint.get(end + "Item") or (owner if end == "first" else None)
                if attribute and item:
                    equal = constraint.get("relation", "equal") == "equal"
                    self.held[item].append((attribute.removesuffix("Margin"), equal))

    def stack(self, element):
        """The stack view that arranges a view, or None."""
        list_ = self.parent.get(element)
        above = self.parent.get(list_)
        return above if above is not None and above.tag == "stackView" and list_.tag == "subviews" else None

    def width_is_free(self, element):
        """How nothing but the content decides a width: "one", "onei" (with inequalities), "stack"; None where
        something else may."""
        held = self.held[element.get("id")]
        if any(name == "width" for name, _ in held):
            return None
        exact = {name for name, equal in held if equal}
        if sum(bool(exact & end) for end in ENDS) > 1:
            return None
        loose = any(name in end for name, equal in held if not equal for end in ENDS)
        stack = self.stack(element)
        if stack is not None:
            if exact & set().union(*ENDS):
                return None
            if stack.get("axis") == "vertical":
                return "stack" if stack.get("alignment") in ("leading", "center", "trailing") else None
            how = stack.get("distribution", "fill")
            if how in ("equalSpacing", "equalCentering"):
                return "stack"
            return "stack" if how == "fill" and self.width_is_free(stack) else None
        if element.get("translatesAutoresizingMaskIntoConstraints") != "NO" or not exact & set().union(*ENDS):
            return None
        return "onei" if loose else "one"

    def height_is_free(self, element):
        names = {name for name, equal in self.held[element.get("id")]}
        return self.stack(element) is None and "height" not in names and len(names & {"top", "bottom", "centerY"}) < 2

    def cell_label(self, element):
        """Whether an element is a label of a cell with a style whose labels are as wide as their texts."""
        view = self.parent.get(self.parent.get(element))
        cell = self.parent.get(view)
        if view is None or view.tag != "tableViewCellContentView" or cell is None:
            return False
        if cell.get("style") not in ("IBUITableViewCellStyleValue1", "IBUITableViewCellStyleSubtitle"):
            return False
        names = cell.get("textLabel"), cell.get("detailTextLabel")
        room = frame(view)
        widths = [frame(label)[2] for label in view.iter("label") if label.get("id") in names and frame(label)]
        used = sum(widths) if cell.get("style").endswith("Value1") else max(widths, default=0)
        return element.get("id") in names and room is not None and used < .85 * room[2] - 30


def text_of(element):
    """A label's or button's one line of text, or None."""
    if element.tag == "label":
        if element.find("attributedString") is not None:
            return None
        text = element.get("text")
        for string in element.findall("string") + element.findall("mutableString"):
            if string.get("key") == "text" and not string.get("base64-UTF8"):
                text = string.text
    else:
        plain = all(child.tag != "inset" or child.get("key") == "contentEdgeInsets" for child in element)
        plain = plain and element.find("buttonConfiguration") is None
        states = {state.get("key"): state for state in element.findall("state")}
        normal = states.get("normal")
        if not plain or normal is None or element.get("buttonType") not in (None, "roundedRect", "system", "custom"):
            return None
        if any(state.get(name) for state in states.values() for name in ("image", "backgroundImage")):
            return None
        if any(child.tag not in ("color",) for child in normal):
            return None
        text = normal.get("title")
    return text if text and not set(text) & set("\n\r\t\u2028\x0b") else None


def configuration_of(element):
    """A button's configuration that has a title and nothing beside it, or None."""
    configuration = element.find("buttonConfiguration")
    if configuration is None or not configuration.get("title") or element.find("inset") is not None:
        return None
    if any(configuration.get(name) for name in ("image", "catalog", "subtitle", "showsActivityIndicator", "buttonSize")):
        return None
    if any(child.tag not in ("fontDescription", "color", "backgroundConfiguration") for child in configuration):
        return None
    return configuration if not any(state.get("image") for state in element.findall("state")) else None


def font_of(element):
    """(font, weight, size) of a label, button or configuration; None where it has none of its own."""
    if element.tag == "buttonConfiguration" and element.find("fontDescription") is None:
        return "Body", "regular", 0.
    keys = ("titleFontDescription",) if element.tag == "buttonConfiguration" else ("fontDescription", None)
    found = [font for font in element.findall("fontDescription") if font.get("key") in keys]
    if not found:
        return ("system", "regular", 17. if element.tag == "label" else 15.)
    font = found[0]
    if font.get("style"):
        return font.get("style").removeprefix("UICTFontTextStyle"), "regular", 0.
    if font.get("type") in ("system", "boldSystem"):
        weight = "bold" if font.get("type") == "boldSystem" else font.get("weight", "regular")
        return "system", weight, number(font, "pointSize")
    return (font.get("name"), "regular", number(font, "pointSize")) if font.get("name") else None


def stored_texts(path, owner):
    """The texts of one document; none where it is not one of iOS."""
    data = path.read_bytes()
    if b"<document " not in data[:400] or b"iOS.CocoaTouch" not in data[:1500]:
        return
    try:
        root = ET.fromstring(data)
    except ET.ParseError:
        return
    tools = (root.get("toolsVersion") or "").split(".")[0]
    if not tools.isdigit() or root.get("type", "").endswith("XIB") and root.get("useAutolayout") != "YES":
        return
    document = Document(root)
    for scene in root.find("scenes") if root.find("scenes") is not None else [root]:
        scale = pixels(scene)
        for element in scene.iter() if scale else []:
            found = measured(document, element, scale) if element.tag in ("label", "button") else None
            if found:
                yield StoredText(*found[:4], int(tools), *found[4:], owner)


def measured(document, element, scale):
    """(text, font, weight, size, low, high, kind, height) of an element whose width is its text's, or None."""
    configuration = configuration_of(element)
    if configuration is not None:
        text, font = configuration.get("title"), font_of(configuration)
    else:
        text, font = text_of(element), font_of(element)
    rect = frame(element)
    if not text or not rect or not font or rect[2] <= 0 or element.get("fixedFrame") == "YES":
        return None
    if "YES" in (element.get("misplaced"), element.get("ambiguous")):
        return None
    cell = element.tag == "label" and document.cell_label(element)
    kind = "cell" if cell else document.width_is_free(element) or "loose"
    width, height, size = rect[2], rect[3], font[2]
    if element.tag == "button":
        if width <= 30:
            return None
        kind, step = "button " + kind, 1 if width % 1 == 0 else 1 / scale
        if configuration is not None:
            # 12 points on either side of the title; in a stack view it often has the width of its neighbours.
            kind = kind.replace("stack", "loose")
            step = 1 / scale if height % 1 else step
            width -= 24
        for inset in element.findall("inset"):
            width -= number(inset, "minX") + number(inset, "maxX")
    else:
        # Some canvases of two and three pixels a point round labels to whole points.
        step = 1 if width % 1 == 0 and height % 1 == 0 else 1 / scale
        several = element.get("numberOfLines", "1") != "1"
        free = cell or several or kind == "loose" or document.height_is_free(element)
        lines = [math.ceil(LINE * size * k - 1e-4) / k for k in (1, scale)]
        if font[0] == "system" and free and min(abs(height - line) for line in lines) > .02:
            return None
        if several and height > 1.7 * (size or 17):
            return None
    high = round(round(width * scale) / scale, 4)
    return text, *font, max(high - step, 0), high, kind, height


def owner_of(folder):
    return folder.name.split("+")[0].lower()


def collected(folder):
    """The texts of all documents in a folder that has one folder a repository, named owner+name. A document that several
    repositories hold counts once."""
    seen = set()
    for repository in sorted(pathlib.Path(folder).iterdir()):
        for path in sorted(p for p in repository.rglob("*") if p.is_file()):
            digest = hashlib.sha1(path.read_bytes()).digest()
            if digest not in seen:
                seen.add(digest)
                yield from stored_texts(path, owner_of(repository))
