"""Answers the questions of `#if` as an iPhone's compiler would, and blanks what it would not compile."""
import re

from swiftsource import LITERAL, read_literal, stripped

TRUE = (r"os\(iOS\)", r"canImport\((?:UIKit|QuartzCore|CoreGraphics|CoreImage|CoreText|Foundation|XCTest|Testing|Dispatch|UniformTypeIdentifiers|simd|os|Quick|Nimble|ObjectiveC)\)",
        r"swift\(>=?\s*[1-5](?:\.\d+)*\)", r"compiler\(>=\s*(?:[1-5][\d.]*|6(?:\.[0-3])?(?:\.\d+)?)\)",
        r"_runtime\(_ObjC\)")
FALSE = (r"os\((?:OSX|macOS|tvOS|watchOS|visionOS|xrOS|Linux|Windows|Android|FreeBSD|WASI)\)",
         r"canImport\((?:AppKit|WatchKit|TVUIKit|Cocoa|SwiftUI|Combine|Glibc|Darwin\.?\w*|Metal(?:Kit|PerformanceShaders)?|WebKit|WatchConnectivity|"
         r"AVFoundation|AVKit|CoreLocation|MapKit|SpriteKit|SceneKit|StoreKit|Photos(?:UI)?|CoreData|CoreMedia|CoreServices|MobileCoreServices|"
         r"Accelerate|Accessibility|Contacts(?:UI)?|EventKit(?:UI)?|MessageUI|SafariServices|Security|AudioToolbox|HealthKit|HomeKit|CloudKit|PassKit|WeatherKit|MusicKit|CallKit|GameKit|CarPlay|Intents(?:UI)?|CoreBluetooth|CoreNFC|AdSupport|"
         r"CommonCrypto|CryptoKit|UserNotifications(?:UI)?|LocalAuthentication|CoreMotion|CoreTelephony|GameplayKit|RealityKit|ARKit|Vision|"
         r"CoreML|LinkPresentation|PDFKit|PencilKit|QuickLook|Network|NaturalLanguage|SystemConfiguration|WidgetKit|DeveloperToolsSupport)\)",
         r"swift\(<\s*[1-5](?:\.\d+)*\)", r"compiler\(<\s*[\d.]+\)", r"targetEnvironment\((?:macCatalyst|simulator)\)", r"os\(Darwin\)")
# The flags that SwiftPM sets, and those of the package's manifest.
DEFINED = {"DEBUG", "SWIFT_PACKAGE"}
# Asked of the compiler all the same, since the answers decide what compiles here.
REWRITTEN = (r"os\((?:iOS|OSX|macOS|tvOS|watchOS|visionOS|xrOS|Linux|Windows|Android)\)",
             r"canImport\((?:UIKit|AppKit|WatchKit|TVUIKit|Cocoa|ObjectiveC|Combine|Metal\w*|Accelerate|CommonCrypto|CryptoKit|UniformTypeIdentifiers|MobileCoreServices)\)", r"targetEnvironment\(\w+\)")


def rewritten(line):
    """One #if or #elseif with the platform's questions answered."""
    for pattern in REWRITTEN:
        line = re.sub(pattern, lambda m: "true" if holds(m[0]) else "false", line)
    return line


def holds(question):
    """The answer to one question; None where it is the compiler's."""
    if question in ("true", "false"):
        return question == "true"
    if any(re.fullmatch(pattern, question) for pattern in TRUE):
        return True
    if any(re.fullmatch(pattern, question) for pattern in FALSE):
        return False
    return question in DEFINED if re.fullmatch(r"\w+", question) else None


TOKEN = re.compile(r"\s*(&&|\|\||!|\(|\)|\w+\s*\([^()]*\)|\w+)")


def evaluate(condition):
    """Whether a condition holds; None where that is not known."""
    tokens = TOKEN.findall(re.sub(r"//.*", "", condition))
    place = 0

    def peek():
        return tokens[place] if place < len(tokens) else None

    def one():
        nonlocal place
        token = peek()
        place += 1
        if token == "!":
            value = one()
            return None if value is None else not value
        if token == "(":
            value = either()
            place += 1
            return value
        return holds(token) if token else None

    def both():
        nonlocal place
        value = one()
        while peek() == "&&":
            place += 1
            other = one()
            value = False if value is False or other is False else None if None in (value, other) else True
        return value

    def either():
        nonlocal place
        value = both()
        while peek() == "||":
            place += 1
            other = both()
            value = True if value is True or other is True else None if None in (value, other) else False
        return value

    return either()


def lines_within(text):
    """The numbers, from 0, of the lines that begin within a text or a comment, where no question is one."""
    found, at = set(), 0
    while opened := re.compile(LITERAL).search(text, at):
        at, _ = read_literal(text, opened)
        if (breaks := text.count("\n", opened.start(), at)):
            first = text.count("\n", 0, opened.start()) + 1
            found.update(range(first, first + breaks))
    return found


def without_dead_code(text):
    """The source with the platform's questions answered and blank lines for what is not compiled."""
    within = lines_within(text)
    # A guard around nothing but the import guards nothing.
    text = re.sub(
        r"^[ \t]*#if canImport\((Combine|SwiftUI)\)[ \t]*\n([ \t]*import \1)[ \t]*\n[ \t]*#endif[ \t]*$",
        lambda m: m[0] if text.count("\n", 0, m.start()) in within else f"\n{m[2]}\n", text, flags=re.M)
    lines, stack = [], []   # of (is the branch live, has an earlier branch been taken for certain)
    for number, line in enumerate(text.split("\n")):
        # One may stand behind the brace of what it is in.
        directive = re.match(r"(?:[^\"/\n]*\{)?\s*#(if|elseif|else|endif)\b(.*)", line) if number not in within else None
        outer = all(live for live, _ in stack[:-1])
        if directive:
            word, condition = directive[1], directive[2]
            if word == "if":
                outer = all(live for live, _ in stack)
                value = evaluate(condition)
                stack.append((value is not False, value is True))
            elif stack and word == "elseif":
                value = evaluate(condition)
                stack[-1] = (not stack[-1][1] and value is not False, stack[-1][1] or value is True)
            elif stack and word == "else":
                stack[-1] = (not stack[-1][1], True)
            elif stack:
                stack.pop()
            lines.append(rewritten(line) if outer else line[directive.start(1) - 1:])
        else:
            lines.append(line if all(live for live, _ in stack) else "")
    return "\n".join(lines)


# What stands before the name of a module that a file imports.
IMPORT = (r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private) +)?"
          r"import +(?:(?:class|struct|enum|protocol|func|typealias|var|let) +)?")


def imports(text):
    """The modules that a file cannot do without; what a string says is none of them."""
    return set(re.findall(rf"{IMPORT}(\w+)", stripped(without_dead_code(text)), re.M))
