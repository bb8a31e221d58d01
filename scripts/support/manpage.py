"""Writes the manual page of `mica` from what the command says of itself (`mica --experimental-dump-help`)."""
import json, re


def man_page(dumped, version):
    """The page, as troff with the macros of man(7)."""
    command = json.loads(dumped)["command"]
    lines = [f'.TH MICA 1 "" "Mica {version}" "User Commands"', ".SH NAME", f'mica \\- {escaped(command["abstract"]).rstrip(".")}',
             ".SH SYNOPSIS", ".B mica", ".I COMMAND", "[options]", ".SH DESCRIPTION", *paragraphs(command.get("discussion", "")), ".SH COMMANDS"]
    for subcommand in command["subcommands"]:
        if subcommand.get("shouldDisplay", True) and subcommand["commandName"] != "help":
            lines += described(subcommand)
    return "\n".join([*lines, ".SH SEE ALSO", "Each command explains itself:", ".B mica help", ".I COMMAND", ""])


def described(command):
    """The section of one command."""
    arguments = [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True) and not is_common(argument)]
    positional = [argument for argument in arguments if argument["kind"] == "positional"]
    usage = " ".join(f"\\fI{escaped(shown(argument))}\\fR" for argument in positional)
    lines = [f'.SS "mica {command["commandName"]}"', f'\\fBmica {command["commandName"]}\\fR {usage} [options]', ".PP",
             escaped(command.get("abstract", "")), *paragraphs(command.get("discussion", ""))]
    for argument in arguments:
        told = " ".join(text for text in (argument.get("abstract", ""), argument.get("discussion", "")) if text)
        if argument.get("defaultValue") and argument["kind"] != "flag":
            told += f' (default: {argument["defaultValue"]})'
        lines += [".TP", label(argument), escaped(told) or "\\&"]
    return lines


def is_common(argument):
    return any(name["name"] in ("help", "version") for name in argument.get("names", []))


def label(argument):
    if argument["kind"] == "positional":
        return f"\\fI{escaped(shown(argument))}\\fR"
    names = ", ".join("\\fB" + escaped(("--" if name["kind"] == "long" else "-") + name["name"]) + "\\fR" for name in argument["names"])
    return names if argument["kind"] == "flag" else f'{names} \\fI{escaped(argument.get("valueName", "value"))}\\fR'


def shown(argument):
    name = f'<{argument.get("valueName", "value")}>' + (" ..." if argument.get("isRepeating") else "")
    return f"[{name}]" if argument.get("isOptional") else name


def paragraphs(text):
    """Paragraphs of a text; indented lines are to be typed, and stand as they are."""
    lines, is_typed = [], False
    for line in text.splitlines():
        if line.startswith(" ") != is_typed:
            is_typed = not is_typed
            lines.append(".PP\n.nf" if is_typed else ".fi\n.PP")
        lines.append(escaped(line) if line.strip() else ".PP")
    return ([".PP"] if lines and not lines[0].startswith(".PP") else []) + lines + ([".fi"] if is_typed else [])


def escaped(text):
    """Text as troff takes it: no escapes, no requests at the start of a line."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.M)
