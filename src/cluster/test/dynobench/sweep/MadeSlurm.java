package dynobench.sweep;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Fake of Slurm's programs that supports the calls of a sweep. It runs no tasks.
final class MadeSlurm implements Slurm.Command {
  static final String WAITS = "PD";
  static final String RUNS = "R";
  static final String FAILED = "F";
  static final String COMPLETED = "CD";

  /// State and node of each task, by shard.
  final Map<Integer, List<String>> tasks = new TreeMap<>();

  /// Arguments of each submission.
  final List<List<String>> submitted = new ArrayList<>();

  final List<List<String>> cancelled = new ArrayList<>();
  boolean answers = true;
  int mostTasks = 1000;

  @Override
  public String run(String program, String... arguments) throws IOException {
    if (!answers) {
      throw new IOException("Unable to contact slurm controller");
    }
    return switch (program) {
      case "sinfo" -> "n2\nn1\nn1";
      case "scontrol" ->
          arguments[1].equals("hostnames")
              ? arguments[2].replace("n[1-2]", "n1,n2").replace(',', '\n')
              : "JobRequeue = 1\nMaxArraySize            = " + (mostTasks + 1) + "\n";
      case "squeue" -> queue();
      case "sbatch" -> submit(List.of(arguments));
      case "scancel" -> {
        cancelled.add(List.of(arguments));
        yield "";
      }
      default -> throw new IOException(program + " is not installed");
    };
  }

  private String queue() {
    return tasks.entrySet().stream()
        .map(each ->
            "7_%d|%d|%s|%s|%s"
                .formatted(
                    each.getKey(),
                    each.getKey(),
                    each.getValue().getFirst(),
                    each.getValue().get(1),
                    each.getValue().size() > 2 ? each.getValue().get(2) : "None"))
        .collect(Collectors.joining("\n"));
  }

  private String submit(List<String> arguments) {
    submitted.add(arguments);
    for (String stretch : value(arguments, "--array=").split(",", -1)) {
      String[] ends = stretch.split("-", -1);
      for (int i = Integer.parseInt(ends[0]); i <= Integer.parseInt(ends[ends.length - 1]); i++) {
        tasks.put(i, List.of(WAITS, ""));
      }
    }
    return "7";
  }

  static String value(List<String> arguments, String option) {
    return arguments.stream()
        .filter(each -> each.startsWith(option))
        .findFirst()
        .orElseThrow()
        .substring(option.length());
  }

  void fails(int shard, String node) {
    tasks.put(shard, List.of(FAILED, node));
  }

  /// Marks a task as held, because it could not be started on a node.
  void holds(int shard) {
    tasks.put(shard, List.of(WAITS, "", "launch failed requeued held"));
  }

  void completes(int shard, String node) {
    tasks.put(shard, List.of(COMPLETED, node));
  }

  void runs(int shard, String node) {
    tasks.put(shard, List.of(RUNS, node));
  }
}
