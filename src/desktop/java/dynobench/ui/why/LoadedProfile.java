package dynobench.ui.why;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.profile.Explanation;
import dynobench.profile.ExplanationWords;
import dynobench.profile.FlameGraph;
import dynobench.profile.FlamePage;
import dynobench.profile.RunProfile;
import dynobench.profile.VerdictExplanation;
import dynobench.result.RunResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Profile of a run with everything that the view derives from it.
///
/// @param explanations of the verdicts of all phases
record LoadedProfile(
    RunResult run,
    RunProfile profile,
    List<FlameGraph> graphs,
    List<VerdictExplanation> explanations) {
  /// Explanation of one verdict in words.
  record Answer(String verdict, List<String> reasons) {}

  /// Reads the profile of a run; empty if there is none. Takes up to seconds.
  static Optional<LoadedProfile> read(Path folder, RunResult run) throws IOException {
    return RunProfile.read(folder)
        .map(it -> new LoadedProfile(run, it, FlameGraph.of(it), VerdictExplanation.of(run, it)));
  }

  /// Returns the explanations of the verdicts in a phase at a point.
  List<Answer> answers(FlameGraph graph) {
    var words = new ExplanationWords(run);
    return explanations.stream()
        .filter(each -> each.row().phase().equals(graph.phase()))
        .filter(each -> each.row().levels().equals(graph.levels()))
        .map(each -> answer(words, each.row(), each.explanation()))
        .toList();
  }

  private static Answer answer(ExplanationWords words, ComparisonRow row, Explanation explanation) {
    return new Answer(words.verdict(row), words.lines(explanation));
  }

  /// Writes the flame graphs as a page.
  void export(Path file) throws IOException {
    FlamePage.write(run, profile, file);
  }
}
