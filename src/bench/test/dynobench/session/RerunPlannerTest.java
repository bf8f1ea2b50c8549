package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.Series;
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
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.toml.Problems;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Tests that make one plan from two stored runs.
class RerunPlannerTest {
  private static final String VERSION = TestBench.SHIPPED.engine("hsqldb").orElseThrow().version();

  private static Contender contender(String use) {
    return Contender.parse(use, new CommitStyle.Autocommit());
  }

  private static Plan plan(WorkerJvm jvm, List<Factor> factors, Contender... contenders) {
    return new Plan(
        "made",
        "",
        new PlannedWork("phases", Settings.NONE, factors),
        new PlannedContenders(List.of(contenders)),
        new RoundCounts(3, 1),
        new TrialConditions(
            TrialIsolation.TRIAL, TrialOrder.INTERLEAVED, jvm, Duration.ofMinutes(1), 2005));
  }

  private static Plan plan(int heap, List<String> flags, Contender... contenders) {
    return plan(
        new WorkerJvm(heap, WorkerJvm.Collector.SERIAL, flags),
        Rows.over(List.of(300L)),
        contenders);
  }

  private static RunResult run(String id, Plan plan, String version) {
    var result = new RunResult(id);
    result.accept(
        new RunEvent.RunStarted(
            1,
            id,
            plan,
            plan.trialCount(),
            SampleRun.environment("ext4"),
            plan.contenders().stream()
                .map(it ->
                    new Series(it, it.toString(), version, "", "", Optional.empty(), List.of()))
                .toList(),
            Workloads.shipped().named("phases")));
    return result;
  }

  private static RerunPlanner.Made made(Plan old, Plan other, OptionalInt rounds) {
    return new RerunPlanner(TestBench.SHIPPED, run("old", old, VERSION), run("new", other, VERSION))
        .plan(rounds);
  }

  private static RerunPlanner.Made.InTurns inTurns(Plan old, Plan other) {
    return (RerunPlanner.Made.InTurns) made(old, other, OptionalInt.empty());
  }

  private static String refusal(RerunPlanner.Made made) {
    return String.join("\n", ((RerunPlanner.Made.Refused) made).reasons());
  }

  @Test
  void heapAndFlagsThatDifferBecomeTheContendersOwn() {
    Plan plan =
        inTurns(
                plan(64, List.of("-Xint"), contender("hsqldb/mem")),
                plan(96, List.of("-Xshare:auto"), contender("hsqldb/mem")))
            .plan();

    assertThat(plan.contenders())
        .extracting(each -> plan.jvm(each, Settings.NONE))
        .containsExactly(
            new WorkerJvm(64, WorkerJvm.Collector.SERIAL, List.of("-Xint")),
            new WorkerJvm(96, WorkerJvm.Collector.SERIAL, List.of("-Xshare:auto")));
    assertThat(plan.order()).isEqualTo(TrialOrder.INTERLEAVED);
    assertThat(plan.isolation()).isEqualTo(TrialIsolation.TRIAL);
  }

  @Test
  void whatIsTheSameOnBothSidesIsLeftOutAndNamed() {
    RerunPlanner.Made.InTurns made =
        inTurns(
            plan(64, List.of(), contender("hsqldb/mem"), contender("h2/mem")),
            plan(64, List.of(), contender("hsqldb/mem"), contender("hsqldb/cached")));

    assertThat(made.plan().contenders())
        .containsExactly(contender("h2/mem"), contender("hsqldb/cached"));
    assertThat(made.notes())
        .anyMatch(note ->
            note.startsWith("Left out, because both sides are identical today:" + " hsqldb/mem"));
  }

  /// One plan sets the heap and flags for its contender, the other for all; their effect is the
  /// same.
  @Test
  void conditionsCountNotWhereTheyStand() {
    Contender named = contender("hsqldb/mem").withHeap(96).withFlags(List.of("-Xint"));
    assertThat(
            refusal(
                made(
                    plan(64, List.of(), named),
                    plan(96, List.of("-Xint"), contender("hsqldb/mem")),
                    OptionalInt.empty())))
        .contains("Both sides are identical today", "its own id", "dynobench duel X X");
  }

  @Test
  void thereAreRoundsEnoughForAllVerdicts() {
    Plan old = plan(64, List.of(), contender("hsqldb/mem"));
    Plan other = plan(64, List.of(), contender("h2/mem"));

    // One pair with three phases needs a confidence of 98.3 %, which takes seven rounds.
    assertThat(inTurns(old, other).plan().repetitions()).isEqualTo(14);
    assertThat(made(old, other, OptionalInt.of(7))).isInstanceOf(RerunPlanner.Made.InTurns.class);
    assertThat(refusal(made(old, other, OptionalInt.of(6))))
        .isEqualTo("6 rounds cannot decide between 2 contenders: at least 7 are needed.");
  }

  @Test
  void whatOneRunHasForAllIsNamedAndRefused() {
    Plan old = plan(64, List.of(), contender("hsqldb/mem"));
    Plan rows =
        plan(
            new WorkerJvm(64, WorkerJvm.Collector.G1, List.of()),
            Rows.over(List.of(300L, 600L)),
            contender("h2/mem"));

    assertThat(refusal(made(old, rows, OptionalInt.empty())))
        .contains(
            "what varies: [rows 300] in old, [rows 300, 600] in new",
            "(jvm.gc): SERIAL in old, G1 in new",
            "--set KEY=VALUE");
  }

  @Test
  void aVersionThatIsNotWhatWasStoredIsTold() {
    var rerun =
        new RerunPlanner(
            TestBench.SHIPPED,
            run("old", plan(64, List.of(), contender("hsqldb/mem")), "2.7.1"),
            run("new", plan(96, List.of(), contender("hsqldb/mem")), VERSION));

    assertThat(((RerunPlanner.Made.InTurns) rerun.plan(OptionalInt.empty())).notes())
        .contains("hsqldb/mem has version %s today; it had 2.7.1 in old.".formatted(VERSION));
  }

  @Test
  void aLostPlanIsSaidToBeLost() {
    var rerun =
        new RerunPlanner(
            TestBench.SHIPPED,
            new RunResult("lost"),
            run("new", plan(96, List.of(), contender("hsqldb/mem")), VERSION));
    assertThat(refusal(rerun.plan(OptionalInt.empty()))).contains("The plan of lost is unknown");
  }

  @Test
  void thePlanCanBeWrittenAndReadBack() {
    Plan plan =
        inTurns(
                plan(64, List.of("-Xint"), contender("hsqldb/mem")),
                plan(96, List.of(), contender("hsqldb/cached")))
            .plan();
    var problems = new Problems();

    assertThat(PlanFile.read("", PlanText.of(plan), List.of(), Workloads.shipped(), problems))
        .contains(plan);
    assertThat(Stream.of(problems.list())).allMatch(List::isEmpty);
  }
}
