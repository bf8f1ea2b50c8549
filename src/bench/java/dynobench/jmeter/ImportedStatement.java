package dynobench.jmeter;

/// A statement in a workload's notation.
///
/// @param sql SQL with named values
/// @param source the request that it comes from
record ImportedStatement(String sql, JmxElement source) {
  boolean isDefinition() {
    return SqlScan.isDefinition(sql);
  }
}
