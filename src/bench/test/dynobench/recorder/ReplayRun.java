package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.ReplayComparison;
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

  /// Runs a replay on H2, HSQLDB, Derby and SQLite, which must give the recorded results.
  ///
  /// @param executions number of executions
  /// @param notCompared number of those that are not compared
  static TestBench ofSameResults(Path folder, Path recording, long executions, long notCompared)
      throws IOException, InterruptedException {
    TestBench bench =
        of(
            folder,
            Settings.of("recording_file", recording.toString()),
            "h2/mem",
            "hsqldb/mem",
            "derby/memory",
            "sqlite/mem");
    assertThat(bench.result().observations().comparisons())
        .hasSize(4)
        .allSatisfy(each -> {
          ReplayComparison comparison = each.comparison();
          assertThat(comparison.deviating()).as(comparison.about()).isEmpty();
          assertThat(comparison.executions()).isEqualTo(executions);
          assertThat(comparison.notCompared()).isEqualTo(notCompared);
        });
    return bench;
  }
}
