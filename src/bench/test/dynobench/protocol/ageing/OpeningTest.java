package dynobench.protocol.ageing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.engine.Database;
import dynobench.engine.RecordTable;
import dynobench.plan.CommitStyle;
import dynobench.protocol.Driven;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningTest {
  private static final Settings SMALL = Settings.of("records", "200").with("cycles", "3");

  private static Driven driven(String after) {
    return new Driven("opening", SMALL.with("after", after));
  }

  @ParameterizedTest
  @ValueSource(strings = {"close", "kill", "ageing"})
  void doesWhatItsDescriptionSays(String after) throws Exception {
    Driven driven = driven(after);
    driven.prepare();
    assertThat(driven.phases()).isEmpty();
    driven.run();

    assertThat(driven.phases())
        .isEqualTo(driven.described())
        .containsExactly("open_first 1", "open_again 1");
    assertThat(driven.verify(false)).isZero();
  }

  /// The heap map forgets nothing, so only the counts show who was closed.
  @ParameterizedTest
  @CsvSource({"close, 1", "kill, 0", "ageing, 1"})
  void leavesTheDatabaseOpenForAKill(String after, int closed) throws Exception {
    var closings = new AtomicInteger();
    Driven driven = driven(after);
    driven.spoil(honest -> new Counting(honest, closings));
    driven.prepare();

    assertThat(closings).hasValue(closed);
  }

  @ParameterizedTest
  @ValueSource(strings = {"close", "ageing"})
  void noticesADatabaseThatIsNotTheExpectedOne(String after) throws Exception {
    Driven other = new Driven("opening", SMALL.with("records", "190").with("after", after));
    other.prepare();
    Database[] left = new Database[1];
    other.spoil(honest -> left[0] = honest);
    other.run();
    Driven driven = driven(after);
    driven.spoil(_ -> left[0]);

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> driven.verify(false))
        .withMessageContaining("200 records at the end");
  }

  private record Counting(Database honest, AtomicInteger closings) implements Database {
    @Override
    public Identity identity() throws SQLException, IOException {
      return honest.identity();
    }

    @Override
    public RecordTable records(CommitStyle commit) throws SQLException, IOException {
      return honest.records(commit);
    }

    @Override
    public void close() throws SQLException, IOException {
      closings.incrementAndGet();
      honest.close();
    }
  }
}
