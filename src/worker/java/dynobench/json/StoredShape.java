package dynobench.json;

/// Stored shape of a record. It is either the shape that the record had in an older version, or the
/// one that it is [StoredAs].
///
/// @param <T> the present record
public interface StoredShape<T> {
  /// Converts the stored shape to the present record.
  T now();
}
