package dynobench.recorder;

import dynobench.recorder.format.ValueMasking;
import dynobench.recorder.snapshot.SnapshotContent;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// Settings of a recording, from system properties or environment variables.
final class RecordingSettings {
  /// Property with the path of the recording. Without it, nothing is recorded.
  static final String FILE = "dynobench.recording";

  /// Property with the size limit of the recording, such as `500m` or `2g`.
  static final String LIMIT = "dynobench.recording.limit";

  /// Property with the size of a file at which the recording continues in another one; 0 for one
  /// file.
  static final String ROTATE = "dynobench.recording.rotate";

  /// Property with the length of the longest recorded value, such as `64k`.
  static final String VALUES = "dynobench.recording.values";

  /// Property with the values that pseudonyms replace: `text` or `all`.
  static final String MASK = "dynobench.recording.mask";

  /// Property with the starting data: `rows`, a sample such as `10%`, `no-data`, or the path of a
  /// file that `dynobench snapshot` has written. Without it, the recording has none.
  static final String START = "dynobench.recording.start";

  /// Property with the class of the driver that shall be recorded.
  static final String DRIVER = "dynobench.recording.driver";

  private static final long DEFAULT_LIMIT = 1L << 30;
  private static final int DEFAULT_VALUES = 1 << 16;
  private static final int MOST_VALUES = 1 << 20;
  private static final long LEAST_ROTATION = 1 << 20;

  private final Path file;
  private final long mostBytes;
  private final int mostValueBytes;
  private final ValueMasking masking;
  private final long mostFileBytes;
  private final String start;

  RecordingSettings(Path file, long mostBytes, int mostValueBytes) {
    this(file, mostBytes, mostValueBytes, ValueMasking.NONE, 0, "");
  }

  private RecordingSettings(
      Path file,
      long mostBytes,
      int mostValueBytes,
      ValueMasking masking,
      long mostFileBytes,
      String start) {
    this.file = file;
    this.mostBytes = mostBytes;
    this.mostValueBytes = mostValueBytes;
    this.masking = masking;
    this.mostFileBytes = mostFileBytes;
    this.start = start;
  }

  /// Returns settings with the default limits.
  static RecordingSettings of(Path file) {
    return new RecordingSettings(file, DEFAULT_LIMIT, DEFAULT_VALUES);
  }

  /// Returns the settings of this process, or empty if nothing shall be recorded.
  ///
  /// @throws IllegalArgumentException if a setting can't be understood
  static Optional<RecordingSettings> ofProcess() {
    Optional<String> file = setting(FILE).map(String::trim).filter(it -> !it.isEmpty());
    if (file.isEmpty()) {
      return Optional.empty();
    }
    String name = file.get().replace("%p", Long.toString(ProcessHandle.current().pid()));
    try {
      long values = bytes(VALUES, DEFAULT_VALUES);
      if (values > MOST_VALUES) {
        throw new IllegalArgumentException(VALUES + " must not exceed 1m");
      }
      Path path = Path.of(name).toAbsolutePath();
      return Optional.of(
          new RecordingSettings(path, bytes(LIMIT, DEFAULT_LIMIT), (int) values)
              .withMasking(maskingOfProcess())
              .withRotation(rotationOfProcess())
              .withStart(setting(START).map(String::trim).orElse("")));
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(FILE + " is no path: " + e.getMessage(), e);
    }
  }

  /// Returns a system property or, without it, the environment variable of the same name in upper
  /// case with `_` for `.`.
  static Optional<String> setting(String name) {
    String value = System.getProperty(name);
    String variable = name.replace('.', '_').toUpperCase(Locale.ROOT);
    return Optional.ofNullable(value != null ? value : System.getenv(variable));
  }

  private static ValueMasking maskingOfProcess() {
    String text = setting(MASK).map(it -> it.trim().toLowerCase(Locale.ROOT)).orElse("");
    switch (text) {
      case "":
        return ValueMasking.NONE;
      case "text":
        return ValueMasking.TEXT;
      case "all":
        return ValueMasking.ALL;
      default:
        throw new IllegalArgumentException(MASK + " must be text or all, and is " + text);
    }
  }

  private static long rotationOfProcess() {
    long bytes = bytes(ROTATE, 0);
    if (bytes > 0 && bytes < LEAST_ROTATION) {
      throw new IllegalArgumentException(ROTATE + " must be at least 1m");
    }
    return bytes;
  }

  private static long bytes(String name, long otherwise) {
    String text = setting(name).map(it -> it.trim().toLowerCase(Locale.ROOT)).orElse("");
    if (text.isEmpty()) {
      return otherwise;
    }
    int unit = "kmg".indexOf(text.charAt(text.length() - 1));
    String digits = unit < 0 ? text : text.substring(0, text.length() - 1);
    try {
      return Math.multiplyExact(unsigned(digits), 1L << (10 * (unit + 1)));
    } catch (NumberFormatException | ArithmeticException e) {
      throw new IllegalArgumentException(
          name + " must be a size such as 64k, 500m or 2g, and is " + text, e);
    }
  }

  private static long unsigned(String digits) {
    long number = Long.parseLong(digits);
    if (number < 0) {
      throw new NumberFormatException("negative");
    }
    return number;
  }

  RecordingSettings withMasking(ValueMasking values) {
    return new RecordingSettings(file, mostBytes, mostValueBytes, values, mostFileBytes, start);
  }

  RecordingSettings withRotation(long fileBytes) {
    return new RecordingSettings(file, mostBytes, mostValueBytes, masking, fileBytes, start);
  }

  RecordingSettings withStart(String word) {
    return new RecordingSettings(file, mostBytes, mostValueBytes, masking, mostFileBytes, word);
  }

  /// Returns the starting data that the recorder reads from the database.
  Optional<SnapshotContent> startingContent() {
    return SnapshotContent.of(start);
  }

  /// Returns the file with the starting data.
  ///
  /// @throws IllegalArgumentException if it isn't a path
  Optional<Path> startingFile() {
    if (start.isEmpty() || startingContent().isPresent()) {
      return Optional.empty();
    }
    if (masking != ValueMasking.NONE) {
      throw new IllegalArgumentException(
          START
              + " must not be a file if pseudonyms replace values: let the recorder read the"
              + " rows");
    }
    return Optional.of(Path.of(start));
  }

  Path file() {
    return file;
  }

  /// Returns the length of all files at which the recording ends.
  long mostBytes() {
    return mostBytes;
  }

  /// Returns the length of the longest value that is stored, in bytes or characters.
  int mostValueBytes() {
    return mostValueBytes;
  }

  /// Returns the length of a file at which the recording continues in the next one; 0 for one file.
  long mostFileBytes() {
    return mostFileBytes;
  }

  ValueMasking masking() {
    return masking;
  }
}
