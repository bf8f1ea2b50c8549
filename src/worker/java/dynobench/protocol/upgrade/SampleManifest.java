package dynobench.protocol.upgrade;

import java.util.List;

/// Samples of a database as the version that wrote them reads them. Stored in a file beside the
/// database.
///
/// @param columns one table for each type
/// @param features the other features
public record SampleManifest(List<SampleColumn> columns, List<SampleAnswer> features) {
  public SampleManifest {
    columns = List.copyOf(columns);
    features = List.copyOf(features);
  }

  /// Samples of a type.
  ///
  /// @param type the type's name
  /// @param keys keys of the values
  /// @param values values as texts, in the order of keys
  public record SampleColumn(String type, List<Long> keys, List<String> values) {
    public SampleColumn {
      keys = List.copyOf(keys);
      values = List.copyOf(values);
    }
  }

  /// Answer of a feature's query.
  ///
  /// @param feature the feature's name
  public record SampleAnswer(String feature, String answer) {}
}
