package dynobench.recorder;

import java.io.ByteArrayOutputStream;

/// Content of a stream, kept up to a limit.
final class BoundedContent {
  private final boolean isText;
  private final int most;
  private final StringBuilder text = new StringBuilder();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long length;
  private boolean givenUp;

  /// Creates an empty content.
  ///
  /// @param most length of the longest content that is kept, in characters or bytes
  BoundedContent(boolean isText, int most) {
    this.isText = isText;
    this.most = most;
  }

  /// Adds a character or a byte.
  void add(int unit) {
    length++;
    if (isWhole() && isText) {
      text.append((char) unit);
    } else if (isWhole()) {
      bytes.write(unit);
    }
  }

  void add(char[] buffer, int begin, int count) {
    length += count;
    if (isWhole()) {
      text.append(buffer, begin, count);
    }
  }

  void add(byte[] buffer, int begin, int count) {
    length += count;
    if (isWhole()) {
      bytes.write(buffer, begin, count);
    }
  }

  /// Returns whether nothing is missing so far.
  boolean isWhole() {
    return !givenUp && length <= most;
  }

  /// Returns the number of characters or bytes so far.
  long length() {
    return length;
  }

  /// Returns the content, a `String` or a `byte[]`. Without meaning if it isn't whole.
  Object value() {
    return isText ? text.toString() : bytes.toByteArray();
  }

  /// Keeps nothing any longer.
  void giveUp() {
    givenUp = true;
    text.setLength(0);
    bytes.reset();
  }
}
