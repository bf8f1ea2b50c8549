package dynobench.cli;

import dynobench.bisect.CommitBuilds;
import dynobench.bisect.PublishedVersions;
import dynobench.bisect.RegressionSearch;
import dynobench.bisect.RegressionSearch.Outcome;
import dynobench.bisect.ReleasedVersions;
import dynobench.bisect.VersionLine;
import dynobench.catalog.ArtifactName;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.fetch.MavenReleases;
import dynobench.fetch.ReleaseAnswer;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.profile.ExplainedProfile;
import dynobench.profile.RunProfile;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.session.DuelPlan;
import dynobench.session.GatePlan;
import dynobench.session.RunProfiler;
import dynobench.stats.ConfidenceInterval;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Finds the version or commit that made an engine slower.
@Command(
    name = "bisect",
    description = {
      "Find the version or commit that made an engine slower.",
      "",
      "Each step measures a version together with both ends, until it is known which end it"
          + " resembles. The error budget of 5 % covers the whole search.",
      "",
      "Exit code: 0 found, 4 not decided, 5 the last version is not shown to be slower."
    })
final class BisectCommand extends CliCommand implements Callable<Integer> {
  private static final Pattern ENGINE =
      Pattern.compile("([a-z0-9._-]+)(?:@([^/]*?)\\.\\.([^/]*?))?(?:/([a-z0-9._-]+))?");

  private final CommandContext program;
  private final MavenReleases repositories;

  @Parameters(
      arity = "1",
      paramLabel = "ENGINE",
      description =
          "an engine with a range of versions, and perhaps a mode: h2@1.4.200..2.5.252/file; with"
              + " --repo without versions: h2/file")
  private String engine = "";

  @Option(
      names = "--workload",
      paramLabel = "NAME",
      description = "workload (default: phases; dynobench workloads lists them)")
  private Optional<String> workload = Optional.empty();

  @Option(
      names = "--phase",
      paramLabel = "PHASE",
      description = "the only phase to look at (default: the one with the clearest slow-down)")
  private Optional<String> phase = Optional.empty();

  @Option(
      names = "--all",
      description =
          "all releases that Maven's repositories list, and not only those that Dynobench"
              + " describes; missing ones are fetched when the search needs them")
  private boolean isOfAll;

  @Option(
      names = "--repo",
      paramLabel = "DIR",
      description = "search the commits of this Git repository instead of releases")
  private Optional<Path> repository = Optional.empty();

  @Option(names = "--good", paramLabel = "COMMIT", description = "with --repo: a fast commit")
  private String good = "";

  @Option(
      names = "--bad",
      paramLabel = "COMMIT",
      description = "with --repo: a slow commit after it (default: HEAD)")
  private String bad = "HEAD";

  @Option(
      names = "--build",
      paramLabel = "COMMAND",
      description = "with --repo: the command that builds a commit, such as \"mvn -q package\"")
  private String build = "";

  @Option(
      names = "--jar",
      paramLabel = "FILE",
      description = "with --repo: the built jar, relative to the repository")
  private Optional<Path> jar = Optional.empty();

  @Option(
      names = "--build-limit",
      paramLabel = "TIME",
      description = "with --repo: time after which a build is skipped (default: 10m)",
      converter = TimeSpan.class)
  private Duration buildLimit = Duration.ofMinutes(10);

  @Option(
      names = "--at-most",
      paramLabel = "TIME",
      description = "time for all measurements, such as 30m or 2h (default: 1h)",
      converter = TimeSpan.class)
  private Duration atMost = Duration.ofHours(1);

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "replace a value of the plan, such as rows.sizes=[5000]; may be repeated")
  private List<String> overrides = new ArrayList<>();

  @Option(names = "--get", description = "first fetch missing versions, without asking")
  private boolean get;

  @Option(
      names = "--allow-flags",
      description = "permit the JVM flags of contenders and descriptors, as in dynobench run")
  private boolean allowFlags;

  private boolean isRefused;

  BisectCommand(CommandContext program, MavenReleases repositories) {
    this.program = program;
    this.repositories = repositories;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var problems = new Problems();
    var execution = new RunExecution(program, this, writer());
    Catalog catalog = program.catalog();
    Matcher parts = ENGINE.matcher(engine);
    Optional<Contender> model = parts.matches() ? model(parts, catalog) : Optional.empty();
    if (model.isEmpty()) {
      return usage(
          "\"%s\" is no known engine with a range of versions, such as h2@1.4.200..2.5.252/file."
              .formatted(engine));
    }
    Optional<Plan> base = base(model.get(), problems);
    if (base.isEmpty() || !problems.isEmpty()) {
      return execution.refuse(problems);
    }
    if (repository.isEmpty()) {
      String from = Optional.ofNullable(parts.group(2)).orElse("");
      String to = Optional.ofNullable(parts.group(3)).orElse("");
      var versions = ReleasedVersions.of(catalog, model.get(), from, to);
      return isOfAll
          ? published(execution, base.get(), versions, from, to)
          : releases(execution, base.get(), versions);
    }
    return commits(execution, base.get(), model.get());
  }

  private static Optional<Contender> model(Matcher parts, Catalog catalog) {
    Optional<Descriptor> known = catalog.engine(parts.group(1));
    String mode = parts.group(4);
    return known
        .filter(it -> !it.modes().isEmpty())
        .flatMap(it ->
            mode == null ? Optional.of(it.modes().getFirst().id()) : it.mode(mode).map(_ -> mode))
        .map(it -> new Contender(parts.group(1), it, new CommitStyle.Autocommit()));
  }

  private Optional<Plan> base(Contender model, Problems problems) {
    var workloads = program.home().workloads();
    return WorkloadOption.find(workloads, workload, problems)
        .flatMap(known -> {
          phase
              .filter(it -> known.phase(it).isEmpty())
              .ifPresent(
                  it -> problems.add("", "--phase", it + " is not a phase of " + known.id()));
          Plan plan = DuelPlan.ofSelf(known, model);
          return PlanFile.read("bisect", PlanText.of(plan), overrides, workloads, problems);
        });
  }

  private int releases(RunExecution execution, Plan base, ReleasedVersions versions)
      throws IOException, InterruptedException {
    if (versions.names().size() < 2) {
      return tooFew(versions);
    }
    List<Contender> all = new ArrayList<>();
    for (int i = 0; i < versions.names().size(); i++) {
      all.add(versions.contender(i));
    }
    execution.fetch(GatePlan.inRounds(base, base.name(), "", all, atMost), program.catalog(), get);
    return search(execution, base, versions);
  }

  private int tooFew(VersionLine versions) {
    return usage(
        "%s has %d versions in this range; a search needs two or more. See dynobench engines"
                .formatted(engine, versions.names().size())
            + " versions.");
  }

  private int published(
      RunExecution execution, Plan base, ReleasedVersions described, String from, String to)
      throws IOException, InterruptedException {
    Optional<ArtifactName> artifact =
        program
            .catalog()
            .engine(described.model().family())
            .flatMap(it -> it.about().upkeep().artifact());
    if (artifact.isEmpty()) {
      return usage(engine + " is in no Maven repository that Dynobench knows: leave out --all.");
    }
    return switch (repositories.of(List.of(artifact.get())).get(artifact.get())) {
      case ReleaseAnswer.Listed(var listed) -> {
        var versions =
            PublishedVersions.of(
                described, artifact.get(), listed, from, to, folder("versions"), this::out);
        yield versions.names().size() < 2 ? tooFew(versions) : search(execution, base, versions);
      }
      case ReleaseAnswer.Unreadable(String reason) ->
          failed("Cannot read the list of releases of %s: %s".formatted(artifact.get(), reason));
      case null -> throw new IllegalStateException("no answer for " + artifact.get());
    };
  }

  /// Returns a folder of this search, for jars and builds.
  private Path folder(String name) {
    return workspace().toAbsolutePath().resolve("bisect").resolve(name);
  }

  private int commits(RunExecution execution, Plan base, Contender model)
      throws IOException, InterruptedException {
    if (good.isEmpty() || build.isEmpty() || jar.isEmpty()) {
      return usage("--repo also needs --good, --build and --jar.");
    }
    var rules =
        new CommitBuilds.BuildRules(
            repository.orElseThrow().toAbsolutePath(), build, jar.get(), buildLimit);
    Path folder = folder(String.valueOf(program.clock().millis()));
    CommitBuilds builds;
    try {
      builds = CommitBuilds.open(rules, good, bad, model, folder);
    } catch (IOException e) {
      return usage(String.valueOf(e.getMessage()));
    }
    try {
      return search(execution, base, builds);
    } finally {
      builds.removeTree();
    }
  }

  private int search(RunExecution execution, Plan base, VersionLine versions)
      throws IOException, InterruptedException {
    out(
        "Searching %,d versions, from %s to %s"
            .formatted(
                versions.names().size(), versions.names().getFirst(), versions.names().getLast()));
    var search =
        new RegressionSearch(
            base,
            versions,
            phase,
            atMost,
            (plan, settled) -> run(execution, plan, settled),
            this::out);
    try {
      return print(search.search());
    } catch (CancellationException e) {
      return isRefused ? ExitCode.USAGE : ExitCode.CANCELLED;
    }
  }

  private RunResult run(RunExecution execution, Plan plan, Predicate<RunResult> settled)
      throws IOException, InterruptedException {
    Optional<RunResult> result =
        execution.measure(plan, program.catalog(), allowFlags, Optional.of(settled));
    isRefused = result.isEmpty();
    if (result.filter(it -> it.state() != RunState.CANCELLED).isEmpty()) {
      throw new CancellationException();
    }
    return result.get();
  }

  private int print(Outcome outcome) throws IOException, InterruptedException {
    return switch (outcome) {
      case Outcome.NoDifference(String first, String last, RunResult run) -> {
        out(
            "%s is not shown to be slower than %s. See dynobench show %s"
                .formatted(last, first, run.id()));
        yield ExitCode.SAME;
      }
      case Outcome.Found found -> {
        out(sentence(found));
        if (!found.between().isEmpty()) {
          out("Skipped between the two: " + String.join(", ", found.between()));
        }
        explain(found);
        yield found.between().isEmpty() ? ExitCode.OK : ExitCode.OPEN;
      }
    };
  }

  /// Profiles the two versions, and prints what differs inside.
  private void explain(Outcome.Found found) throws IOException, InterruptedException {
    Path folder = runs().named(found.run().id()).orElseThrow();
    int code =
        new ProfileExecution(program, this, writer())
            .profile(folder, found.run(), RunProfiler.USUAL_ROUNDS, allowFlags);
    if (code != ExitCode.OK) {
      return; // the reason is printed
    }
    out("Differences inside:");
    RunProfile.read(folder).stream()
        .map(it -> ExplainedProfile.of(found.run(), it))
        .flatMap(it ->
            it.answers(found.figure().shown().phase(), found.figure().shown().levels()).stream())
        .flatMap(it -> it.reasons().stream())
        .forEach(it -> out("  " + it));
    out("More: dynobench why " + found.run().id());
  }

  private static String sentence(Outcome.Found found) {
    String figure = found.figure().title(found.run().workload());
    return found
        .ratio()
        .map(ratio ->
            String.format(
                Locale.ROOT,
                "%s is %.2f times as slow as %s in %s%s",
                found.slow(),
                ratio.estimate(),
                found.fast(),
                figure,
                ratio
                    .interval(ConfidenceInterval.USUAL_CONFIDENCE)
                    .map(it -> String.format(Locale.ROOT, " (%.2f–%.2f)", it.low(), it.high()))
                    .orElse("")))
        .orElseGet(
            () -> "%s is slower than %s in %s".formatted(found.slow(), found.fast(), figure));
  }
}
