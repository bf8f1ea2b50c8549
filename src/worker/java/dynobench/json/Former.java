package dynobench.json;

/// A shape of a record in files: one that it had in an older version, to read what that version
/// wrote, or one that it is [StoredAs].
///
/// @param <T> today's record
public interface Former<T> {
  /// The same as today's record.
  T now();
}
