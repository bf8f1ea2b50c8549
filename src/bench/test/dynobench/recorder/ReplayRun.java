package dynobench.recorder;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.session.TestBench;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Replay of a recording on real engines.
final class ReplayRun {
  private ReplayRun() {}

  /// Runs a replay.
  ///
  /// @param folder folder for the run
  /// @param settings parameters, among them the file of the recording
  static TestBench of(Path folder, Settings settings, String... modes)
      throws IOException, InterruptedException {
    var bench = new TestBench(folder.resolve("bench"));
    List<Contender> contenders =
        Stream.of(modes).map(each -> Contender.parse(each, new CommitStyle.Autocommit())).toList();
    bench.run(bench.plan("recording", settings, contenders));
    return bench;
  }
}
