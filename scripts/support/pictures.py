"""What tests need that compare pictures with those beside them."""
import re

# Modules of the library FBSnapshotTestCase and its successor, for which a stand-in of the first name is there.
COMPARING = ("FBSnapshotTestCase", "iOSSnapshotTestCase", "iOSSnapshotTestCaseCore")


def comparing(text):
    """A file that imports the stand-in by its name, and with it what the library hands on."""
    text = re.sub(r"^([ \t]*(?:@\w+[ \t]+)*import[ \t]+)NimbleSnapshots\b", r"\1Nimble_Snapshots", text, flags=re.M)
    names = "|".join(COMPARING)
    return re.sub(rf"^([ \t]*)((?:@\w+[ \t]+)*)import[ \t]+(?:class[ \t]+)?(?:{names})(?:\.\w+)?[ \t]*$", r"\1import XCTest; \2import FBSnapshotTestCase", text, flags=re.M)


def reference_folders(checkout):
    """Where pictures of that library lie, as its tests name the place: without the suffix of machines of 64 bits."""
    found = set()
    for path in checkout.rglob("*_64"):
        if path.is_dir() and not {".git", ".build", "Pods", "Carthage"} & set(path.relative_to(checkout).parts) and any(path.glob("*/*.png")):
            found.add(str(path)[:-len("_64")])
    return sorted(found)
