package dynobench.ui.problems;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.SeriesKey;
import dynobench.ui.MadeWiring;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plandraft.DraftField;
import dynobench.ui.problemlist.ProblemListEntry;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.widgets.ViewTexts;
import dynobench.warning.Severity;
import dynobench.warning.WarningKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProblemsViewModelTest {
  @TempDir private Path folder;
  private MadeWiring made;
  private ProblemsViewModel model;

  @BeforeEach
  void open() {
    made = new MadeWiring(folder);
    model =
        new ProblemsViewModel(
            made.wiring.problemList(),
            made.wiring.display(),
            made.wiring.navigation(),
            made.wiring.notifications(),
            new ViewTexts(ProblemsView.class));
    made.wiring.draft().load(MadeWiring.started(1, 3).plan());
  }

  private ProblemListEntry titled(String title) {
    return model.list().stream()
        .filter(each -> each.title().equals(title))
        .findFirst()
        .orElseThrow(() -> new AssertionError(title + " is not in " + model.list()));
  }

  @Test
  void doubtsComeWithTheirRemedyGravestFirst() {
    made.show(MadeWiring.run(2, 3));

    ProblemListEntry failed = titled(WarningKind.TRIALS_FAILED.title());
    assertThat(model.list().getFirst().severity()).isEqualTo(Severity.SERIOUS);
    assertThat(model.list()).isSortedAccordingTo((a, b) -> b.severity().compareTo(a.severity()));
    assertThat(failed.remedy()).contains("console");
    assertThat(failed.details()).contains("java.sql.SQLException: full");
  }

  @Test
  void theirNumberFollowsTheRunThatIsShown() {
    assertThat(model.summary().get()).isEmpty();
    made.show(MadeWiring.run(2, 3));
    ProblemListEntry.Counts counts = made.wiring.problemList().counts().get();
    assertThat(counts.serious()).isEqualTo(2);
    assertThat(model.summary().get())
        .startsWith(counts.warnings() + " warnings: 2 serious, " + counts.cautions() + " cautions");
    assertThat(counts.warnings()).isEqualTo(made.wiring.problemList().warnings().get().size());

    made.show(List.of());
    assertThat(made.wiring.problemList().counts().get()).isEqualTo(ProblemListEntry.Counts.NONE);
  }

  @Test
  void aDoubtAboutASeriesLeadsToIt() {
    var visited = new ArrayList<ViewId>();
    made.wiring.navigation().through(visited::add);
    made.show(MadeWiring.run(2, 3));

    model.follow(titled(WarningKind.TRIALS_FAILED.title()));

    assertThat(made.wiring.display().selected().get())
        .contains(new SeriesKey("made", MadeWiring.CONTENDERS.get(2)));
    assertThat(visited).containsExactly(ViewId.TABLE);
  }

  @Test
  void aMistakeOfThePlanLeadsToThePlan() {
    var visited = new ArrayList<ViewId>();
    made.wiring.navigation().through(visited::add);
    made.wiring.draft().field(DraftField.REPETITIONS).set("many");

    ProblemListEntry mistake = titled("The plan cannot run");
    assertThat(mistake.sentence()).contains("repetitions").contains("many");
    model.follow(mistake);

    assertThat(visited).containsExactly(ViewId.PLAN);
  }

  @Test
  void messagesAreListedUntilTheyAreCleared() {
    made.wiring.notifications().add("Cannot write x: disk is full.", "a stack trace");
    ProblemListEntry message = titled("Message");
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
    var events = MadeWiring.run(1, 3);
    made.show(
        new ShownRun("cut", ShownRun.Origin.STORED, Optional.empty()),
        events.subList(0, events.size() - 1));
    made.happen(List.of());

    assertThat(model.list()).anyMatch(each -> each.title().equals(WarningKind.CUT_OFF.title()));
  }

  @Test
  void theEmptyListSaysWhatIsChecked() {
    assertThat(model.empty().get()).startsWith("No problems");
    made.show(List.of());
    assertThat(model.empty().get())
        .isEqualTo("No warnings: the checks found nothing that limits trust in this run.");
    assertThat(model.checks())
        .contains("Wide confidence intervals")
        .contains("The machine was busy");
  }
}
