package dynobench.json;

/// A record that is written as another record, so that its components can change while its JSON
/// stays as it is.
///
/// @param <S> the record whose components are written and read; its [Former#now] makes the record
///   again
public interface StoredAs<S extends Record & Former<?>> {
  /// The same as the record to write.
  S stored();
}
