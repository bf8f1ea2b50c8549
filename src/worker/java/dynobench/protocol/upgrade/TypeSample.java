package dynobench.protocol.upgrade;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// A SQL type, with values at its limits. No engine has all of these types; each version of an
/// engine is asked for each.
///
/// @param type the type as a column declares it
/// @param kind how values are written and read
/// @param values values in the form of the kind
record TypeSample(String type, SampleKind kind, List<String> values) {
  private static final String UNICODE = "Ærø ₣ \uD83D\uDE00 日本";
  private static final String LARGE = "@100000";

  private static final List<TypeSample> NUMBERS =
      List.of(
          of("BOOLEAN", SampleKind.BOOLEAN, "true", "false"),
          of("BIT", SampleKind.BOOLEAN, "true", "false"),
          of("TINYINT", SampleKind.NUMBER, "-128", "0", "127"),
          of("SMALLINT", SampleKind.NUMBER, "-32768", "0", "32767"),
          of("INTEGER", SampleKind.NUMBER, "-2147483648", "0", "2147483647"),
          of("BIGINT", SampleKind.NUMBER, "-9223372036854775808", "0", "9223372036854775807"),
          of("DECIMAL(10,2)", SampleKind.NUMBER, "1.50", "-99999999.99", "0.00"),
          of(
              "NUMERIC(31,10)",
              SampleKind.NUMBER,
              "123456789012345678901.0123456789",
              "-0.0000000001"),
          of("DECIMAL", SampleKind.NUMBER, "12345", "-1"),
          of("DECFLOAT(34)", SampleKind.NUMBER, "1.50", "1E+10"),
          of("REAL", SampleKind.REAL, "0.1", "-3.4028235E38", "1.4E-37"),
          of("FLOAT", SampleKind.REAL, "0.1", "-1.7E308", "2.3E-300"),
          of("DOUBLE", SampleKind.REAL, "0.1", "-1.7E308", "2.3E-300", "Infinity", "NaN"));

  private static final List<TypeSample> TEXTS =
      List.of(
          of("CHAR(10)", SampleKind.TEXT, "", "abc", "tail   ", UNICODE),
          of(
              "VARCHAR(200)",
              SampleKind.TEXT,
              "",
              "tail   ",
              UNICODE,
              "a\u0000b",
              "it's\n\t\\u0041"),
          of("VARCHAR_IGNORECASE(200)", SampleKind.TEXT, "", "MixedCase", UNICODE),
          of("LONGVARCHAR", SampleKind.TEXT, "", UNICODE, LARGE),
          of("LONG VARCHAR", SampleKind.TEXT, "", UNICODE, "@30000"),
          of("TEXT", SampleKind.TEXT, "", UNICODE, LARGE),
          of("CLOB", SampleKind.TEXT, "", UNICODE, LARGE),
          of("JSON", SampleKind.TEXT, "{\"a\":[1,2.50,null]}"),
          of("ENUM('red','green')", SampleKind.TEXT, "red", "green"),
          of(
              "UUID",
              SampleKind.TEXT,
              "00000000-0000-0000-0000-000000000000",
              "123e4567-e89b-12d3-a456-426614174000"),
          of("GEOMETRY", SampleKind.TEXT, "POINT (1 2)"));

  private static final List<TypeSample> BYTES =
      List.of(
          of("BINARY(16)", SampleKind.BYTES, "00", "000102030405060708090a0b0c0d0eff"),
          of("VARBINARY(200)", SampleKind.BYTES, "", "00", "00ff7f80"),
          of("LONGVARBINARY", SampleKind.BYTES, "", "00ff7f80", LARGE),
          of("CHAR(4) FOR BIT DATA", SampleKind.BYTES, "00ff7f80"),
          of("VARCHAR(200) FOR BIT DATA", SampleKind.BYTES, "", "00", "00ff7f80"),
          of("LONG VARCHAR FOR BIT DATA", SampleKind.BYTES, "", "00ff7f80", "@30000"),
          of("BLOB", SampleKind.BYTES, "", "00ff7f80", LARGE));

  private static final List<TypeSample> TIMES =
      List.of(
          of("DATE", SampleKind.DATE, "0001-01-01", "1500-02-28", "2005-06-30", "9999-12-31"),
          of("TIME", SampleKind.TIME, "00:00:00", "23:59:59"),
          of(
              "TIMESTAMP",
              SampleKind.TIMESTAMP,
              "1500-02-28 01:02:03.0",
              "2005-06-30 12:34:56.123456789",
              "9999-12-31 23:59:59.999"),
          of(
              "TIMESTAMP(9)",
              SampleKind.TIMESTAMP,
              "2005-06-30 12:34:56.123456789",
              "1969-12-31 23:59:59.999999999"),
          of("DATETIME", SampleKind.TIMESTAMP, "2005-06-30 12:34:56.123"),
          of(
              "TIMESTAMP WITH TIME ZONE",
              SampleKind.SQL,
              "TIMESTAMP '2005-06-30 12:34:56.123456+05:30'",
              "TIMESTAMP WITH TIME ZONE '2005-06-30 12:34:56.123456+05:30'"),
          of(
              "TIME WITH TIME ZONE",
              SampleKind.SQL,
              "TIME '12:34:56+05:30'",
              "TIME WITH TIME ZONE '12:34:56+05:30'"),
          of("INTERVAL YEAR TO MONTH", SampleKind.SQL, "INTERVAL '12-11' YEAR TO MONTH"),
          of("INTERVAL DAY TO SECOND", SampleKind.SQL, "INTERVAL '1 02:03:04.5' DAY TO SECOND"));

  private static final List<TypeSample> OTHERS =
      List.of(
          of("BIT(8)", SampleKind.SQL, "B'10100101'"),
          of("BIT VARYING(20)", SampleKind.SQL, "B'101'"),
          of("INTEGER ARRAY", SampleKind.ARRAY, "ARRAY[1, 2, NULL]"),
          of("VARCHAR(20) ARRAY", SampleKind.ARRAY, "ARRAY['', 'b']"),
          of("ARRAY", SampleKind.ARRAY, "(1, 'b')"),
          of(
              "XML",
              SampleKind.XML,
              "XMLPARSE(DOCUMENT CAST('<a b=\"1\">x</a>' AS CLOB) PRESERVE WHITESPACE)"));

  /// Types of all engines.
  static final List<TypeSample> ALL =
      Stream.of(NUMBERS, TEXTS, BYTES, TIMES, OTHERS).flatMap(List::stream).toList();

  private static TypeSample of(String type, SampleKind kind, String... values) {
    return new TypeSample(type, kind, List.of(values));
  }

  /// Returns the name of the type's table.
  String table() {
    return "T_" + type.replaceAll("\\W+", "_").replaceAll("_$", "").toUpperCase(Locale.ROOT);
  }
}
