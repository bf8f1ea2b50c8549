package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BenchmarkClassTest {
  @ParameterizedTest
  @CsvSource({
    "JDBCBenchmark, '', '', ''",
    "com.example.DerbyBenchmark, derby, '', ''",
    "MySQLBenchmark, mysql, '', ''",
    "DaffodilBenchmark, daffodil, '', ''",
    "HSQLDB, hsqldb, '', ''",
    "HSQLDBShutdownBenchmark, hsqldb, '', SHUTDOWN",
    "HSQLDBCachedBenchmark, hsqldb, CACHED, ''",
    "a.b.HsqldbCachedShutdownBenchmark, hsqldb, CACHED, SHUTDOWN",
  })
  void tellsTheEngineItsTablesAndItsClose(String name, String engine, String tables, String close) {
    var found = BenchmarkClass.of(name);

    assertThat(found.engine()).isEqualTo(Optional.of(engine).filter(each -> !each.isEmpty()));
    assertThat(found.tables()).isEqualTo(tables);
    assertThat(found.close()).isEqualTo(close);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Oracle", "DerbyCachedBenchmark", "com.example.", "Benchmark"})
  void anotherClassIsRefused(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BenchmarkClass.of(name))
        .withMessageContaining("is not a benchmark of the tool of 2005");
  }

  @Test
  void fitsUrlsOfItsEngineOnly() {
    assertThat(BenchmarkClass.of("MySQLBenchmark").mismatch("jdbc:mysql://host/db")).isEmpty();
    assertThat(BenchmarkClass.of("MySQLBenchmark").mismatch("jdbc:derby:db")).isPresent();
    assertThat(BenchmarkClass.of("JDBCBenchmark").mismatch("jdbc:derby:db")).isEmpty();
  }
}
