"""Lets classes of a package override the methods of Foundation's `NotificationCenter`, which on Linux stand in an extension."""
import re

from swiftsource import closing, stripped

HEAD = re.compile(r"(?P<seen>\b(?:open|public)\s+(?:final\s+)?)?\bclass\s+(?!func\b|var\b|let\b)(?P<name>\w+)\s*:\s*(?P<above>[\w.]+)[^{}]*\{")
METHOD = r"(?P<name>post|addObserver|removeObserver)(?=\s*\()"
OVERRIDDEN = re.compile(rf"\boverride\b(?P<words>(?:\s+(?:open|public|internal|final))*)\s+func\s+{METHOD}")


def overriding_centers(texts):
    """Derives what packages derive from `NotificationCenter`, to override its methods, from UIKit's own, whose methods have names of their own;
    returns whether there is any, so that modules need `NotificationCenters.swift`, which asks it. `texts` are all files by their places.
    Public classes stay: what others see cannot derive from a class that UIKit shows to translated code alone."""
    centers, found = {"NotificationCenter"}, True
    while found:   # Down to the classes below.
        found = {head["name"] for text in texts.values() for head in HEAD.finditer(stripped(text))
                 if not head["seen"] and head["above"].split(".")[-1] in centers} - centers
        centers |= found
    is_any = False
    for path, text in texts.items():
        plain, edits = stripped(text), []
        for head in HEAD.finditer(plain):
            end = closing(plain, head.end() - 1)
            if head["seen"] or head["name"] not in centers:
                continue
            overrides = OVERRIDDEN.finditer(plain, head.end(), end)
            if head["above"].split(".")[-1] == "NotificationCenter":
                edits.append((head.start("above"), head.end("above"), "OverridableNotificationCenter"))
            edits += [(match.end("name"), match.end("name"), "_own") for match in overrides]
            edits += [(match.end(), match.end(), "_own") for match in re.compile(rf"\bsuper\.{METHOD}").finditer(plain, head.end(), end)]
        for start, end, new in sorted(set(edits), reverse=True):
            text = text[:start] + new + text[end:]
        if edits:
            texts[path] = "@_spi(SelectorTable) import UIKit\n" + text
            is_any = True
    return is_any
