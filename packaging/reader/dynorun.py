#!/usr/bin/env python3
"""Reads result files of Dynobench (.dynorun), as the page result-file.md describes them.

usage: dynorun.py FILE...
Prints the answer, the figures and the warnings of each file. It checks damage, not truth: it does not compare the
figures with the events. Exit code: 0, 1 if a file is damaged, 2 without a file. Apache-2.0, as Dynobench.
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
LARGE = {"events.jsonl"}
MOST_FILES = 9
MOST_BYTES = 2 << 30
MOST_TEXT_BYTES = 32 << 20
MOST_MANIFEST_BYTES = 1 << 20
SCALES = {"NANOS": (1e6, "ms"), "BYTES": (1e6, "MB"), "PER_SECOND": (1, "/s"), "PERCENT": (1, "%")}


class DamagedFile(Exception):
    """A file that is damaged, or not in the format."""


def read(path):
    """Checks a file, and returns its manifest and its summary."""
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        if "dynorun.json" not in names:
            raise DamagedFile("no dynorun.json")
        if archive.getinfo("dynorun.json").file_size > MOST_MANIFEST_BYTES:
            raise DamagedFile("dynorun.json is too large")
        manifest = json.loads(archive.read("dynorun.json"))
        if type(manifest["format"]) is not int or not 1 <= manifest["format"] <= FORMAT:
            raise DamagedFile("format %r is not known to this reader" % manifest["format"])
        check_list(manifest, names)
        for entry in manifest["files"]:
            check_entry(archive, entry)
        return manifest, json.loads(archive.read("summary.json"))


def check_list(manifest, names):
    """Checks the list of entries and its digest."""
    listed = [entry["name"] for entry in manifest["files"]]
    if sorted(listed + ["dynorun.json"]) != sorted(names) or len(names) > MOST_FILES:
        raise DamagedFile("the list of entries is not that of the archive")
    if len({name.lower() for name in names}) != len(names):
        raise DamagedFile("two entries have the same name")
    for entry in manifest["files"]:
        is_recording = re.fullmatch(r"recording/\w[\w. -]{0,99}", entry["name"])
        if entry["name"] not in ALLOWED and not is_recording:
            raise DamagedFile("the entry %r is not allowed" % entry["name"])
        if entry["bytes"] > MOST_TEXT_BYTES and not is_recording and entry["name"] not in LARGE:
            raise DamagedFile("%s is too large" % entry["name"])
    if sum(entry["bytes"] for entry in manifest["files"]) > MOST_BYTES:
        raise DamagedFile("the entries are larger than 2 GB")
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
            if length > entry["bytes"]:
                raise DamagedFile("%s is longer than stated" % entry["name"])
            digest.update(block)
    if length != entry["bytes"] or digest.hexdigest() != entry["sha256"]:
        raise DamagedFile("%s was changed" % entry["name"])


def lines(summary):
    """Returns the summary as lines of text."""
    machine = summary.get("machine", {"cpu": "unknown machine", "cores": 0})
    yield "%s, workload %s, %s, %d cores" % (
        summary["plan"], summary["workload"], machine["cpu"], machine["cores"])
    if summary["state"] != "FINISHED":
        yield "The run did not end: " + summary["state"]
    yield from summary["answer"]
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
        except KeyError as error:
            print("%s: the member %s is missing" % (path, error), file=sys.stderr)
            code = 1
        except (DamagedFile, IndexError, TypeError, ValueError, RuntimeError, EOFError, zlib.error,
                zipfile.BadZipFile, OSError) as error:
            print("%s: %s" % (path, error), file=sys.stderr)
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
