package dynobench.ui.recordingfile;

import dynobench.recordings.RecordingStatistics;
import java.nio.file.Path;
import java.util.Optional;

/// What is known of a recording.
public sealed interface RecordingState {
  /// No file was chosen.
  record Nothing() implements RecordingState {}

  /// The file is being read.
  record Reading(Path path) implements RecordingState {}

  /// The file was read.
  record Known(Path path, RecordingStatistics figures) implements RecordingState {}

  /// The file can't be read.
  ///
  /// @param sentence reason with the path
  record Unreadable(Path path, String sentence) implements RecordingState {}

  /// Returns the file, if one was chosen.
  default Optional<Path> file() {
    return switch (this) {
      case Nothing() -> Optional.empty();
      case Reading(Path path) -> Optional.of(path);
      case Known(Path path, RecordingStatistics _) -> Optional.of(path);
      case Unreadable(Path path, String _) -> Optional.of(path);
    };
  }

  /// Returns the statistics, if the file was read.
  default Optional<RecordingStatistics> statistics() {
    return this instanceof Known(Path _, RecordingStatistics it)
        ? Optional.of(it)
        : Optional.empty();
  }
}
