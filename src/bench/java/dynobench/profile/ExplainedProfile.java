package dynobench.profile;

import dynobench.result.RunResult;
import dynobench.workload.Settings;
import java.util.List;

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
}
