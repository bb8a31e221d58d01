"""Optional requirements of protocols, which Swift without Objective-C does not have, and calls of them."""
import re

from swiftsource import closing, in_code, split, stripped


def optional_requirements(texts):
    """Protocols' optional methods get a twin that answers nil where a class has none; calls with `?` ask the twin.

    `texts` is changed in place: file texts of the whole package, by path.
    """
    requirements = {}   # by name: [(protocol, parameters, result)]
    properties = {}   # by name: [(protocol, type)]
    for path, text in texts.items():
        plain, edits = stripped(text), []
        for head in re.finditer(r"(?P<access>public |open |fileprivate |private )?protocol\s+(?P<name>\w+)[^{]*\{", plain):
            end = closing(plain, head.end() - 1)
            twins, values, place = [], [], head.end()
            while match := re.search(r"\boptional\s+(func|var)\s+(\w+)\s*", plain[place:end]):
                start, place = place + match.start(), place + match.end()
                if match[1] == "var":
                    declared = re.compile(r"\s*:\s*([^{}\n]+?)\s*\{([^{}]*)\}").match(plain, place)
                    edits.append((start, start + len("optional "), ""))
                    if declared:
                        properties[match[2]] = properties.get(match[2], []) + [(head["name"], declared[1])]
                        values.append((match[2], declared[1], "set" in declared[2], declared.end()))
                    continue
                close = closing(plain, place)
                line_end = re.compile(r"\n|\}").search(plain, close).start()
                tail = text[close:line_end]
                result = tail.partition("->")[2].strip()
                parameters = text[place + 1:close - 1]
                requirements.setdefault(match[2], []).append((head["name"], parameters, result))
                edits.append((start, start + len("optional "), ""))
                twins.append((match[2], parameters, result, line_end))
            access = (head["access"] or "") if head["access"] == "public " else ""
            extension = ""
            for name, parameters, result, line_end in twins:
                optional = asked(result)
                edits.append((line_end, line_end, f"\n    func {name}_ifAny({parameters}) -> {optional}"))
                default = f"-> {result} {{ fatalError(\"{name} is not implemented\") }}" if optional != "Void?" else "{}"
                extension += (f"  {access}func {name}({parameters}) {default}\n"
                              f"  {access}func {name}_ifAny({parameters}) -> {optional} {{ nil }}\n")
            for name, type_, is_settable, line_end in values:
                edits.append((line_end, line_end, f"\n    var {name}_ifAny: ({type_})? {{ get }}"))
                missing = f'fatalError("{name} is not implemented")'
                default = f"get {{ {missing} }} set {{}}" if is_settable else missing
                extension += f"  {access}var {name}: {type_} {{ {default} }}\n  {access}var {name}_ifAny: ({type_})? {{ nil }}\n"
            if extension:
                edits.append((len(text), len(text), f"\nextension {head['name']} {{\n{extension}}}\n"))
        for start, finish, new in sorted(edits, reverse=True):
            text = text[:start] + new + text[finish:]
        texts[path] = text
    if requirements or properties:
        add_answers(texts, requirements, properties)
    for name in properties:
        optional_reads(texts, name)
    return set(requirements)


def optional_reads(texts, name):
    """Where a property's value may be missing, its twin is asked; not where some class has an optional property of that name."""
    if any(re.search(rf"\b(?:var|let)\s+{name}\s*:[^={{\n]*[?!]\s*(?:[={{]|$)", text, re.M) for text in texts.values()):
        return
    for path, text in texts.items():
        text = re.sub(rf"\.{name}(?=\s*\?\?|[?!]\.|\s*[!=]= nil\b)", rf".{name}_ifAny", text)
        texts[path] = re.sub(rf"((?:\blet|\bvar)\s+\w+\s*=\s*[\w.?!]+\.){name}(?=\s*(?:[,{{]|else\b))", rf"\1{name}_ifAny", text)


def add_answers(texts, requirements, properties):
    """Classes that implement an optional method, or have an optional property, answer for its twin."""
    conforming = {}
    protocols = {row[0] for rows in [*requirements.values(), *properties.values()] for row in rows}
    for text in texts.values():
        for head in re.finditer(r"\b(?:class|extension|struct|protocol)\s+([\w.]+)[^:{\n]*:\s*([^{]*)\{", stripped(text)):
            names = {name.strip().split(".")[-1] for name in re.split(r"[,&\n]", head[2])}
            for protocol in names & protocols:
                conforming.setdefault(head[1].split(".")[-1], set()).add(protocol)
    answer_below(texts, requirements, conforming)
    for path, text in texts.items():
        plain, edits = stripped(text), []
        for head in re.finditer(r"\b(?:class|extension)\s+(?!func\b|var\b|let\b)([\w.]+)[^{\n]*(?:\n[^{}\n]*)*?\{", plain):
            name = head[1].split(".")[-1]
            body = plain[head.end():closing(plain, head.end() - 1) - 1]
            for method, rows in requirements.items():
                for match in re.finditer(rf"\bfunc\s+{method}\s*\(", body):
                    if body[:match.start()].count("{") != body[:match.start()].count("}"):
                        continue
                    at = head.end() + match.end() - 1
                    for protocol, parameters, result in rows:
                        if protocol in conforming.get(name, ()) and label_list(
                                text[at + 1:closing(plain, at) - 1]) == label_list(parameters):
                            optional = asked(result)
                            public = "public " if re.search(r"\bpublic\b|\bopen\b", text[text.rfind("\n", 0, head.start()) + 1:head.end()] + text[text.rfind("\n", 0, head.end() + match.start()) + 1:at]) else ""
                            edits.append((head.end(), (
                                f"\n  {public}func {method}_ifAny({parameters}) -> {optional} "
                                f"{{ self.{method}({call(parameters)}) }}\n")))
            for name_, rows in properties.items():
                found = [match for match in re.finditer(rf"\b(?:var|let)\s+{name_}\b", body)
                         if body[:match.start()].count("{") == body[:match.start()].count("}")]
                type_ = next((type_ for protocol, type_ in rows if protocol in conforming.get(name, ())), None)
                if found and type_:
                    is_public = re.search(r"\b(?:public|open)\b", plain[plain.rfind("\n", 0, head.start()) + 1:head.start()]
                                          + body[body.rfind("\n", 0, found[0].start()) + 1:found[0].start()])
                    edits.append((head.end(), f"\n  {'public ' if is_public else ''}var {name_}_ifAny: ({type_})? {{ {name_} }}\n"))
        for at, new in sorted(set(edits), reverse=True):
            text = text[:at] + new + text[at:]
        texts[path] = text


def answer_below(texts, requirements, conforming):
    """A class that implements an optional method of a protocol to which a class above it conforms without it: that one answers nil by a twin, which
    this one overrides. `conforming` are the protocols that classes declare."""
    heads, supers, bodies = {}, {}, {}
    for path, text in texts.items():
        plain = stripped(text)
        for head in re.finditer(r"\b(?<!\.)(class|extension)\s+(?!func\b|var\b|let\b)([\w.]+)\s*(?:<[^>{]*>)?\s*(?::\s*([^{;]*))?\{", plain):
            name = head[2].split(".")[-1]
            bodies.setdefault(name, []).append((path, head, plain[head.end():closing(plain, head.end() - 1) - 1]))
            if head[1] == "class":
                heads.setdefault(name, []).append((path, head))
                supers[name] = re.split(r"[,<&\s]", (head[3] or "").strip())[0].split(".")[-1]

    def implements(name, method, parameters):
        """How a class declares a method: the words before it; None where it does not."""
        for path, head, body in bodies.get(name, ()):
            for match in re.finditer(rf"\bfunc\s+{method}\s*\(", body):
                at = head.end() + match.end() - 1
                if body.count("{", 0, match.start()) == body.count("}", 0, match.start()) and label_list(
                        texts[path][at + 1:closing(stripped(texts[path]), at) - 1]) == label_list(parameters):
                    return body[body.rfind("\n", 0, match.start()) + 1:match.start()]
        return None

    edits = set()
    for method, rows in requirements.items():
        for protocol, parameters, result in rows:
            for name in heads:
                line, declared = [name], implements(name, method, parameters)
                if declared is None or "override" in declared or protocol in conforming.get(name, ()):
                    continue
                while line[-1] in supers and supers[line[-1]] not in line:
                    line.append(supers[line[-1]])
                above = next((other for other in line[1:] if protocol in conforming.get(other, ())), None)
                if not above or len(heads.get(above, ())) != 1 or len(heads[name]) != 1 or any(
                        implements(other, method, parameters) is not None for other in line[1:line.index(above) + 1]):
                    continue
                for owner, word, does in ((above, "", "nil"), (name, "override ", f"self.{method}({call(parameters)})")):
                    path, head = heads[owner][0]
                    access = re.search(r"\b(?:open|public)\b", texts[path][texts[path].rfind("\n", 0, head.start()) + 1:head.start()])
                    edits.add((str(path), head.end(), f"\n  {access[0] + ' ' if access else ''}{word}func {method}_ifAny({parameters}) -> {asked(result)} {{ {does} }}\n"))
    for path, text in list(texts.items()):
        for _, at, new in sorted((edit for edit in edits if edit[0] == str(path)), reverse=True):
            text = text[:at] + new + text[at:]
        texts[path] = text


def asked(result):
    """The type of what an optional method answers: one that may be nil stays as it is, as in a chain of optionals."""
    if not result or result == "Void":
        return "Void?"
    return f"{result[:-1]}?" if result.endswith(("?", "!")) else f"({result})?"


def label_list(parameters):
    return [part.split(":")[0].split()[0] for part in split(parameters) if part.strip()]


def call(parameters):
    """The arguments that hand a method's own parameters on."""
    arguments = []
    for part in split(parameters):
        words = part.split(":")[0].split()
        arguments.append(words[-1] if words[0] == "_" else f"{words[0]}: {words[-1]}")
    return ", ".join(arguments)


def optional_calls(text, own, standard):
    """`a.method?(…)` of an optional requirement: of the package's protocols by its twin, of UIKit's by its default. Where a method is
    demanded, `a.method!(…)`, it is called."""
    return in_code(text, lambda code: called(code, own, standard))


def called(text, own, standard):
    """Code, without comments and strings, with its calls of optional requirements as `optional_calls` says."""
    at = 0
    while match := re.compile(r"\.(\w+)[?!](?:\(| *\{)").search(text, at):
        at = match.end()
        if match[0][len(match[1]) + 1] == "!":
            if match[1] in own or match[1] in standard:
                text = text[:match.end(1)] + text[match.end(1) + 1:]
        elif match[1] in own:
            text = text[:match.end(1)] + "_ifAny" + text[match.end(1) + 1:]
        elif match[1] in standard:
            plain = stripped(text)
            end = closing(plain, match.end() - 1)
            if match[0][-1] == "(" and (trailing := re.compile(r" *\{").match(plain, end)):
                end = closing(plain, trailing.end() - 1)
            start = base(text, match.start())
            call_ = text[start:match.end(1)] + text[match.end(1) + 1:end]
            if "?" not in text[start:match.start()]:
                call_ = f"({call_} as Optional)"   # Once, where it answers with an optional itself.
            text = text[:start] + call_ + text[end:]
    return text


def base(text, end):
    """Where the expression before a dot begins."""
    start = end
    while start > 0:
        character = text[start - 1]
        if text[start] == "." and character.isspace() and "\n" in text[len(text[:start].rstrip()):start]:   # A call on a line of its own.
            start = len(text[:start].rstrip())
            continue
        if character.isalnum() or character in "_.!?$":
            start -= 1
        elif character in ")]}":
            depth = 0
            while start > 0:
                start -= 1
                depth += {")": 1, "]": 1, "}": 1, "(": -1, "[": -1, "{": -1}.get(text[start], 0)
                if depth == 0:
                    break
            if text[start] == "{":   # A closure behind the call that takes it.
                start = len(text[:start].rstrip())
        else:
            break
    while text[start] == "!":   # Of which the expression is denied.
        start += 1
    return start
