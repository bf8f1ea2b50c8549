package dynobench.recorder.snapshot;

import java.util.ArrayList;
import java.util.List;

/// Primary key, unique key or index: a name and columns.
final class TableKey {
  final String name;
  final List<String> columns = new ArrayList<>();

  TableKey(String name) {
    this.name = name;
  }
}
