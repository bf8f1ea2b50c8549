package dynobench.ui.why;

import dynobench.profile.ExplainedProfile;
import dynobench.profile.FlameGraph;
import dynobench.profile.FlamePage;
import dynobench.profile.RunProfile;
import dynobench.result.RunResult;
import dynobench.workload.Phase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Profile of a run with everything that the view derives from it.
record LoadedProfile(ExplainedProfile explained, List<FlameGraph> graphs) {
  /// Reads the profile of a run; empty if there is none. Takes up to seconds.
  static Optional<LoadedProfile> read(Path folder, RunResult run) throws IOException {
    return RunProfile.read(folder)
        .map(it -> new LoadedProfile(ExplainedProfile.of(run, it), FlameGraph.of(it)));
  }

  /// Returns the explanations of the verdicts in a phase at a point.
  List<ExplainedProfile.Answer> answers(FlameGraph graph) {
    return explained.answers(graph.phase(), graph.levels());
  }

  /// Returns the graph to show first: that of the main phase; in a duel, one with a verdict.
  Optional<FlameGraph> first() {
    List<String> phases = explained.run().workload().shown().stream().map(Phase::id).toList();
    return graphs.stream()
        .min(
            Comparator.<FlameGraph, Boolean>comparing(
                    it -> explained.run().isDuel() && answers(it).isEmpty())
                .thenComparingInt(it -> phases.indexOf(it.phase())));
  }

  /// Writes the flame graphs as a page.
  void export(Path file) throws IOException {
    FlamePage.write(explained, graphs, file);
  }
}
