package dynobench.translation;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.recording.ReplayText;
import dynobench.translation.ParsedStatement.Operation;
import dynobench.translation.ParsedStatement.Reference;
import dynobench.translation.ParsedStatement.TableDefinition;
import dynobench.translation.ParsedStatement.Verb;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class StatementParserTest {
  private final StatementParser parser = StatementParser.ofProduct("H2").orElseThrow();

  private String uses(String sql) {
    return ((Operation) parser.parse(sql))
        .uses().stream()
            .map(each -> each.table() + "." + each.column() + " " + each.role())
            .collect(Collectors.joining(", "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT * FROM t WHERE a = ? AND ? < b | T.A EQUAL, T.B OTHER",
        "SELECT x.a FROM t x, u y WHERE x.a = y.a AND y.b IN (?, ?) | U.B EQUAL, U.B EQUAL",
        "SELECT a FROM t WHERE UPPER(b) LIKE UPPER(?) LIMIT ? | T.B OTHER, . OTHER",
        "SELECT a FROM t WHERE b BETWEEN ? AND ? AND NOT (c <> ?) | T.B OTHER, T.B OTHER, T.C"
            + " OTHER",
        "SELECT (SELECT MAX(u.b) FROM u WHERE u.c = ?) FROM t WHERE t.c = ? | U.C EQUAL, T.C EQUAL",
        "SELECT a FROM t JOIN u ON t.a = u.a WHERE b = ? | . OTHER",
        "UPDATE t SET a = ?, b = b + ? WHERE c = ? | T.A SET, T.B SET, T.C EQUAL",
        "UPDATE t x SET a = ? WHERE x.c = ? | T.A SET, T.C EQUAL",
        "INSERT INTO t (a, b) VALUES (?, UPPER(?)) | T.A INSERTED, T.B INSERTED",
        "INSERT INTO t (a, b) SELECT c, ? FROM u WHERE u.d = ? | T.B INSERTED, U.D EQUAL",
        "DELETE FROM t WHERE \"Mixed\" = ? AND b = 'c = ?' | T.Mixed EQUAL",
      })
  void knowsTheColumnOfEachParameter(String sql, String expected) {
    assertThat(uses(sql)).isEqualTo(expected);
  }

  @Test
  void knowsTheColumnsOfAnInsertWithoutNames() {
    parser.parse("CREATE TABLE t (a INT, b INT)");

    assertThat(uses("INSERT INTO t VALUES (?, ?)")).isEqualTo("T.A INSERTED, T.B INSERTED");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT EXTRACT(YEAR FROM a) FROM t, u AS x JOIN v ON x.a = v.a WHERE v.b = ? | T,U,V",
        "WITH w AS (SELECT a FROM t) SELECT a FROM w | T",
        "SELECT a FROM t WHERE b IN (SELECT c FROM u) | T,U",
        "SELECT a FROM (SELECT b AS a FROM t) x | T",
        "INSERT INTO t (a) SELECT b FROM u | T,U",
        "DELETE FROM t WHERE a = 1 | T",
      })
  void knowsTheTables(String sql, String tables) {
    assertThat(((Operation) parser.parse(sql)).tables()).isEqualTo(Set.of(tables.split(",", -1)));
  }

  @Test
  void knowsKeysAndForeignKeys() {
    var table =
        (TableDefinition)
            parser.parse(
                "CREATE TABLE t (a BIGINT GENERATED ALWAYS AS IDENTITY, b VARCHAR(9) UNIQUE, c INT"
                    + " REFERENCES u, PRIMARY KEY (a))");

    assertThat(table.keys()).containsExactly(List.of("A"), List.of("B"));
    assertThat(table.references()).containsExactly(new Reference(List.of("C"), "U", List.of()));
    assertThat(table.columns().getFirst().isGenerated()).isTrue();
    assertThat(table.ownText().orElseThrow()).contains("unique (\"B\")").doesNotContain("\"U\"");
    assertThat(parser.parse("ALTER TABLE t ADD CONSTRAINT k FOREIGN KEY (c) REFERENCES u (d)"))
        .isEqualTo(
            new TableDefinition(
                "T",
                List.of(),
                List.of(),
                List.of(new Reference(List.of("C"), "U", List.of("D"))),
                Optional.empty()));
    assertThat(((TableDefinition) parser.parse("CREATE UNIQUE INDEX i ON t (b, c)")).keys())
        .containsExactly(List.of("B", "C"));
  }

  @Test
  void setsGeneratedKeysExplicitly() {
    assertThat(parser.keyed("INSERT INTO t (b, a) VALUES (?, DEFAULT)", "A"))
        .contains(
            new ReplayText(
                "insert into \"T\" (\"B\", \"A\") values (?, ?)",
                List.of(1, ReplayText.KEY),
                false));
    assertThat(parser.keyed("INSERT INTO t (b, a) VALUES (?, ?)", "A")).isEmpty();
  }

  @Test
  void aRowMayComeFromAQuery() {
    var insert = (Operation) parser.parse("INSERT INTO t (a) SELECT b FROM u");

    assertThat(insert.verb()).isEqualTo(Verb.INSERT);
    assertThat(insert.isOneRow()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SHUTDOWN",
        "CREATE ALIAS f AS 'x'",
        "DROP TABLE t",
        "CREATE GLOBAL TEMPORARY TABLE t (a INT)",
        "ALTER SEQUENCE s RESTART",
        "SET MODE MySQL",
        "",
      })
  void readsNothingElse(String sql) {
    assertThat(parser.parse(sql)).isInstanceOf(ParsedStatement.Unknown.class);
  }
}
