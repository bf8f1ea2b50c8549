package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.machine.Machine;
import dynobench.plan.Plan;
import dynobench.plan.Shard;
import dynobench.run.Cancellation;
import dynobench.run.Schedule;
import dynobench.session.Permissions;
import dynobench.store.RunStore;
import dynobench.store.Workspace;
import dynobench.sweep.MergeRefusedException;
import dynobench.sweep.SchedulerException;
import dynobench.sweep.Slurm;
import dynobench.sweep.Sweep;
import dynobench.sweep.SweepFailedException;
import dynobench.sweep.SweepFolder;
import dynobench.sweep.SweepSettings;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Runs a plan on a cluster, continues such a sweep, or cancels its tasks.
@Command(
    name = "sweep",
    description = {
      "Run a plan on a cluster: its scheduler gets one task per shard of the plan, and the tasks'"
          + " runs are merged into one. All contenders of a round at one point stay on one node."
          + " The workspace must be on a disk that all nodes share.",
      "The tasks continue without this command: stop it at any time, and continue with --resume."
    })
final class SweepCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;
  private final Slurm slurm;

  @Mixin private final PlanSource source = new PlanSource();

  @Option(names = "--on", paramLabel = "SCHEDULER", description = "slurm, the only one so far")
  private String on = "slurm";

  @Option(
      names = "--nodes",
      paramLabel = "LIST",
      description =
          "the nodes that may run shards, as Slurm writes them, such as n[1-4],m7 (default: all of"
              + " them)")
  private Optional<String> nodes = Optional.empty();

  @Option(
      names = "--shards",
      paramLabel = "N",
      description =
          "number of shards of the plan (default: one per node, and more if warm-ups allow it: each"
              + " shard has its own)")
  private @Nullable Integer shards;

  @Option(names = "--exclusive", description = "use a node exclusively while it runs a shard")
  private boolean exclusive;

  @Option(
      names = "--scratch",
      paramLabel = "DIR",
      description =
          "a folder on each node's own disk, for databases and its calibration (default: its"
              + " temporary one)")
  private Optional<String> scratch = Optional.empty();

  @Option(
      names = "--option",
      paramLabel = "OPTION",
      description = "an option of sbatch, such as --partition=long; may be repeated")
  private List<String> options = new ArrayList<>();

  @Option(
      names = "--allow-flags",
      description =
          "permit unusual JVM flags, as in dynobench run; with --resume and --cancel also a sweep"
              + " of another installation")
  private boolean allowFlags;

  @Option(names = "--get", description = "fetch missing files of engines without asking")
  private boolean get;

  @Option(
      names = "--detach",
      description = "submit and return; --resume follows the tasks and merges their runs")
  private boolean detach;

  @Option(
      names = "--resume",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "SWEEP",
      description = "continue a sweep: its id, a part of it, or the newest one")
  private Optional<String> resume = Optional.empty();

  @Option(
      names = "--cancel",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "SWEEP",
      description = "end the tasks of a sweep; --resume continues the rest")
  private Optional<String> cancel = Optional.empty();

  SweepCommand(CommandContext program, Slurm slurm) {
    this.program = program;
    this.slurm = slurm;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (!on.equals("slurm")) {
      return usage("--on: unknown scheduler \"%s\". Known: slurm".formatted(on));
    }
    if (shards != null && (shards < 1 || shards > Shard.MOST)) {
      return usage("--shards must be from 1 to %2$,d, not %1$,d.".formatted(shards, Shard.MOST));
    }
    long asked = (source.isNamed() ? 1 : 0) + resume.stream().count() + cancel.stream().count();
    if (asked != 1) {
      return usage("Use exactly one of a plan, --resume and --cancel.");
    }
    try {
      if (cancel.isPresent()) {
        SweepFolder folder = SweepFolder.find(workspace(), cancel.get());
        if (!isPermitted(folder)) {
          return usage(foreign(folder));
        }
        new Sweep(folder, OwnCommand.arguments(), slurm, this::out).cancel();
        out(
            "The tasks of %s are ended. %s continues the sweep."
                .formatted(folder.id(), resumeCommand(folder)));
        return ExitCode.OK;
      }
      return resume.isPresent() ? resume(SweepFolder.find(workspace(), resume.get())) : begin();
    } catch (SchedulerException | SweepFailedException e) {
      return failed(String.valueOf(e.getMessage()));
    } catch (MergeRefusedException e) {
      e.reasons().forEach(this::err);
      return failed(
          "The shards are unchanged: move the folder of a bad shard away, and use --resume.");
    }
  }

  /// Continues a sweep. A sweep of another installation needs a permission.
  private int resume(SweepFolder folder)
      throws IOException,
          InterruptedException,
          SchedulerException,
          SweepFailedException,
          MergeRefusedException {
    return isPermitted(folder) ? follow(folder, false) : usage(foreign(folder));
  }

  /// Returns whether this installation began the sweep, or the user permits its actions. With
  /// `--allow-flags` it stores this permission.
  private boolean isPermitted(SweepFolder folder) throws IOException {
    Permissions permissions = program.home().permissions();
    String text = folder.text();
    if (allowFlags && !permissions.isGranted(text)) {
      permissions.grant(text);
    }
    return permissions.isGranted(text);
  }

  private String foreign(SweepFolder folder) {
    SweepSettings settings = folder.settings();
    List<String> words = new ArrayList<>(List.of("run", folder.plan().toString()));
    words.addAll(settings.arguments());
    return ("Another installation started the sweep %s. Each task would run \"dynobench %s\","
            + " submitted with the options %s to %s, with databases in %s. Check the plan and these"
            + " values, and add --allow-flags to permit exactly these.")
        .formatted(
            folder.id(),
            String.join(" ", words),
            settings.options().isEmpty() ? "none" : String.join(" ", settings.options()),
            settings.nodes().isEmpty() ? "any node" : String.join(", ", settings.nodes()),
            settings.scratch().orElse("the node's temporary folder"));
  }

  private int begin()
      throws IOException,
          InterruptedException,
          SchedulerException,
          SweepFailedException,
          MergeRefusedException {
    var problems = new Problems();
    Optional<PlanSource.Written> written = source.read(program.home().workloads(), problems);
    var execution = new RunExecution(program, this, writer());
    if (written.isEmpty()) {
      return execution.refuse(problems);
    }
    Plan plan = written.get().plan();
    Catalog catalog = program.catalog();
    execution.fetch(plan, catalog, get);
    int code = execution.requirePermissions(plan, catalog, allowFlags);
    if (code != ExitCode.OK) {
      return code;
    }
    SweepSettings settings = settings(plan);
    List<String> obstacles = new ArrayList<>(Sweep.obstacles(slurm, settings));
    Schedule.obstacle(plan, settings.shards()).ifPresent(obstacles::add);
    if (!obstacles.isEmpty()) {
      obstacles.forEach(this::err);
      return ExitCode.USAGE;
    }
    SweepFolder folder =
        SweepFolder.create(
            workspace(), ZonedDateTime.now(program.clock()), settings, written.get().text());
    program.home().permissions().grant(folder.text());
    return follow(folder, true);
  }

  private SweepSettings settings(Plan plan) throws SchedulerException, InterruptedException {
    List<String> named = nodes.isPresent() ? slurm.named(nodes.get()) : List.of();
    int machines = named.isEmpty() ? slurm.nodes().size() : named.size();
    var arguments = new ArrayList<String>();
    source.overrides().forEach(each -> arguments.addAll(List.of("--set", each)));
    if (allowFlags) {
      arguments.add("--allow-flags");
    }
    return new SweepSettings(
        plan.name(),
        shards == null ? Sweep.shards(plan, machines) : shards,
        named,
        exclusive,
        scratch,
        arguments,
        options,
        program.version(),
        Machine.read().jdk());
  }

  private int follow(SweepFolder folder, boolean fresh)
      throws IOException,
          InterruptedException,
          SchedulerException,
          SweepFailedException,
          MergeRefusedException {
    var cancellation = new Cancellation();
    try (var _ = new Workspace(folder.path(), program.clock()).lockForRun();
        var _ = new InterruptHandler(cancellation)) {
      folder.cancel(false);
      var standing = new SweepProgressLine(this);
      var sweep = new Sweep(folder, OwnCommand.arguments(), slurm, standing::say);
      if (fresh) {
        sweep.begin();
        out(
            "%s: %,d shards are submitted. %s continues it, even after this command has ended."
                .formatted(folder.id(), folder.settings().shards(), resumeCommand(folder)));
      }
      if (detach) {
        return ExitCode.OK;
      }
      RunStore store = runs();
      Optional<Path> run = sweep.follow(store, cancellation, standing);
      if (run.isEmpty()) {
        standing.say("The tasks continue. %s follows them again.".formatted(resumeCommand(folder)));
        return ExitCode.CANCELLED;
      }
      return ExitCode.of(RunTables.show(store, run.get(), standing::say));
    }
  }

  private static String resumeCommand(SweepFolder folder) {
    return "dynobench sweep --resume " + folder.id();
  }
}
