#!/usr/bin/env bash
# Uses an installed Dynobench as an unprivileged user. This is the part of check.sh that needs no root.
# usage: use.sh VERSION
set -euo pipefail
export LC_ALL=C.UTF-8 # without UTF-8, Java finds no files with umlauts in their names
cd "$HOME"

fail() {
  echo "use.sh: $*" >&2
  exit 1
}

# Runs a command, and shows its output if it fails.
quietly() {
  "$@" >said.txt 2>&1 || { cat said.txt; fail "exit code $? of $*"; }
}

[ "$(dynobench --version)" = "dynobench $1" ] || fail "the version is not $1"

echo "Another Java in JAVA_HOME, on the PATH or in variables doesn't matter."
mkdir -p nonsense
printf '#!/bin/sh\nexit 42\n' >nonsense/java
chmod +x nonsense/java
JAVA_HOME=/nonsense JDK_JAVA_OPTIONS=-Dnonsense CLASSPATH=/nonsense PATH="$HOME/nonsense:$PATH" quietly dynobench run quick
grep -q "Saved in $HOME/dynobench/runs" said.txt || fail "quick saved nothing"

echo "Without a display it says so in a sentence."
code=0
env -u DISPLAY dynobench window >said.txt 2>&1 || code=$?
[ "$code" = 2 ] || { cat said.txt; fail "exit code $code without a display"; }
[ "$(wc -l <said.txt)" -le 2 ] || { cat said.txt; fail "more than a sentence without a display"; }

# The command of the menu entry.
command=$(sed -n 's/^Exec=\(.*\) %f$/\1/p' /usr/share/applications/dynobench.desktop)

echo "The window opens and runs quick."
cat >drive.sh <<'X'
#!/bin/bash
"$@" &
program=$!
window=$(timeout 180 xdotool search --sync --onlyvisible --name '^Dynobench$' | tail -1)
sleep 3
before=$(find "$HOME/dynobench/runs" -name events.jsonl | wc -l)
xdotool windowfocus "$window" key F5
for _ in $(seq 120); do
  sleep 1
  newest=$(ls -t "$HOME"/dynobench/runs/*/events.jsonl | head -1)
  [ "$(find "$HOME/dynobench/runs" -name events.jsonl | wc -l)" -gt "$before" ] && grep -q '"RunFinished"' "$newest" && break
done
[ "$(grep -c '"TrialFinished".*"Completed"' "$newest")" -ge 14 ] || { echo "not all trials completed: $newest"; kill $program; exit 1; }
echo "resident after the run: $(awk '/VmRSS/ {print int($2 / 1024)}' /proc/$program/status) MB"
xdotool key ctrl+q
wait $program
X
xvfb-run -a -s "-screen 0 1280x800x24" bash drive.sh $command || fail "the window didn't run quick"

echo "The portable one runs from a folder with spaces and umlauts."
mkdir -p "Münchner Bench – Ä"
tar -xzf portable.tar.gz -C "Münchner Bench – Ä"
portable=$(readlink -f "Münchner Bench – Ä"/*/bin/dynobench)
printf 'name = "small"\nrepetitions = 1\nrows = { sizes = [100] }\ncontenders = ["hsqldb/cached-shutdown", "derby/disk", "je/sync"]\n' >"kleiner Plan ü.dynobench"
quietly "$portable" run "kleiner Plan ü.dynobench" --workspace "Ablage ö"
DYNOBENCH_REHEARSAL=start quietly xvfb-run -a "$portable" "kleiner Plan ü.dynobench" --workspace "Ablage ö"
grep -q usable said.txt || { cat said.txt; fail "the portable window wasn't usable"; }

echo "Two windows share a workspace."
for n in 1 2; do
  DYNOBENCH_REHEARSAL=all xvfb-run -a dynobench window >"window$n.txt" 2>&1 &
done
for job in $(jobs -p); do
  wait "$job" || { cat window?.txt; fail "one of two windows failed"; }
done
if ls .dynobench/*.damaged 2>/dev/null; then
  fail "two windows damaged each other's settings"
fi
