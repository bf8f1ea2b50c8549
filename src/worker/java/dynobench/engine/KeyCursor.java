package dynobench.engine;

/// Keys of rows, in the order in which the rows are deleted.
public final class KeyCursor {
  private final Object[] keys;
  private int at;

  /// @param keys as [RowTable#keys] found them
  public KeyCursor(Object[] keys) {
    this.keys = keys.clone();
  }

  /// Whether there is another one.
  public boolean hasNext() {
    return at < keys.length;
  }

  /// The next one.
  public Object next() {
    return keys[at++];
  }

  /// Keys that were handed out, but for the one that is being worked on. Another thread may see a
  /// value that was true a moment ago.
  public long done() {
    return at;
  }
}
