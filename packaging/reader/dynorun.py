#!/usr/bin/env python3
"""Reads result files of Dynobench (.dynorun), as the page result-file.md describes them.

usage: dynorun.py FILE...
"""
import hashlib
import json
import re
import statistics
import sys
import zipfile
import zlib

FORMAT = 1
ALLOWED = {"summary.json", "plan.toml", "events.jsonl", "environment.json", "notes.md"}
NEEDED = {"summary.json", "plan.toml", "events.jsonl"}
MOST_BYTES = 2 << 30
MOST_TEXT_BYTES = 32 << 20
SCALES = {"NANOS": (1e6, "ms"), "BYTES": (1e6, "MB"), "PER_SECOND": (1, "/s"), "PERCENT": (1, "%")}


class DamagedFile(Exception):
    """A file that is damaged, or not in the format."""


def read(path):
    """Checks a file, and returns its manifest and its summary."""
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        if "dynorun.json" not in names:
            raise DamagedFile("no dynorun.json")
        for name in ("dynorun.json", "summary.json"):
            if archive.getinfo(name).file_size > MOST_TEXT_BYTES:
                raise DamagedFile("%s is too large" % name)
        manifest = json.loads(archive.read("dynorun.json"))
        if not isinstance(manifest["format"], int) or manifest["format"] > FORMAT:
            raise DamagedFile("format %s is newer than this reader" % manifest["format"])
        check_list(manifest, names)
        for entry in manifest["files"]:
            check_entry(archive, entry)
        return manifest, json.loads(archive.read("summary.json"))


def check_list(manifest, names):
    """Checks the list of entries and its digest."""
    listed = [entry["name"] for entry in manifest["files"]]
    if sorted(listed + ["dynorun.json"]) != sorted(names) or len(set(names)) != len(names):
        raise DamagedFile("the list of entries is not that of the archive")
    for name in listed:
        if name not in ALLOWED and not re.fullmatch(r"recording/[\w][\w. -]{0,99}", name):
            raise DamagedFile("the entry %r is not allowed" % name)
    if not NEEDED <= set(listed):
        raise DamagedFile("an entry is missing")
    head = "format %d\nrun %s\nrepeats %s\n" % (
        manifest["format"], manifest["run"], manifest.get("repeats", "none"))
    lines = head + "".join("%s  %s\n" % (entry["sha256"], entry["name"]) for entry in manifest["files"])
    if hashlib.sha256(lines.encode()).hexdigest() != manifest["digest"]:
        raise DamagedFile("the digest does not fit the list")


def check_entry(archive, entry):
    """Checks the length and the digest of an entry, without reading it as a whole."""
    digest = hashlib.sha256()
    length = 0
    with archive.open(entry["name"]) as data:
        while True:
            block = data.read(1 << 16)
            if not block:
                break
            length += len(block)
            if length > min(entry["bytes"], MOST_BYTES):
                raise DamagedFile("%s is longer than stated" % entry["name"])
            digest.update(block)
    if length != entry["bytes"] or digest.hexdigest() != entry["sha256"]:
        raise DamagedFile("%s was changed" % entry["name"])


def lines(summary):
    """Returns the summary as lines of text."""
    machine = summary.get("machine", {"cpu": "unknown machine", "cores": 0})
    yield "%s, workload %s, %s, %d cores" % (
        summary["plan"], summary["workload"], machine["cpu"], machine["cores"])
    for sentence in summary["answer"]:
        yield sentence
    for figure in summary["figures"]:
        series = summary["series"][figure["series"]]
        size, unit = SCALES[figure["unit"]]
        point = " ".join("%s=%s" % each for each in figure["point"].items())
        yield "%s %s %s\t%s %s\tmedian %.2f %s of %d rounds" % (
            figure["phase"], figure["metric"], point, series["title"], series["version"],
            statistics.median(figure["values"]) / size, unit, len(figure["values"]))
    for warning in summary["warnings"]:
        yield "Warning: " + warning


def shown(line):
    """Returns a line without characters that could control a terminal."""
    return "".join(each if each.isprintable() or each == "\t" else "?" for each in line)


def main(paths):
    """Prints each file. Returns 1 if one is damaged."""
    if not paths:
        print(__doc__, file=sys.stderr)
        return 2
    code = 0
    for path in paths:
        try:
            print("\n".join(shown(line) for line in lines(read(path)[1])))
        except (DamagedFile, LookupError, TypeError, ValueError, zlib.error, zipfile.BadZipFile, OSError) as error:
            print("%s: %s" % (path, error), file=sys.stderr)
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
