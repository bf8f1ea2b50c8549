package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.files.FileTarget;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.ReplayPlanText;
import dynobench.table.CsvFile;
import dynobench.table.FormulaHandling;
import dynobench.toml.Problems;
import dynobench.workload.OwnRecording;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Replays the recording of an application on some engines.
@Command(
    name = "replay",
    description =
        "Replay the recording of an application on some engines, and compare the results.")
final class ReplayCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(index = "0", paramLabel = "FILE", description = "the recording")
  private Path file = Path.of("");

  @Option(
      names = "--on",
      paramLabel = "ENGINE/MODE",
      split = ",",
      required = true,
      description = "engines and modes, such as h2/file,hsqldb/cached-flush,derby/disk")
  private List<String> contenders = List.of();

  @Option(
      names = "--pace",
      paramLabel = "PACE",
      description =
          "full: as fast as the order of the transactions permits; recorded: as in the recording;"
              + " recorded-2x, recorded-4x, recorded-10x: that many times as fast"
              + " (default: full)")
  private Optional<String> pace = Optional.empty();

  @Option(
      names = "--translations",
      paramLabel = "FILE",
      description = "your own translations of single statements, as TOML")
  private Optional<Path> translations = Optional.empty();

  @Option(
      names = "--rounds",
      paramLabel = "NUMBER",
      description = "repetitions on each engine (default: as many as verdicts need)")
  private Optional<Integer> rounds = Optional.empty();

  @Option(
      names = {"--allow-sql", "--allow-flags"},
      description = "permit the recording's statements; needed once for each recording")
  private boolean allowed;

  @Option(names = "--get", description = "fetch missing engines without asking")
  private boolean get;

  @Option(names = "--csv", paramLabel = "FILE", description = "also write all figures to FILE")
  private Optional<Path> csv = Optional.empty();

  ReplayCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var problems = new Problems();
    var execution = new RunExecution(program, this, writer());
    Optional<Plan> plan =
        PlanFile.read(
            String.valueOf(file.getFileName()),
            text(),
            List.of(),
            program.home().workloads(),
            problems);
    csv.flatMap(FileTarget::obstacle).ifPresent(text -> problems.add("--csv", "", text));
    if (plan.isEmpty() || !problems.isEmpty()) {
      return execution.refuse(problems);
    }
    Catalog catalog = program.catalog();
    execution.fetch(plan.get(), catalog, get);
    return execution.run(
        plan.get(),
        catalog,
        allowed,
        result -> {
          if (csv.isPresent()) {
            CsvFile.writeLong(result, csv.get(), FormulaHandling.when(false));
            out("Wrote " + csv.get());
          }
        });
  }

  /// Returns the text of the plan.
  private String text() {
    var parameters = new LinkedHashMap<String, String>();
    translations.ifPresent(it -> parameters.put(OwnRecording.TRANSLATIONS, it.toString()));
    pace.ifPresent(it -> parameters.put(OwnRecording.PACE, it));
    return ReplayPlanText.of(
        file,
        contenders.stream().map(String::strip).toList(),
        rounds.map(OptionalInt::of).orElse(OptionalInt.empty()),
        parameters);
  }
}
