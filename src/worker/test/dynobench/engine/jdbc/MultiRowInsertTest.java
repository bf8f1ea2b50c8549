package dynobench.engine.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MultiRowInsertTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | INSERT INTO test (a, value) VALUES (?, ?)         | INSERT INTO test (a, value) VALUES (?, ?)
          3 | INSERT INTO test (a, value) VALUES (?, ?)         | INSERT INTO test (a, value) VALUES (?, ?), (?, ?), (?, ?)
          2 | insert into "values" (id, a) values (uuid(), ?)   | insert into "values" (id, a) values (uuid(), ?), (uuid(), ?)
          """)
  void repeatsTheValuesOfOneRow(int rows, String single, String expected) throws SQLException {
    assertThat(MultiRowInsert.text(single, rows)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "INSERT INTO test SELECT ?",
        "INSERT INTO test VALUES (?) RETURNING id",
        "CALL x(?)"
      })
  void saysThatAStatementOfAnotherFormCannotBeExtended(String single) {
    assertThatThrownBy(() -> MultiRowInsert.text(single, 2))
        .isInstanceOf(SQLException.class)
        .hasMessage(
            "The commit style \"values N\" needs an INSERT that ends with VALUES (…), not "
                + single);
  }
}
