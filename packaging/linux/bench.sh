#!/usr/bin/env bash
# Measures the installed Dynobench under Xvfb: time from exec to a usable window, time of --version, and memory when idle. Needs
# Debian's packages xvfb, xauth and xdotool. Nothing else should run on the machine.
# usage: bench.sh [TIMES] [PROGRAM]
set -euo pipefail
times=${1:-10}
program=$(command -v "${2:-dynobench}")
if [ -z "${DISPLAY:-}" ]; then
  exec xvfb-run -a -s "-screen 0 1280x800x24" "$0" "$times" "$program"
fi
space=$(mktemp -d)
trap 'rm -rf "$space"' EXIT
export DYNOBENCH_JAVA_OPTS="-Duser.home=$space"

micros() {
  local now=$EPOCHREALTIME
  echo "${now/[.,]/}"
}

# Prints the median and the range of numbers, which are read one per line.
summary() {
  sort -n | awk '{ a[NR] = $1 / 1000 } END {
    printf "%.0f ms, median of %d (%.0f to %.0f)\n", (a[int((NR + 1) / 2)] + a[int(NR / 2) + 1]) / 2, NR, a[1], a[NR] }'
}

usable() {
  local start
  start=$(micros)
  while read -r said; do
    if [ "$said" = usable ]; then
      echo $(($(micros) - start))
    fi
  done < <(DYNOBENCH_REHEARSAL=start "$program")
}

version() {
  local start
  start=$(micros)
  "$program" --version >"$space/version"
  echo $(($(micros) - start))
}

usable >"$space/first"
printf 'usable, the first time: %s\n' "$(summary <"$space/first")"
printf 'usable:                 %s\n' "$(for _ in $(seq "$times"); do usable; done | summary)"
printf 'version:                %s\n' "$(for _ in $(seq "$times"); do version; done | summary)"

"$program" &
window=$!
xdotool search --sync --onlyvisible --name '^Dynobench$' >"$space/found"
sleep 20
printf 'resident at rest:       %s MB\n' "$(awk '/VmRSS/ { print int($2 / 1024) }' "/proc/$window/status")"
kill "$window"
wait "$window" || true
