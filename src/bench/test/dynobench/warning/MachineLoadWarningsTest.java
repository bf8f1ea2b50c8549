package dynobench.warning;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.machine.MachineMeter;
import dynobench.measure.CpuLimit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MachineLoadWarningsTest {
  private static final OptionalDouble NONE = OptionalDouble.empty();

  private final MadeRun run = new MadeRun();

  private static CpuLimit limit(int machine, int allowed, OptionalDouble quota) {
    return new CpuLimit(machine, allowed, quota);
  }

  private List<ResultWarning> doubts(CpuLimit limit, MachineMeter.Seen seen) {
    run.cpuLimit = Optional.of(limit);
    run.seen = Optional.of(seen);
    return run.start().trials(MadeRun.ONE, 300, 300, 300).soFar();
  }

  private static MachineMeter.Seen seen(
      long millis, double other, OptionalDouble rival, long held, double stolen) {
    return new MachineMeter.Seen(
        millis,
        OptionalDouble.of(other),
        rival,
        held < 0 ? OptionalLong.empty() : OptionalLong.of(held),
        OptionalDouble.of(stolen));
  }

  @ParameterizedTest
  @CsvSource({"200, 0.8, false", "200, 0.81, true", "199, 4, false"})
  void judgesTrialsFromAFifthOfASecondOn(long millis, double others, boolean doubted) {
    run.machine = 1; // the machine samples must be ignored
    assertThat(doubts(limit(4, 4, NONE), seen(millis, others, NONE, -1, 0)))
        .extracting(ResultWarning::kind)
        .isEqualTo(doubted ? List.of(WarningKind.MACHINE_BUSY) : List.of());
  }

  @Test
  void fallsBackToTheLooksWhereTheSystemTellsNothing() {
    run.machine = 1;
    run.seen = Optional.of(new MachineMeter.Seen(900, NONE, NONE, OptionalLong.empty(), NONE));
    assertThat(run.start().trials(MadeRun.ONE, 900, 900, 900).soFar())
        .extracting(ResultWarning::kind)
        .containsExactly(WarningKind.MACHINE_BUSY);
  }

  @Test
  void noticesRivalsForTheOnlyCoreThatMayBeUsed() {
    List<ResultWarning> doubts =
        doubts(limit(64, 1, NONE), seen(300, 1, OptionalDouble.of(0.9), -1, 0));
    assertThat(doubts)
        .extracting(ResultWarning::kind)
        .containsExactly(WarningKind.MACHINE_BUSY, WarningKind.CORES_FEW);
    assertThat(doubts.getFirst().sentence()).contains("0.9 of 1 core that the run may use");
    assertThat(doubts.getLast().sentence())
        .isEqualTo("The run may use 1 of 64 cores (taskset or cpuset).");
  }

  @Test
  void doesNotCallAQuotaAnotherProcess() {
    List<ResultWarning> doubts =
        doubts(limit(4, 4, OptionalDouble.of(0.5)), seen(300, 0.1, NONE, 130, 0));
    assertThat(doubts).extracting(ResultWarning::kind).containsExactly(WarningKind.LIMITED);
    assertThat(doubts.getFirst().sentence())
        .startsWith(
            "A quota of 0.5 cores (cgroup) throttled the workers for 0.4 s of 0.9 s in 3 of 3"
                + " trials: ")
        .contains("0.1 s of 0.3 s");
  }

  @Test
  void keepsSilentOnAQuotaThatHoldsNothingUp() {
    assertThat(doubts(limit(4, 4, OptionalDouble.of(3)), seen(300, 0.1, NONE, 6, 0))).isEmpty();
  }

  @Test
  void saysWhatTheHostOfAVirtualMachineTook() {
    List<ResultWarning> doubts = doubts(limit(4, 4, NONE), seen(300, 0.1, NONE, -1, 0.48));
    assertThat(doubts).extracting(ResultWarning::kind).containsExactly(WarningKind.LIMITED);
    assertThat(doubts.getFirst().sentence()).contains("the host took 12 % of the time");
    assertThat(new MadeRun().start().soFar()).isEmpty();
  }

  @Test
  void measuresTheLoadAtTheStartByTheMachineAndNotByTheLimit() {
    run.cpuLimit = Optional.of(limit(16, 16, OptionalDouble.of(1)));
    run.load = OptionalDouble.of(8);
    assertThat(run.start().soFar()).isEmpty();
  }
}
