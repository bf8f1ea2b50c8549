# Repeats a command until it succeeds, for at most this number of tenths of a second. Returns whether it succeeded.
until_so() {
  local tenths=$1
  shift
  for _ in $(seq "$tenths"); do
    "$@" >/dev/null 2>&1 && return 0
    sleep 0.1
  done
  return 1
}

# Returns whether a daemon's PID file names a running process. (A dead process remains as a zombie if no process collects its exit code.)
runs() {
  local id
  id=$(cat "$1" 2>/dev/null) && [ -n "$id" ] && grep -q '^State:.[^ZX]' "/proc/$id/status" 2>/dev/null
}
