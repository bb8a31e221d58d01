"""Moves overrides out of extensions, where only Objective-C allows them."""
import re


def end_of_block(text, start):
    """The index behind the brace that closes the one at `start`; strings and comments are skipped."""
    depth, index = 0, start
    while index < len(text):
        if text.startswith("//", index):
            index = text.find("\n", index)
            if index < 0:
                break
        elif text[index] == '"':
            quote = '"""' if text.startswith('"""', index) else '"'
            index += len(quote)
            while index < len(text) and not text.startswith(quote, index):
                index += 2 if text[index] == "\\" else 1
            index += len(quote)
            continue
        elif text[index] == "{":
            depth += 1
        elif text[index] == "}":
            depth -= 1
            if depth == 0:
                return index + 1
        index += 1
    return len(text)


OVERRIDE = re.compile(r"^(?:[ \t]*@[^\n]*\n)*[ \t]*(?:@\w+ |\w+ )*override [^\n]*?\{", re.M)


def next_override(body):
    """The next declaration that overrides something, with its attributes, outside comments."""
    plain = re.sub(r"/\*.*?\*/|//[^\n]*", lambda comment: re.sub(r"[^\n]", " ", comment[0]), body, flags=re.S)
    return OVERRIDE.search(plain)


def move_overrides(texts):
    """Overrides in extensions go into the bodies of their classes, where those are the target's; of other classes they get
    names of their own, which the target's method that they override asks for.

    `texts` is changed in place: file texts of one target, by path.
    """
    found, sources = [], set()
    for path, text in list(texts.items()):
        for extension in reversed(list(re.finditer(r"^[^\S\n]*(?:\w+ )*extension +([\w.]+)[^{\n]*\{", text, re.M))):
            close = end_of_block(text, extension.end() - 1)
            body = text[extension.end():close]
            name = extension[1].split(".")[-1]
            is_own = any(re.search(rf"^[^\n/]*\bclass +{name}\b", other, re.M) for other in texts.values())
            while member := next_override(body):
                end = end_of_block(body, member.end() - 1)
                moved = body[member.start():end]
                if is_own and re.match(r"\s*(?:public|open) ", extension[0]) and not re.search(
                        r"\b(public|open) (?:\w+ )*override|override (public|open)", moved):
                    moved = moved.replace("override ", "public override ", 1)
                found.append((name, moved, is_own))
                rest = "" if is_own else renamed(moved, name)
                body = body[:member.start()] + rest + body[end:]
                sources.add(path)
            text = text[:extension.end()] + body + text[close:]
        texts[path] = text
    for name, member, is_own in found:
        for path, text in texts.items():
            if is_own:
                head = re.search(rf"^[^\n/]*\bclass +{name}\b[^{{]*\{{", text, re.M)
                if head:
                    close = end_of_block(text, head.end() - 1) - 1
                    texts[path] = text[:close] + "\n" + member + "\n" + text[close:]
                    break
            else:
                head = re.search(r"func [^\n{]*\{", member)
                place = head and re.search(r"^[^\n]*(?<!\w)" + re.escape(head[0]), text, re.M)
                if place:
                    close = end_of_block(text, place.end() - 1) - 1
                    body = text[place.end():close]
                    # A lone expression is a result only as long as it is alone.
                    if "->" in head[0] and "\n" not in body.strip() and not body.strip().startswith("return"):
                        body = f"\n        return {body.strip()}\n    "
                    texts[path] = text[:place.end()] + question(head[0], name) + body + text[close:]
                    break
    for path, text in texts.items():
        if path in sources:  # What moved may use what was the file's own.
            text = re.sub(r"^([ \t]*)(?:file)?private (?=func|var|let|static|enum|struct)", r"\1", text, flags=re.M)
        texts[path] = text


def renamed(member, name):
    """An override as a method of its own."""
    return re.sub(r"func +(\w+)", rf"func \1_of_{name}", member.replace("override ", "", 1), count=1)


def question(head, name):
    """The statement that leads from an overridden method to the override."""
    method, parameters = re.match(r"func +(\w+)\((.*)\)", head).groups()
    arguments = []
    for parameter in re.split(r",(?![^\[(<]*[\])>])", parameters):
        words = parameter.split(":")[0].split()
        if words:
            arguments.append(words[-1] if words[0] == "_" else f"{words[0]}: {words[-1]}")
    return f"\n        if let own = self as? {name} {{ return own.{method}_of_{name}({', '.join(arguments)}) }}"
