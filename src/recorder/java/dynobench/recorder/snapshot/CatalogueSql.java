package dynobench.recorder.snapshot;

/// Queries of a database's own catalogue. Each row begins with the schema and the name of a
/// sequence, table or view. An empty text stands for what a database lacks, or doesn't tell.
final class CatalogueSql {
  private static final String INFORMATION_CHECKS =
      "SELECT T.TABLE_SCHEMA, T.TABLE_NAME, C.CHECK_CLAUSE"
          + " FROM INFORMATION_SCHEMA.CHECK_CONSTRAINTS C"
          + " JOIN INFORMATION_SCHEMA.TABLE_CONSTRAINTS T"
          + " ON T.CONSTRAINT_SCHEMA = C.CONSTRAINT_SCHEMA"
          + " AND T.CONSTRAINT_NAME = C.CONSTRAINT_NAME";

  private static final String INFORMATION_VIEWS =
      "SELECT TABLE_SCHEMA, TABLE_NAME, VIEW_DEFINITION FROM INFORMATION_SCHEMA.VIEWS"
          + " WHERE VIEW_DEFINITION IS NOT NULL";

  /// Sequences with their next values and increments.
  final String sequences;

  /// Next values of generated keys.
  final String keys;

  final String checks;

  /// Definitions of views, with or without their `CREATE VIEW`.
  final String views;

  private CatalogueSql(String sequences, String keys, String checks, String views) {
    this.sequences = sequences;
    this.keys = keys;
    this.checks = checks;
    this.views = views;
  }

  static CatalogueSql of(DatabaseProduct product) {
    switch (product) {
      case H2:
        return ofH2();
      case HSQLDB:
        return new CatalogueSql(
            "SELECT SEQUENCE_SCHEMA, SEQUENCE_NAME, CAST(NEXT_VALUE AS BIGINT),"
                + " CAST(INCREMENT AS BIGINT) FROM INFORMATION_SCHEMA.SYSTEM_SEQUENCES"
                + " WHERE SEQUENCE_NAME IS NOT NULL",
            "",
            INFORMATION_CHECKS,
            INFORMATION_VIEWS);
      case DERBY:
        return ofDerby();
      case SQLITE:
        return new CatalogueSql(
            "",
            "SELECT NULL, name, seq + 1 FROM sqlite_sequence",
            "",
            "SELECT NULL, name, sql FROM sqlite_master WHERE type = 'view'");
      case POSTGRESQL:
        return ofPostgres();
      case MARIADB:
        return ofMariadb();
      case DUCKDB:
        return new CatalogueSql(
            "SELECT schema_name, sequence_name,"
                + " COALESCE(last_value + increment_by, start_value), increment_by"
                + " FROM duckdb_sequences()",
            "",
            "",
            "");
      default:
        return new CatalogueSql("", "", "", "");
    }
  }

  private static CatalogueSql ofH2() {
    return new CatalogueSql(
        "SELECT SEQUENCE_SCHEMA, SEQUENCE_NAME, BASE_VALUE, INCREMENT"
            + " FROM INFORMATION_SCHEMA.SEQUENCES",
        "SELECT TABLE_SCHEMA, TABLE_NAME, IDENTITY_BASE FROM INFORMATION_SCHEMA.COLUMNS"
            + " WHERE IDENTITY_BASE IS NOT NULL",
        INFORMATION_CHECKS,
        INFORMATION_VIEWS);
  }

  private static CatalogueSql ofMariadb() {
    return new CatalogueSql(
        "",
        "SELECT NULL, TABLE_NAME, AUTO_INCREMENT FROM INFORMATION_SCHEMA.TABLES"
            + " WHERE TABLE_SCHEMA = DATABASE() AND AUTO_INCREMENT IS NOT NULL",
        "SELECT NULL, TABLE_NAME, CHECK_CLAUSE FROM INFORMATION_SCHEMA.CHECK_CONSTRAINTS"
            + " WHERE CONSTRAINT_SCHEMA = DATABASE()",
        INFORMATION_VIEWS + " AND TABLE_SCHEMA = DATABASE()");
  }

  private static CatalogueSql ofDerby() {
    return new CatalogueSql(
        "SELECT S.SCHEMANAME, Q.SEQUENCENAME,"
            + " SYSCS_UTIL.SYSCS_PEEK_AT_SEQUENCE(S.SCHEMANAME, Q.SEQUENCENAME), Q.INCREMENT"
            + " FROM SYS.SYSSEQUENCES Q JOIN SYS.SYSSCHEMAS S ON Q.SCHEMAID = S.SCHEMAID",
        "",
        "SELECT S.SCHEMANAME, T.TABLENAME, C.CHECKDEFINITION FROM SYS.SYSCHECKS C"
            + " JOIN SYS.SYSCONSTRAINTS N ON N.CONSTRAINTID = C.CONSTRAINTID"
            + " JOIN SYS.SYSTABLES T ON T.TABLEID = N.TABLEID"
            + " JOIN SYS.SYSSCHEMAS S ON S.SCHEMAID = T.SCHEMAID",
        "SELECT S.SCHEMANAME, T.TABLENAME, V.VIEWDEFINITION FROM SYS.SYSVIEWS V"
            + " JOIN SYS.SYSTABLES T ON V.TABLEID = T.TABLEID"
            + " JOIN SYS.SYSSCHEMAS S ON T.SCHEMAID = S.SCHEMAID");
  }

  private static CatalogueSql ofPostgres() {
    return new CatalogueSql(
        "SELECT schemaname, sequencename, COALESCE(last_value + increment_by, start_value),"
            + " increment_by FROM pg_sequences",
        "SELECT n.nspname, t.relname, COALESCE(s.last_value + s.increment_by,"
            + " s.start_value) FROM pg_sequences s JOIN pg_class q ON q.relname = s.sequencename"
            + " JOIN pg_depend d ON d.objid = q.oid AND d.deptype IN ('a', 'i')"
            + " JOIN pg_class t ON t.oid = d.refobjid"
            + " JOIN pg_namespace n ON n.oid = t.relnamespace AND n.nspname = s.schemaname",
        "SELECT n.nspname, r.relname, pg_get_expr(c.conbin, c.conrelid)"
            + " FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid"
            + " JOIN pg_namespace n ON n.oid = r.relnamespace WHERE c.contype = 'c'",
        "SELECT schemaname, viewname, definition FROM pg_views");
  }
}
