package dynobench.jmeter;

/// A statement as a workload has it.
///
/// @param sql whose values stand in it by name
/// @param source the request that it comes from
record ImportedStatement(String sql, JmxElement source) {
  boolean isDefinition() {
    return SqlScan.isDefinition(sql);
  }
}
