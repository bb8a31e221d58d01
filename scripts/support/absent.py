"""Takes out of Swift sources what needs a framework that is not to be had here, and what needs what was taken out."""
import re

from swiftsource import closing, split, stripped

# Names that come from SwiftUI, besides those that a package declares itself.
SWIFTUI = ("View AnyView ViewBuilder ViewModifier Color Image Text Font Animation EdgeInsets Path Shape Angle Alignment Edge Axis Binding State "
           "StateObject ObservedObject EnvironmentObject EnvironmentValues EnvironmentKey Environment Namespace Transaction Gesture GeometryReader "
           "GeometryProxy PreferenceKey PreviewProvider PreviewModifier UIHostingController UIHostingConfiguration UIViewRepresentable "
           "UIViewControllerRepresentable UIViewRepresentableContext ColorScheme LayoutDirection Group ForEach VStack HStack ZStack Spacer "
           "Button Label ScrollView List App Scene WidgetConfiguration TimelineProvider LocalizedStringKey SwiftUI UnitPoint RoundedRectangle "
           "ToolbarContent Gradient Visibility ProposedViewSize").split()
TYPES = ("class", "struct", "enum", "protocol", "actor", "extension")
DECLARATION = re.compile(
    r"\b(?P<kind>class|struct|enum|protocol|actor|extension|func|var|let|init|deinit|subscript|typealias|case|associatedtype|import|operator)\b"
    r"(?!\s+(?:func|var|let|subscript|override|public|private|final)\b)[!?]?[ \t]*(?P<name>[\w.]+)?|#(?P<directive>if|elseif|else|endif|Preview)\b")


LOST = "/*lost*/"   # Stands in a class of tests whose setUp or tearDown is not as it was written.
BEFORE_TESTS = re.compile(r"\bfunc\s+(?:setUp|tearDown)")


class Piece:
    """One declaration: its kind and name, where it lies, and the place of the brace that opens its body."""

    def __init__(self, kind, name, start, end, body):
        self.kind, self.name, self.start, self.end, self.body = kind, (name or "").split(".")[-1], start, end, body


def pieces(plain, start, end):
    """The declarations directly between two places."""
    place = start
    while (match := DECLARATION.search(plain, place, end)):
        if match["directive"] and match["directive"] != "Preview":
            place = plain.find("\n", match.end())
            place = end if place < 0 else place
            continue
        kind, at, body = match["kind"] or "macro", match.end(), None
        while at < end:
            character = plain[at]
            if character in "([{":
                if character == "{" and body is None:
                    body = at
                at = closing(plain, at)
                if character == "{" and kind not in ("let", "var"):
                    break
                continue
            if character == ";":
                break
            if character == "\n" and re.search(r"(?:[,&=:]|\bwhere| [-+*/]| \|\|| \?\?)\s*$", plain[max(start, at - 200):at]):
                at += 1
                continue
            if character == "\n":
                ahead = re.compile(r"\s*(\{|->|where\b|throws\b|async\b|[.?:=]|&&|\|\||[-+*/] )").match(plain, at)
                if not ahead or ahead[1] == "{" and body is not None:
                    break
                if ahead[1] == "{" and kind in ("case", "typealias", "import", "associatedtype"):
                    break
                at = ahead.end() - 1 if ahead[1] == "{" else ahead.end()
                continue
            at += 1
        first = plain.rfind("\n", 0, match.start()) + 1
        first = max(first, start) if not re.search(r"[{};]", plain[max(first, place):match.start()]) else match.start()
        above = first
        while above > start:   # Lines of attributes above, comments between.
            above = plain.rfind("\n", 0, above - 1) + 1
            if above < max(start, place) or not re.fullmatch(r"\s*(?:@\w+(?:\([^\n]*\))?\s*)*", plain[above:first]):
                break
            first = above if "@" in plain[above:first] else first
        yield Piece(kind, match["name"], max(first, place), at, body)
        place = max(at, match.end())


def needs(plain, piece, words):
    """Whether a declaration needs one of the words, which are no parameters of it where it is generic."""
    head = re.compile(r"\b(?:func|class|struct|enum|init|subscript)\b[^(){}\n<]*(?=<)").search(plain, piece.start, piece.body or piece.end)
    own = set()
    if head and plain[head.end():head.end() + 1] == "<":
        own = {part.split(":")[0].strip() for part in split(plain[head.end() + 1:closing(plain, head.end()) - 1])}
    return any(found[0] not in own for found in words.finditer(plain, piece.start, piece.end))


def unneeded(plain, start, end, words):
    """The places to blank between two places, and the names of types that go with them."""
    spans, names = [], set()
    for piece in pieces(plain, start, end):
        if piece.kind == "import" or not needs(plain, piece, words):
            continue
        inner, gone = [], set()
        if piece.kind in TYPES and piece.body is not None and not words.search(plain, piece.start, piece.body):
            inner, gone = unneeded(plain, piece.body + 1, piece.end - 1, words)
            whole = piece.kind == "protocol" or any(
                part.kind in ("let", "case") or part.kind == "var" and part.body is None
                for part in pieces(plain, piece.body + 1, piece.end - 1)
                if any(span[0] <= part.start and part.end <= span[1] for span in inner))
            if not whole or piece.kind == "extension":
                spans += inner
                names |= gone
                continue
        spans.append((piece.start, piece.end))
        if piece.kind in TYPES and piece.kind != "extension" or piece.kind == "typealias":
            names.add(piece.name)
    return spans, names


def blanked(text, spans):
    for start, end in spans:
        hole = re.sub(r"[^\n]", " ", text[start:end])
        if before := BEFORE_TESTS.search(text, start, end):
            at = before.start() - start
            hole = hole[:at] + LOST + hole[at + len(LOST):]
        text = text[:start] + hole + text[end:]
    return text


TYPE = re.compile(r"\b(?:class|struct|enum|protocol|typealias)\s+(\w+)")


def declared_types(plain):
    """The types that a file declares, for others too; what a type alone calls by another name is known in its file."""
    return {found[1] for found in TYPE.finditer(plain)
            if not found[0].startswith("typealias") or plain.count("{", 0, found.start()) == plain.count("}", 0, found.start())}


def without_framework(units, files):
    """Takes out of `files`, places in the file texts of `units`, what needs SwiftUI, and of all files what then is missing."""
    declared = set()
    for texts in units:
        for text in texts.values():
            declared |= declared_types(stripped(text))
    touched, missing = set(), set()
    for texts in units:
        for path in [path for path in texts if path in files]:
            plain = stripped(texts[path])
            own = declared | set(TYPE.findall(plain))
            words = re.compile(r"(?<![\w.])(?:" + "|".join(name for name in SWIFTUI if name not in own) + r")\b|#Preview\b")
            spans, names = unneeded(plain, 0, len(plain), words)
            missing |= names
            texts[path] = blanked(texts[path], spans)
            touched |= {path.name} if spans else set()
    for _ in range(6):
        left = set()
        for texts in units:
            for text in texts.values():
                left |= set(re.findall(r"\b(?:class|struct|enum|protocol|typealias|actor)\s+(\w+)", stripped(text)))
        missing -= left
        if not missing:
            break
        words = re.compile(r"\b(?:" + "|".join(sorted(missing)) + r")\b")
        found = set()
        for texts in units:
            for path, text in texts.items():
                plain = stripped(text)
                if words.search(plain):
                    spans, names = unneeded(plain, 0, len(plain), words)
                    if spans:
                        found |= names
                        texts[path] = blanked(text, spans)
                        touched.add(path.name)
        if not found:
            break
        missing |= found
    return sorted(touched)
