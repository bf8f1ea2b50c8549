#!/usr/bin/env bash
# Records the two applications of this folder, and replays their recordings.
#
#   src/recorder/trials/run.sh [-e ENGINES] [-o FOLDER] [-s SECONDS] [-h HOME] [APPLICATION...]
#
# -e  engines and modes of the replays, separated by commas
# -o  folder of the recordings and of the runs
# -s  duration of each recording
# -h  Dynobench's folder
# APPLICATION is quartz or shop; without it, both run.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
engines=h2/mem,hsqldb/mem,derby/memory,sqlite/wal-full
out=$here/target
seconds=120
home=$here/../../../target/dynobench
while getopts e:o:s:h: option; do
  case $option in
    e) engines=$OPTARG ;;
    o) out=$OPTARG ;;
    s) seconds=$OPTARG ;;
    h) home=$OPTARG ;;
    *) exit 2 ;;
  esac
done
shift $((OPTIND - 1))
[ $# -gt 0 ] || set -- quartz shop

recorder=$home/lib/dynobench-recorder.jar
if [ ! -f "$recorder" ]; then
  echo "$recorder is missing: run 'mvn -DskipTests verify' first." >&2
  exit 1
fi
mkdir -p "$out"

# Records an application: its folder, its main class, and its arguments.
record() {
  local folder=$1
  rm -f "$out/$folder.recording"
  mvn -B -ntp -q -f "$here/$folder/pom.xml" prepare-package
  java -Ddynobench.recording="$out/$folder.recording" \
    -cp "$here/$folder/target/classes:$here/$folder/target/lib/*:$recorder" "${@:2}"
}

for application in "$@"; do
  echo "== $application: recording for $seconds s"
  case $application in
    quartz) record quartz trials.quartz.QuartzTrial "$seconds" ;;
    shop) record shop trials.shop.ShopTrial --shop.seconds="$seconds" ;;
    *) echo "There is no application $application: choose quartz or shop." >&2; exit 2 ;;
  esac
done

# The deviations are part of the answer, so a replay with deviations doesn't end the script.
for application in "$@"; do
  echo "== $application: replay on $engines"
  "$home/bin/dynobench" recording "$out/$application.recording" --top 5
  "$home/bin/dynobench" replay "$out/$application.recording" --on "$engines" \
    --rounds 1 --allow-sql --workspace "$out/workspace" || echo "The replay ended with code $?."
done
