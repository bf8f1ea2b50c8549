#!/usr/bin/env bash
# Tests sweeps on a real Slurm with two nodes on this machine. Shards are measured, merged and compared. Tasks, daemons and the
# submitter are killed at random; no trial may be lost or duplicated. Requests beyond the cluster's limits must be reported. Needs
# root and Debian's packages slurmctld, slurmd, slurm-client and munge.
# usage: check.sh [PROGRAM-FOLDER]
#   KILLS=n  number of kills (30)   SEED=n  seed of their order   TIMED=yes  compares two nodes with one; needs a quiet machine
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$(readlink -e "${1:-target/dynobench}")
work=$(mktemp -d)
cluster=packaging/slurm/cluster.sh
kills=${KILLS:-30}
RANDOM=${SEED:-$$}
JAVA_HOME=$(dirname "$(dirname "$(packaging/java25.sh)")")
export JAVA_HOME SLURM_CONF=$work/slurm/slurm.conf TMPDIR=$work/scratch
chmod 755 "$work"
mkdir -p "$TMPDIR"

clean() {
  [ -z "${submitter:-}" ] || kill -KILL "$submitter" 2>/dev/null || true
  $cluster stop "$work/slurm" || true
  rm -rf "$work"
}
trap clean EXIT

fail() {
  echo "check.sh: $*" >&2
  { timeout 20 squeue -r -t all; timeout 20 sinfo -N -o '%N %T %E'; } >&2 || true
  for each in "$work"/follow.txt "$work"/said.txt "$work"/shown.txt "$work"/slurm/controller.log; do
    [ -s "$each" ] && { echo "--- $each" && tail -n 15 "$each"; } >&2
  done
  exit 1
}

dynobench() {
  "$program/bin/dynobench" "$@" --workspace "$work/shared"
}

. packaging/slurm/waiting.sh

# Requires that a run has this number of trials, each exactly once and complete, and that its log is consistent.
whole() {
  local log=$1/events.jsonl began ended
  began=$(grep -o '^{"type":"TrialStarted","atMillis":[0-9]*,"trial":{"number":[0-9]*' "$log" | grep -o '[0-9]*$' | sort -n | uniq | wc -l)
  ended=$(grep -c '^{"type":"TrialFinished".*"Completed"' "$log")
  [ "$began" = "$2" ] && [ "$ended" = "$2" ] || fail "$began trials began and $ended completed in $1, of $2"
  [ "$(grep -c '^{"type":"TrialStarted"' "$log")" = "$2" ] || fail "a trial is there twice in $1"
  dynobench show "$(basename "$1")" >"$work/shown.txt" 2>&1 || fail "$1 can't be shown"
  ! grep -E 'contradicts itself' "$work/shown.txt" || fail "$1 contradicts itself"
}

seconds() {
  local begin
  begin=$(date +%s%N)
  "$@"
  took=$((($(date +%s%N) - begin) / 10000000))
}

$cluster start "$work/slurm"
cat >"$work/plan.toml" <<'P'
format = 1
name = "cluster"
repetitions = 15
warmups = 1
rows = { sizes = [1000, 2000] }
contenders = ["hsqldb/mem", "h2/mem"]
P

# Calibrates each node in advance, which happens once a day and must not affect the comparison.
for node in n1 n2; do
  "$program/bin/dynobench" calibrate --workspace "$TMPDIR/dynobench-$(id -u)-$node" >/dev/null
done

if [ "${TIMED:-}" ]; then
  echo "A plan of 64 trials on two nodes, against one, each run three times in turns"
  one() { taskset -c 0 "$program/bin/dynobench" run "$work/plan.toml" --workspace "$work/one" >"$work/one.txt" 2>&1 || fail "the run on one node failed"; }
  two() { dynobench sweep "$work/plan.toml" --on slurm >"$work/two.txt" 2>&1 || fail "the sweep failed"; }
  mkdir -p "$work/one"
  cp "$TMPDIR/dynobench-$(id -u)-n1/calibration.json" "$work/one/"
  for _ in 1 2 3; do
    seconds one
    single=$took
    seconds two
    printf '  one node %d.%02d s, two nodes %d.%02d s: %d %%\n' $((single / 100)) $((single % 100)) $((took / 100)) $((took % 100)) $((100 * took / single))
  done
  for run in "$work"/shared/runs/*; do
    whole "$run" 68
  done
  grep -q 'Node n2: shard' "$work/two.txt" || fail "n2 isn't named"
fi

echo "What the cluster can't do is told"
dynobench sweep "$work/plan.toml" --nodes n7 >"$work/said.txt" 2>&1 && fail "it took a node that isn't there"
grep -q 'There is no node n7; the cluster has n1, n2' "$work/said.txt" || fail "nothing was said of n7"
dynobench sweep "$work/plan.toml" --shards 31 >"$work/said.txt" 2>&1 && fail "it cut a plan into pieces too small"
grep -q "30 at most" "$work/said.txt" || fail "nothing was said of 31 shards"
dynobench sweep "$work/plan.toml" --option=--partition=none >"$work/said.txt" 2>&1 && fail "it took a partition that isn't there"
grep -q 'Slurm says: sbatch failed.*invalid partition' "$work/said.txt" || fail "Slurm's words were lost"

echo "A thousand shards are submitted"
sed 's/repetitions = 15/repetitions = 1000/; s/sizes = .*/sizes = [10] }/' "$work/plan.toml" >"$work/many.toml"
scontrol update nodename=n1,n2 state=drain reason=check
many() { dynobench sweep "$work/many.toml" --shards 1000 --detach >"$work/many.txt" 2>&1 || fail "1,000 shards were not submitted"; }
seconds many
[ "$(squeue -h -r | wc -l)" = 1000 ] || fail "$(squeue -h -r | wc -l) tasks wait"
dynobench sweep --cancel >"$work/said.txt" 2>&1 || fail "they can't be ended"
until_so 100 eval '[ -z "$(squeue -h)" ]' || fail "tasks are left"
scontrol update nodename=n1,n2 state=resume
printf '  in %d.%02d s\n' $((took / 100)) $((took % 100))

sed 's/repetitions = 15/repetitions = 6/; s/name = .*/name = "blind"/; s/sizes = .*/sizes = [10] }/' "$work/plan.toml" >"$work/blind.toml"
if unshare -m true 2>/dev/null; then
  echo "A node that doesn't see the disk"
  kill -KILL "$(cat "$work/slurm/n2.pid")"
  unshare -m bash -c "mount -t tmpfs tmpfs '$work/shared' && $cluster node '$work/slurm' n2"
  dynobench sweep "$work/blind.toml" --shards 6 >"$work/said.txt" 2>&1 || fail "one blind node is too much"
  grep -q 'n2 has ended 3 shards before they started: this node gets no more shards' "$work/said.txt" || fail "nothing was said of the blind node"
  whole "$(echo "$work"/shared/runs/*-blind)" 24
  dynobench sweep "$work/blind.toml" --shards 3 --nodes n2 >"$work/said.txt" 2>&1 && fail "a blind node measures"
  grep -q 'No node is left that may run shards. Its task has stored nothing in .*: is this folder on a disk that all nodes share' "$work/said.txt" ||
    fail "the shared disk wasn't asked for"
  kill -KILL "$(cat "$work/slurm/n2.pid")"
  $cluster node "$work/slurm" n2
else
  echo "Nothing can be mounted here: a node that doesn't see the disk is not tried."
fi

echo "A node that starts no task, and of which Slurm holds them"
rm -rf "$work/slurm/spool-n2"
sed 's/name = .*/name = "unstarted"/' "$work/blind.toml" >"$work/unstarted.toml"
timeout 300 "$program/bin/dynobench" sweep "$work/unstarted.toml" --shards 6 --workspace "$work/shared" >"$work/said.txt" 2>&1 ||
  fail "one node that starts nothing is too much"
grep -q 'Slurm could not start its task on a node' "$work/said.txt" || fail "nothing was said of tasks that Slurm holds"
whole "$(echo "$work"/shared/runs/*-unstarted)" 24
kill -KILL "$(cat "$work/slurm/n2.pid")"
$cluster node "$work/slurm" n2

echo "$kills kills"
follow() {
  "$program/bin/dynobench" sweep "$@" --workspace "$work/shared" >>"$work/follow.txt" 2>&1 &
  submitter=$!
}
# Prints the processes of a running task. The job's number is in their environment.
of_job() {
  grep -lsz "^SLURM_JOB_ID=$1\$" /proc/[0-9]*/environ 2>/dev/null | cut -d/ -f3 | while read -r id; do
    tr '\0' ' ' <"/proc/$id/cmdline" 2>/dev/null | grep -q "$2" && echo "$id"
  done
}
kill_task() {
  local job target
  job=$(squeue -h -t R -o %A | shuf -n 1 --random-source=<(yes $RANDOM))
  [ -n "$job" ] || return 1
  # Kills Dynobench itself without warning, or cancels the whole task through Slurm. (If only a worker died, its trial would report it.)
  if [ $((RANDOM % 2)) = 0 ]; then
    scancel "$job" && return 0
  fi
  target=$(of_job "$job" 'dynobench.Main run' | head -n 1)
  [ -n "$target" ] && kill -KILL "$target" 2>/dev/null
}
kill_node() {
  local node=n$((RANDOM % 2 + 1))
  runs "$work/slurm/$node.pid" && kill -KILL "$(cat "$work/slurm/$node.pid")" 2>/dev/null || return 1
  sleep 0.$((RANDOM % 9))
  $cluster node "$work/slurm" $node || fail "$node is not there again"
}
kill_submitter() {
  kill -KILL "$submitter" 2>/dev/null || return 1
  wait "$submitter" 2>/dev/null || true
  follow --resume
}
kill_controller() {
  runs "$work/slurm/controller.pid" && kill -KILL "$(cat "$work/slurm/controller.pid")" 2>/dev/null || return 1
  sleep 0.$((RANDOM % 9))
  $cluster controller "$work/slurm" || fail "the controller is not there again"
}
# Slurm drains a node on which it finds a task twice, for example after the controller was killed. This acts as the administrator
# who resumes the node.
drained=0
take_back() {
  local node
  for node in $(timeout 20 sinfo -h -N -t drain -o %N | sort -u); do
    scontrol update nodename="$node" state=resume && drained=$((drained + 1))
  done
}
sed 's/repetitions = 15/repetitions = 24/; s/name = .*/name = "killed"/; s/sizes = .*/sizes = [1000] }/' "$work/plan.toml" >"$work/killed.toml"
follow "$work/killed.toml" --shards 12
until_so 300 eval '[ -n "$(squeue -h -t R)" ]' || fail "nothing runs"
done=0
tasks=0 nodes=0 submitters=0 controllers=0
while [ "$done" -lt "$kills" ]; do
  kill -0 "$submitter" 2>/dev/null || break
  case $((RANDOM % 8)) in
    0 | 1) kill_node && nodes=$((nodes + 1)) done=$((done + 1)) ;;
    2 | 3) kill_submitter && submitters=$((submitters + 1)) done=$((done + 1)) ;;
    4) kill_controller && controllers=$((controllers + 1)) done=$((done + 1)) ;;
    *) kill_task && tasks=$((tasks + 1)) done=$((done + 1)) ;;
  esac || true
  take_back || true
  sleep $((RANDOM % 3)).$((RANDOM % 9))
done
for _ in $(seq 600); do
  kill -0 "$submitter" 2>/dev/null || break
  take_back || true
  sleep 1
done
! kill -0 "$submitter" 2>/dev/null || fail "ten minutes after the last kill the sweep has not ended"
wait "$submitter" || fail "the sweep ended with exit code $? after $done kills"
submitter=
[ "$done" = "$kills" ] || fail "it ended after $done kills: give it more to do"
whole "$(echo "$work"/shared/runs/*-killed)" 72
echo "  $tasks of tasks, $nodes of slurmd, $submitters of the submitter, $controllers of slurmctld; $drained times a node was drained: 72 of 72 trials, each once"
echo "Sweeps work on a real Slurm."
