package dynobench.cli;

import dynobench.chart.ChartRequest;
import dynobench.chart.ChartSource;
import dynobench.chart.Charts;
import dynobench.chart.Picture;
import dynobench.chart.PictureCaption;
import dynobench.chart.SourceRole;
import dynobench.drawing.ChartFile;
import dynobench.drawing.ChartTheme;
import dynobench.files.FileTarget;
import dynobench.history.HistoryFile;
import dynobench.history.HistoryLine;
import dynobench.history.HistoryLine.HistoryChange;
import dynobench.history.HistoryWords;
import dynobench.history.RunHistory;
import dynobench.plan.Plan;
import dynobench.result.RunResult;
import dynobench.store.RunEntry;
import dynobench.store.RunLogException;
import dynobench.table.CsvFile;
import dynobench.table.FormulaHandling;
import dynobench.toml.Problems;
import dynobench.workload.Phase;
import dynobench.workload.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Shows how the figures of a plan changed over its runs.
@Command(
    name = "history",
    description = {
      "Show how the figures of a plan changed over its stored runs, and at which run.",
      "",
      "Runs of other machines are separate lines. Changes are found by E-divisive means with"
          + " permutation tests. With probes in all runs, the speed of the machine is taken out.",
      "",
      "Exit code: 0; with --since: 3 if a figure became worse since that day."
    })
final class HistoryCommand extends CliCommand implements Callable<Integer> {
  private static final int WIDTH = 1200;
  private static final int HEIGHT = 700;

  private final CommandContext program;

  @Mixin private PlanSource source = new PlanSource();

  @Option(names = "--by", paramLabel = "ORDER", description = "time or version (default: time)")
  private RunHistory.Order order = RunHistory.Order.TIME;

  @Option(
      names = "--since",
      paramLabel = "DAY",
      description = "show only changes since this day, such as 2026-11-01; for a nightly job")
  private Optional<LocalDate> since = Optional.empty();

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "also write all values and changes to FILE as CSV")
  private Optional<Path> csv = Optional.empty();

  @Option(
      names = "--openmetrics",
      paramLabel = "FILE",
      description = "also write all values and changes to FILE as OpenMetrics text")
  private Optional<Path> openMetrics = Optional.empty();

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "also draw the chart History of one phase to FILE")
  private Optional<Path> svg = Optional.empty();

  @Option(
      names = "--phase",
      paramLabel = "NAME",
      description = "the phase of the chart (default: the first with more than one operation)")
  private Optional<String> phase = Optional.empty();

  private final List<ChartSource> charted = new ArrayList<>();

  HistoryCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException {
    var problems = new Problems();
    Optional<Plan> plan =
        source.read(program.home().workloads(), problems).map(PlanSource.Written::plan);
    Stream.of(csv, openMetrics, svg)
        .flatMap(Optional::stream)
        .flatMap(file -> FileTarget.obstacle(file).stream())
        .forEach(text -> problems.add("", "", text));
    if (plan.isEmpty() || !problems.isEmpty()) {
      problems.list().forEach(problem -> err(problem.toString()));
      return ExitCode.USAGE;
    }
    var history = new RunHistory(plan.get(), order);
    runs().list().stream()
        .filter(it -> it.plan().equals(Optional.of(plan.get().name())))
        .forEach(it -> add(history, it));
    List<HistoryLine> lines = history.lines();
    write(plan.get(), lines);
    Workload workload = program.home().workloads().named(plan.get().workload()).orElseThrow();
    draw(workload);
    return print(history, lines, new HistoryWords(workload, ZoneId.systemDefault()));
  }

  private void add(RunHistory history, RunEntry run) {
    try {
      RunResult result = runs().reader(run.folder()).result();
      history.add(result);
      if (svg.isPresent()) {
        charted.add(
            new ChartSource(result, charted.isEmpty() ? SourceRole.MAIN : SourceRole.OVERLAY));
      }
    } catch (RunLogException e) {
      err(run.id() + " is left out: " + e.getMessage());
    }
  }

  private void write(Plan plan, List<HistoryLine> lines) throws IOException {
    var file = new HistoryFile(plan.name(), lines);
    if (csv.isPresent()) {
      CsvFile.writeLines(
          Stream.concat(Stream.of(HistoryFile.head()), file.rows().stream()).toList(),
          csv.get(),
          FormulaHandling.DISARMED);
      out("Wrote " + csv.get());
    }
    if (openMetrics.isPresent()) {
      FileTarget.replace(openMetrics.get(), file.openMetrics());
      out("Wrote " + openMetrics.get());
    }
  }

  private void draw(Workload workload) throws IOException {
    if (svg.isEmpty() || charted.isEmpty()) {
      return;
    }
    String drawn =
        phase
            .or(() -> workload.lasting().stream().map(Phase::id).findFirst())
            .orElseGet(() -> workload.phases().getFirst().id());
    Picture picture = Picture.of(ChartRequest.of(Charts.HISTORY, drawn), charted);
    new ChartFile(picture, PictureCaption.NONE, ChartTheme.LIGHT, WIDTH, HEIGHT).svg(svg.get());
    out("Wrote " + svg.get());
  }

  private int print(RunHistory history, List<HistoryLine> lines, HistoryWords words) {
    history.leftOut().forEach(it -> out("Left out: " + it));
    List<String> machines = lines.stream().map(it -> it.key().machine()).distinct().toList();
    out(
        "%s, %s, on %s"
            .formatted(
                counted(history.runs(), "run"),
                counted(lines.size(), "figure"),
                machines.isEmpty() ? "no machine" : String.join("; ", machines)));
    if (history.runs() < HistoryLine.FEWEST) {
      out(
          "A change can be found from %d runs on. Start another: dynobench run PLAN"
              .formatted(HistoryLine.FEWEST));
    }
    boolean isWorse = false;
    int shown = 0;
    for (HistoryLine line : lines) {
      for (HistoryChange change : line.changes()) {
        if (isSince(change)) {
          String where = machines.size() > 1 ? " (on " + line.key().machine() + ")" : "";
          out(words.sentence(line, change) + where);
          shown++;
          isWorse |= change.isWorse();
        }
      }
    }
    if (shown == 0 && history.runs() >= HistoryLine.FEWEST) {
      out("No figure changed" + since.map(it -> " since " + it).orElse("") + ".");
    }
    return since.isPresent() && isWorse ? ExitCode.SLOWER : ExitCode.OK;
  }

  private static String counted(int count, String thing) {
    return "%,d %s%s".formatted(count, thing, count == 1 ? "" : "s");
  }

  private boolean isSince(HistoryChange change) {
    Instant from =
        since.map(day -> day.atStartOfDay(ZoneId.systemDefault()).toInstant()).orElse(Instant.MIN);
    return !change.first().at().isBefore(from);
  }
}
