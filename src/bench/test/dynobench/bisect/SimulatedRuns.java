package dynobench.bisect;

import dynobench.plan.Plan;
import dynobench.result.MadeRounds;
import dynobench.result.RunResult;
import dynobench.stats.InterimLooks;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// Simulates the runs of a search over [MadeVersions]: those from a place on take a share longer.
///
/// @param noise logarithms by which a round's trials take longer than usual
record SimulatedRuns(int first, double slower, int mostRounds, Supplier<double[]> noise)
    implements RegressionSearch.Runner {
  private static final double USUAL_MILLIS = 100;

  @Override
  public RunResult run(Plan plan, Predicate<RunResult> settled) {
    var run = new MadeRounds(plan);
    int most = Math.min(mostRounds, plan.repetitions());
    var millis = new double[plan.contenders().size()];
    for (int round = 0; round < most; round++) {
      double[] now = noise.get();
      for (int i = 0; i < millis.length; i++) {
        boolean isSlow = MadeVersions.number(plan.contenders().get(i)) >= first;
        millis[i] = USUAL_MILLIS * Math.exp(now[i]) * (isSlow ? 1 + slower : 1);
      }
      run.round(millis);
      if (InterimLooks.isLook(round + 1) && settled.test(run.run())) {
        break;
      }
    }
    return run.ended();
  }
}
