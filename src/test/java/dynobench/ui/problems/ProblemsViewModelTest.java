package dynobench.ui.problems;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.SeriesKey;
import dynobench.doubt.Kind;
import dynobench.doubt.Severity;
import dynobench.ui.MadeDesk;
import dynobench.ui.desk.DraftField;
import dynobench.ui.desk.Shown;
import dynobench.ui.desk.Trouble;
import dynobench.ui.parts.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProblemsViewModelTest {
  @TempDir private Path folder;
  private MadeDesk made;
  private ProblemsViewModel model;

  @BeforeEach
  void open() {
    made = new MadeDesk(folder);
    model = new ProblemsViewModel(made.desk, new Texts(ProblemsView.class));
    made.desk.draft().load(MadeDesk.started(1, 3).plan());
  }

  private Trouble titled(String title) {
    return model.list().stream()
        .filter(each -> each.title().equals(title))
        .findFirst()
        .orElseThrow(() -> new AssertionError(title + " is not in " + model.list()));
  }

  @Test
  void doubtsComeWithTheirRemedyGravestFirst() {
    made.show(MadeDesk.run(2, 3));

    Trouble failed = titled(Kind.TRIALS_FAILED.title());
    assertThat(model.list().getFirst().severity()).isEqualTo(Severity.SERIOUS);
    assertThat(model.list()).isSortedAccordingTo((a, b) -> b.severity().compareTo(a.severity()));
    assertThat(failed.remedy()).contains("console");
    assertThat(failed.details()).contains("java.sql.SQLException: full");
  }

  @Test
  void theirNumberFollowsTheRunThatIsShown() {
    assertThat(model.summary().get()).isEmpty();
    made.show(MadeDesk.run(2, 3));
    Trouble.Counts counts = made.desk.troubles().counts().get();
    assertThat(counts.serious()).isEqualTo(2);
    assertThat(model.summary().get()).startsWith("2 serious · " + counts.cautions() + " cautions");

    made.show(List.of());
    assertThat(made.desk.troubles().counts().get()).isEqualTo(new Trouble.Counts(0, 0, 0));
  }

  @Test
  void aDoubtAboutASeriesLeadsToIt() {
    var visited = new ArrayList<String>();
    made.desk.navigation().through(visited::add);
    made.show(MadeDesk.run(2, 3));

    model.follow(titled(Kind.TRIALS_FAILED.title()));

    assertThat(made.desk.showing().selected().get())
        .contains(new SeriesKey("made", MadeDesk.CONTENDERS.get(2)));
    assertThat(visited).containsExactly("table");
  }

  @Test
  void aMistakeOfThePlanLeadsToThePlan() {
    var visited = new ArrayList<String>();
    made.desk.navigation().through(visited::add);
    made.desk.draft().field(DraftField.REPETITIONS).set("many");

    Trouble mistake = titled("The plan can't run");
    assertThat(mistake.sentence()).contains("repetitions").contains("many");
    model.follow(mistake);

    assertThat(visited).containsExactly("plan");
  }

  @Test
  void messagesAreListedUntilTheyAreCleared() {
    made.desk.notices().say("Cannot write x: disk is full.", "a stack trace");
    Trouble message = titled("Message");
    assertThat(message.severity()).isEqualTo(Severity.CAUTION);
    model.open(message);
    assertThat(model.details().get()).isEqualTo("a stack trace");
    assertThat(ProblemsViewModel.text(List.of(message)))
        .isEqualTo("Message: Cannot write x: disk is full.\na stack trace");

    model.clearMessages();
    assertThat(model.list()).isEmpty();
  }

  @Test
  void aStoredRunWithoutAnEndIsDoubtedOnceAllOfItHasCome() {
    var events = MadeDesk.run(1, 3);
    made.show(
        new Shown("cut", Shown.Origin.STORED, Optional.empty()),
        events.subList(0, events.size() - 1));
    made.happen(List.of());

    assertThat(model.list()).anyMatch(each -> each.title().equals(Kind.CUT_OFF.title()));
  }

  @Test
  void theEmptyListSaysWhatIsChecked() {
    assertThat(model.empty().get()).startsWith("No problems");
    made.show(List.of());
    assertThat(model.empty().get())
        .isEqualTo("Nothing limits trust in this run that Dynobench checks.");
    assertThat(model.checks()).contains("Wide intervals").contains("The machine was busy");
  }
}
