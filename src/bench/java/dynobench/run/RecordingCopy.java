package dynobench.run;

import dynobench.files.Fingerprint;
import dynobench.files.IoErrorText;
import dynobench.plan.Plan;
import dynobench.recording.RecordingFiles;
import dynobench.workload.OwnRecording;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;

/// Copy of a recording for the run's workers. All trials replay the same calls, even if the
/// application goes on recording.
public final class RecordingCopy {
  private static final String NAME = "recording.copy";

  private RecordingCopy() {}

  /// Writes the copy, where the plan names a recording.
  ///
  /// @param temporary folder of the run
  /// @throws IOException when the recording has changed since the plan was checked, or when the
  ///   copy cannot be written
  public static void write(Plan plan, Path temporary) throws IOException {
    Optional<String> file = OwnRecording.file(plan.parameters());
    if (file.isEmpty()) {
      return;
    }
    var copies = new ArrayList<Path>();
    try {
      for (Path each : RecordingFiles.of(Path.of(file.get()))) {
        Path copy = RecordingFiles.path(file(temporary), copies.size());
        Files.copy(each, copy);
        copies.add(copy);
      }
    } catch (IOException e) {
      throw new IOException(
          "The recording " + file.get() + " cannot be copied: " + IoErrorText.of(e), e);
    }
    if (!Fingerprint.of(copies).equals(plan.parameters().text(OwnRecording.SHA_256))) {
      throw new IOException(
          "The recording "
              + file.get()
              + " has changed since the plan was checked. Start the run again.");
    }
  }

  /// Returns the path of the copy.
  static Path file(Path temporary) {
    return temporary.resolve(NAME);
  }

  /// Returns a trial's settings for a worker, with the copy instead of the file.
  static Settings settings(Settings settings, Path temporary) {
    return OwnRecording.file(settings).isEmpty()
        ? settings
        : settings.with(OwnRecording.FILE, file(temporary).toString());
  }
}
