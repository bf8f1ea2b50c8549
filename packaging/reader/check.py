#!/usr/bin/env python3
"""Checks that dynorun.py reads what Dynobench writes, and refuses damaged files.

usage: check.py FOLDER-OF-DYNOBENCH
"""
import csv
import json
import pathlib
import subprocess
import sys
import tempfile
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import dynorun  # noqa: E402 (beside this file)

SCHEMA = pathlib.Path(__file__).with_name("dynorun.schema.json")


def run(program, workspace, *arguments):
    """Runs a command of Dynobench."""
    subprocess.run([program, *arguments, "--workspace", workspace], check=True, stdout=subprocess.DEVNULL)


def check_schema(*documents):
    """Validates documents, if a validator is installed."""
    try:
        import jsonschema
    except ImportError:
        print("No jsonschema here: the schema was not checked.")
        return
    schema = json.loads(SCHEMA.read_text())
    for each in documents:
        jsonschema.validate(each, schema)


def insert_times(path, series):
    """Returns the insert times of a contender from an exported CSV file, in nanoseconds."""
    with open(path, newline="") as text:
        return sorted(
            float(row["wall_ns"]) for row in csv.DictReader(text)
            if (row["engine"], row["mode"], row["phase"]) == (series["engine"], series["mode"], "insert")
            and row["warmup"] == "false")


def damaged(path, into):
    """Writes copies of a file, each with another damage."""
    with zipfile.ZipFile(path) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    changes = {
        "figure": {"summary.json": entries["summary.json"].replace(b"1", b"2", 1)},
        "more": {"more.sh": b"rm -rf /"},
        "newer": {"dynorun.json": entries["dynorun.json"].replace(b'"format":1', b'"format":2')},
        "older": {"dynorun.json": entries["dynorun.json"].replace(b'"format":1', b'"format":0')},
        "true": {"dynorun.json": entries["dynorun.json"].replace(b'"format":1', b'"format":true')},
        "deep": {"dynorun.json": b"[" * 100000},
        "none": {"dynorun.json": b"{}"},
    }
    for name, change in changes.items():
        target = into / (name + ".dynorun")
        with zipfile.ZipFile(target, "w") as archive:
            for entry, data in {**entries, **change}.items():
                archive.writestr(entry, data)
        yield target
    locked = bytearray(path.read_bytes())
    locked[locked.index(b"PK\x01\x02") + 8] |= 1  # the first entry claims to be encrypted
    encrypted = into / "encrypted.dynorun"
    encrypted.write_bytes(locked)
    yield encrypted
    cut = into / "cut.dynorun"
    cut.write_bytes(path.read_bytes()[:-200])
    yield cut


def main(home):
    """Runs the checks."""
    program = str(pathlib.Path(home, "bin", "dynobench"))
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder, "a b")
        work.mkdir()
        workspace = str(work / "runs")
        run(program, workspace, "run", "quick", "--set", "rows.sizes=[200]", "--set", "repetitions=3")
        packed = work / "run.dynorun"
        run(program, workspace, "pack", "latest", str(packed))
        run(program, workspace, "export", "latest", "--csv", str(work / "run.csv"))
        manifest, summary = dynorun.read(packed)
        check_schema(manifest, summary)
        figures = [f for f in summary["figures"] if (f["phase"], f["metric"]) == ("insert", "time")]
        assert len(figures) == 4, figures
        for figure in figures:
            times = insert_times(work / "run.csv", summary["series"][figure["series"]])
            assert len(times) == 3 and sorted(figure["values"]) == times, (figure, times)
        assert all(series["jars"] for series in summary["series"])
        for each in damaged(packed, work):
            assert dynorun.main([str(each)]) == 1, each
            refused = subprocess.run([program, "unpack", str(each), "--workspace", workspace], capture_output=True)
            assert refused.returncode != 0, each
    print("The reader agrees with Dynobench.")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
