package dynobench.json;

/// A record that is written as another record. Its own components can then change while its JSON
/// stays the same.
///
/// @param <S> the record whose components are written and read; its [StoredShape#now] converts it
///   back
public interface StoredAs<S extends Record & StoredShape<?>> {
  /// Converts this record to the record to write.
  S stored();
}
