package dynobench.recorder.snapshot;

import java.util.List;

/// Size of starting data, and what they lack.
public final class SnapshotSummary {
  private final int tables;
  private final long rows;
  private final List<String> remarks;

  SnapshotSummary(int tables, long rows, List<String> remarks) {
    this.tables = tables;
    this.rows = rows;
    this.remarks = List.copyOf(remarks);
  }

  public int tables() {
    return tables;
  }

  public long rows() {
    return rows;
  }

  /// Returns sentences without periods about parts of the database that are left out.
  public List<String> remarks() {
    return remarks;
  }
}
