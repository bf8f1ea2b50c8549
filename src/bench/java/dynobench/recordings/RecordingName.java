package dynobench.recordings;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Names of the files of recordings.
public final class RecordingName {
  /// Extensions, without a dot.
  public static final List<String> EXTENSIONS = List.of("recording");

  private RecordingName() {}

  /// Returns whether a file is a recording, by its name.
  public static boolean isOf(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return EXTENSIONS.stream().anyMatch(each -> name.endsWith("." + each));
  }
}
