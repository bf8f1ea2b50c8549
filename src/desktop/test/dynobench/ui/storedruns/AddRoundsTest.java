package dynobench.ui.storedruns;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.Calibration;
import dynobench.plan.Plan;
import dynobench.result.RunPart;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.store.RunEntry;
import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.NoDialogs;
import dynobench.ui.tasks.Notifications.Notification;
import dynobench.ui.tasks.NumberQuestion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests that add rounds to a real run of one engine, without a window.
class AddRoundsTest {
  private static final String PLAN =
      """
      name = "short"
      repetitions = 1
      rows = { sizes = [100] }
      contenders = [ "baseline-map/heap" ]
      """;

  @TempDir Path folder;

  private final Answers answers = new Answers();
  private Optional<Wiring> made = Optional.empty();
  private Path run = Path.of("");
  private Optional<String> draft = Optional.empty();

  /// Answers of the user, and the questions.
  private static final class Answers extends NoDialogs {
    private final List<NumberQuestion> numbers = new ArrayList<>();
    private final List<String> questions = new ArrayList<>();
    private OptionalInt number = OptionalInt.empty();
    private boolean agrees;

    @Override
    public OptionalInt number(NumberQuestion question) {
      numbers.add(question);
      return number;
    }

    @Override
    public boolean agrees(String title, String question, String yes) {
      questions.add(question);
      return agrees;
    }
  }

  @BeforeEach
  void measure() throws IOException {
    Wiring wiring = TestWiring.withEngines(folder, answers);
    made = Optional.of(wiring);
    wiring.bench().workspace().requireWritable();
    wiring.bench().calibrations().store(calibration());
    wiring.live().start(TestWiring.plan(PLAN), wiring.draft().catalog().get().orElseThrow());
    wiring.take();
    run = wiring.display().run().get().folder().orElseThrow();
    wiring.draft().load(TestWiring.plan(PLAN.replace("short", "another")));
    draft = wiring.planFiles().text();
    assertThat(draft).hasValueSatisfying(it -> assertThat(it).contains("another"));
  }

  private static Calibration calibration() {
    return new Calibration(
        System.currentTimeMillis(),
        "here",
        20,
        20,
        100,
        200,
        500,
        5000,
        OptionalDouble.empty(),
        OptionalDouble.of(100));
  }

  private Wiring wiring() {
    return made.orElseThrow();
  }

  private RunResult shown() {
    wiring().take();
    wiring().refresh();
    return wiring().display().result();
  }

  private List<String> notices() {
    return wiring().notifications().list().stream().map(Notification::sentence).toList();
  }

  private void edit(String before, String after) throws IOException {
    Path log = run.resolve("events.jsonl");
    String text = Files.readString(log);
    assertThat(text).contains(before);
    Files.writeString(log, text.replace(before, after));
  }

  @Test
  void theRunIsShownWithAllItsRoundsAndThePlanDraftStaysAsItIs() {
    wiring().addRounds().to(run, 2);

    RunResult result = shown();
    assertThat(result.parts()).extracting(RunPart::words).containsExactly("round 1", "rounds 2–3");
    assertThat(result.state()).isEqualTo(RunState.FINISHED);
    assertThat(result.measurements("insert").getFirst().summary().count()).isEqualTo(3);
    assertThat(wiring().display().run().get())
        .isEqualTo(
            new ShownRun(run.getFileName().toString(), ShownRun.Origin.LIVE, Optional.of(run)));
    assertThat(wiring().archive().runs().get().orElseThrow())
        .singleElement()
        .satisfies(it -> assertThat(it.finished()).isEqualTo(3));
    assertThat(wiring().planFiles().text()).isEqualTo(draft);
    assertThat(answers.questions).isEmpty();
    assertThat(answers.numbers).isEmpty();
    assertThat(notices()).isEmpty();
  }

  @Test
  void aRenamedRunKeepsItsName() {
    Path renamed = wiring().bench().runs().rename(run, "my run");

    wiring().addRounds().to(renamed, 1);

    assertThat(shown().id()).isEqualTo("my run");
    assertThat(wiring().display().run().get().folder()).contains(renamed);
    assertThat(RunEntry.of(renamed).finished()).isEqualTo(2);
  }

  @Test
  void asksForTheNumberAndSaysWhatItTakes() {
    answers.number = OptionalInt.of(3);

    wiring().addRounds().ask(run);

    assertThat(answers.numbers).hasSize(1);
    NumberQuestion question = answers.numbers.getFirst();
    assertThat(question.title()).isEqualTo("Add rounds to short");
    assertThat(question.proposed()).isEqualTo(1); // one contender: nothing is to be decided
    assertThat(question.most()).isEqualTo(Plan.MOST_REPETITIONS - 1);
    assertThat(question.effect().apply(4)).startsWith("This measures rounds 2–5: 4 trials, about ");
    assertThat(shown().parts().getLast().words()).isEqualTo("rounds 2–4");
  }

  @Test
  void addsNothingIfTheUserCancels() {
    wiring().addRounds().ask(run);

    assertThat(answers.numbers).hasSize(1);
    assertThat(shown().parts()).hasSize(1);
  }

  @Test
  void offersToRunEverythingAgainIfTheConditionsHaveChanged() throws IOException {
    edit("\"dynobench\":\"test\"", "\"dynobench\":\"0.0.9\"");
    answers.agrees = true;

    wiring().addRounds().to(run, 2);

    assertThat(answers.questions)
        .singleElement()
        .asString()
        .contains("• Dynobench's version: 0.0.9 in the run, test now.", "all 3 rounds again");
    RunResult result = shown();
    assertThat(result.id()).isNotEqualTo(run.getFileName().toString());
    assertThat(result.parts()).extracting(RunPart::words).containsExactly("rounds 1–3");
    assertThat(RunEntry.of(run).finished()).isEqualTo(1);
    assertThat(wiring().planFiles().text()).isEqualTo(draft);
  }

  @Test
  void runsNothingIfTheUserDeclinesTheOffer() throws IOException {
    edit("\"dynobench\":\"test\"", "\"dynobench\":\"0.0.9\"");

    wiring().addRounds().to(run, 2);

    assertThat(answers.questions).hasSize(1);
    assertThat(wiring().archive().runs().get().orElseThrow()).hasSize(1);
    assertThat(shown().id()).isEqualTo(run.getFileName().toString());
  }

  @Test
  void saysWhyARunTakesNoRounds() throws IOException {
    edit(
        "\"isolation\":\"TRIAL\",\"order\":\"INTERLEAVED\"",
        "\"isolation\":\"CONTENDER\",\"order\":\"BY_CONTENDER\"");

    wiring().addRounds().ask(run);
    wiring().addRounds().to(run, 2);

    assertThat(notices()).hasSize(2).allMatch(it -> it.startsWith("All trials of a contender"));
    assertThat(answers.numbers).isEmpty();
    assertThat(answers.questions).isEmpty();
  }

  @Test
  void saysThatEnginesAreNotKnownYet() {
    wiring().draft().catalog().set(Optional.empty());

    wiring().addRounds().to(run, 2);
    wiring().addRounds().ask(run);

    assertThat(notices()).hasSize(2).allMatch(it -> it.contains("still looking for engines"));
  }
}
