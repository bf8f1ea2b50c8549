package dynobench.recorder.masking;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.recorder.format.ValueMasking;
import java.math.BigDecimal;
import java.util.HexFormat;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MaskedSqlTest {
  private final ValueMask text = Objects.requireNonNull(ValueMask.of(ValueMasking.TEXT));
  private final ValueMask all = Objects.requireNonNull(ValueMask.of(ValueMasking.ALL));

  private String text(String sql) {
    return text.mask(sql, false).text();
  }

  private String all(String sql) {
    return all.mask(sql, false).text();
  }

  private String image(Object value) {
    return all.mask(value).toString();
  }

  @Test
  void aLiteralHasThePseudonymOfTheParameter() {
    assertThat(text("INSERT INTO t (a, b) VALUES ('Anna''s', N'x y', 17)"))
        .isEqualTo(
            "INSERT INTO t (a, b) VALUES ('"
                + text.mask("Anna's").toString().replace("'", "''")
                + "', N'"
                + text.mask("x y")
                + "', 17)");
    assertThat(all("SELECT * FROM t WHERE a=-1700 AND b IN (25, 3.50) OR c = .75"))
        .isEqualTo(
            "SELECT * FROM t WHERE a=-"
                + image(1700)
                + " AND b IN ("
                + image(25)
                + ", "
                + image(new BigDecimal("3.50"))
                + ") OR c = "
                + image(new BigDecimal(".75")));
    assertThat(all("SELECT 1.5e3")).isEqualTo("SELECT " + image(1500.0) + "E0");
  }

  @Test
  void datesStayDates() {
    String sql = "SELECT DATE '1999-03-04', {ts '1999-03-04 10:00:00'}, TIME '10:00:00'";
    assertThat(text(sql)).isEqualTo(sql);
    assertThat(all(sql)).isEqualTo(sql.replace("1999-03-04", image("1999-03-04")));
  }

  @Test
  void bytesAreMaskedAsBytes() {
    var image = (byte[]) text.mask(new byte[] {1, (byte) 0xAB});
    assertThat(text("VALUES (X'01 ab')"))
        .isEqualTo("VALUES (X'" + HexFormat.of().formatHex(image) + "')");
  }

  @Test
  void escapesOfADialectAreUnderstood() {
    assertThat(text("SELECT E'it\\'s', 'x'"))
        .isEqualTo("SELECT E'" + image("it's", "''") + "', '" + text.mask("x") + "'");
    assertThat(text.mask("SELECT 'it\\'s', \"name\" FROM `order`", true).text())
        .isEqualTo(
            "SELECT '" + image("it's", "''") + "', \"" + text.mask("name") + "\" FROM `order`");
    assertThat(text("SELECT $$Anna$$, $q$O'Hara$q$"))
        .isEqualTo("SELECT $$" + text.mask("Anna") + "$$, $q$" + text.mask("O'Hara") + "$q$");
  }

  private String image(String value, String quote) {
    return text.mask(value).toString().replace("'", quote);
  }

  /// Names, formats, code, lengths and limits aren't values.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT \"a\"\"b'c\", `d'e`, [f g] FROM t2 AS x3",
        "SELECT CAST(a AS VARCHAR(200)), CAST(b AS DECIMAL(10, 2)), ROUND(c, 3) FROM t",
        "SELECT a FROM t ORDER BY 5, a DESC LIMIT 10 OFFSET 20",
        "SELECT a FROM t GROUP BY 7 ORDER BY 2 FETCH FIRST 30 ROWS ONLY",
        "SELECT TOP 10 a FROM t",
        "SELECT TO_CHAR(a, 'YYYY-MM-DD'), DATE_TRUNC('month', b), EXTRACT(YEAR FROM c) FROM t",
        "SELECT a + INTERVAL '5' DAY, a AT TIME ZONE 'Europe/Berlin' FROM t",
        "SELECT a FROM t WHERE b LIKE '%' ESCAPE 'x'",
        "CREATE TABLE t (a VARCHAR(50), b DECIMAL(10, 2) DEFAULT 27)",
        "CREATE ALIAS f AS $$ int f(int x) { return x + 27; } $$",
        "CREATE OR REPLACE FUNCTION f() RETURNS text AS 'SELECT ''abc''' LANGUAGE sql",
        "PRAGMA journal_mode = 'wal'",
        "SET TIME ZONE 'UTC'",
        "SELECT /*+ INDEX(t 15) */ a::text, :name, @variable, $1 FROM t",
        "SELECT a FROM t WHERE b = TRUE AND c = 'false' AND d = ''",
      })
  void someLiteralsStay(String sql) {
    assertThat(all(sql)).isEqualTo(sql);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT 'secret",
        "SELECT 'it''s secret'",
        "SELECT U&'secret'",
        "-- secret",
        "SELECT 1 /* secret */",
        "CREATE TABLE t (type VARCHAR DEFAULT 'secret')",
        "CREATE TABLE t (a VARCHAR CHECK (a IN ('OPEN', 'secret')))",
        "CREATE USER u PASSWORD 'secret'",
        "ALTER USER u SET PASSWORD 'secret'",
        "SET PASSWORD 'secret'",
        "SET @name = 'secret'",
        "SET app.name = 'secret'",
        "SELECT TO_CHAR(a, 'x') || 'secret' FROM t",
        "SELECT a FROM t ORDER BY CASE WHEN a = 'secret' THEN 1 END",
        "CALL f('secret')",
        "EXPLAIN SELECT 'secret'",
        "/* x */ INSERT INTO t VALUES ('secret')",
        "(SELECT 'secret')",
        "INSERT INTO t VALUES (1, ';', 'secret'); SELECT 'secret'",
      })
  void noTextSurvives(String sql) {
    assertThat(text(sql)).doesNotContain("secret");
    assertThat(all(sql)).doesNotContain("secret");
  }

  @Test
  void onlyParametersThatLimitTheRowsAreKept() {
    MaskedSql masked =
        all.mask("SELECT a, '?' FROM t WHERE b = ? AND c IN (?, ?) LIMIT ? OFFSET ?", false);
    assertThat(new boolean[] {masked.keeps(1), masked.keeps(2), masked.keeps(3)})
        .containsOnly(false);
    assertThat(new boolean[] {masked.keeps(4), masked.keeps(5)}).containsOnly(true);
    assertThat(all.mask("SELECT a FROM t LIMIT ?2 OFFSET ?1", false).keeps(2)).isTrue();
    assertThat(all.mask("SELECT a FROM (SELECT b FROM t LIMIT ?) WHERE b = ?", false).keeps(2))
        .isFalse();
    assertThat(all.mask("SELECT a FROM t OFFSET ? ROWS FETCH FIRST ? ROWS ONLY", false).keeps(2))
        .isTrue();
  }

  @Test
  void theRestOfTheStatementIsTheSame() {
    String sql = "select a.b,c_1 from t where (a=b)and c<>d--\n or e>=f;\tdelete from \"T\"";
    assertThat(all(sql)).isEqualTo(sql);
    assertThat(text("SELECT 1--5'\n, 'a'")).startsWith("SELECT 1--\n, '");
  }

  @Test
  void patternsAreFoundAndJoinsAreNone() {
    assertThat(TextPatterns.areIn("select a from t where b not like ?")).isTrue();
    assertThat(TextPatterns.areIn("SELECT LEFT (a, 3) FROM t")).isTrue();
    assertThat(TextPatterns.areIn("SELECT a FROM t LEFT JOIN u ON b = c WHERE d = ?")).isFalse();
    assertThat(TextPatterns.areIn("SELECT likes, a_like FROM t")).isFalse();
  }
}
