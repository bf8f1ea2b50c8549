package dynobench.recording;

/// How a recording ends.
public sealed interface RecordingEnd {
  /// The application ended, and so did the recording.
  record Complete() implements RecordingEnd {}

  /// The recorder stopped before the application ended.
  ///
  /// @param words reason, as a part of a sentence
  record Stopped(String words) implements RecordingEnd {}

  /// The file ends without an end record: the application was killed, or still runs.
  record Open() implements RecordingEnd {}

  /// The file is damaged.
  ///
  /// @param position index of the first byte that isn't used; of several files, they count as one
  /// @param bytes number of bytes that aren't used
  record Damaged(long position, long bytes) implements RecordingEnd {}

  /// The file that continues the recording is missing, or its header is damaged.
  ///
  /// @param name name of the file
  record MissingFile(String name) implements RecordingEnd {}

  /// Returns a sentence for the user.
  default String sentence() {
    return switch (this) {
      case Complete() -> "The recording is complete.";
      case Stopped(String words) -> "The recording stops early: " + words + ".";
      case Open() ->
          "The recording has no end: the application was killed or still runs. What it recorded"
              + " until then is used.";
      case Damaged(long position, long bytes) ->
          "The recording is damaged at byte "
              + position
              + ": the last "
              + bytes
              + " bytes aren't used.";
      case MissingFile(String name) ->
          "The recording continues in the file "
              + name
              + ", which is missing or damaged. What precedes it is used.";
    };
  }
}
