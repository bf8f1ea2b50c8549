package dynobench.ui.why;

import dynobench.profile.ExplainedProfile;
import dynobench.profile.FlameGraph;
import dynobench.profile.FlamePage;
import dynobench.profile.RunProfile;
import dynobench.result.RunResult;
import java.io.IOException;
import java.nio.file.Path;
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

  /// Returns the graph to show first.
  Optional<FlameGraph> first() {
    return explained.first(graphs);
  }

  /// Writes the flame graphs as a page.
  void export(Path file) throws IOException {
    FlamePage.write(explained, graphs, file);
  }
}
