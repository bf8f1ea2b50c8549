package dynobench.sweep;

import dynobench.files.IoErrorText;
import dynobench.files.SystemPrograms;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Slurm, the scheduler of many clusters, used through its command line programs. It identifies a
/// sweep by the name of its jobs, so any process that knows the name can continue the sweep.
public final class Slurm {
  /// Runs one of Slurm's programs to its end.
  @FunctionalInterface
  interface Command {
    /// Returns the program's output.
    ///
    /// @throws IOException when the program is missing or fails; the message quotes its output
    String run(String program, String... arguments) throws IOException, InterruptedException;
  }

  private static final Pattern MOST_TASKS = Pattern.compile("MaxArraySize\\s*=\\s*(\\d+)");
  private static final Set<String> WAITING = Set.of("PD", "RQ", "RH", "RS", "RF", "RD", "SI");
  private static final Set<String> FAILED =
      Set.of("BF", "CA", "DL", "F", "NF", "OOM", "PR", "RV", "TO");

  /// Reasons for which Slurm itself holds a task. Holds by users and administrators have other
  /// reasons.
  private static final Set<String> HELD_BY_SLURM =
      Set.of("launch failed requeued held", "JobHoldMaxRequeue");

  private static final String COMPLETED = "CD";

  private static final int FIELDS = 5;

  private final Command command;

  public Slurm() {
    this(SystemPrograms::run);
  }

  Slurm(Command command) {
    this.command = command;
  }

  /// Returns the names of all nodes of the cluster, in any state, sorted.
  public List<String> nodes() throws SchedulerException, InterruptedException {
    return List.copyOf(new TreeSet<>(ask("sinfo", "-h", "-N", "-o", "%N").lines().toList()));
  }

  /// Returns the nodes in a list of the scheduler's, such as `n[1-4],m7`.
  public List<String> named(String list) throws SchedulerException, InterruptedException {
    return ask("scontrol", "show", "hostnames", list).lines().toList();
  }

  /// Returns the maximum number of tasks in one submission: one less than Slurm's `MaxArraySize`,
  /// or [Integer#MAX_VALUE] if the configuration does not state it.
  int mostTasks() throws SchedulerException, InterruptedException {
    Matcher told = MOST_TASKS.matcher(ask("scontrol", "show", "config"));
    return told.find() ? Integer.parseInt(told.group(1)) - 1 : Integer.MAX_VALUE;
  }

  /// Submits one task for each shard, all at once.
  ///
  /// @param name name of the jobs
  /// @param script script of each task; the shard is its array index
  /// @param sweep sweep in whose folder the tasks run
  /// @param excluded nodes that must not run tasks
  void submit(
      String name,
      Path script,
      SweepFolder sweep,
      Collection<Integer> shards,
      Collection<String> excluded,
      boolean exclusive,
      List<String> options)
      throws SchedulerException, InterruptedException {
    var arguments = new ArrayList<String>();
    arguments.addAll(
        List.of(
            "--parsable",
            "--requeue",
            "--open-mode=append",
            "--job-name=" + name,
            "--chdir=" + sweep.path(),
            "--output=" + SweepFolder.OUTPUT,
            "--array=" + NumberRanges.text(shards)));
    if (!excluded.isEmpty()) {
      arguments.add("--exclude=" + String.join(",", excluded));
    }
    if (exclusive) {
      arguments.add("--exclusive");
    }
    arguments.addAll(options);
    arguments.add(script.toString());
    ask("sbatch", arguments.toArray(String[]::new));
  }

  /// Returns this user's tasks of the jobs with that name. Slurm drops ended tasks after some
  /// minutes. A task in a state that is neither waiting nor ended counts as running.
  List<SchedulerTask> tasks(String name) throws SchedulerException, InterruptedException {
    return ask("squeue", "-h", "-r", "--me", "-t", "all", "-n", name, "-o", "%F_%K|%K|%t|%N|%r")
        .lines()
        .flatMap(line -> task(line).stream())
        .toList();
  }

  private static Optional<SchedulerTask> task(String line) {
    String[] fields = line.split("\\|", -1);
    boolean ours = fields.length == FIELDS && fields[1].matches("\\d{1,6}");
    return ours
        ? Optional.of(
            new SchedulerTask(
                fields[0],
                Integer.parseInt(fields[1]),
                state(fields[2], fields[4]),
                fields[3],
                fields[4]))
        : Optional.empty();
  }

  private static SchedulerTask.State state(String code, String why) {
    if (HELD_BY_SLURM.contains(why)) {
      return SchedulerTask.State.HELD;
    }
    if (WAITING.contains(code)) {
      return SchedulerTask.State.WAITING;
    }
    if (code.equals(COMPLETED)) {
      return SchedulerTask.State.COMPLETED;
    }
    return FAILED.contains(code) ? SchedulerTask.State.FAILED : SchedulerTask.State.RUNNING;
  }

  /// Cancels all of this user's tasks of the jobs with that name.
  void cancel(String name) throws SchedulerException, InterruptedException {
    ask("scancel", "--me", "--name=" + name);
  }

  /// Cancels one task.
  void cancel(SchedulerTask task) throws SchedulerException, InterruptedException {
    ask("scancel", task.id());
  }

  private String ask(String program, String... arguments)
      throws SchedulerException, InterruptedException {
    try {
      return command.run(program, arguments);
    } catch (IOException e) {
      String why = IoErrorText.of(e);
      throw new SchedulerException(
          why.endsWith("is not installed")
              ? "Slurm is not available here: "
                  + why
                  + ". Submit from a machine of the cluster. Without Slurm, use dynobench run PLAN"
                  + " --shard K/N and dynobench merge."
              : "Slurm says: " + why + ".");
    }
  }
}
