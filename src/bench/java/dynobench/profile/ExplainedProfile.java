package dynobench.profile;

import dynobench.result.RunResult;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Profile of a run with the explanations of the run's verdicts. Tables, pages and the window use
/// these.
///
/// @param run the run, without its profiled rounds
public record ExplainedProfile(
    RunResult run, RunProfile profile, List<VerdictExplanation> explanations) {
  /// Explanation of one verdict in words.
  public record Answer(String verdict, List<String> reasons) {
    public Answer {
      reasons = List.copyOf(reasons);
    }
  }

  public ExplainedProfile {
    explanations = List.copyOf(explanations);
  }

  /// Explains the verdicts of a run.
  public static ExplainedProfile of(RunResult run, RunProfile profile) {
    return new ExplainedProfile(run, profile, VerdictExplanation.of(run, profile));
  }

  /// Returns the explanations of the verdicts in a phase at a point.
  public List<Answer> answers(String phase, Settings levels) {
    var words = new ExplanationWords(run);
    return explanations.stream()
        .filter(each -> each.row().phase().equals(phase))
        .filter(each -> each.row().levels().equals(levels))
        .map(each -> new Answer(words.verdict(each.row()), words.lines(each.explanation())))
        .toList();
  }

  /// Returns the flame graph to show first: that of the main phase; in a duel, one with a verdict.
  public Optional<FlameGraph> first(List<FlameGraph> graphs) {
    List<String> phases = run.workload().shown().stream().map(Phase::id).toList();
    return graphs.stream()
        .min(
            Comparator.<FlameGraph, Boolean>comparing(
                    it -> run.isDuel() && answers(it.phase(), it.levels()).isEmpty())
                .thenComparingInt(it -> phases.indexOf(it.phase())));
  }
}
