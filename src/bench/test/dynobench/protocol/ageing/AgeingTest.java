package dynobench.protocol.ageing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.engine.Database;
import dynobench.engine.ForwardingRecords;
import dynobench.engine.RecordTable;
import dynobench.measure.AgeingObservation;
import dynobench.measure.AgeingObservation.CleanUp;
import dynobench.measure.AgeingObservation.Cycle;
import dynobench.plan.CommitStyle;
import dynobench.protocol.Driven;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AgeingTest {
  private static final Settings SMALL =
      Settings.of("records", "200").with("cycles", "5").with("value_bytes", "40");

  private final Driven driven = new Driven("ageing", SMALL);

  @Test
  void doesWhatItsDescriptionSays() throws Exception {
    driven.run();

    assertThat(driven.phases())
        .isEqualTo(driven.described())
        .containsExactly("load 200", "age 300", "open_aged 1", "cleaning 1");
    assertThat(driven.verify(false)).isZero();
  }

  @Test
  void reportsEachCycleAndTheCleanUp() throws Exception {
    driven.run();

    List<AgeingObservation> seen = driven.ageing();
    assertThat(seen).hasSize(6).last().isEqualTo(new CleanUp("cleaning", false, 0, 0));
    assertThat(seen.subList(0, 5))
        .allSatisfy(each -> {
          var cycle = (Cycle) each;
          assertThat(cycle.changes()).isEqualTo(60);
          assertThat(cycle.latencies().recorded().getTotalCount()).isEqualTo(3);
          assertThat(cycle.liveBytes()).isBetween(200L * 38, 200L * 58);
          assertThat(cycle.rate()).isPositive();
        });
  }

  /// A transaction may have more changes than a cycle, or leave a rest.
  @ParameterizedTest
  @CsvSource({"1, 1, 1", "7, 16, 50", "1000, 500, 10", "60, 2700, 1"})
  void takesTransactionsValuesAndSharesOfAnySize(String changes, String bytes, String share)
      throws Exception {
    var other =
        new Driven(
            "ageing",
            SMALL.with("changes", changes).with("value_bytes", bytes).with("share", share));
    other.run();

    assertThat(other.phases()).isEqualTo(other.described());
    assertThat(other.verify(false)).isZero();
  }

  @Test
  void findsADeletionThatDidNotHappen() {
    driven.spoil(honest -> new Forgetful(honest, Operation.DELETE));

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(driven::run)
        .withMessage(
            "expected 200 records after cycle 1, found 220 records, of which 0 have values that"
                + " were never written");
  }

  @Test
  void findsAnUpdateThatDidNotHappen() {
    driven.spoil(honest -> new Forgetful(honest, Operation.UPDATE));

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(driven::run)
        .withMessageContaining("latest version of each of 200 records after cycle 1")
        .withMessageContaining("older versions");
  }

  @Test
  void findsARecordThatOnlyTheVerificationMisses() throws Exception {
    driven.run();
    driven.spoil(honest -> new Forgetful(honest, Operation.LAST_OF_SCAN));

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> driven.verify(false))
        .withMessageContaining("200 records at the end")
        .withMessageContaining("199 records");
  }

  /// A database that has lost its last writes equals its state after an earlier change.
  @Test
  void countsTheLastChangesThatAreLost() throws Exception {
    var shorter = new Driven("ageing", SMALL.with("cycles", "4"));
    shorter.run();
    Database[] earlier = new Database[1];
    shorter.spoil(honest -> earlier[0] = honest);
    assertThat(shorter.verify(false)).isZero();
    driven.run();
    driven.spoil(_ -> earlier[0]);

    assertThat(driven.verify(true)).isEqualTo(60);
    assertThatExceptionOfType(WrongDataException.class).isThrownBy(() -> driven.verify(false));
  }

  private enum Operation {
    DELETE,
    UPDATE,
    LAST_OF_SCAN
  }

  /// A database that leaves out an operation.
  private record Forgetful(Database honest, Operation left) implements Database {
    @Override
    public Identity identity() throws SQLException, IOException {
      return honest.identity();
    }

    @Override
    public RecordTable records(CommitStyle commit) throws SQLException, IOException {
      return new ForgetfulTable(honest.records(commit), left);
    }

    @Override
    public void close() throws SQLException, IOException {
      honest.close();
    }
  }

  private static final class ForgetfulTable extends ForwardingRecords {
    private final Operation left;

    ForgetfulTable(RecordTable honest, Operation left) {
      super(honest);
      this.left = left;
    }

    @Override
    public void update(long key, byte[] value) throws SQLException, IOException {
      if (left != Operation.UPDATE) {
        super.update(key, value);
      }
    }

    @Override
    public boolean delete(long key) throws SQLException, IOException {
      return left == Operation.DELETE || super.delete(key);
    }

    @Override
    public void scan(Sink sink) throws SQLException, IOException {
      var keys = new ArrayList<Long>();
      super.scan((key, _) -> keys.add(key));
      for (Long key : left == Operation.LAST_OF_SCAN ? keys.subList(1, keys.size()) : keys) {
        read(key, sink);
      }
    }
  }
}
