"""Measures documents of projects that Mica was not made with: views whose solved frame is the stored one, and findings."""
import collections, hashlib, json, pathlib, re

# Nobody lays these out, or a project has them from elsewhere.
PASSED_OVER = re.compile(r"(^|/)(Pods|Carthage|DerivedData|build|node_modules|[^/]*\.(xcloc|framework|bundle))(/|$)")
FLAGGED = re.compile(r'\b(?:misplaced|ambiguous)="YES"')
# Stored frames of these and of what bars hold are no result of a layout.
CELLS = re.compile(r"Cell(?!ContentView)|SectionHeader|SectionFooter")
BARS = re.compile(r"UI(?:Navigation|Tab|Tool)[bB]ar|UISearchBar")
TOLERANCE = 0.5 + 1e-6


def documents(folders):
    """The documents with constraints whose frames Xcode does not doubt, each content once."""
    seen = set()
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*")):
            if path.suffix not in (".storyboard", ".xib") or PASSED_OVER.search(str(path.relative_to(folder))) or not path.is_file():
                continue
            data = path.read_bytes()
            digest, text = hashlib.sha256(data).digest(), data.decode(errors="replace")
            if digest not in seen and "com.apple.InterfaceBuilder3.CocoaTouch" in text and "<constraint " in text and not FLAGGED.search(text):
                seen.add(digest)
                yield path


def frames(answer):
    """id → frame in the coordinates of its layout root: the scene's root view, or a cell's content view."""
    found = {}

    def visit(node, x, y, graded):
        (fx, fy, width, height), kind = node["frame"], node["class"]
        is_root = x is None
        x, y = (0, 0) if is_root else (x + fx, y + fy)
        # A view that the document stores no frame for is at nothing.
        if graded and node.get("id") and not is_root and (fx, fy, width, height) != (0, 0, 0, 0):
            found[node["id"]] = (x, y, width, height)
        bx, by = node.get("bounds", (0, 0))[:2]
        cell, bar = CELLS.search(kind), BARS.fullmatch(kind)
        for child in node.get("subviews", ()):
            if cell:      # The content view of a cell; what it holds is laid out in it.
                visit(child, None, None, True)
            else:
                visit(child, x - bx, y - by, not bar)

    for scene in answer.get("scenes", ()):
        if scene.get("root"):
            visit(scene["root"], None, None, True)
    return found


def compared(stored, solved):
    """(ids that are solved where they are stored, (id, stored, solved) of the others)."""
    before, after = frames(stored), frames(solved)
    right, wrong = [], []
    for identifier, frame in before.items():
        other = after.get(identifier)
        same = other is not None and all(abs(a - b) <= TOLERANCE for a, b in zip(frame, other))
        right.append(identifier) if same else wrong.append((identifier, frame, other))
    return right, wrong


def measure(ask, folders, spread, notes):
    """A line for each figure. `ask(words)` is the output of `mica`, or None where it failed; `spread(work, jobs)` maps on all cores;
    every miss is appended to `notes`."""
    views, whole, failed, rules, flawed = [0, 0], [0, 0], [], collections.Counter(), collections.defaultdict(set)

    def work(path):
        trees = [ask(["tree", path, "--json", "--layout", layout]) for layout in ("stored", "solved")]
        return path, trees, ask(["check", path, "--format", "json"])

    for path, trees, report in spread(work, list(documents(folders))):
        if not all(trees) or not report:
            failed.append(path)
            continue
        right, wrong = compared(*map(json.loads, trees))
        views = [views[0] + len(right), views[1] + len(right) + len(wrong)]
        whole = [whole[0] + (not wrong), whole[1] + 1]
        notes += [f"fresh: {path} {identifier}: stored {stored}, solved {solved}" for identifier, stored, solved in wrong]
        for finding in json.loads(report)["findings"]:
            rules[finding["rule"]] += 1
            flawed[finding["rule"]].add(path)
            notes.append(f"finding: {path}:{finding.get('line')}: {finding['rule']}: {finding.get('message')}")
    yield f"views solved where they are stored: {part(*views)}"
    yield f"documents without a miss: {part(*whole)}"
    for rule, count in rules.most_common():
        yield f"  {rule}: {count} findings in {part(len(flawed[rule]), whole[1])} documents"
    if failed:
        yield f"could not be read or laid out: {len(failed)}: " + ", ".join(str(path) for path in failed[:5])


def part(count, total):
    return f"{count} of {total}" + (f" ({100 * count / total:.2f} %)" if total else "")
