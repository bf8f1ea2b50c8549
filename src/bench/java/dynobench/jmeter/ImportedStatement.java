package dynobench.jmeter;

/// A statement in a workload's notation.
///
/// @param sql SQL with named values
/// @param source the request from which the statement comes
record ImportedStatement(String sql, JmxElement source) {
  boolean isDefinition() {
    return SqlScan.isDefinition(sql);
  }
}
