package dynobench.sweep;

import java.util.List;
import java.util.stream.Collectors;

/// Shell script of a task: it runs one shard, after other shards on this node have ended.
///
/// @param command command that runs Dynobench there, word by word
record TaskScript(SweepFolder sweep, SweepSettings settings, List<String> command) {
  private static final String TEXT =
      """
      #!/bin/sh
      # One shard of a plan: the one whose number Slurm gives. Databases lie on the node's own disk.
      sweep=%s
      if [ ! -r "$sweep/plan.toml" ]; then
        echo "$(hostname) cannot access $sweep: put the workspace on a disk that all nodes share." >&2
        exit 3
      fi
      node=${SLURMD_NODENAME:-$(hostname)}
      scratch=%s/dynobench-$(id -u)-$node
      umask 077
      mkdir -p "$scratch" || exit 3
      if [ -L "$scratch" ] || [ -L "$scratch/one-at-a-time" ]; then
        echo "$scratch on $node is a link: choose another folder with --scratch." >&2
        exit 3
      fi
      if [ ! -O "$scratch" ]; then
        echo "$scratch on $node belongs to another user: choose another folder with --scratch." >&2
        exit 3
      fi
      # One at a time: two would disturb each other's figures. Who is killed lets go.
      exec 9>>"$scratch/one-at-a-time"
      flock 9
      exec %s run "$sweep/plan.toml" --shard "$SLURM_ARRAY_TASK_ID/%d" --node "$node" \\
        --workspace "$scratch" --into "$sweep"%s
      """;

  String text() {
    return TEXT.formatted(
        quoted(sweep.path().toString()),
        settings.scratch().map(TaskScript::quoted).orElse("${SLURM_TMPDIR:-${TMPDIR:-/tmp}}"),
        all(command),
        settings.shards(),
        settings.arguments().isEmpty() ? "" : " " + all(settings.arguments()));
  }

  private static String all(List<String> words) {
    return words.stream().map(TaskScript::quoted).collect(Collectors.joining(" "));
  }

  /// Quotes a text so that a shell takes it literally.
  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
