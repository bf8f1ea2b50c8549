package dynobench.warning;

import dynobench.comparison.AnswerWords;
import dynobench.result.LevelResult;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// All warnings about a run.
public final class ResultWarnings {
  private static final Comparator<ResultWarning> ORDER =
      Comparator.comparing(ResultWarning::severity).reversed().thenComparing(ResultWarning::kind);

  private ResultWarnings() {}

  /// Returns the warnings about a run that may still continue, most severe first.
  public static List<ResultWarning> soFar(RunResult result) {
    var doubts = new ArrayList<ResultWarning>();
    if (result.workload().testsIsolation()) { // most warnings are about times
      return LevelResult.failures(result).isEmpty()
          ? List.of()
          : List.copyOf(new TrialWarnings(result).list());
    }
    if (result.isOfUpgrades()) {
      return List.copyOf(new TrialWarnings(result).list());
    }
    doubts.addAll(new DurabilityWarnings(result).list());
    doubts.addAll(new RetirementWarnings(result).list());
    if (!result.isOfCrashes()) {
      doubts.addAll(new PlanWarnings(result).list());
      doubts.addAll(new FlushWarnings(result).list());
    }
    if (!result.isOfCrashes() && !AnswerWords.isOf(result)) { // those are not decided by medians
      doubts.addAll(new SpreadWarnings(result).list());
    }
    doubts.addAll(new RoundCorrelationWarnings(result).list());
    doubts.addAll(new RelayWarnings(result).list());
    new WrittenBytesWarnings(result).doubt().ifPresent(doubts::add);
    new ReplayWarnings(result).doubt().ifPresent(doubts::add);
    new CacheWarnings(result).doubt().ifPresent(doubts::add);
    doubts.addAll(new SteadyStateWarnings(result).list());
    doubts.addAll(new ClientWarnings(result).list());
    doubts.addAll(new MachineLoadWarnings(result, result.trialSamples()).list());
    doubts.addAll(new DriftWarnings(result).list());
    doubts.addAll(new SamplingWarnings(result, result.trialSamples()).list());
    doubts.addAll(new TrialWarnings(result).list());
    doubts.sort(ORDER);
    return List.copyOf(doubts);
  }

  /// Returns the warnings about a run that has ended. In addition to [#soFar], they report missing
  /// data.
  public static List<ResultWarning> atEnd(RunResult result) {
    var doubts = new ArrayList<>(soFar(result));
    doubts.addAll(new IncompleteRunWarnings(result).list());
    doubts.sort(ORDER);
    return List.copyOf(doubts);
  }
}
