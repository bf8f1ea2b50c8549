package dynobench.sweep;

import dynobench.files.OwnFolder;
import dynobench.measure.Environment;
import dynobench.plan.Plan;
import dynobench.run.Cancellation;
import dynobench.store.FreeName;
import dynobench.store.RunStore;
import dynobench.sweep.ShardsSeen.Seen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/// Runs a sweep: submits its shards to the scheduler, submits lost ones again, and merges the
/// complete ones. The state of the shards is in the sweep's folder and in the scheduler; so another
/// process can continue after a kill. That process begins without excluded nodes, and counts
/// submissions from zero. Confined to one thread.
public final class Sweep {
  /// Time between two checks, in milliseconds. A shard counts as lost if it is missing in both:
  /// another node's files may become visible after its task's end.
  private static final long PERIOD_MILLIS = 2_000;

  private static final int MOST_HANDED_BACK = 3;
  private static final int MOST_A_NODE = 4;
  private static final int ROUNDS_A_WARMUP = 10;

  /// Maximum number of submissions of a shard by this process; a node that returns its tasks at
  /// once would go on forever.
  private static final int MOST_TRIES = 8;

  private final SweepFolder folder;
  private final SweepSettings settings;
  private final List<String> command;
  private final Slurm slurm;
  private final Consumer<String> messages;
  private final ShardsSeen seen;
  private final Map<Integer, Integer> tries = new HashMap<>();
  private final Map<Integer, String> lastNodes = new HashMap<>();
  private final Map<String, Integer> handedBack = new HashMap<>();
  private final Set<String> avoided = new TreeSet<>();

  /// Tasks whose run does not count.
  private final Set<String> discounted = new HashSet<>();

  /// Shards whose last task Slurm could not start.
  private final Set<Integer> unstarted = new HashSet<>();

  private int wholeAtLastStart;
  private Set<Integer> missed = Set.of();
  private String silence = "";

  /// @param command command that runs Dynobench on a node, word by word
  /// @param says receives sentences on events
  public Sweep(SweepFolder folder, List<String> command, Slurm slurm, Consumer<String> says) {
    this.command = List.copyOf(command);
    this.folder = folder;
    this.settings = folder.settings();
    this.slurm = slurm;
    this.messages = says;
    this.seen = new ShardsSeen(folder.shards());
  }

  /// Returns the reasons, as sentences, why the cluster cannot run the sweep; empty if it can.
  public static List<String> obstacles(Slurm slurm, SweepSettings settings)
      throws SchedulerException, InterruptedException {
    var found = new ArrayList<String>();
    List<String> nodes = slurm.nodes();
    settings.nodes().stream()
        .filter(each -> !nodes.contains(each))
        .forEach(each ->
            found.add(
                "There is no node %s; the cluster has %s."
                    .formatted(each, String.join(", ", nodes))));
    int most = slurm.mostTasks();
    if (settings.shards() > most) {
      found.add(
          "Slurm accepts %,d tasks here, but there are %,d shards: use --shards %d."
              .formatted(most, settings.shards(), most));
    }
    return found;
  }

  /// Returns the best number of shards for a plan: one for each machine, or up to four if warm-ups
  /// remain at most a tenth of the rounds. Without warm-ups there are four for each machine. There
  /// are never more shards than rounds of all points.
  public static int shards(Plan plan, int machines) {
    int rounds = Math.max(1, plan.repetitions() / Math.max(1, machines));
    int each =
        plan.warmups() == 0
            ? MOST_A_NODE
            : Math.clamp(rounds / (ROUNDS_A_WARMUP * (long) plan.warmups()), 1, MOST_A_NODE);
    int cells = plan.points().size() * plan.repetitions();
    return Math.clamp((long) machines * each, 1, cells);
  }

  /// Submits all shards at once.
  public void begin()
      throws IOException, SchedulerException, SweepFailedException, InterruptedException {
    var all = new TreeSet<Integer>();
    for (int i = 1; i <= settings.shards(); i++) {
      all.add(i);
    }
    submit(all);
  }

  /// Continues until all shards are complete and merged, or until it is cancelled; tasks continue
  /// after a cancellation.
  ///
  /// @param progress receives the progress repeatedly
  /// @return the merged run; empty when it was cancelled
  public Optional<Path> follow(
      RunStore runs, Cancellation cancellation, Consumer<SweepProgress> progress)
      throws IOException, SweepFailedException, MergeRefusedException, InterruptedException {
    Optional<Path> merged;
    do {
      merged = step(runs, progress);
    } while (merged.isEmpty() && !cancellation.await(PERIOD_MILLIS));
    return merged;
  }

  /// Checks the state once, and acts on it. If the scheduler does not answer, it reports that once
  /// and does nothing.
  ///
  /// @return the merged run, once all shards are complete
  /// @throws SweepFailedException when a user ended the sweep, or when it cannot continue
  Optional<Path> step(RunStore runs, Consumer<SweepProgress> progress)
      throws IOException, SweepFailedException, MergeRefusedException, InterruptedException {
    if (folder.isCancelled()) {
      throw new SweepFailedException(
          "The sweep was ended (--cancel): --resume continues the rest.");
    }
    try {
      SweepProgress now = poll();
      answered();
      progress.accept(now);
      if (now.isWhole()) {
        return Optional.of(merge(runs));
      }
      resubmit(now.lost());
    } catch (SchedulerException e) {
      unanswered(e);
    }
    return Optional.empty();
  }

  /// Returns the present progress. Also removes runs of other versions, and cancels tasks that
  /// Slurm could not start.
  private SweepProgress poll()
      throws SchedulerException, IOException, SweepFailedException, InterruptedException {
    // Tasks are read first: if one ends meanwhile, its run exists by then.
    List<SchedulerTask> tasks = slurm.tasks(folder.jobs());
    Collection<Seen> runs = seen.refresh();
    for (Seen each : runs) {
      refuseForeign(each, tasks);
    }
    Set<Integer> whole = seen.whole().keySet();
    var running = new ArrayList<SweepProgress.Running>();
    var waiting = new TreeSet<Integer>();
    var arriving = new TreeSet<Integer>();
    var held = new ArrayList<SchedulerTask>();
    String why = "";
    for (SchedulerTask each : tasks) {
      if (whole.contains(each.shard())) {
        continue; // it ends now, or runs twice
      }
      switch (each.state()) {
        case RUNNING -> running.add(running(each, runs));
        case WAITING -> {
          waiting.add(each.shard());
          why = why.isEmpty() && !each.why().equals("None") ? each.why() : why;
        }
        case COMPLETED -> {
          if (!discounted.contains(each.id())) {
            arriving.add(each.shard());
          }
        }
        case HELD -> held.add(each);
        case FAILED -> {}
      }
    }
    remember(tasks);
    if (!giveUp(held, whole.size(), running.isEmpty())) {
      for (SchedulerTask each : held) {
        waiting.add(each.shard());
        why = why.isEmpty() ? each.why() : why;
      }
    }
    return new SweepProgress(settings.shards(), whole, running, waiting, arriving, why);
  }

  /// Cancels tasks that Slurm could not start, so that their shards are submitted again. A node
  /// that starts nothing is free at once, and would get all of them each time. Therefore it acts
  /// only when a shard was completed since, or when nothing runs.
  ///
  /// @return whether they were cancelled
  private boolean giveUp(List<SchedulerTask> held, int whole, boolean nothingRuns)
      throws SchedulerException, InterruptedException {
    boolean progress = whole > wholeAtLastStart;
    if (held.isEmpty() || (!progress && !nothingRuns)) {
      return false;
    }
    for (SchedulerTask each : held) {
      slurm.cancel(each);
      unstarted.add(each.shard());
      if (progress) {
        tries.remove(each.shard());
      }
    }
    wholeAtLastStart = whole;
    return true;
  }

  private void remember(List<SchedulerTask> tasks) {
    tasks.stream()
        .filter(each -> !each.node().isEmpty())
        .forEach(each -> lastNodes.put(each.shard(), each.node()));
  }

  private static SweepProgress.Running running(SchedulerTask task, Collection<Seen> runs) {
    Optional<Seen> run =
        runs.stream()
            .filter(each -> each.shard() == task.shard() && !each.isWhole())
            .filter(each -> each.log().shard().node().equals(task.node()))
            .max(Comparator.comparing(each -> each.run().id()));
    return new SweepProgress.Running(
        task.shard(),
        task.node(),
        run.map(it -> it.run().finished()).orElse(0),
        run.map(it -> it.run().planned().orElse(0)).orElse(0));
  }

  /// Moves away a run of another Dynobench or Java version, which cannot be merged with the others.
  /// The running tasks of its node are cancelled, and the node gets no more shards.
  private void refuseForeign(Seen run, List<SchedulerTask> tasks)
      throws SchedulerException, IOException, SweepFailedException, InterruptedException {
    Environment there = run.log().shard().environment();
    boolean ours =
        there.dynobench().equals(settings.dynobench()) && there.jdk().equals(settings.jdk());
    if (ours) {
      return;
    }
    String node = run.log().shard().node();
    for (SchedulerTask each : tasks) {
      if (each.node().equals(node) && each.state() == SchedulerTask.State.RUNNING) {
        slurm.cancel(each);
      }
      if (each.shard() == run.shard()) {
        discounted.add(each.id());
      }
    }
    seen.forget(run);
    OwnFolder.require(folder.shards().folder());
    OwnFolder.require(run.run().folder());
    OwnFolder.create(folder.refused());
    FreeName.of(
        run.run().id(), name -> Files.move(run.run().folder(), folder.refused().resolve(name)));
    if (avoided.add(node)) {
      messages.accept(
          "%s has Dynobench %s on %s, but this is %s on %s: this node gets no more shards."
              .formatted(
                  node, there.dynobench(), there.jdk(), settings.dynobench(), settings.jdk()));
    }
  }

  private void answered() {
    if (!silence.isEmpty()) {
      messages.accept("Slurm answers again.");
    }
    silence = "";
  }

  private void unanswered(SchedulerException e) {
    String words = String.valueOf(e.getMessage());
    if (!words.equals(silence)) {
      messages.accept(words + " Waiting: the tasks continue without this command.");
    }
    silence = words;
  }

  /// Submits the shards again that were also lost at the last check.
  ///
  /// @throws SweepFailedException when a shard was submitted too often, or no node is left
  private void resubmit(Set<Integer> lost)
      throws IOException, SchedulerException, SweepFailedException, InterruptedException {
    var certain = new TreeSet<>(lost);
    certain.retainAll(missed);
    missed = lost;
    if (!certain.isEmpty()) {
      for (int each : certain) {
        require(each);
      }
      certain.forEach(this::excludeNode);
      messages.accept(
          (certain.size() == 1
                  ? "Shard %s was lost and is submitted again. %s"
                  : "Shards %s were lost and are submitted again. %s")
              .formatted(NumberRanges.format(certain), last(certain.first())));
      submit(certain);
      missed = Set.of();
    }
  }

  /// Excludes a node that ends three shards without beginning any: it is free at once, and would
  /// get more and more.
  private void excludeNode(int shard) {
    String node = lastNodes.getOrDefault(shard, "");
    boolean begins = seen.nodes().contains(node);
    if (!node.isEmpty() && !begins && handedBack.merge(node, 1, Integer::sum) >= MOST_HANDED_BACK) {
      if (avoided.add(node)) {
        messages.accept(
            "%s has ended %d shards before they started: this node gets no more shards."
                .formatted(node, MOST_HANDED_BACK));
      }
    }
  }

  private void require(int shard) throws SweepFailedException {
    if (tries.getOrDefault(shard, 0) >= MOST_TRIES) {
      throw new SweepFailedException(
          "Shard %d was submitted %d times but has no run. %s"
              .formatted(shard, MOST_TRIES, last(shard)));
    }
  }

  private String last(int shard) {
    if (unstarted.contains(shard)) {
      return "Slurm could not start its task on a node, and held it: read the log of slurmd for the"
          + " reason.";
    }
    return folder
        .printed(shard)
        .map(text ->
            text.isEmpty()
                ? "Its task has printed nothing."
                : "Its task has printed: " + text.substring(text.lastIndexOf('\n') + 1))
        .orElseGet(() ->
            "Its task has stored nothing in %s: is this folder on a disk that all nodes share?"
                .formatted(folder.path()));
  }

  private void submit(Set<Integer> shards)
      throws IOException, SchedulerException, SweepFailedException, InterruptedException {
    var excluded = new TreeSet<>(avoided);
    if (!settings.nodes().isEmpty() || !avoided.isEmpty()) {
      List<String> nodes = slurm.nodes();
      nodes.stream()
          .filter(each -> !settings.nodes().isEmpty() && !settings.nodes().contains(each))
          .forEach(excluded::add);
      if (excluded.containsAll(nodes)) {
        throw new SweepFailedException(
            "No node is left that may run shards. " + last(shards.iterator().next()));
      }
    }
    slurm.submit(
        folder.jobs(),
        folder.writeScript(command),
        folder,
        shards,
        excluded,
        settings.exclusive(),
        settings.options());
    shards.forEach(each -> tries.merge(each, 1, Integer::sum));
    unstarted.removeAll(shards);
  }

  /// Merges the shards, unless an earlier process has done so. Merging leaves either nothing or the
  /// complete run, even after a kill.
  private Path merge(RunStore runs)
      throws IOException, MergeRefusedException, SchedulerException, InterruptedException {
    Optional<Path> merged = runs.named(folder.id());
    if (merged.isPresent()) {
      return merged.get();
    }
    if (seen.doubled() > 0) {
      messages.accept(
          "Runs that do not count, because their shard has another run (a node was considered dead): %d."
              .formatted(seen.doubled()));
    }
    slurm.cancel(folder.jobs());
    return ShardMerge.of(List.copyOf(seen.whole().values()), false)
        .into(runs, folder.id(), _ -> {})
        .folder();
  }

  /// Ends all tasks, and the processes that follow the sweep. Complete shards remain, so the sweep
  /// can be continued.
  public void cancel() throws SchedulerException, IOException, InterruptedException {
    folder.cancel(true);
    slurm.cancel(folder.jobs());
  }
}
