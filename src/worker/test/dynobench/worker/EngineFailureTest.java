package dynobench.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.secret.Secrets;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EngineFailureTest {
  @Test
  void tellsTheReasonThatAnEngineHasPutIntoTheNextException() {
    var failure = new SQLException("Failed to start database 'db', see the next exception.");
    failure.setNextException(new SQLException("Another instance holds hunter2"));

    assertThat(new EngineFailure(failure).message(Secrets.NONE.knowing(List.of("hunter2"))))
        .isEqualTo(
            "Failed to start database 'db', see the next exception.; next exception: Another"
                + " instance holds *** (SQLException)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "out of memory",
        "S1000 General error java.lang.OutOfMemoryError: Java heap space"
      })
  void isOutOfMemoryWhereAnEngineSaysSoInWords(String message) {
    assertThat(new EngineFailure(new SQLException(message)).isOutOfMemory()).isTrue();

    var chained = new SQLException("not committed");
    chained.setNextException(new SQLException(message));
    assertThat(new EngineFailure(chained).isOutOfMemory()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[SQLITE_NOMEM] A malloc() failed (out of memory)",
        "Out of Memory Error: failed to allocate 1 GB of the limit",
      })
  void isNotOutOfMemoryWhereAnEngineLacksMemoryOfItsOwn(String message) {
    assertThat(new EngineFailure(new SQLException(message)).isOutOfMemory()).isFalse();
  }

  @Test
  void isOutOfMemoryWhereTheErrorIsACause() {
    assertThat(new EngineFailure(new SQLException("x", new OutOfMemoryError())).isOutOfMemory())
        .isTrue();
  }
}
