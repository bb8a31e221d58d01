"""The system font's tables as Swift has them: read, measured by, corrected and written again."""
import functools, re, unicodedata

WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
UNSEEN = [.58 * 2048, .538 * 2048, .038 * 2048, .038 * 2048]
# Numbers as two ASCII characters from "#" to "[", neither quotes nor backslashes.
FIRST, BASE, OFFSET = 35, 57, 1624


def number(v):
    return repr(round(float(v), 2) + 0.).removesuffix(".0")


def array(name, kind, values, doc):
    out, line = [], "    "
    for v in values:
        piece = f"{v}, "
        if len(line) + len(piece) > 110:
            out.append(line.rstrip())
            line = "    "
        line += piece
    body = "\n".join(out + [line.rstrip()])
    return f"  /// {doc}\n  static let {name}: [{kind}] = [\n{body}\n  ]\n"


def plain(c):
    """The letter below a letter's accents, which has the same advance and kerning."""
    return "i" if c == "ı" else unicodedata.normalize("NFD", c)[0] if c.isalpha() else c


def kerning_source(kerned, cuts):
    """The Swift file of the kerning between the characters `kerned`, and how many classes it has. `cuts` are the matrices of
    the text and the display cut by left, then right character; those that kern alike share a class: left classes hold
    characters whose rows of both matrices agree, right classes those whose columns do."""
    lines = [tuple(map(tuple, zip(*rows))) for rows in zip(*cuts)]
    rows = sorted(set(lines), key=lambda r: (any(map(any, r)), r))
    by_row = [rows.index(r) for r in lines]
    cells = list(zip(*rows))
    columns = sorted(set(cells), key=lambda c: (any(any(p) for p in c), c))
    by_column = [columns.index(c) for c in cells]
    matrix = [[[c[i][cut] for c in columns] for i in range(len(rows))] for cut in (0, 1)]

    def letters(matrix):
        """Two characters a number, so that the compiler need not read ten thousand literals."""
        code = "".join(chr(FIRST + (n + OFFSET) // BASE) + chr(FIRST + (n + OFFSET) % BASE) for row in matrix for n in row)
        return " \\\n    ".join(code[i:i + 104] for i in range(0, len(code), 104)).replace(" \\", "\\")

    def kerning(name, cut):
        return f'  /// Kerning of the {name} cut by left class, then right class.\n' \
               f'  static let {name}Kern: StaticString = """\n    {letters(cut)}\n    """\n'
    return "\n".join([
        "// long file: figures, written by scripts/make-system-font-tables; change that, not this.\n",
        "/// San Francisco's kerning in 1/2048 em. Characters that kern alike share a class.",
        "enum SystemFontKerning {",
        array("scalars", "UInt32", [ord(c) for c in kerned],
              "The characters with kerning; a place in this list is a slot."),
        array("leftClass", "UInt8", by_row, "Kerning class of a slot as the left glyph."),
        array("rightClass", "UInt8", by_column, "Kerning class of a slot as the right glyph."),
        f"  /// Number of right classes.\n  static let rightClasses = {len(columns)}\n",
        f"  /// A number is (first - {FIRST}) × {BASE} + (second - {FIRST}) - {OFFSET} of two ASCII characters.\n"
        f"  static let (first, base, offset) = ({FIRST}, {BASE}, {OFFSET})\n",
        kerning("text", matrix[0]), kerning("display", matrix[1]).rstrip("\n"),
        "}\n",
    ]), (len(rows), len(columns))


class Tables:
    """The written figures. `share` says how much of the display cut a size has in an era, `newest` which era is the last."""

    def __init__(self, figures, kerning, share, newest):
        self.figures, self.kerning, self.share, self.newest = figures, kerning, share, newest
        read = lambda text: {m[1]: [float(v) for v in m[2].replace("\n", " ").split(",") if v.strip()] for m in re.finditer(
            r"static let (\w+): \[\w+\] = \[\n(.*?)\n  \]", text, re.S)}
        f, k = read(figures.read_text()), read(kerning.read_text())
        by_scalar = lambda scalars, values, n: {chr(int(c)): values[n * i:n * i + n] for i, c in enumerate(f[scalars])}
        self.glyphs = by_scalar("scalars", f["advances"], 4)
        self.old = by_scalar("oldScalars", f["oldCorrections"], 3)
        self.light = by_scalar("lightScalars", f["lightCorrections"], 1)
        self.weights = dict(zip(WEIGHTS, zip(f["weightAxis"], f["weightOldOffset"], f["weightDisplayOffset"])))
        self.tracking = [(f[name + "TrackingSizes"], f[name + "TrackingValues"]) for name in ("early", "old", "new")]
        self.kerned = [chr(int(c)) for c in k["scalars"]]
        self.slots = {c: i for i, c in enumerate(self.kerned)}
        text = kerning.read_text()
        columns = int(re.search(r"rightClasses = (\d+)", text)[1])
        def cut(name):
            code = re.search(name + r'Kern: StaticString = """\n(.*?)\n    """', text, re.S)[1]
            code = re.sub(r"\\?\n|\s", "", code)
            cells = [(ord(a) - FIRST) * BASE + ord(b) - FIRST - OFFSET for a, b in zip(code[::2], code[1::2])]
            return [[cells[int(l) * columns + int(r)] for r in k["rightClass"]] for l in k["leftClass"]]
        self.cuts = [cut("text"), cut("display")]
        self.width = functools.cache(self.measure)

    def slot(self, c):
        """The place of a character's kerning: of the later Latin letters, which have none of their own, that of the letter below
        the accents, as in SystemFontTable.swift."""
        accented = 0x180 <= ord(c) < 0x250 or 0x1E00 <= ord(c) < 0x1F00
        return self.slots.get(c, self.slots.get(plain(c)) if accented else None)

    def measure(self, text, size, weight, era):
        """The width of a text in points."""
        t, (axis, old_offset, display_offset) = self.share(size, era), self.weights[weight]
        sizes, values = self.tracking[era]
        upper = next((i for i, s in enumerate(sizes) if s >= size), len(sizes) - 1)
        lower = max(upper - 1, 0)
        gap = sizes[upper] - sizes[lower]
        part = min(max((size - sizes[lower]) / gap, 0), 1) if gap else 0
        units = len(text) * (values[lower] + part * (values[upper] - values[lower]) + t * display_offset)
        for c in text:
            g = self.glyphs.get(c) or self.glyphs.get(plain(c)) or UNSEEN
            units += g[0] + axis * g[2] + t * (g[1] + axis * g[3] - g[0] - axis * g[2])
            units -= min(axis, 0) * self.light.get(c, [0])[0]
            if era != self.newest:
                o = self.old.get(c, [0, 0, 0])
                units += o[0] + t * (o[1 if era else 2] - o[0]) + old_offset * (1 - t)
        for a, b in zip(map(self.slot, text), map(self.slot, text[1:])):
            if a is not None and b is not None:
                units += self.cuts[0][a][b] * (1 - t) + self.cuts[1][a][b] * t
        return units * size / 2048

    def write(self):
        text = self.figures.read_text()
        old = sorted(self.old, key=ord)
        for name, kind, values in (("advances", "Double", [number(x) for g in self.glyphs.values() for x in g]),
                                   ("oldScalars", "UInt32", [ord(c) for c in old]),
                                   ("oldCorrections", "Double", [number(x) for c in old for x in self.old[c]])):
            block = re.compile(r"  /// ([^\n]*)\n  static let " + name + r": \[\w+\] = \[\n.*?\n  \]\n", re.S)
            text = block.sub(lambda m: array(name, kind, values, m[1]), text)
        self.figures.write_text(text)
        source, _ = kerning_source(self.kerned, self.cuts)
        self.kerning.write_text(source)
