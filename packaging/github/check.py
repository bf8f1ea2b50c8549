#!/usr/bin/env python3
"""Runs the steps of action.yml on this machine, as GitHub's runner would, with a local Dynobench. The program gh is a stand-in that
keeps comments in a file. Steps that use other actions need GitHub and are named. usage: check.py PROGRAM-FOLDER. Needs Debian's
packages python3-yaml and jq."""
import json
import os
import re
import subprocess
import sys
import tempfile

import yaml

# Answers the requests of comment.sh as GitHub would. Its first comment is somebody else's, with the marker of the gate.
GH = """#!/usr/bin/env python3
import json, os, subprocess, sys
file = os.environ["COMMENTS"]
with open(file, encoding="utf-8") as stored:
    comments = json.load(stored)
given = sys.argv[1:]
path = next(it for it in given if it.startswith("repos/owner/name/issues/"))
if "--jq" in given:
    answer = [{"id": i, "user": {"type": "Bot" if it["bot"] else "User"}, "body": it["body"]} for i, it in enumerate(comments)]
    filter = given[given.index("--jq") + 1]
    print(subprocess.run(["jq", "-r", filter], input=json.dumps(answer), text=True, check=True, stdout=subprocess.PIPE).stdout)
else:
    body = open(given[given.index("-F") + 1].removeprefix("body=@"), encoding="utf-8").read()
    if "PATCH" in given:
        comments[int(path.rsplit("/", 1)[1])]["body"] = body
    else:
        assert path.endswith("issues/7/comments"), path
        comments.append({"bot": True, "body": body})
    with open(file, "w", encoding="utf-8") as stored:
        json.dump(comments, stored)
"""

HERE = os.path.dirname(os.path.abspath(__file__))


def outputs(file):
    with open(file, encoding="utf-8") as lines:
        return dict(line.rstrip("\n").split("=", 1) for line in lines if "=" in line)


class Runner:
    def __init__(self, action, inputs, work):
        self.action = action
        self.work = work
        self.steps = {}
        self.untried = []
        self.comments = os.path.join(work, "comments.json")
        with open(self.comments, "w", encoding="utf-8") as file:
            json.dump([{"bot": False, "body": "<!-- Dynobench gate: gate --> not ours"}], file)
        os.mkdir(os.path.join(work, "bin"))
        with open(os.path.join(work, "bin", "gh"), "w", encoding="utf-8") as file:
            file.write(GH)
        os.chmod(file.name, 0o755)
        self.inputs = {name: str(given.get("default", "")) for name, given in action["inputs"].items()}
        missing = [n for n, given in action["inputs"].items() if given.get("required") and n not in inputs]
        assert not missing, missing
        unknown = set(inputs) - set(self.inputs)
        assert not unknown, unknown
        self.inputs.update(inputs)

    def value(self, expression):
        name = expression.strip()
        if name.startswith("inputs."):
            return self.inputs[name[len("inputs."):]]
        step = re.fullmatch(r"steps\.(\w+)\.outputs\.(\w+)", name)
        if step:
            return self.steps[step[1]][step[2]]
        if name == "github.event.pull_request.number":
            return "7"
        assert re.fullmatch(r"github\.[\w.]+|runner\.os", name), "unknown expression " + name
        return ""

    def text(self, template):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda it: self.value(it[1]), str(template))

    def run(self):
        for step in self.action["runs"]["steps"]:
            name = step.get("name") or step.get("id") or step["uses"]
            if "uses" in step:
                self.untried.append(name)
                continue
            code = self.step(step)
            if code:
                return code
        return 0

    def step(self, step):
        output = os.path.join(self.work, "output")
        open(output, "w", encoding="utf-8").close()
        environment = dict(
            os.environ,
            GITHUB_ACTION_PATH=HERE,
            GITHUB_OUTPUT=output,
            GITHUB_STEP_SUMMARY=os.path.join(self.work, "summary.md"),
            GITHUB_REPOSITORY="owner/name",
            COMMENTS=self.comments,
            PATH=os.path.join(self.work, "bin") + os.pathsep + os.environ["PATH"],
        )
        environment.update({key: self.text(value) for key, value in step.get("env", {}).items()})
        assert step["shell"] == "bash", step
        script = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", self.text(step["run"])]
        code = subprocess.run(script, env=environment, cwd=self.work, check=False).returncode
        if "id" in step:
            self.steps[step["id"]] = outputs(output)
        return code

    def bodies(self):
        with open(self.comments, encoding="utf-8") as file:
            return [it["body"] for it in json.load(file)]


def main():
    program = os.path.abspath(sys.argv[1])
    untried = []
    with open(os.path.join(HERE, "action.yml"), encoding="utf-8") as file:
        action = yaml.safe_load(file)
    for baseline, candidate, fail_on, codes in (
        ("baseline-map/heap", "hsqldb/mem", "slower", [3]),
        ("hsqldb/mem", "baseline-map/heap", "undecided", [0, 4]),
        ("nobody/mem", "hsqldb/mem", "slower", [2]),
    ):
        with tempfile.TemporaryDirectory() as work:
            with open(os.path.join(work, "plan.toml"), "w", encoding="utf-8") as plan:
                plan.write('name = "action"\nrows = { sizes = [100] }\ncontenders = ["hsqldb/mem"]\njvm = { heap = "96m" }\n')
            runner = Runner(
                action,
                {
                    "plan": "plan.toml",
                    "baseline": baseline,
                    "candidate": candidate,
                    "set": 'rows.sizes=[300]\njvm.heap="100m"',
                    "at-most": "3m",
                    "fail-on": fail_on,
                    "dynobench": program,
                },
                work,
            )
            code = runner.run()
            untried += [name for name in runner.untried if name not in untried]
            assert code in codes, (candidate, code)
            if code != 2:
                with open(os.path.join(work, "summary.md"), encoding="utf-8") as summary:
                    assert "Insert time, 300 rows" in summary.read()
                assert ["Insert time" in it for it in runner.bodies()] == [False, True], runner.bodies()
                repeated = next(it for it in action["runs"]["steps"] if it.get("name") == "Comment")
                assert runner.step(repeated) == 0
                assert len(runner.bodies()) == 2, "a second comment"
                assert runner.text(action["outputs"]["answer"]["value"]) in ("slower", "not-slower", "undecided")
    print("The action's own steps work here. Untried without GitHub: " + ", ".join(untried) + ", fetching a release.")


if __name__ == "__main__":
    main()
