package dynobench.recorder.snapshot;

import java.util.ArrayList;
import java.util.List;

/// Foreign key of a table.
final class ForeignKey {
  final String name;
  final List<String> columns = new ArrayList<>();
  final TableName parent;
  final List<String> parentColumns = new ArrayList<>();

  /// Rules of `DatabaseMetaData`, such as `importedKeyCascade`.
  final int deleteRule;

  final int updateRule;

  ForeignKey(String name, TableName parent, int deleteRule, int updateRule) {
    this.name = name;
    this.parent = parent;
    this.deleteRule = deleteRule;
    this.updateRule = updateRule;
  }
}
