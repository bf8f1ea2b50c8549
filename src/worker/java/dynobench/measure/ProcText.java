package dynobench.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/// Lines of `key : value`, in the format of Linux's files under `/proc`. A missing file, as on
/// other systems, counts as an empty one.
public record ProcText(String text) {
  public static ProcText read(Path file) {
    try {
      return new ProcText(Files.readString(file));
    } catch (IOException e) {
      return new ProcText(""); // not Linux, or not readable: the values are unknown
    }
  }

  /// Returns the text after the first `key :` at the start of a line, without blanks at both ends.
  /// Empty if no line has the key, or if the text is blank.
  public Optional<String> value(String key) {
    int end;
    for (int start = 0; start < text.length(); start = end + 1) {
      int newline = text.indexOf('\n', start);
      end = newline < 0 ? text.length() : newline;
      int colon = text.indexOf(':', start);
      if (text.startsWith(key, start) && colon >= start + key.length() && colon < end) {
        if (text.substring(start + key.length(), colon).isBlank()) {
          String value = text.substring(colon + 1, end).strip();
          return value.isEmpty() ? Optional.empty() : Optional.of(value);
        }
      }
    }
    return Optional.empty();
  }

  /// Returns the value of a key as a count; empty if it is no whole number from 0.
  public OptionalLong count(String key) {
    Optional<String> value = value(key);
    if (value.isEmpty()) {
      return OptionalLong.empty();
    }
    try {
      long count = Long.parseLong(value.get());
      return count < 0 ? OptionalLong.empty() : OptionalLong.of(count);
    } catch (NumberFormatException e) {
      return OptionalLong.empty(); // unknown format
    }
  }
}
