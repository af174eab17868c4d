"""Replays the history of catalogs: does `xcstrings sync` change a catalog as Xcode did?"""

import json
import os
import subprocess
import tempfile

EXTRACTED = (None, "extracted_with_value")
# The files that sync reads.
KINDS = ["*.swift", "*.xcstrings", "*.pbxproj", "*.xcconfig", "*.plist", "*.m", "*.h", "*.storyboard", "*.xib", "*.yml"]


def git(repository, *arguments, **options):
    return subprocess.run(["git", "-C", repository, *arguments], capture_output=True, **options).stdout


def replay(tool, repository, steps):
    """Returns the number of changes by kind: made by Xcode, also by sync, and the keys that only sync changes."""
    if os.path.isdir(os.path.join(repository, "repo")):
        repository = os.path.join(repository, "repo")
    counts = {}
    paths = git(repository, "ls-tree", "-r", "--name-only", "-z", "HEAD").decode(errors="replace").split("\0")
    for path in paths:
        if not path.endswith("Localizable.xcstrings") or ".xcloc/" in path:
            continue
        by_xcode, only_by_sync = set(), set()
        for xcode, sync in pairs(tool, repository, path, steps):
            by_xcode |= xcode
            only_by_sync |= sync - xcode
            for kind, _ in xcode:
                counts.setdefault(kind, [0, 0, 0])[0] += 1
            for kind, _ in xcode & sync:
                counts[kind][1] += 1
        # A key counts once, and not if Xcode makes the change in another commit.
        for kind, _ in only_by_sync - by_xcode:
            counts.setdefault(kind, [0, 0, 0])[2] += 1
    return counts


def pairs(tool, repository, path, steps):
    """Yields the changes of Xcode and of sync for the commits that changed a catalog and Swift files, newest first."""
    commits = git(repository, "log", "--first-parent", "--format=%H", "--", path).decode().split()
    count = 0
    for new, old in zip(commits, commits[1:]):
        if count >= steps:
            return
        names = git(repository, "diff", "--name-only", f"{new}~1", new).decode(errors="replace").split("\n")
        before, after = catalog(repository, old, path), catalog(repository, new, path)
        if not any(name.endswith(".swift") for name in names) or before is None or after is None:
            continue
        xcode = changes(before, after)
        if not xcode:
            continue
        count += 1
        with tempfile.TemporaryDirectory() as tree:
            check_out(repository, new, tree)
            target = os.path.join(tree, path)
            with open(target, "wb") as file:
                file.write(git(repository, "show", f"{old}:{path}"))
            run = tool.run("sync", path, "--allow-unreadable", folder=tree)
            if run.returncode == 0:
                with open(target, encoding="utf-8-sig") as file:
                    yield xcode, changes(before, json.load(file))


def check_out(repository, commit, tree):
    """Checks out the files that sync reads; a clone may lack large ones."""
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(
            os.environ, GIT_DIR=os.path.abspath(git_folder(repository)), GIT_WORK_TREE=tree,
            GIT_INDEX_FILE=os.path.join(folder, "index"),
        )
        for kind in KINDS:
            subprocess.run(["git", "checkout", "-q", commit, "--", kind], env=environment, capture_output=True, cwd=tree)


def git_folder(repository):
    return git(repository, "rev-parse", "--absolute-git-dir").decode().strip()


def catalog(repository, commit, path):
    try:
        value = json.loads(git(repository, "show", f"{commit}:{path}").decode("utf-8-sig"))
    except ValueError:
        return None
    return value if "strings" in value else None


def changes(before, after):
    """Returns the changes that an extraction makes; edits by hand do not count."""
    old, new, found = before["strings"], after["strings"], set()
    for key, entry in new.items():
        state = entry.get("extractionState")
        if key not in old:
            if state in EXTRACTED:
                found.add(("key added", key))
        elif old[key].get("extractionState") != "stale" and state == "stale":
            found.add(("key marked as stale", key))
        elif old[key].get("extractionState") == "stale" and state in EXTRACTED:
            found.add(("stale key restored", key))
    for key, entry in old.items():
        if key not in new and entry.get("extractionState") in EXTRACTED:
            texts = json.dumps(entry.get("localizations", {}))
            if '"translated"' not in texts and '"needs_review"' not in texts:
                found.add(("key removed", key))
    return found
