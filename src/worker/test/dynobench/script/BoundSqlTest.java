package dynobench.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoundSqlTest {
  @Test
  void putsAQuestionMarkInTheNamesPlace() {
    var bound = BoundSql.of("UPDATE a SET b = b + :delta WHERE id = :id AND c < :delta");

    assertThat(bound.sql()).isEqualTo("UPDATE a SET b = b + ? WHERE id = ? AND c < ?");
    assertThat(bound.names()).containsExactly("delta", "id", "delta");
  }

  @Test
  void leavesTextsQuotedNamesCommentsAndCastsAlone() {
    String sql = "SELECT ':a', \":b\", `:b`, 1::text -- :c\n, 'it''s :d' /* :e\n:f */ FROM g";

    assertThat(BoundSql.of(sql)).isEqualTo(new BoundSql(sql, List.of()));
  }

  @Test
  void keepsWhatLooksLikeAReplacement() {
    assertThat(BoundSql.of("SELECT '$1 \\' || :a").sql()).isEqualTo("SELECT '$1 \\' || ?");
  }
}
