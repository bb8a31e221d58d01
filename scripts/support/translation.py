"""Changes Swift sources that were written for Apple's systems so that Linux can compile them; what they mean stays."""
import functools, re

from conditions import IMPORT
from project import ROOT
from swiftsource import base, closing, in_code, nested, stripped


# Names of Foundation that have a module of their own on Linux.
APART = {
    "FoundationNetworking": r"\b(?:URLSession\w*|(?:NS(?:Mutable)?)?URLRequest|(?:HTTP)?URLResponse|(?:Cached)?URL(?:Cache|Response)|HTTPCookie\w*|URLProtocol\w*|"
                            r"URLAuthentication\w*|URLProtectionSpace|URLCredential\w*)\b",
    "FoundationXML": r"\bXML(?:Parser|ParserDelegate|Document|Element|Node)\b",
}


# Names that Apple's Foundation hands on, of a module that has a stand-in.
OF_OS = r"\bos_(?:unfair_lock|log|signpost)\w*"


@functools.cache
def types_of_uikit():
    """What Mica's UIKit has for types, those of Apple's Foundation that Linux's lacks among them."""
    declared = re.compile(r"^(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)", re.M)
    return {name for path in (ROOT / "Sources" / "UIKit").rglob("*.swift") for name in declared.findall(path.read_text())}


def where_they_are(code):
    """Names behind `Foundation.` that another module has here."""
    for module in ("FoundationNetworking", "FoundationXML"):
        code = re.sub(rf"(?<![\w.])Foundation\.(?={APART[module]})", f"{module}.", code)
    return re.sub(r"(?<![\w.])Foundation\.(?=([A-Z]\w*))", lambda m: "UIKit." if m[1] in types_of_uikit() else m[0], code)


def anchors_of_any_kind(text):
    """Casts of anchors to ones of another kind, and questions whether they are such, which Objective-C lets pass: its generic types are one class."""
    cast = re.compile(r"(?:\s+as[!?]?\s+NSLayoutAnchor<[^<>]*>)*\s+(?:as([!?])|is)\s+(NSLayoutAnchor<[^<>]*>)")
    at = 0
    while match := cast.search(stripped(text), at):
        start = base(text, match.start())
        new = f"anchorOfAnyKind({text[start:match.start()]}, as: {match[2]}.self){'!' if match[1] == '!' else ''}"
        if not match[1]:
            new = f"({new} != nil)"
        text = text[:start] + new + text[match.end():]
        at = start + len(new)
    return "@_spi(SelectorTable) import UIKit\n" + text if at else text


# Names of Combine, which Apple's Foundation hands on.
COMBINED = r"(?<![\w.])(?:ObservableObject|AnyCancellable|PassthroughSubject|CurrentValueSubject|AnyPublisher)\b|@Published\b"

# The newest release of iOS that code may ask for and get.
NEWEST = 26

# Names of Apple's XCTest that a stand-in brings.
ADDED_TO_TESTS = r"XCTAssert\w*\((?:[^\n]*,\s*)?self\s*[,)]|\b(?:XCTContext|XCTActivity|XCTAttachment|keyValueObservingExpectation|wait\(for: *(?:\[[^\[\]]*\]|\w+)\)|XCT(?:KVOExpectation|(?:Clock|CPU|Memory|Storage)Metric|MeasureOptions)|measureOnce|measureMetricsOnce|keptToTheEnd)(?:\b|(?<=\)))"


def translated(text):
    """One source file that Tools/Port has translated, by what can be seen in it alone."""
    text = classes_of_tables(text)
    text = re.sub(  # Linux says that every release is there; those to come are not.
        r"#(un)?available\(\s*iOS\s+(\d+)[^)]*\)", lambda m: m[0] if int(m[2]) <= NEWEST else "true" if m[1] else "false", text)
    if re.search(rf"{IMPORT}Nimble\b", text, re.M):   # Foundation has one of this name.
        text = re.sub(r"(?<![\w.])Predicate(?=[<.])", "Nimble.Predicate", text)
    if re.search(r"\bmeasure(?:Metrics)?\b", text) and "XCTest" in text:   # Linux's fails where measurements differ by a tenth.
        text = re.sub(r"(?<![\w.])((?:self\.)?)measure(?=\s*(?:\{|\())", r"\1measureOnce", text)
        text = re.sub(r"(?<![\w.])((?:self\.)?)measureMetrics(?=\s*\()", r"\1measureMetricsOnce", text)
        text = re.sub(r"(?<![\w.])((?:self\.)?)(start|stop)Measuring\(\)", r"\1\2MeasuringOnce()", text)
        text = re.sub(r"\bfunc measure(?:Metrics)?Once\b", lambda m: m[0].replace("Once", ""), text)
    if re.search(rf"{IMPORT}(?:XCTest|Quick)\b", text, re.M):
        text = prepared_on_main_actor(kept_to_the_end(text))
    if re.search(rf"{IMPORT}(?:XCTest|Quick)\b", text, re.M) and re.search(ADDED_TO_TESTS, text):
        text = "import AppleXCTest\n" + text
    if re.search(OF_OS, text) and not re.search(r"import os\b", text):
        text = f"import os\n{text}"
    text = without_swizzling(anchors_of_any_kind(path_elements(text)))
    text = narrowed_delegates(without_forwarding(text))
    text = re.sub(r"(\w[?!]?\.window)(\?\?|!!)(?=\.)", lambda m: m[1] + m[2][0], text)   # A delegate's, an optional's optional there.
    text = re.sub(r"(?<![\w.])ProcessInfo\(\)", "ProcessInfo.processInfo", text)
    text = asked_of_classes(asked_of_protocols(resource_addresses(held_closures(text))))
    text = in_code(text, lambda code: where_they_are(spelt_otherwise(code)))
    if "NSKeyedUnarchiver(forReadingWith:" in text:
        text = "@_spi(SelectorTable) import UIKit\n" + re.sub(r"(?<![\w.])NSKeyedUnarchiver\(forReadingWith:\s*", "NSKeyedUnarchiver.reading(", text)
    if re.search(COMBINED, text) and not re.search(r"\bimport (?:Combine|SwiftUI)\b", text):
        text = "import Combine\n" + text
    if re.search(same := r"(?<=[\w)] )([!=]=)=(?= (?:[A-Z]\w*\.)+self\b)", text):   # Classes are objects there.
        text = in_code(text, lambda code: re.sub(same, r"\1", code))
    lines = []
    for line in text.split("\n"):
        line = re.sub(r"(?<![\w.])(?:ObjectiveC|Foundation|Darwin)\.(?=objc_\w+\b)", "", line)
        line = re.sub(r"(?<![\w.])Darwin\.(?=\w+\()", "Glibc.", line)
        line = re.sub(r"@convention\((?:c|block)\)\s*(?=\([^()]*\b(?:Any|AnyObject|AnyClass|Selector|UI[A-Z]\w+|NS[A-Z]\w+|CG[A-Z]\w+)\b)", "", line)
        line = re.sub(r"(?<![\w.])(?!super\b)(\w+)\.classForCoder\b(?!\()", r"type(of: \1)", line)
        line = re.sub(r"(?<![\w.])(?<!\bvar )classForCoder\b(?!\()", "type(of: self)", line)
        line = re.sub(r"type\(of: (\w+)\)\.description\(\)", r"String(reflecting: type(of: \1))", line)
        line = re.sub(r"(?<![\w.])([A-Z]\w*)(?:\.self)?\.description\(\)", r"String(reflecting: \1.self)", line)
        line = re.sub(r"(?<![\w.])((?:\w+\.)*\w+)\.fulfill\b(?!\s*\()", r"{ \1.fulfill() }", line)
        line = re.sub(r"(?<![\w.(])PTHREAD_MUTEX_(?:RECURSIVE|NORMAL|ERRORCHECK|DEFAULT)\b", r"CInt(\g<0>)", line)   # Enumerated on Linux.
        lines.append(line)
    return "\n".join(lines)


def spelt_otherwise(code):
    """Code with what Linux's Foundation spells otherwise."""
    code = re.sub(   # One that is never started, and is not valid.
        r"(?<![\w.])Timer\(\)", "{ let timer = Timer(timeInterval: 1, repeats: false) { _ in }; timer.invalidate(); return timer }()", code)
    # Linux's never comes back from the one for addresses, which nil would be.
    named = set(re.findall(r"\b(\w+)\s*(?::\s*|(?::[^=\n]*)?=\s*\(?)(?:Foundation\.)?UserDefaults\b", code))
    assigned = re.findall(r"\b(\w+)\s*=\s*(?:self\.)?(\w+)\b[!?]?(?![\w.(\[])", code)
    while more := {name for name, value in assigned if value in named} - named:
        named |= more
    defaults = "|".join([r"(?<![\w.])(?:Foundation\.)?UserDefaults\.standard", *(rf"\b{name}" for name in sorted(named))])
    code = re.sub(rf"((?:{defaults})\b[?!]?)\.set\(nil,\s*forKey:", r"\1.removeObject(forKey:", code)
    code = re.sub(r"\bopen (?=(?:static )?let\b)", "public ", code)   # What is constant cannot be overridden.
    code = re.sub(   # Of which Linux's cannot be changed.
        r"(\bvar\s+\w+(?:\s*:\s*CharacterSet)?\s*=\s*)(CharacterSet\b[^\n;{}]*\.inverted)(?=[ \t\r]*$)", r"\1CharacterSet().union(\2)", code, flags=re.M)
    code = re.sub(r"(?<![\w.])Progress\(\)", "Progress(parent: nil)", code)
    code = re.sub(r"(\bforKey:\s*[\w.]+|\[[\w.]+) as NSCopying(?=\s*[)\]])", r"\1", code)   # Keys are hashed there.
    code = re.sub(r"(?<![\w.])NSMutable(String|Data)\(\)", lambda m: f"NSMutable{m[1]}(capacity: 0)" + ("!" if m[1] == "Data" else ""), code)
    return re.sub(   # Of nothing, which `init()` makes there.
        r"(?<![\w.])(HTTP)?URLResponse\(\)", lambda m: f'{m[1] or ""}URLResponse(url: URL(fileURLWithPath: "/"), ' + (
            "statusCode: 0, httpVersion: nil, headerFields: nil)!" if m[1] else "mimeType: nil, expectedContentLength: 0, textEncodingName: nil)"), code)


def held_closures(text):
    """Source in which closures that a constant or variable holds, and that capture several objects weakly, pass through `heldClosure(_:)`:
    Swift 6.3 finds nil in the second of these captures where such a closure does not escape."""
    head = re.compile(r"\b(?:let|var)\s+\w+\s*(?::[^={\n]+)?=\s*(?=\{\s*\[[^\[\]]*\bweak\b[^\[\]]*,\s*weak\b[^\[\]]*\])")
    at = 0
    while match := head.search(stripped(text), at):
        at, end = match.end(), closing(stripped(text), match.end())
        if not re.match(r"\s*\(", text[end:]):   # Called at once.
            text = f"{text[:at]}heldClosure({text[at:end]}){text[end:]}"
    return text


def classes_of_tables(text):
    """What a function takes tables of is a class, which Objective-C's generic types imply."""
    plain, edits = stripped(text), []
    for head in re.finditer(r"\bfunc\s+\w+\s*<([\w\s,]+)>\s*(?=\()", plain):
        taken = plain[head.end():closing(plain, head.end())]
        for name in re.finditer(r"\w+", head[1]):
            if re.search(rf"\bNS(?:HashTable|MapTable)<[^<>()]*(?<!\.)\b{name[0]}\b", taken):
                edits.append(head.start(1) + name.end())
    for at in reversed(edits):
        text = text[:at] + ": AnyObject" + text[at:]
    return text


def kept_to_the_end(text):
    """A test's file in which windows, objects of UIKit that are thrown away as they are made, and views that what prepares a test makes for itself,
    live to the end of the test, as in the pool that Apple's systems drain then."""
    at = 0
    while match := re.compile(r"(?<![\w.])UIWindow(?=\()|(?<=\b_ = )UI[A-Z]\w*(?=\()").search(stripped(text), at):
        end = closing(stripped(text), match.end())
        text = f"{text[:match.start()]}keptToTheEnd({text[match.start():end]}){text[end:]}"
        at = match.end() + len("keptToTheEnd(")
    plain, edits = stripped(text), []
    for head in re.finditer(r"\bfunc\s+setUp(?:WithError)?\(\)[^{}]*\{|(?<![\w.])beforeEach\s*\{", plain):
        for made in re.finditer(r"\b(?:let|var)\s+\w+\s*(?::[^=\n]+)?=\s*(?=((?:UI[A-Z]|[A-Z]\w*View)\w*)\()",
                                plain[head.end():closing(plain, head.end() - 1)]):
            start = head.end() + made.end()
            end = closing(plain, start + len(made[1]))
            if not re.match(r"\s*\{", plain[end:]):   # Closures belong to calls.
                edits.append((start, end))
    for start, end in sorted(set(edits), reverse=True):
        text = f"{text[:start]}keptToTheEnd({text[start:end]}){text[end:]}"
    return text


def prepared_on_main_actor(text):
    """A test's file in which what comes before and after tests and says that it is the main actor's runs there, and says so no more: Linux's XCTest
    has these methods on no actor."""
    head = re.compile(r"@MainActor\s+((?:\w+\s+)*override\s+(?:\w+\s+)*func\s+(?:setUp|tearDown)(?:WithError)?\(\)\s*(throws\s*)?)\{")
    while match := head.search(stripped(text)):
        end = closing(stripped(text), match.end() - 1)
        text = (f"{text[:match.start()]}{match[1]}{{ {'try ' if match[2] else ''}MainActor.assumeIsolated {{{text[match.end():end - 1]}}} }}{text[end:]}")
    return text


def asks_region(texts):
    """Whether a package asks for the region of the phone, or has what Foundation makes by it; its formatters are of that region then, where they are
    Foundation's. `texts` is changed in place: file texts of the whole package, by path."""
    implied = r"(?<![\w.?!)\]}>])\.(?:autoupdatingC|c)urrent\b"
    asked = rf"\b(?:NSLocale|Locale|Calendar)\.(?:autoupdatingC|c)urrent\b|{implied}|\b(?:Date|Number)Formatter\(\)"
    if not any(re.search(asked, text) for text in texts.values()):
        return False
    own = {name for text in texts.values() for name in re.findall(r"\b(?:class|struct|enum|typealias)\s+(\w+)", stripped(text))}
    for name in sorted({"DateFormatter", "NumberFormatter"} - own):
        for path, text in texts.items():
            texts[path] = in_code(text, lambda code: re.sub(rf"(?<![\w.]){name}\(\)", f"{name}(ofPhone: ())", code))
    return True


def matches_at_once(texts):
    """Calls of `expression.enumerateMatches(in:…)` by the name of a method whose closure does not escape, as on Apple's systems: it may change what
    it captures, and needs no `self.`. `texts` is changed in place, by path; not where the package has a method of that name."""
    if any(re.search(r"\bfunc enumerateMatches\(\s*in\b", text) for text in texts.values()):
        return
    for path, text in texts.items():
        texts[path] = in_code(text, lambda code: re.sub(r"(?<=\.)enumerateMatches(?=\(\s*in:)", "enumerateMatchesAtOnce", code))


def resource_addresses(text):
    """`bundle.urls(forResourcesWithExtension:subdirectory:)` gives URLs; Linux's gives objects of Objective-C."""
    at = 0
    while match := re.compile(r"\.urls(?=\(forResourcesWithExtension:)").search(text, at):
        start, end = base(text, match.start()), closing(stripped(text), match.end())
        text = f"{text[:start]}({text[start:end]}?.map {{ $0 as URL }}){text[end:]}"
        at = end
    return text


def asked_of_protocols(text):
    """`object.conforms(to: P.self)` asks an object of a protocol of Objective-C, which Swift asks of its type."""
    at = 0
    while match := re.compile(r"[?!]?\.conforms\(to:\s*((?:\w+\.)*[A-Z]\w*)\.self\s*\)").search(text, at):
        start, at = base(text, match.start()), match.end()
        if start < match.start() and not text[start].isupper():
            new = f"({text[start:match.start()]} is any {match[1]})"
            text = text[:start] + new + text[match.end():]
            at = start + len(new)
    return text


def asked_of_classes(text):
    """`kind.isSubclass(of: other)` asks a class of those above it, which Objective-C knows of every class."""
    at = 0
    while match := re.compile(r"([?!]?)\.isSubclass(?=\(of:)").search(text, at):
        start, end = base(text, match.start()), closing(stripped(text), match.end())
        other, at = text[match.end() + len("(of:"):end - 1].strip(), match.end()
        if start < match.start() and "$0" not in other:
            first = text[start:match.start()] + match[1].strip("?")
            first += ".self" if re.fullmatch(r"[A-Z]\w*", first) else ""   # A type that is a parameter.
            above = "sequence(first: {} as AnyClass, next: {{ class_getSuperclass($0) }}).contains {{ $0 == {} }}".format
            new = f"{first}.map {{ kind in {above('kind', other)} }}" if match[1] == "?" else above(first, other)
            text, at = f"{text[:start]}({new}){text[end:]}", start + len(new)
    return text


@functools.cache
def superclasses(root):
    """The superclass of each class of the project and of its stand-ins, by name."""
    found = {}
    for path in [*(root / "scripts" / "support" / "standins").rglob("*.swift"), *(root / "Sources").rglob("*.swift")]:
        found |= dict(re.findall(r"\bopen class (\w+)(?:<[^>]*>)?: (\w+)", path.read_text(encoding="utf-8")))
    return found


GENERIC = re.compile(r"\b(?:func|class|struct|enum|extension|init|subscript|typealias|protocol)\b[^{}\n]*?(?:\n[^{}\n]*?){0,8}?\{")


# How the initialisers begin that a metatype may be asked for.
MADE_WITH = r"(?=\)|frame:|style:|nibName:|reuseIdentifier:|rootViewController:|annotation:)"


def created(text, supers, aliases):
    """Calls of initialisers through metatypes of UIKit's classes, which only `required` ones allow here, ask the metatype for an
    instance."""
    def kind(name):
        seen = set()
        while name and name not in seen:
            if name in ("UIView", "UIViewController", "NSObject"):
                return name
            seen.add(name)
            name = supers.get(name, aliases.get(name))
        return None

    plain, generic, variables = stripped(text), {}, set()
    bounds = re.compile(r"(?:[<,]|\bwhere|\bassociatedtype)\s*((?:Self\.)?\w+)\s*:\s*(\w+)")
    selves = []   # Where `Self` is such a class.
    for head in GENERIC.finditer(plain):
        for name, bound in bounds.findall(head[0]):
            if kind(bound) and name == "Self":
                selves.append((head.end(), closing(plain, head.end() - 1)))
            elif kind(bound):
                generic[name] = kind(bound)
    for name, bound in re.findall(r"\b([a-z_]\w*)\s*:\s*\(?(\w+)\.Type\b", plain):
        if kind(bound) or bound in generic:
            variables.add(name)
    changed = text
    for start, end in reversed(selves):
        body = re.sub(rf"(?<![\w.])Self(?:\.init)?\({MADE_WITH}", "Self.created(", changed[start:end])
        changed = changed[:start] + body + changed[end:]
    if generic:
        changed = re.sub(
            rf"(?<![\w.])({'|'.join(map(re.escape, generic))})(?:\.init)?\({MADE_WITH}", r"\1.created(",
            changed)
    if variables:
        changed = re.sub(
            rf"\b({'|'.join(variables)})\.init\({MADE_WITH}", r"\1.created(", changed)
    if changed != text:
        changed = "@_spi(SelectorTable) import UIKit\n" + changed
    return changed


def recognizers(texts, supers):
    """Recognisers that override `init(target:action:)` alone keep their `init()`, as Apple's do. `texts` is changed in place: file texts
    of the whole package, by path; `supers` are the superclasses of UIKit's own."""
    supers = dict(supers)
    for text in texts.values():
        supers |= dict(re.findall(r"\bclass\s+(\w+)\s*(?:<[^{]*?>)?\s*:\s*(?:\w+\.)*(\w+)[^{;]*\{", stripped(text)))
    for path, text in texts.items():
        plain, added = stripped(text), []
        for head in re.finditer(r"\b(?<!\.)class\s+(?!func\b|var\b)(\w+)\s*(?:<[^{]*?>)?\s*:[^{;]*\{", plain):
            body, line = members(plain[head.end():closing(plain, head.end() - 1) - 1]), [head[1]]
            while line[-1] in supers and len(line) < 50:
                line.append(supers[line[-1]])
            if "UIGestureRecognizer" not in line[1:] or not re.search(r"\boverride\s+init\s*\(\s*target\b", body) or re.search(r"\binit[?!]?\s*\(\s*(?:coder\b|\))", body):
                continue
            access = re.search(r"\b(?:open|public)\b", plain[plain.rfind("\n", 0, head.start()) + 1:head.start()])
            added.append((head.end(), f" {'public ' if access else ''}convenience init() {{ self.init(target: nil, action: nil) }}"))
        for at, new in reversed(added):
            text = text[:at] + new + text[at:]
        texts[path] = text


def created_by_themselves(texts, supers):
    """Classes of views and controllers with an `init()` of their own make instances by it where a metatype is asked for one.

    `texts` is changed in place: file texts of the whole package, by path; `supers` are the superclasses of UIKit's own."""
    supers, heads = dict(supers), {}
    for path, text in texts.items():
        plain = stripped(text)
        for head in re.finditer(r"\b(?<!\.)class\s+(?!func\b|var\b)(\w+)\s*(?P<generic><[^{]*?>)?\s*:\s*([\w.]+)[^{;]*\{", plain):
            body = members(plain[head.end():closing(plain, head.end() - 1) - 1])
            supers[head[1]] = head[3].split(".")[-1]
            is_own = re.search(r"\binit\s*\(\s*\)\s*\{", body) and not re.search(r"@available\([^)]*unavailable[^)]*\)[^{}]*?\binit\s*\(\s*\)", body)
            origin = "own" if is_own else "other" if re.search(r"(?<!convenience )\binit[?!]?\s*[(<]", body) else "inherited"
            heads.setdefault(head[1], []).append((path, head, nested(plain, head.start(), head[1]), origin))
    found = {}   # By path: the places of bodies and what they are given.
    for name, rows in heads.items():
        for path, head, called, origin in rows:
            line = [name, head[3].split(".")[-1]]
            while line[-1] in supers and len(line) < 50:
                line.append(supers[line[-1]])
            kind = next((above for above in line if above in ("UIView", "UIViewController")), None)
            if origin == "inherited":   # Of a class that is not known by its name, several have it.
                origins = [heads[above][0][3] if len(heads.get(above, ())) == 1 else "other" if above in heads else "inherited" for above in line]
                origin = next((each for each in origins if each != "inherited"), None)
            if not kind or origin != "own" or head["generic"] or line[1] == name:
                continue
            access = re.search(r"\b(open|public)\b[^\n]*$", texts[path][texts[path].rfind("\n", 0, head.start()) + 1:head.start()])
            found.setdefault(path, []).append((head.end(), f" {'@_spi(SelectorTable) public ' if access else ''}override class func createdByItself() -> UIResponder? {{ "
                                               f"self == {called}.self ? {called}() : super.createdByItself() }}"))
    for path, edits in found.items():
        text = texts[path]
        for at, new in sorted(edits, reverse=True):
            text = text[:at] + new + text[at:]
        texts[path] = "@_spi(SelectorTable) import UIKit\n" + text


def members(body):
    """The text of a type's body with the insides of inner braces blanked."""
    depth, kept = 0, []
    for character in body:
        depth -= character == "}"
        kept.append(character if depth == 0 or character == "\n" else " ")
        depth += character == "{"
    return "".join(kept)


def path_elements(text):
    """A function that hands a path's elements to a closure by way of a C function: a block's address is none on Linux."""
    plain = stripped(text)
    for match in reversed(list(re.finditer(r"\bfunc\s+\w+\s*\(", plain))):
        close = closing(plain, match.end() - 1)
        opened = re.compile(r"[^{}]*\{").match(plain, close)
        if not opened:
            continue
        end = closing(plain, opened.end() - 1)
        taken = re.search(r"(\w+)\s*:\s*(?:@\w+(?:\(\w+\))?\s*)*\(\s*CGPathElement\s*\)", text[match.end():close])
        if taken and "unsafeBitCast" in text[opened.end():end] and "CGPathApplierFunction" in text[opened.end():end]:
            owner = "path." if re.search(r"\bpath\.apply\(", text[opened.end():end]) else ""
            parameters = re.sub(r"@convention\(\w+\)\s*", "", text[match.end():close])
            text = (text[:match.end()] + parameters + text[close:opened.end()]
                    + f" {owner}applyWithBlock {{ {taken[1]}($0.pointee) }} }}" + text[end:])
    return text


SWIZZLING = re.compile(r"\b(?:method_exchangeImplementations|method_setImplementation|class_replaceMethod|class_addMethod|object_setClass)\b")


def without_swizzling(text):
    """Functions without a result that exchange methods of classes do nothing; they trap where they find none to exchange."""
    if not SWIZZLING.search(text):
        return text
    plain = stripped(text)
    heads = list(re.finditer(r"\bfunc\s+\w+\s*(?:<[^>]*>)?\s*\(", plain))
    heads += list(re.finditer(r"\b(?:let|var)\s+\w+\s*:\s*(?:Void|\(\)|\([^()\n]*\)\s*->\s*(?:Void|\(\)))\s*=\s*(?=\{)", plain))
    for match in sorted(heads, key=lambda match: -match.start()):
        start = closing(plain, match.end() - 1) if match[0].endswith("(") else match.end()
        opened = re.compile(r"(?P<effects>[^{}]*)\{").match(plain, start)
        if not opened or "->" in opened["effects"] and not re.search(r"->\s*(?:Void|\(\))\s*$", opened["effects"]):
            continue
        end = closing(plain, opened.end() - 1)
        body = plain[opened.end():end - 1]
        if SWIZZLING.search(body):
            taken = re.match(r"\s*\(?([\w, ]+)\)?\s+in\b", body) if not match[0].endswith("(") else None
            kept = f" {', '.join('_' for _ in taken[1].split(','))} in " if taken else ""
            text = text[:opened.end()] + kept + re.sub(r"[^\n]", "", text[opened.end():end - 1]) + text[end - 1:]
            plain = stripped(text)
    return text


def without_forwarding(text):
    """The source without the methods by which Objective-C asks an object who answers in its place: nobody asks them here."""
    names = r"(?:responds\(to|forwardingTarget\(for|methodSignature\(for|doesNotRecognizeSelector\()"
    while match := re.search(rf"^[ \t]*(?:@\w+\s+|\w+ )*override (?:\w+ )*func {names}[^{{]*\{{", text, re.M):
        end = closing(stripped(text), match.end() - 1)
        text = text[:match.start()] + re.sub(r"[^\n]", "", text[match.start():end]) + text[end:]
    return text


def narrowed_delegates(text):
    """`table.delegate?.tableView?(…)`: Apple's tables and collections have a delegate of their own type, here it is the scroll view's."""
    kinds = {"collectionView": "UICollectionViewDelegate", "tableView": "UITableViewDelegate", "textView": "UITextViewDelegate"}
    at = 0
    while match := re.compile(r"\.delegate([?!])\.(collectionView|tableView|textView)(?=\w*[?(])").search(text, at):
        start = base(text, match.start())
        new = f"({text[start:match.start()]}.delegate as? any {kinds[match[2]]}){match[1]}.{match[2]}"
        text = text[:start] + new + text[match.end():]
        at = start + len(new)
    return text


# Observers ------------------------------------------------------------------------------------------------------------

def key_value_targets(texts, standard):
    """Classes that are told of changes and are no responders say so, since Linux's NSObject has no method to override. `standard` are the
    superclasses of UIKit's own."""
    supers, own = dict(standard), set()
    for text in texts.values():
        for head in re.finditer(r"\bclass\s+(\w+)\s*(?:<[^>{]*>)?\s*:\s*([\w.]+)", stripped(text)):
            supers[head[1]] = head[2].split(".")[-1]
            own.add(head[1])
    for path, text in texts.items():
        plain, edits, names = stripped(text), [], []
        for head in re.finditer(r"\bclass\s+(\w+)[^{;]*\{", plain):
            name, seen = head[1], set()
            while name in supers and name not in seen and name != "UIResponder":
                seen.add(name)
                name = supers[name]
            body = plain[head.end():closing(plain, head.end() - 1)]
            match = re.search(r"\boverride\s+((?:\w+\s+)*func\s+observeValue\s*\(\s*forKeyPath)", body)
            if name == "NSObject" and match and supers.get(head[1]) not in own:
                start = head.end() + match.start()
                edits.append((start, start + len("override")))
                names.append(nested(plain, head.start(), head[1]))
        for start, end in reversed(edits):
            text = text[:start] + text[end:]
        if names:
            text = re.sub(r"super\.observeValue\((?:[^()]|\([^()]*\))*\)", "()", text)
            text = "@_spi(SelectorTable) import UIKit\n" + text
            text += "".join(f"\n@_spi(SelectorTable) extension {name}: KeyValueTarget {{}}\n" for name in names)
        texts[path] = text
