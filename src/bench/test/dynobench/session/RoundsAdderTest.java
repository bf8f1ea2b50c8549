package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.comparison.NeededRounds;
import dynobench.comparison.RunRankings;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RoundsAdded;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.machine.ProbePart;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.result.RunPart;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.result.SampleRun;
import dynobench.result.TrialResult;
import dynobench.run.AddedRounds;
import dynobench.run.Cancellation;
import dynobench.run.Schedule;
import dynobench.session.RoundsAdder.Answer;
import dynobench.store.RunEntry;
import dynobench.store.RunReader;
import dynobench.store.WorkspaceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests that add rounds to one real run of three engines, each time from the same state.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RoundsAdderTest {
  private static final int WARMUPS = 1;
  private static final int ROUNDS = 2;
  private static final int ADDED = 2;

  private final TestBench bench;
  private final Path pristine;
  private final Path continued;
  private Path run = Path.of("");

  RoundsAdderTest(@TempDir Path folder) throws IOException {
    bench = new TestBench(folder);
    pristine = folder.resolve("pristine.jsonl");
    continued = folder.resolve("continued.jsonl");
  }

  private static List<Contender> contenders() {
    return List.of(contender("baseline-map/heap"), contender("hsqldb/mem"), contender("h2/mem"));
  }

  private static Contender contender(String use) {
    return Contender.parse(use, new CommitStyle.Autocommit());
  }

  private Plan plan() {
    return bench.plan(contenders()).withRounds(ROUNDS, WARMUPS);
  }

  @BeforeAll
  void measure() throws IOException, InterruptedException {
    bench.run(plan());
    run = bench.runner().runs().find("latest");
    Files.copy(log(), pristine);
    add(ADDED);
    Files.copy(log(), continued);
  }

  @BeforeEach
  void restore() throws IOException {
    Files.copy(pristine, log(), StandardCopyOption.REPLACE_EXISTING);
  }

  private void restoreContinued() throws IOException {
    Files.copy(continued, log(), StandardCopyOption.REPLACE_EXISTING);
  }

  private Path log() {
    return run.resolve("events.jsonl");
  }

  private Answer check(int rounds) {
    return new RoundsAdder(bench.runner(), bench.catalog()).check(run, rounds);
  }

  private RoundsAddition possible(int rounds) {
    Answer answer = check(rounds);
    assertThat(answer).isInstanceOf(Answer.Possible.class);
    return ((Answer.Possible) answer).addition();
  }

  private List<String> impossible(int rounds) {
    Answer answer = check(rounds);
    assertThat(answer).isInstanceOf(Answer.Impossible.class);
    return ((Answer.Impossible) answer).reasons();
  }

  private Answer.Changed changed() {
    Answer answer = check(1);
    assertThat(answer).isInstanceOf(Answer.Changed.class);
    return (Answer.Changed) answer;
  }

  private void add(int rounds) throws IOException, InterruptedException {
    add(possible(rounds), _ -> {}, new Cancellation());
  }

  private void add(RoundsAddition addition, Consumer<RunEvent> views, Cancellation cancellation)
      throws IOException, InterruptedException {
    bench.runner().add(addition, views, _ -> {}, cancellation);
  }

  private RunResult result() {
    return new RunReader(run).result();
  }

  private RunEntry entry() {
    return RunEntry.of(run);
  }

  private void edit(UnaryOperator<String> change) throws IOException {
    String before = Files.readString(log());
    String after = change.apply(before);
    assertThat(after).isNotEqualTo(before);
    Files.writeString(log(), after);
  }

  private static List<Trial> trials(RunResult result) {
    return result.trials().stream().map(TrialResult::trial).toList();
  }

  @Test
  void appendsTheRoundsThatTheRunWouldHaveHadInTheSameOrder() throws IOException {
    restoreContinued();
    byte[] before = Files.readAllBytes(pristine);
    Plan whole = plan().withRounds(ROUNDS + ADDED, WARMUPS);

    assertThat(Arrays.copyOf(Files.readAllBytes(log()), before.length)).isEqualTo(before);
    RunResult result = result();
    assertThat(result.plan()).contains(whole);
    assertThat(result.state()).isEqualTo(RunState.FINISHED);
    assertThat(result.log().contradictions()).isEmpty();
    assertThat(result.log().damages()).isEmpty();
    assertThat(repetitions(trials(result)))
        .containsExactlyElementsOf(repetitions(Schedule.of(whole)));
    assertThat(result.measurements("insert"))
        .hasSize(3)
        .allSatisfy(each -> assertThat(each.summary().count()).isEqualTo(ROUNDS + ADDED));
  }

  private static List<String> repetitions(List<Trial> trials) {
    return trials.stream().filter(each -> !each.warmup()).map(Trial::toString).toList();
  }

  @Test
  void marksThePartsWithTheirRoundsAndEnvironment() throws IOException {
    restoreContinued();

    List<RunPart> parts = result().parts();
    assertThat(parts).extracting(RunPart::words).containsExactly("rounds 1–2", "rounds 3–4");
    assertThat(parts).extracting(RunPart::firstTrial).containsExactly(1, 10);
    assertThat(parts).extracting(RunPart::startMillis).isSorted();
    assertThat(parts)
        .allSatisfy(each -> assertThat(each.environment().dynobench()).isEqualTo("test"));
    assertThat(result().plannedTrials()).hasValue(18);
    assertThat(result().machines().pacesOfParts(ProbePart.PROCESSOR))
        .hasSize(2)
        .allSatisfy(probes -> assertThat(probes).hasSizeGreaterThanOrEqualTo(2));
    assertThat(trials(result()).stream().filter(Trial::warmup).map(Trial::number))
        .containsExactly(1, 2, 3, 10, 11, 12);
  }

  @Test
  void isListedWithAllItsTrials() throws IOException {
    restoreContinued();

    assertThat(entry().planned()).hasValue(18);
    assertThat(entry().finished()).isEqualTo(18);
    assertThat(entry().damage()).isEmpty();
    assertThat(entry().inProgress()).isFalse();
  }

  @Test
  void countsTheTimeOfItsPartsAndNotThePauseBetween() throws IOException {
    restoreContinued();
    long length = result().lengthMillis();
    long end = result().endMillis();
    long day = 86_400_000;
    int first = (int) Files.size(pristine);
    edit(text ->
        later(text.substring(0, first), "atMillis", -day)
            + later(text.substring(first), "lastMillis", -day));

    assertThat(result().lengthMillis()).isEqualTo(length);
    assertThat(result().endMillis()).isEqualTo(end);
  }

  @Test
  void replacesTheWarningsAboutThePlan() throws IOException {
    assertThat(result().warnings())
        .singleElement()
        .satisfies(it -> assertThat(it.text()).startsWith("2 repetitions cannot decide"));
    restoreContinued();

    assertThat(result().warnings())
        .singleElement()
        .satisfies(it -> assertThat(it.text()).startsWith("4 repetitions cannot decide"));
  }

  @Test
  void keepsTheCompleteRoundsWhenItIsStopped() throws IOException, InterruptedException {
    var cancellation = new Cancellation();
    add(
        possible(3),
        event -> {
          if (event instanceof TrialFinished end && end.trial() == 16) {
            cancellation.request(); // round 3 is complete, and one contender of round 4
          }
        },
        cancellation);

    RunResult result = result();
    assertThat(result.state()).isEqualTo(RunState.CANCELLED);
    assertThat(result.log().contradictions()).isEmpty();
    assertThat(result.measurements("insert"))
        .extracting(each -> each.summary().count())
        .containsExactlyInAnyOrder(3, 3, 4);
    assertThat(entry().state()).isEqualTo(RunState.CANCELLED);

    add(1);

    assertThat(result().parts())
        .extracting(RunPart::words)
        .containsExactly("rounds 1–2", "rounds 3–4", "round 5");
    assertThat(result().log().contradictions()).isEmpty();
    assertThat(entry().damage()).isEmpty();
    assertThat(entry().finished()).isEqualTo(entry().planned().orElseThrow()).isEqualTo(22);
  }

  @Test
  void remainsReadableAfterAKillAtAnyByte() throws IOException {
    int first = (int) Files.size(pristine);
    byte[] all = Files.readAllBytes(continued);
    var cuts = new ArrayList<Integer>(List.of(first + 1, all.length - 1));
    for (int cut = first; cut < all.length; cut += (all.length - first) / 150) {
      cuts.add(cut);
    }

    for (int cut : cuts) {
      Files.write(log(), Arrays.copyOf(all, cut));
      RunResult result = result();
      assertThat(result.log().contradictions()).as("cut at %d", cut).isEmpty();
      assertThat(result.log().damages()).as("cut at %d", cut).hasSizeLessThanOrEqualTo(1);
      assertThat(result.measurements("insert"))
          .as("cut at %d", cut)
          .hasSize(3)
          .allSatisfy(each -> assertThat(each.summary().count()).isGreaterThanOrEqualTo(ROUNDS));
      assertThat(entry().damage()).as("cut at %d", cut).isEmpty();
    }
  }

  private void cut(String kind, int bytes) throws IOException {
    restoreContinued();
    String all = Files.readString(log());
    int from = (int) Files.size(pristine);
    int at = all.indexOf("{\"type\":\"" + kind + '"', all.indexOf("RoundsAdded") - 20);
    assertThat(at).isGreaterThanOrEqualTo(from);
    Files.writeString(log(), all.substring(0, at + bytes));
  }

  @ParameterizedTest
  @CsvSource({
    "RoundsAdded, 40, 9, 10, 3",
    "TrialStarted, 25, 9, 10, 3",
    "PhaseFinished, 70, 9, 11, 3",
    "TrialFinished, 0, 9, 11, 3"
  })
  void canBeContinuedAfterAKillInTheMiddleOfALine(
      String kind, int bytes, int ended, int trial, int round) throws IOException {
    cut(kind, bytes);

    assertThat(possible(1).rounds())
        .extracting(AddedRounds::ended, AddedRounds::firstTrial, AddedRounds::firstRound)
        .containsExactly(ended, trial, round);
  }

  @Test
  void isCompleteAgainAfterAKillInTheMiddleOfALine() throws IOException, InterruptedException {
    cut("PhaseFinished", 70);
    add(1);

    RunResult result = result();
    assertThat(result.log().contradictions()).isEmpty();
    assertThat(result.log().damages()).hasSize(1);
    assertThat(result.state()).isEqualTo(RunState.FINISHED);
    assertThat(result.measurements("insert").getFirst().summary().count()).isEqualTo(3);
    assertThat(result.notCompleted()).hasSize(1); // the trial in which the process was killed
    assertThat(entry().damage()).isEmpty();
  }

  @Test
  void refusesALogThatHasChangedSinceItWasRead() throws IOException {
    RoundsAddition addition = possible(1);
    Files.writeString(log(), Files.readString(log()) + "\n");

    assertThatExceptionOfType(WorkspaceException.class)
        .isThrownBy(() -> add(addition, _ -> {}, new Cancellation()))
        .withMessageContaining("its log has changed since it was read");
    assertThat(entry().inProgress()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"dynobench\":\"test\"' | '\"dynobench\":\"older\"' | Dynobench's version: older in the"
            + " run, test now.",
        "'\"os\":\"' | '\"os\":\"Plan 9 ' | The operating system: Plan 9",
        "'\"cpu\":\"' | '\"cpu\":\"Z80 ' | The processor: Z80",
        "'\"jdk\":\"' | '\"jdk\":\"JDK 1.1 ' | The JDK: JDK 1.1",
        "'\"fileSystem\":\"' | '\"fileSystem\":\"fat' | The file system: fat",
        "'\"allowedCores\":' | '\"allowedCores\":7' | The cores that the run may use: 7",
        "-Xmx96m | -Xmx95m | The workers' JVM flags: [-Xms96m, -Xmx95m",
        "'.jar, SHA-256 ' | '.jar, SHA-256 ab' | ''",
      })
  void namesBothValuesOfWhatHasChanged(String now, String then, String sentence)
      throws IOException {
    edit(text -> text.replace(now, then));
    if (sentence.isEmpty()) { // a digest of the same length
      edit(text -> text.replaceAll("SHA-256 ab([0-9a-f]{14})[0-9a-f]{2}", "SHA-256 ab$1"));
    }

    Answer.Changed answer = changed();

    assertThat(answer.differences())
        .anySatisfy(each ->
            assertThat(each)
                .startsWith(sentence.isEmpty() ? "The settings of H" : sentence)
                .contains(" in the run, ")
                .endsWith(" now."));
    assertThat(answer.plan()).isEqualTo(plan().withRounds(ROUNDS + 1, WARMUPS));
  }

  @Test
  void namesBothVersionsOfAnEngine() throws IOException {
    String version = bench.catalog().engine("h2").orElseThrow().version();
    edit(text -> text.replace("\"version\":\"" + version, "\"version\":\"" + version + ".1"));

    assertThat(changed().differences())
        .anySatisfy(each -> assertThat(each).contains(version + ".1 in the run, " + version));
  }

  @Test
  void refusesAnotherVersionOfTheProgram() {
    assertThat(new RoundsAdder(bench.runner("later"), bench.catalog()).check(run, 1))
        .isInstanceOfSatisfying(
            Answer.Changed.class,
            it ->
                assertThat(it.differences())
                    .containsExactly("Dynobench's version: test in the run, later now."));
  }

  @Test
  void refusesARunOfWhichTheBeginningIsLost() throws IOException {
    edit(text -> text.substring(text.indexOf('\n') + 1));

    assertThat(impossible(1))
        .singleElement()
        .asString()
        .contains("beginning of its log is damaged");
  }

  @Test
  void refusesAnEditedRun() throws IOException {
    edit(text -> text.replaceFirst("\"type\":\"TrialFinished\"[^\n]*\n\\{", ""));

    assertThat(impossible(1)).singleElement().asString().contains("damaged or was edited");
  }

  @Test
  void refusesARunThatIsNoneOfTheWorkspace() throws IOException {
    Path other = Files.createDirectories(run.resolveSibling("../elsewhere/run")).normalize();
    Files.copy(log(), other.resolve("events.jsonl"));

    assertThat(new RoundsAdder(bench.runner(), bench.catalog()).check(other, 1))
        .isInstanceOfSatisfying(
            Answer.Impossible.class,
            it ->
                assertThat(it.reasons())
                    .singleElement()
                    .asString()
                    .contains("is not a run of this workspace"));
  }

  @ParameterizedTest
  @CsvSource({"0", "-1", "999", "2000000000"})
  void refusesANumberOfRoundsThatNoPlanMayHave(int rounds) {
    assertThat(impossible(rounds))
        .singleElement()
        .asString()
        .contains("between 1 and 998, not be %,d".formatted(rounds));
  }

  @Test
  void suggestsAsManyRoundsAsWouldDecideOrElseAsManyAsItBeganWith() {
    int needed = NeededRounds.of(RunRankings.of(result(), Metric.TIME)).orElseThrow().rounds();

    assertThat(RoundsAdder.suggested(result())).isEqualTo(needed - ROUNDS).isPositive();
    // its two contenders claim different durabilities, so nothing is to be decided
    assertThat(RoundsAdder.suggested(SampleRun.result(SampleRun.events()))).isEqualTo(1);
  }

  @Test
  void refusesARunInWhichContendersShareAJvm(@TempDir Path folder)
      throws IOException, InterruptedException {
    var other = new TestBench(folder);
    other.run(
        other.plan(
            List.of(contender("baseline-map/heap")),
            List.of(100L),
            1,
            TrialIsolation.CONTENDER,
            TrialOrder.BY_CONTENDER));

    assertThat(
            new RoundsAdder(other.runner(), other.catalog())
                .check(other.runner().runs().find("latest"), 1))
        .isInstanceOfSatisfying(
            Answer.Impossible.class,
            it -> assertThat(it.reasons()).singleElement().asString().contains("shared one JVM"));
  }

  @Test
  void startsWithAnEventThatTellsWhatIsAdded() throws IOException {
    restoreContinued();
    List<RunEvent> events = new RunReader(run).read().events();
    int index =
        IntStream.range(0, events.size())
            .filter(i -> events.get(i) instanceof RoundsAdded)
            .findFirst()
            .orElseThrow();

    assertThat(events.get(index - 1)).isInstanceOf(RunEvent.RunFinished.class);
    RoundsAdded added = (RoundsAdded) events.get(index);
    assertThat(added.ended()).isEqualTo(9);
    assertThat(added.trials()).isEqualTo(9);
    assertThat(added.firstTrial()).isEqualTo(10);
    assertThat(added.words()).isEqualTo("rounds 3–4");
    assertThat(added.lastMillis()).isEqualTo(events.get(index - 1).atMillis());
    assertThat(events.subList(index, index + 4)).anyMatch(RunEvent.Probed.class::isInstance);
  }

  /// Returns a text in which times are moved.
  ///
  /// @param key key of the times
  private static String later(String text, String key, long millis) {
    return Pattern.compile("\"" + key + "\":(\\d{13})")
        .matcher(text)
        .replaceAll(it -> "\"%s\":%d".formatted(key, Long.parseLong(it.group(1)) + millis));
  }
}
