package dynobench.translation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class EngineValuesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT CURRENT_TIMESTAMP",
        "select next value for s",
        "SELECT nextval('s')",
        "CALL IDENTITY()",
        "SELECT a FROM t ORDER BY rand ()",
      })
  void findsFunctionsOfTheEngine(String sql) {
    assertThat(EngineValues.areIn(sql)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT uuid, random FROM t",
        "SELECT 'CURRENT_TIMESTAMP' FROM t -- NOW()",
        "SELECT \"CURRENT_DATE\" FROM t",
        "INSERT INTO t VALUES (CURRENT_TIMESTAMP)",
      })
  void leavesNamesLiteralsAndChangesAlone(String sql) {
    assertThat(EngineValues.areIn(sql)).isFalse();
  }
}
