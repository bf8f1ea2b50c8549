package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests that a flag of the plan starts a flight recording in the worker, even if the worker is
/// killed.
class FlightRecordingTest {
  /// Returns the recordings of the checked JVM, the measuring one and, if it exists, the verifying
  /// one.
  private static List<Path> recordings(Path folder, String mode)
      throws IOException, InterruptedException {
    Path files = Files.createDirectories(folder.resolve("recordings"));
    var contender =
        new Contender("hsqldb", mode, new CommitStyle.Every(50))
            .withFlags(
                List.of("-XX:StartFlightRecording:filename=" + files.resolve("worker-%p.jfr")));
    var bench = new TestBench(folder);

    bench.run(bench.plan(List.of(contender)));

    assertThat(bench.trial(contender).outcome()).contains(new Outcome.Completed());
    try (Stream<Path> found = Files.list(files)) {
      return found.toList();
    }
  }

  private static boolean isOfWorker(Path recording) {
    try (var file = new RecordingFile(recording)) {
      while (file.hasMoreEvents()) {
        var event = file.readEvent();
        if (event.getEventType().getName().equals("jdk.JVMInformation")) {
          return String.valueOf(event.getString("javaArguments"))
              .contains("dynobench.worker.WorkerMain");
        }
      }
      return false;
    } catch (IOException e) {
      throw new AssertionError(recording + " is no recording", e);
    }
  }

  @Test
  void isWholeWhereTheWorkerIsEndedByForce(@TempDir Path folder) throws Exception {
    assertThat(recordings(folder, "mem")).filteredOn(FlightRecordingTest::isOfWorker).hasSize(1);
  }

  @Test
  void isOfTheWorkerThatMeasuresAndNotOfTheOneThatVerifies(@TempDir Path folder) throws Exception {
    assertThat(recordings(folder, "memory-shutdown"))
        .filteredOn(FlightRecordingTest::isOfWorker)
        .hasSize(1);
  }
}
