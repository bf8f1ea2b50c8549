package dynobench.engine;

/// Keys of rows, in the order in which a trial deletes the rows.
public final class KeyCursor {
  private final Object[] keys;
  private int at;

  /// Starts before the first key.
  ///
  /// @param keys keys that [RowTable#keys] found
  public KeyCursor(Object[] keys) {
    this.keys = keys.clone();
  }

  /// Returns whether another key follows.
  public boolean hasNext() {
    return at < keys.length;
  }

  /// Returns the next key.
  public Object next() {
    return keys[at++];
  }

  /// Returns the position of the cursor, as the progress of the loop. Another thread may see a
  /// slightly older value.
  public long done() {
    return at;
  }
}
