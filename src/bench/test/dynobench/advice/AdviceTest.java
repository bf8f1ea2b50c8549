package dynobench.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.advice.AdviceSentence.Kind;
import dynobench.catalog.Catalog;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.planfile.PlanText;
import dynobench.report.AdvicePage;
import dynobench.result.MadeRun;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.store.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Answers from artificial runs of the shipped engines.
class AdviceTest {
  private static final long MILLI = 1_000_000;

  /// Opening times in milliseconds. The other engines fail.
  private static final Map<String, Long> TIMES =
      Map.of("sqlite", 10L, "hsqldb", 10L, "h2", 50L, "derby", 200L);

  private static final Application APPLICATION =
      new Application(
          1_000,
          200,
          4,
          SurvivalNeed.CLOSE,
          Optional.empty(),
          512,
          0,
          80,
          List.of(AdviceFigure.OPENING),
          List.of());

  @TempDir private Path folder = Path.of("");

  private final Catalog catalog =
      Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));

  private Plan plan() {
    Candidates candidates = Candidates.of(catalog, APPLICATION);
    return Objects.requireNonNull(
        Advice.plans(APPLICATION, candidates, Duration.ofMinutes(1)).get(AdvicePart.OPENING));
  }

  private RunResult run() {
    RunResult run = MadeRun.started(PlanText.of(plan()));
    MadeRun.trials(run).forEach(each -> add(run, each));
    run.accept(new RunEvent.RunFinished(SampleRun.BEGIN, false));
    return run;
  }

  private static void add(RunResult run, Trial trial) {
    int number = trial.number();
    run.accept(new RunEvent.TrialStarted(SampleRun.BEGIN, trial));
    Optional<Long> millis = Optional.ofNullable(TIMES.get(trial.contender().engine()));
    run.accept(new RunEvent.EngineReported(SampleRun.BEGIN, number, "Made", "1", "made"));
    millis.ifPresent(it -> MadeRun.phases(run, trial, it * MILLI, _ -> OptionalLong.empty()));
    Outcome end =
        millis.isPresent()
            ? new Outcome.Completed()
            : new Outcome.Failed("open_first", "<no> log", "");
    run.accept(new RunEvent.TrialFinished(SampleRun.BEGIN, number, end));
  }

  private Advice advice() {
    return Advice.of(catalog, APPLICATION, Map.of(AdvicePart.OPENING, run()));
  }

  private static EngineAdvice engine(Advice advice, String mode) {
    return advice.all().stream().filter(each -> each.mode().equals(mode)).findFirst().orElseThrow();
  }

  private static List<AdviceSentence> of(EngineAdvice engine, Kind kind) {
    return engine.sentences().stream().filter(each -> each.kind() == kind).toList();
  }

  @Test
  void namesTheEnginesThatNoOtherOneBeats() {
    Advice advice = advice();

    assertThat(advice.front())
        .extracting(EngineAdvice::mode)
        .containsExactlyInAnyOrder("hsqldb/memory", "sqlite/rollback");
    assertThat(advice.headline()).startsWith("Choose between ").contains("HSQLDB", "SQLite");
    assertThat(engine(advice, "derby/disk").better()).contains("H2", "HSQLDB", "SQLite");
  }

  @Test
  void saysWhatSpeaksForAndAgainstAnEngineWithItsFigureAndRun() {
    Advice advice = advice();

    assertThat(engine(advice, "sqlite/rollback").sentences().getFirst())
        .isEqualTo(
            new AdviceSentence(
                Kind.FOR, "opening time: 10.0 ms, among the shortest", Optional.of("made")));
    assertThat(engine(advice, "h2/file").sentences().getFirst())
        .satisfies(it -> {
          assertThat(it.kind()).isEqualTo(Kind.AGAINST);
          assertThat(it.text()).startsWith("opening time: 50.0 ms, 5.00 times that of ");
          assertThat(it.run()).contains("made");
        });
  }

  @Test
  void saysWhenChanceMayHaveDecided() {
    assertThat(advice().doubt()).isEmpty();

    RunResult few = MadeRun.started(PlanText.of(plan().withRounds(1, 0)));
    MadeRun.trials(few).forEach(each -> add(few, each));
    assertThat(Advice.of(catalog, APPLICATION, Map.of(AdvicePart.OPENING, few)).doubt())
        .hasValueSatisfying(it -> assertThat(it).contains("fewer than 3 rounds", "decide nothing"));
  }

  @Test
  void anEngineWhoseTrialsFailHasTheReasonAgainstIt() {
    assertThat(of(engine(advice(), "je/plain"), Kind.AGAINST))
        .extracting(AdviceSentence::text)
        .contains("15 of 15 trials of the workload opening failed: failed in open_first: <no> log");
    assertThat(engine(advice(), "je/plain").isOnFront()).isFalse();
  }

  @Test
  void aRetiredEngineHasThatAgainstItWithItsSource() {
    assertThat(of(engine(advice(), "derby/disk"), Kind.AGAINST))
        .extracting(AdviceSentence::text)
        .anyMatch(it -> it.startsWith("retired since 2025-10-10") && it.contains("derby"));
  }

  @Test
  void marksWhatWasNotMeasuredHere() {
    assertThat(of(engine(advice(), "sqlite/rollback"), Kind.UNMEASURED))
        .extracting(AdviceSentence::text)
        .anyMatch(it -> it.startsWith("after a killed process: all acknowledged rows"));
  }

  @Test
  void aModeThatAKillDamagesHasThatAgainstIt() {
    assertThat(of(engine(advice(), "h2/file"), Kind.AGAINST))
        .extracting(AdviceSentence::text)
        .anyMatch(it -> it.startsWith("after a killed process: may not open"));
  }

  @Test
  void withoutRunsItSaysThatNothingWasMeasured() {
    Advice advice = Advice.of(catalog, APPLICATION, Map.of());

    assertThat(advice.headline()).startsWith("Nothing was measured yet. ");
    assertThat(advice.all())
        .flatExtracting(EngineAdvice::sentences)
        .noneMatch(each -> each.text().startsWith("opening time"));
  }

  @Test
  void aPageLeadsFromEachFigureToTheReportOfItsRun() throws IOException {
    Path file = folder.resolve("my answer.html");

    AdvicePage.write(advice(), List.of(run()), file);

    String page = Files.readString(file);
    assertThat(page)
        .contains("<p class=\"answer\">Choose between ")
        .contains("href=\"my%20answer-runs/made.html\"")
        .contains("failed in open_first: &lt;no&gt; log")
        .doesNotContain("<no>");
    assertThat(folder.resolve("my answer-runs/made.html")).isNotEmptyFile();
  }

  @Test
  void anEngineThatTheRunDidNotMeasureTakesNoPart() {
    RunResult run =
        MadeRun.started(
            PlanText.of(
                plan()
                    .withContenders(
                        plan().contenders().stream()
                            .filter(each -> !each.engine().equals("h2"))
                            .toList())));
    MadeRun.trials(run).forEach(each -> add(run, each));
    Advice advice = Advice.of(catalog, APPLICATION, Map.of(AdvicePart.OPENING, run));

    assertThat(advice.all()).extracting(EngineAdvice::mode).doesNotContain("h2/file");
    assertThat(advice.elsewhere()).contains("H2 on disk (h2)");
  }

  @Test
  void namesRunsThatAreGone() {
    var asked = StoredAdvice.of(APPLICATION, Map.of(AdvicePart.OPENING, "no-such-run"));

    StoredAdvice.Answer answer =
        asked.answer(catalog, new Workspace(folder, Clock.systemUTC()).runs());

    assertThat(answer.gone()).containsExactly("no-such-run");
    assertThat(answer.advice().headline()).startsWith("Nothing was measured yet. ");
  }

  @Test
  void theLastQuestionOfAWorkspaceIsStored() throws IOException {
    var workspace = new Workspace(folder, Clock.systemUTC());
    assertThat(StoredAdvice.read(workspace)).isEmpty();

    var asked = StoredAdvice.of(APPLICATION, Map.of(AdvicePart.OPENING, "made"));
    asked.write(workspace);

    assertThat(StoredAdvice.read(workspace)).contains(asked);
    assertThat(asked.ids()).isEqualTo(Map.of(AdvicePart.OPENING, "made"));
  }

  @Test
  void aDamagedQuestionIsReported() throws IOException {
    var workspace = new Workspace(folder, Clock.systemUTC());
    Files.writeString(folder.resolve("advice.json"), "{\"application\":{\"rows\":-1}}");

    assertThatThrownBy(() -> StoredAdvice.read(workspace))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("advice.json is damaged");
  }
}
