package dynobench.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatementNameTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "select p.id, p.name from product p where p.id = ? for update nowait | SELECT product",
        "INSERT INTO \"Order Line\"(a) VALUES (?) | INSERT Order",
        "insert into item(a) select b from other | INSERT item",
        "update item set a = ? | UPDATE item",
        "DELETE FROM shop.item | DELETE shop.item",
        "MERGE INTO item KEY(id) VALUES (?) | MERGE item",
        "create unique index ix on item(a) | CREATE INDEX ix",
        "CREATE TABLE IF NOT EXISTS item (id INT) | CREATE TABLE item",
        "drop table if exists item | DROP TABLE item",
        "/* from Item */ -- all | ''",
        "/* from Item */ select 1 | SELECT",
        "(select a from b) union (select c from d) | SELECT b",
        "COMMIT | COMMIT",
        "with x as (select 1 from y) select * from x | WITH y",
        "? | ''",
      })
  void namesTheVerbAndTheFirstTable(String sql, String name) {
    assertThat(StatementName.of(sql)).isEqualTo(name);
  }

  @Test
  void searchesOnlyTheBeginningOfALongText() {
    assertThat(StatementName.of("select " + "a, ".repeat(100_000) + "b from item"))
        .isEqualTo("SELECT");
    assertThat(StatementName.of(" ".repeat(3_000) + "(".repeat(900) + "select 1"))
        .isEqualTo("SELECT");
  }
}
