package dynobench.ui.recordingfile;

import dynobench.files.IoErrorText;
import dynobench.files.RegularFile;
import dynobench.recording.RecordingReader;
import dynobench.recordings.RecordingStatistics;
import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.tasks.BackgroundTask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.Map;

/// Recordings that were read last. A recording is read again when its size or its time of
/// modification has changed.
public final class RecordingLoader {
  /// Page of the help on recordings.
  public static final String PAGE = "guide/recording.md";

  private static final int MOST = 3;
  private static final String STOPPED = "Stopped reading the recording.";

  private final BackgroundExecutor background;
  private final RecordingReading shown;
  private final Map<Path, Kept> kept = new LinkedHashMap<>();

  private record Kept(long size, FileTime modified, RecordingStatistics statistics) {
    boolean isOf(BasicFileAttributes file) {
      return size == file.size() && modified.equals(file.lastModifiedTime());
    }
  }

  public RecordingLoader(BackgroundExecutor background) {
    this.background = background;
    shown = reading();
  }

  /// Returns a reading of one recording at a time.
  public RecordingReading reading() {
    return new RecordingReading(background, this::read);
  }

  /// Returns the reading of the recording that the view of recordings shows.
  public RecordingReading shown() {
    return shown;
  }

  /// Reads a recording on a worker's thread, one at a time.
  private synchronized RecordingState read(Path file, BackgroundTask.Report report) {
    try {
      RegularFile.require(file);
      var now = Files.readAttributes(file, BasicFileAttributes.class);
      Kept known = kept.remove(file);
      if (known == null || !known.isOf(now)) {
        known = new Kept(now.size(), now.lastModifiedTime(), statistics(file, report));
      }
      kept.put(file, known); // the last one
      if (kept.size() > MOST) {
        kept.remove(kept.keySet().iterator().next());
      }
      return new RecordingState.Known(file, known.statistics());
    } catch (IOException e) {
      return new RecordingState.Unreadable(
          file, "Cannot read the recording: " + IoErrorText.of(file, e));
    }
  }

  private static RecordingStatistics statistics(Path file, BackgroundTask.Report report)
      throws IOException {
    report.proceed(STOPPED);
    try (RecordingReader recording = RecordingReader.open(file)) {
      return RecordingStatistics.of(
          recording,
          share -> {
            report.proceed(STOPPED);
            report.fraction(share);
          });
    }
  }
}
