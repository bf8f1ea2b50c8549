package dynobench.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.event.RunEvent;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.Rows;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.ui.RunsWiring;
import dynobench.ui.Wiring;
import dynobench.ui.dock.ViewId;
import dynobench.ui.tasks.Notifications;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Settings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The button next to "not comparable" creates a plan with interleaved trials.
class InTurnsTest {
  private static final Contender MEMORY =
      Contender.parse("hsqldb/mem", new CommitStyle.Autocommit());

  private static final Contender DISK = Contender.parse("derby/disk", new CommitStyle.Autocommit());

  @TempDir Path workspace;
  private final List<ViewId> shown = new ArrayList<>();
  private Wiring wiring;
  private InTurns inTurns;

  @BeforeEach
  void wire() {
    wiring = RunsWiring.in(workspace).wiring();
    wiring.navigation().through(shown::add);
    inTurns =
        new InTurns(
            wiring.draft(), wiring.planFiles(), wiring.navigation(), wiring.notifications());
  }

  private void findEngines() {
    Path engines = Path.of(System.getProperty("dynobench.home")).resolve("engines");
    wiring.draft().catalog().set(Optional.of(Catalog.load(List.of(engines))));
  }

  private static RunResult run(String id, int heap) {
    return run(plan(id, heap, List.of(MEMORY), List.of(300L)));
  }

  private static Plan plan(String id, int heap, List<Contender> contenders, List<Long> rows) {
    return new Plan(
        id,
        "",
        new PlannedWork("phases", Settings.NONE, Rows.over(rows)),
        new PlannedContenders(contenders),
        new RoundCounts(1, 0),
        new TrialConditions(
            TrialIsolation.TRIAL,
            TrialOrder.INTERLEAVED,
            new WorkerJvm(heap, WorkerJvm.Collector.SERIAL, List.of()),
            Duration.ofMinutes(1),
            2005));
  }

  private static RunResult run(Plan plan) {
    String id = plan.name();
    var result = new RunResult(id);
    result.accept(
        new RunEvent.RunStarted(
            1, id, plan, 1, SampleRun.environment("ext4"), List.of(), Optional.empty()));
    return result;
  }

  private List<String> said() {
    return wiring.notifications().list().stream()
        .map(Notifications.Notification::sentence)
        .toList();
  }

  @Test
  void thePlanOfBothBecomesTheDraft() {
    findEngines();
    inTurns.open(run("small", 64), run("large", 96), "wait");

    Plan plan = wiring.draft().plan().get().orElseThrow();
    assertThat(plan.contenders()).containsExactly(MEMORY, MEMORY.withHeap(96));
    assertThat(plan.jvm().heapMegabytes()).isEqualTo(64);
    assertThat(plan.repetitions()).isEqualTo(14);
    assertThat(shown).containsExactly(ViewId.PLAN);
    assertThat(said()).anyMatch(each -> each.contains("are now set per contender"));
  }

  @Test
  void twoContendersOfARunBecomeADuelUnderItsConditions() {
    findEngines();
    inTurns.duel(run(plan("seen", 96, List.of(MEMORY, DISK), List.of(300L, 500L))), DISK, MEMORY);

    Plan plan = wiring.draft().plan().get().orElseThrow();
    assertThat(plan.contenders()).containsExactly(DISK, MEMORY);
    assertThat(plan.duel().orElseThrow().decidingText()).isEqualTo("insert, select");
    assertThat(plan.factors()).isEqualTo(Rows.over(List.of(500L)));
    assertThat(plan.jvm().heapMegabytes()).isEqualTo(96);
    assertThat(shown).containsExactly(ViewId.PLAN);
  }

  @Test
  void whatCannotBeOnePlanIsSaidAndLeavesTheDraft() {
    findEngines();
    Optional<Plan> before = wiring.draft().plan().get();
    inTurns.open(run("one", 64), run("other", 64), "wait");

    assertThat(said()).anyMatch(each -> each.startsWith("Both sides are identical today"));
    assertThat(wiring.draft().plan().get()).isEqualTo(before);
    assertThat(shown).isEmpty();
  }

  @Test
  void withoutEnginesItAsksForPatience() {
    inTurns.open(run("small", 64), run("large", 96), "wait");

    assertThat(said()).contains("wait");
    assertThat(shown).isEmpty();
  }

  @Test
  void onlyTwoRunsThatCannotBeComparedCanBeMeasuredInTurns() {
    RunsWiring it = RunsWiring.in(workspace.resolve("more"));
    var model =
        new CompareViewModel(
            it.wiring().display(), it.wiring().archive(), new ViewTexts(CompareView.class));
    Path a = it.store("a", RunsWiring.NOW, 100, 101, 102);
    Path b = it.storeNewer("b", RunsWiring.NOW, 100, 101, 102);
    Path c = it.store("c", RunsWiring.NOW, 100, 101, 102);
    it.wiring().archive().refresh();
    assertThat(model.runsAtDifferentTimes()).isEmpty();

    it.wiring().display().compared().setAll(a, b);
    assertThat(model.runsAtDifferentTimes()).extracting(RunResult::id).containsExactly("a", "b");

    it.wiring().display().compared().setAll(a, c);
    assertThat(model.runsAtDifferentTimes()).as("nothing is to be found out").isEmpty();

    it.wiring().display().compared().setAll(a, b, c);
    assertThat(model.runsAtDifferentTimes()).isEmpty();
    assertThat(model.outcome().get().rivals())
        .anyMatch(each -> each.contains("dynobench compare A... --against B..."));
  }
}
