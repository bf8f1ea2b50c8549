#!/usr/bin/env bash
# Runs a private Slurm with two nodes, n1 and n2, on this machine. Each has a core of its own if there are two. Needs root and
# Debian's packages slurmctld, slurmd, slurm-client and munge. Their services need not run.
# usage: cluster.sh start FOLDER | stop FOLDER | node FOLDER N1|N2 | controller FOLDER
#   start       starts everything; afterwards Slurm's commands only need SLURM_CONF=FOLDER/slurm.conf
#   node        starts only one node's daemon, for example after it was killed
#   controller  starts only the controller
set -euo pipefail
what=$1
folder=$(readlink -m "$2")
export SLURM_CONF=$folder/slurm.conf

fail() {
  echo "cluster.sh: $*" >&2
  exit 1
}

# shellcheck source=waiting.sh
. "$(dirname "$0")/waiting.sh"

# Prints ports that are free now.
free_ports() {
  python3 -c '
import socket, sys
all = [socket.socket() for _ in range(int(sys.argv[1]))]
for each in all: each.bind(("127.0.0.1", 0))
print(*[each.getsockname()[1] for each in all])' "$1"
}

write() {
  local host cores memory ports
  host=$(hostname)
  read -ra ports <<<"$(free_ports 3)"
  memory=$(($(sed -n 's/^MemTotal: *\([0-9]*\) kB/\1/p' /proc/meminfo) / 1024 / 2))
  cat >"$SLURM_CONF" <<C
ClusterName=dynobench
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=${ports[0]}
SlurmctldPidFile=$folder/controller.pid
SlurmctldLogFile=$folder/controller.log
SlurmdPidFile=$folder/%n.pid
SlurmdLogFile=$folder/%n.log
SlurmdSpoolDir=$folder/spool-%n
StateSaveLocation=$folder/state
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/munge/socket
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=sched_interval=5,batch_sched_delay=0
MpiDefault=none
ReturnToService=2
SlurmdTimeout=15
SlurmctldTimeout=30
KillWait=5
MinJobAge=10
JobRequeue=1
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=${ports[1]} CPUs=1 RealMemory=$memory
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=${ports[2]} CPUs=1 RealMemory=$memory
PartitionName=all Nodes=n1,n2 Default=YES MaxTime=INFINITE State=UP
C
  echo "CgroupPlugin=cgroup/v1" >"$folder/cgroup.conf"
}

authenticate() {
  mkdir -p "$folder/munge"
  chown munge: "$folder/munge"
  dd if=/dev/urandom of="$folder/munge/key" bs=1024 count=1 2>/dev/null
  chmod 400 "$folder/munge/key"
  chown munge: "$folder/munge/key"
  setpriv --reuid=munge --regid=munge --clear-groups munged --key-file="$folder/munge/key" --socket="$folder/munge/socket" \
    --pid-file="$folder/munge/pid" --log-file="$folder/munge/log" --seed-file="$folder/munge/seed" --num-threads=2 --force
  until_so 50 test -S "$folder/munge/socket" || fail "munged doesn't start: $(tail -n 3 "$folder/munge/log")"
}

controller() {
  until_so 50 slurmctld || fail "slurmctld doesn't start: $(tail -n 3 "$folder/controller.log")"
  until_so 100 runs "$folder/controller.pid" || fail "slurmctld ends at once: $(tail -n 3 "$folder/controller.log")"
  until_so 100 scontrol ping || fail "slurmctld doesn't answer: $(tail -n 3 "$folder/controller.log")"
}

# Starts a node's daemon on one core, which its tasks inherit. After a kill, its port may be in use for a moment.
node() {
  local core=$(((${1#n} - 1) % $(nproc --all)))
  mkdir -p "$folder/spool-$1"
  until_so 50 taskset -c "$core" slurmd -N "$1" || fail "slurmd doesn't start: $(tail -n 3 "$folder/$1.log")"
  until_so 100 runs "$folder/$1.pid" || fail "slurmd ends at once: $(tail -n 3 "$folder/$1.log")"
}

idle() {
  [ "$(sinfo -h -N -o %T | grep -cE 'idle|mixed|allocated')" = 2 ]
}

end() {
  local id
  [ -s "$1" ] || return 0
  id=$(cat "$1")
  kill "$id" 2>/dev/null || return 0
  until_so 100 eval "! kill -0 $id" || kill -KILL "$id" 2>/dev/null || true
}

case $what in
  start)
    mkdir -p "$folder/state"
    chmod 711 "$folder"
    write
    authenticate
    controller
    node n1
    node n2
    until_so 200 idle || fail "the nodes don't come up: $(tail -n 3 "$folder"/n?.log)"
    ;;
  node) node "$3" ;;
  controller) controller ;;
  stop)
    scancel -u "$(id -un)" >/dev/null 2>&1 || true
    for pid in n1 n2 controller munge/pid; do
      end "$folder/${pid%/pid}$([ "$pid" = munge/pid ] && echo /pid || echo .pid)"
    done
    ;;
  *) fail "start, stop, node or controller?" ;;
esac
