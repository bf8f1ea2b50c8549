package dynobench.cli;

import dynobench.advice.Advice;
import dynobench.advice.AdviceFigure;
import dynobench.advice.AdvicePart;
import dynobench.advice.Application;
import dynobench.advice.Candidates;
import dynobench.advice.StoredAdvice;
import dynobench.advice.SurvivalNeed;
import dynobench.catalog.Catalog;
import dynobench.estimate.DurationText;
import dynobench.files.FileTarget;
import dynobench.isolation.IsolationModel;
import dynobench.plan.Plan;
import dynobench.plan.WorkerJvm;
import dynobench.report.AdvicePage;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.store.Workspace;
import dynobench.table.NumberText;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// Asks what an application needs, measures the engines that keep its promises, and prints what
/// speaks for and against each.
@Command(
    name = "advise",
    description = {
      "Which engine suits my application? Say what it needs. Dynobench measures the engines that"
          + " keep these promises, and says what speaks for and against each.",
      "",
      "The answer is no score: it names the engines that no other one beats in all figures."
    })
final class AdviseCommand extends CliCommand implements Callable<Integer> {
  private static final String ANY = "any";

  private final CommandContext program;

  @Option(
      names = "--rows",
      paramLabel = "N",
      description = "rows of your application (default: ${DEFAULT-VALUE})",
      defaultValue = "50000")
  private long rows;

  @Option(
      names = "--bytes",
      paramLabel = "N",
      description = "length of a row, in bytes (default: ${DEFAULT-VALUE})",
      defaultValue = "200")
  private long rowBytes;

  @Option(
      names = "--clients",
      paramLabel = "N",
      description = "clients that work at the same time (default: ${DEFAULT-VALUE})",
      defaultValue = "4")
  private long clients;

  @Option(
      names = "--survive",
      paramLabel = "EVENT",
      description =
          "event that committed rows must survive: power-cut, kill, close or nothing (default:"
              + " power-cut)",
      converter = SurvivalNeedConverter.class)
  private SurvivalNeed survive = SurvivalNeed.POWER_CUT;

  @Option(
      names = "--isolation",
      paramLabel = "MODEL",
      description =
          "weakest isolation of transactions: any, read-committed, repeatable-read, snapshot or"
              + " serializable (default: ${DEFAULT-VALUE})",
      defaultValue = "read-committed")
  private String isolation = "";

  @Option(
      names = "--heap",
      paramLabel = "SIZE",
      description = "heap of your application, such as 512m or 2g (default: ${DEFAULT-VALUE})",
      defaultValue = "512m")
  private String heap = "";

  @Option(
      names = "--objects",
      paramLabel = "BYTES",
      description = "length of large objects, 10000 to 67108864; 0: none (default: 0)")
  private long objectBytes;

  @Option(
      names = "--reads",
      paramLabel = "PERCENT",
      description = "share of reads among the operations (default: ${DEFAULT-VALUE})",
      defaultValue = "80")
  private long reads;

  @Option(
      names = "--figures",
      paramLabel = "NAME",
      split = ",",
      description =
          "figures that matter: "
              + FigureConverter.NAMES
              + " (default: all that the application has)",
      converter = FigureConverter.class)
  private List<AdviceFigure> figures = List.of(AdviceFigure.values());

  @Option(
      names = "--with",
      paramLabel = "ENGINE",
      split = ",",
      description = "also consider this engine, such as rocksdb; may be repeated")
  private List<String> further = new ArrayList<>();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description = "time for all measurements, such as 90s, 10m, 1h (default: 9m)",
      converter = TimeSpan.class)
  private Duration time = Duration.ofMinutes(9);

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "also write the answer to FILE, and the reports of its runs beside it")
  private Optional<Path> html = Optional.empty();

  @Option(names = "--last", description = "print the last answer again; measure nothing")
  private boolean last;

  @Mixin private MadePlanOptions options = new MadePlanOptions();

  AdviseCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var problems = new Problems();
    html.flatMap(FileTarget::obstacle).ifPresent(text -> problems.add("--html", "", text));
    var execution = new RunExecution(program, this, writer());
    if (last) {
      return problems.isEmpty() ? printLast() : execution.refuse(problems);
    }
    Catalog catalog = program.catalog();
    Optional<Application> application = application(problems);
    application.ifPresent(
        it -> Candidates.refused(catalog, it).forEach(text -> problems.add("--with", "", text)));
    if (application.isEmpty() || !problems.isEmpty()) {
      return execution.refuse(problems);
    }
    Candidates candidates = Candidates.of(catalog, application.get());
    Map<AdvicePart, Plan> plans = Advice.plans(application.get(), candidates, time);
    if (plans.isEmpty()) {
      new AdviceText(this, new Advice(application.get(), candidates, Map.of())).print();
      return ExitCode.USAGE;
    }
    return options.checksOnly()
        ? check(execution, plans, new Advice(application.get(), candidates, Map.of()))
        : measure(execution, application.get(), candidates, plans);
  }

  private int check(RunExecution execution, Map<AdvicePart, Plan> plans, Advice advice) {
    new AdviceText(this, advice).print();
    out("");
    int worst = ExitCode.OK;
    for (Plan each : plans.values()) {
      worst = Math.max(worst, execution.check(each, program.catalog()));
    }
    return worst;
  }

  private int measure(
      RunExecution execution,
      Application application,
      Candidates candidates,
      Map<AdvicePart, Plan> plans)
      throws IOException, InterruptedException {
    for (Plan each : plans.values()) {
      int code = execution.requirePermissions(each, program.catalog(), options.allowsFlags());
      if (code != ExitCode.OK) {
        return code;
      }
    }
    out(
        "%s, about %s. The first round of each ends in any case."
            .formatted(NumberText.counted(plans.size(), "run"), DurationText.format(time)));
    Map<AdvicePart, RunResult> runs = new EnumMap<>(AdvicePart.class);
    int code = measure(execution, plans, runs);
    if (code != ExitCode.OK) {
      return code;
    }
    var ids = new EnumMap<AdvicePart, String>(AdvicePart.class);
    runs.forEach((part, run) -> ids.put(part, run.id()));
    StoredAdvice.of(application, ids).write(folder());
    out("");
    return finish(new Advice(application, candidates, runs), runs.values());
  }

  /// Measures the plans one after the other, and shares the time that is left among the others.
  ///
  /// @param runs receives the runs
  private int measure(
      RunExecution execution, Map<AdvicePart, Plan> plans, Map<AdvicePart, RunResult> runs)
      throws IOException, InterruptedException {
    Instant end = program.clock().instant().plus(time);
    Set<AdvicePart> left = EnumSet.copyOf(plans.keySet());
    for (AdvicePart part : plans.keySet()) {
      Duration remaining = Duration.between(program.clock().instant(), end);
      Plan plan = part.within(Objects.requireNonNull(plans.get(part)), remaining, left);
      out(plan.name() + ":");
      Optional<RunResult> run = execution.measure(plan, program.catalog(), options.allowsFlags());
      if (run.isEmpty()) {
        return ExitCode.USAGE;
      }
      if (run.get().state() == RunState.CANCELLED) {
        err("Cancelled: there is no answer. Complete runs are stored.");
        return ExitCode.CANCELLED;
      }
      runs.put(part, run.get());
      left.remove(part);
    }
    return ExitCode.OK;
  }

  private int finish(Advice advice, Collection<RunResult> runs) throws IOException {
    new AdviceText(this, advice).print();
    if (html.isPresent()) {
      AdvicePage.write(advice, List.copyOf(runs), html.get());
      out("Wrote " + html.get());
    }
    return ExitCode.OK;
  }

  private int printLast() throws IOException {
    Optional<StoredAdvice> stored = StoredAdvice.read(folder());
    if (stored.isEmpty()) {
      return usage("There is no answer in this workspace yet. Run dynobench advise.");
    }
    StoredAdvice.Answer answer = stored.get().answer(program.catalog(), runs());
    answer.gone().forEach(id -> err("The run %s is no longer here.".formatted(id)));
    return finish(answer.advice(), answer.runs());
  }

  private Workspace folder() {
    return new Workspace(workspace(), program.clock());
  }

  private Optional<Application> application(Problems problems) {
    try {
      return Optional.of(
          new Application(
              rows,
              rowBytes,
              clients,
              survive,
              isolation(isolation),
              WorkerJvm.parseHeap(heap),
              objectBytes,
              reads,
              figures,
              further));
    } catch (IllegalArgumentException e) {
      problems.add("", "", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  private static Optional<IsolationModel> isolation(String text) {
    String name = text.strip().toLowerCase(Locale.ROOT);
    List<IsolationModel> models = Application.isolations();
    return name.equals(ANY)
        ? Optional.empty()
        : Optional.of(
            models.stream()
                .filter(each -> id(each).equals(name))
                .findFirst()
                .orElseThrow(() ->
                    new IllegalArgumentException(
                        "--isolation: \"%s\" is not one of %s, %s"
                            .formatted(
                                text,
                                ANY,
                                models.stream()
                                    .map(AdviseCommand::id)
                                    .collect(Collectors.joining(", "))))));
  }

  private static String id(IsolationModel model) {
    return model.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Reads the name of a figure, such as `object-reads`.
  private static final class FigureConverter implements ITypeConverter<AdviceFigure> {
    /// All names, for the help.
    static final String NAMES = "latency, memory, disk, opening, object-writes, object-reads";

    @Override
    public AdviceFigure convert(String text) {
      return Stream.of(AdviceFigure.values())
          .filter(each -> each.id().equals(text.strip()))
          .findFirst()
          .orElseThrow(
              () -> new TypeConversionException("\"%s\" is not one of %s".formatted(text, NAMES)));
    }
  }
}
