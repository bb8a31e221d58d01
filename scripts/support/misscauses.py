"""Why solved frames miss stored ones: a cause for each miss, from what `mica survey` says of a document."""
import json, os, select, subprocess, threading
import xml.etree.ElementTree as ET

NEAR = "measure of a text or symbol, at most 3 pt"
FAR = "size of a content: "
FONT, LINES, PLAIN = FAR + "font that is not here", FAR + "lines broken elsewhere", FAR + "text in the system's font"
SYMBOL, OTHER = FAR + "symbol", FAR + "field, control or picture"
SCALE = "stored on a canvas of another scale than it is graded on"
FLAGGED = "inside a view that Xcode itself calls misplaced or ambiguous"
BENT = "stored frames break a constraint: "
STACK = "stored frames break the arrangement of a stack view"
RULE = "layout rule"

CAUSES = {
    NEAR: "right once contents that measure up to 3 pt or 3 % otherwise have their stored sizes",
    FONT: "right once all contents have their stored sizes; the nearest that differs has a font by name",
    LINES: "the same; the nearest is a label of several lines",
    PLAIN: "the same; the nearest is a text of one line",
    SYMBOL: "the same; the nearest is a symbol of San Francisco",
    OTHER: "the same; the nearest is none of these",
    SCALE: "its stored numbers lie between the pixels of the scale it is graded on",
    FLAGGED: "the document says misplaced or ambiguous of a view around it",
    BENT + "plain": "right once required constraints that the stored frames break have the constants by which they hold",
    BENT + "margin": "the same, of a margin",
    BENT + "guide": "the same, of a safe area or a bar",
    BENT + "baseline": "the same, of a baseline",
    STACK: "still wrong; the nearest constraints that stored frames break are a stack view's own",
    RULE: "still wrong, though the stored frames keep every required constraint nearby",
}


def ask(mica, options, lines, seconds):
    """What `mica survey` answers to each line, in their order: one process a core, another after each that crashes or takes
    longer than so many seconds for a line; None for such a line."""
    waiting, answers, lock = list(enumerate(lines)), [None] * len(lines), threading.Lock()

    def work():
        process = None
        while True:
            with lock:
                if not waiting:
                    break
                place, line = waiting.pop()
            if process is None:
                process = subprocess.Popen([str(mica), "survey", *options], stdin=subprocess.PIPE,
                                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            try:
                process.stdin.write((line + "\n").encode())
                process.stdin.flush()
                if select.select([process.stdout], [], [], seconds)[0]:
                    answers[place] = json.loads(process.stdout.readline())
            except (OSError, ValueError):
                pass
            if answers[place] is None:
                process.kill()
                process.wait()
                process = None
        if process:
            process.stdin.close()
            process.wait()

    threads = [threading.Thread(target=work) for _ in range(os.cpu_count())]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def flagged_views(path):
    """The ids of the views that a document calls misplaced or ambiguous."""
    return {element.get("id") for element in ET.parse(path).iter()
            if "YES" in (element.get("misplaced"), element.get("ambiguous"))}


def absolute_frames(tree):
    """id → frame in the coordinates of the scene's root's superview, and id → ids of the views around it, the nearest first."""
    frames, around = {}, {}

    def walk(node, x, y, above):
        fx, fy, w, h = node["frame"]
        frames[node.get("id")] = [x + fx, y + fy, w, h]
        around[node.get("id")] = above
        bx, by = node["bounds"][:2]
        for child in node["subviews"]:
            walk(child, x + fx - bx, y + fy - by, [node.get("id"), *above])

    for scene in tree["scenes"]:
        if scene.get("root"):
            walk(scene["root"], 0, 0, [])
    return frames, around


def frame_in(frames, identifier, root):
    """A view's frame from the corner of its layout root; None where it is missing."""
    if identifier not in frames:
        return None
    x, y = frames.get(root, [0, 0])[:2]
    frame = frames[identifier]
    return [frame[0] - x, frame[1] - y, *frame[2:]]


def is_right(frame, view):
    return frame is not None and all(abs(a - b) <= 0.5 + 1e-6 for a, b in zip(frame, view["abs"]))


class Surveyed:
    """One survey, asked for causes."""

    def __init__(self, answer, flagged=frozenset()):
        self.answer, self.flagged = answer, flagged
        self.steps = {step: absolute_frames(tree) for step, tree in answer["trees"].items()}
        self.around = self.steps["solved"][1]

    def right(self, step, identifier, view):
        return is_right(frame_in(self.steps[step][0], identifier, view["root"]), view)

    def nearest(self, identifier, groups):
        """Of things that each speak of some views, the one whose views are nearest to a view in the tree."""
        way = [identifier, *self.around.get(identifier, [])]

        def distance(views):
            best = 99
            for view in views:
                other = [view, *self.around.get(view, [])]
                for steps, name in enumerate(way):
                    if name in other:
                        best = min(best, steps + other.index(name))
                        break
            return best

        return min(groups, key=lambda group: distance(group[1]), default=None)

    def content_cause(self, identifier):
        """The kind of the content nearest to a view whose own measure is far from what is stored."""
        far = []
        for content in self.answer["contents"]:
            if max(map(abs, content["excess"])) <= 3:
                continue
            if content["isSymbol"]:
                kind = SYMBOL
            elif content.get("isForeignFont"):
                kind = FONT
            elif content.get("lines") not in (None, 1):
                kind = LINES
            else:
                kind = PLAIN if content["className"] in ("UILabel", "UIButton") else OTHER
            far.append((kind, [content["id"]]))
        found = self.nearest(identifier, far)
        return found[0] if found else NEAR

    def cause(self, identifier, view):
        """(cause, what shows it) of a view that misses."""
        if self.right("nearContents", identifier, view):
            return NEAR, ""
        if self.right("contents", identifier, view):
            return self.content_cause(identifier), ""
        if any(abs(number * view["scale"] - round(number * view["scale"])) > 0.05 for number in view["abs"]):
            return SCALE, ""
        flagged = [name for name in self.around.get(identifier, []) if name in self.flagged]
        if flagged:
            return FLAGGED, flagged[0]
        bends = [(bend, bend["views"]) for bend in self.answer["bends"]]
        plain = self.nearest(identifier, [pair for pair in bends if pair[0].get("source") != "stack"])
        if plain and self.right("constants", identifier, view):
            return BENT + (plain[0].get("source") or "plain"), plain[0]["text"]
        stack = self.nearest(identifier, [pair for pair in bends if pair[0].get("source") == "stack"])
        return (STACK, stack[0]["text"]) if stack else (RULE, "")


def explanation(contradiction):
    """Why constraints contradict each other in the document itself; None where nothing shows it."""
    if contradiction["bent"]:
        return f"stored frames break {len(contradiction['bent'])} of these {len(contradiction['members'])} constraints too"
    if contradiction["isOfContent"]:
        return "a content that is required to keep its size is required to have another"
    if contradiction["misfit"] <= 1:
        return f"by {contradiction['misfit']:.2f} pt, which the rounding of stored frames hides"
    if max(abs(a - b) for a, b in zip(contradiction["storedSize"], contradiction["size"])) > 0.5:
        return "the scene is laid out at another size than it is stored with"
