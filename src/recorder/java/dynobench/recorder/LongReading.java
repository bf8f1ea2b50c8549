package dynobench.recorder;

import java.util.function.Consumer;

/// Reading of one long value of a row. It is complete when the application has read the whole
/// content, if that isn't longer than the values that the recording holds. Confined to one thread
/// at a time.
final class LongReading {
  private final int column;
  private final boolean isText;
  private final int most;
  private final Consumer<Object> whole;
  private boolean ended;

  /// Creates a reading.
  ///
  /// @param most length of the longest content, in characters or bytes
  /// @param whole consumer of the whole content, a `String` or a `byte[]`
  LongReading(int column, boolean isText, int most, Consumer<Object> whole) {
    this.column = column;
    this.isText = isText;
    this.most = most;
    this.whole = whole;
  }

  int column() {
    return column;
  }

  boolean isText() {
    return isText;
  }

  int most() {
    return most;
  }

  /// Says that the application has read a stream to its end. Content that isn't whole doesn't
  /// count.
  void complete(BoundedContent content) {
    if (content.isWhole()) {
      complete(content.value(), (int) content.length());
    }
  }

  /// Says that the application has read all of a text. Only the first time counts.
  void complete(String content) {
    complete(content, content.length());
  }

  /// Says that the application has read all bytes. Only the first time counts.
  void complete(byte[] content) {
    complete(content, content.length);
  }

  private void complete(Object content, int length) {
    if (!ended && length <= most) {
      ended = true;
      whole.accept(content);
    }
  }

  /// Ends the reading with its row. Returns whether it was still incomplete.
  boolean endWithRow() {
    boolean incomplete = !ended;
    ended = true;
    return incomplete;
  }
}
