package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent.ResultsCompared;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.result.RunResult;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of replays on real engines.
class RecordingRunTest {
  private static final Settings NOTES =
      Settings.of("recording_file", "src/testdata/recordings/notes.recording");

  @Test
  void enginesGiveTheResultsOfTheRecording(@TempDir Path folder)
      throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    bench.run(
        bench.plan(
            "recording",
            NOTES.with("pace", "recorded"),
            Stream.of("h2/mem", "sqlite/mem")
                .map(each -> Contender.parse(each, new CommitStyle.Autocommit()))
                .toList()));
    RunResult result = bench.result();

    assertThat(result.observations().comparisons()).hasSize(2);
    assertThat(result.observations().comparisons())
        .extracting(ResultsCompared::comparison)
        .allSatisfy(each -> {
          assertThat(each.executions()).isEqualTo(9);
          assertThat(each.deviating()).isEmpty();
        });
  }
}
