package dynobench.cli;

import dynobench.catalog.Artifact;
import dynobench.catalog.ArtifactName;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.Upkeep;
import dynobench.catalog.UpkeepStatus;
import dynobench.fetch.MavenReleases;
import dynobench.fetch.PublishedReleases;
import dynobench.fetch.ReleaseAnswer;
import dynobench.table.UpkeepLine;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Compares what descriptors say of the engines' maintenance with what Maven's repositories say
/// today, or measures the size of a process with one empty table.
@Command(
    name = "upkeep",
    description = {
      "Compare releases, states and sizes of engines with what Maven's repositories say today.",
      "Without an engine: all engines. The repositories are those of Maven's settings."
    })
final class UpkeepCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;
  private final MavenReleases repositories;

  @Parameters(
      arity = "0..*",
      paramLabel = "ENGINE",
      description = "an engine's id, such as derby or h2@2.3.232")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--measure",
      description =
          "instead, measure the size of a process with one empty table, above an empty worker with"
              + " the same heap")
  private boolean measure;

  UpkeepCommand(CommandContext program, MavenReleases repositories) {
    this.program = program;
    this.repositories = repositories;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Catalog catalog = program.catalog();
    catalog.problems().forEach(problem -> err("Problem: " + problem));
    List<Descriptor> engines =
        names.isEmpty()
            ? catalog.engines().stream().filter(each -> !each.isBaseline()).toList()
            : EngineNames.find(names, catalog, this);
    if (engines.isEmpty()) {
      return ExitCode.USAGE;
    }
    Optional<Descriptor> baseline = engines.stream().filter(Descriptor::isBaseline).findFirst();
    if (baseline.isPresent()) {
      return usage(baseline.get().id() + " is not an engine: it has no releases.");
    }
    return measure
        ? new ProcessSizes(program, this, writer()).measure(engines, catalog)
        : compare(engines);
  }

  /// Prints the table. Returns [ExitCode#FAILED] if a repository did not answer.
  private int compare(List<Descriptor> engines) throws IOException, InterruptedException {
    List<ArtifactName> artifacts =
        engines.stream()
            .flatMap(each -> each.about().upkeep().artifact().stream())
            .distinct()
            .toList();
    Map<ArtifactName, ReleaseAnswer> answers = repositories.of(artifacts);
    var table =
        new TextTable("engine", "release", "released", "state", ">Java", ">jars", "in Maven");
    engines.forEach(each -> add(table, each, answer(each, answers)));
    outFitted(table);
    out("");
    listDates(answers).ifPresent(days -> outWrapped("", days));
    outWrapped(
        "",
        "Release: that of the descriptor. Java: the oldest version that runs it. Jars: shipped or"
            + " to be fetched. In Maven: the repositories' lists of releases, without pre-releases."
            + " dynobench engines ID shows more.");
    boolean failed = answers.values().stream().anyMatch(ReleaseAnswer.Unreadable.class::isInstance);
    return failed ? ExitCode.FAILED : ExitCode.OK;
  }

  private static Optional<ReleaseAnswer> answer(
      Descriptor engine, Map<ArtifactName, ReleaseAnswer> answers) {
    return engine.about().upkeep().artifact().map(answers::get);
  }

  private static void add(TextTable table, Descriptor engine, Optional<ReleaseAnswer> answer) {
    Upkeep upkeep = engine.about().upkeep();
    table.add(
        engine.id(),
        engine.version(),
        engine.about().released().map(LocalDate::toString).orElse(""),
        upkeep.status().map(UpkeepStatus::shortText).orElse(UpkeepLine.UNKNOWN),
        UpkeepLine.javaVersion(upkeep.java()),
        size(engine),
        answer.map(it -> compared(engine, it)).orElse("nothing"));
  }

  private static String compared(Descriptor engine, ReleaseAnswer answer) {
    return switch (answer) {
      case ReleaseAnswer.Listed(PublishedReleases releases) -> {
        int newer = releases.compareTo(engine.artifactVersion());
        yield newer == 0
            ? "the same"
            : (newer > 0 ? "a newer release: " : "only an older release: ") + releases.newest();
      }
      case ReleaseAnswer.Unreadable it -> "not compared: " + it.reason();
    };
  }

  private static String size(Descriptor engine) {
    return engine.fetched().isEmpty()
        ? engine.code().jarBytes().stream()
            .filter(bytes -> bytes > 0)
            .mapToObj(Artifact::megabytes)
            .findFirst()
            .orElse("")
        : Artifact.megabytes(Artifact.bytes(engine.fetched()));
  }

  /// Returns on which days the repositories changed their lists, as a sentence.
  private static Optional<String> listDates(Map<ArtifactName, ReleaseAnswer> answers) {
    List<LocalDate> days =
        answers.values().stream()
            .flatMap(each ->
                each instanceof ReleaseAnswer.Listed it
                    ? it.releases().changed().stream()
                    : Stream.empty())
            .sorted()
            .toList();
    return days.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "The repositories changed these lists from %s to %s."
                .formatted(days.getFirst(), days.getLast()));
  }
}
