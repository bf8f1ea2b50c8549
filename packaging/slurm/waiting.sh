# Waits so many tenths of a second, and says whether what it waits for has come.
until_so() {
  local tenths=$1
  shift
  for _ in $(seq "$tenths"); do
    "$@" >/dev/null 2>&1 && return 0
    sleep 0.1
  done
  return 1
}

# Whether a daemon's PID file names a process that runs. (One that has ended stays as a zombie where nobody asks for its exit code.)
runs() {
  local id
  id=$(cat "$1" 2>/dev/null) && [ -n "$id" ] && grep -q '^State:.[^ZX]' "/proc/$id/status" 2>/dev/null
}
