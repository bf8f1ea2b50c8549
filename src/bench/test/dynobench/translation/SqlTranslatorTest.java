package dynobench.translation;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.recording.ReplayText;
import dynobench.recording.Translation;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jooq.SQLDialect;
import org.jooq.impl.QOM;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SqlTranslatorTest {
  private static SqlTranslator to(SQLDialect target) {
    return new SqlTranslator(SQLDialect.H2, target);
  }

  private static Translation text(String sql, Integer... parameters) {
    return new Translation.Text(new ReplayText(sql, List.of(parameters), false), Optional.empty());
  }

  @Test
  void quotesNamesInTheCaseThatTheRecordedDatabaseGaveThem() {
    assertThat(to(SQLDialect.POSTGRES).translate("SELECT value, \"Mixed\" FROM user_t"))
        .isEqualTo(text("select \"VALUE\", \"Mixed\" from \"USER_T\""));
  }

  @Test
  void followsParametersThatChangeTheirOrder() {
    String sql = "SELECT a FROM t WHERE b = ? ORDER BY a LIMIT ? OFFSET ?";

    assertThat(to(DatabaseDialects.DERBY).translate(sql))
        .isEqualTo(
            text(
                "select \"A\" from \"T\" where \"B\" = ? order by \"A\" offset ? rows fetch next ?"
                    + " rows only",
                1,
                3,
                2));
  }

  @Test
  void leavesQuestionMarksInLiteralsAndCommentsAlone() {
    assertThat(to(SQLDialect.SQLITE).translate("SELECT '?' FROM t -- why?\nWHERE a = ?"))
        .isEqualTo(text("select '?' from `T` where `A` = ?", 1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SQLITE | DROP TABLE IF EXISTS t CASCADE | drop table if exists `T`",
        "SQLITE | SELECT a FROM t WHERE a = 1 FOR UPDATE | select `A` from `T` where `A` = 1",
        "HSQLDB | ALTER TABLE IF EXISTS t ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES u |"
            + " alter table \"T\" add constraint \"F\" foreign key (\"A\") references \"U\"",
        "HSQLDB | CALL NEXT VALUE FOR s |"
            + " select next value for \"S\" from (values (1)) as dual (dual)",
        "SQLITE | CREATE TABLE t (a TIMESTAMP(6) WITH TIME ZONE) |"
            + " create table `T` (`A` timestamp(6))",
        "POSTGRES | SELECT a FROM t WHERE a LIKE 'x%' ESCAPE '' |"
            + " select \"A\" from \"T\" where cast(\"A\" as varchar) like 'x%'",
        "POSTGRES | CREATE GLOBAL TEMPORARY TABLE t (a INT) TRANSACTIONAL |"
            + " create table \"T\" (\"A\" int)",
      })
  void writesWhatTheEngineKnows(SQLDialect target, String sql, String expected) {
    assertThat(to(target).translate(sql))
        .isInstanceOfSatisfying(
            Translation.Text.class, it -> assertThat(it.text().sql()).isEqualTo(expected));
  }

  @Test
  void permitsAnErrorWhereTheEngineHasNoIfExists() {
    assertThat(to(DatabaseDialects.DERBY).translate("DROP TABLE IF EXISTS t CASCADE"))
        .isEqualTo(
            new Translation.Text(
                new ReplayText("drop table \"T\"", List.of(), true), Optional.empty()));
  }

  @Test
  void saysWhatItCannotTranslate() {
    assertThat(to(SQLDialect.SQLITE).translate("MERGE INTO t (a) KEY (a) VALUES (1)"))
        .isInstanceOfSatisfying(
            Translation.Untranslatable.class,
            it -> assertThat(it.reason()).startsWith("not translated: "));
    assertThat(to(SQLDialect.SQLITE).translate("SET LOCK_TIMEOUT 1000"))
        .isInstanceOf(Translation.OwnSetting.class);
  }

  private static QOM.Insert<?> insert(SqlTranslator translator, String sql) {
    return (QOM.Insert<?>) Objects.requireNonNull(translator.parse(sql));
  }

  @Test
  void insertsTheRecordedKeyAsTheLastColumn() {
    SqlTranslator translator = to(SQLDialect.HSQLDB);
    QOM.Insert<?> insert = insert(translator, "INSERT INTO t (id, a, b) VALUES (DEFAULT, ?, ?)");

    assertThat(translator.keyed(insert, "ID"))
        .contains(
            new ReplayText(
                "insert into \"T\" (\"A\", \"B\", \"ID\") values (?, ?, ?)",
                List.of(1, 2, ReplayText.KEY),
                false));
  }

  @Test
  void leavesKeysThatTheApplicationSets() {
    SqlTranslator translator = to(SQLDialect.HSQLDB);
    QOM.Insert<?> insert = insert(translator, "INSERT INTO t (id, a) VALUES (?, ?)");

    assertThat(translator.keyed(insert, "ID")).isEmpty();
  }
}
