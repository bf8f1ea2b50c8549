package dynobench.json;

/// The shape that a record had in an older version, to read what that version wrote.
///
/// @param <T> today's record
public interface Former<T> {
  /// The same as today's record.
  T now();
}
