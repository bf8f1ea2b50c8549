package dynobench.json;

/// A record that is written as another record. So the components of the first record can change
/// while the JSON stays the same.
///
/// @param <S> the record whose components are written and read; its [StoredShape#now] converts it
///   back
public interface StoredAs<S extends Record & StoredShape<?>> {
  /// Converts this record to the record to write.
  S stored();
}
