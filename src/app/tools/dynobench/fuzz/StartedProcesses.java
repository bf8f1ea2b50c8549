package dynobench.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/// Recorder of all processes that this JVM starts, however briefly they live.
final class StartedProcesses implements AutoCloseable {
  private final Recording recording = new Recording();

  StartedProcesses() {
    recording.enable("jdk.ProcessStart").withoutStackTrace();
    recording.start();
  }

  /// Ends the recording.
  ///
  /// @param file temporary file of the recording, deleted afterwards
  /// @return the command of each process
  List<String> list(Path file) throws IOException {
    recording.stop();
    recording.dump(file);
    try {
      return RecordingFile.readAllEvents(file).stream()
          .map((RecordedEvent each) -> String.valueOf(each.getString("command")))
          .toList();
    } finally {
      Files.delete(file);
    }
  }

  @Override
  public void close() {
    recording.close();
  }
}
