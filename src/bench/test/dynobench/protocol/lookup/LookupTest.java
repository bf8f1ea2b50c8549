package dynobench.protocol.lookup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.engine.Database;
import dynobench.engine.PairTable;
import dynobench.engine.RowTable;
import dynobench.plan.CommitStyle;
import dynobench.protocol.Driven;
import dynobench.protocol.WrongDataException;
import dynobench.workload.OwnPairs;
import dynobench.workload.Settings;
import dynobench.workload.Table;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LookupTest {
  private static final int PAIRS = 20;

  private final SeededPairs source = new SeededPairs(2005, Settings.NONE);
  private final Driven driven =
      new Driven("lookup", Settings.of("pairs", "" + PAIRS).with("gets", "3"));

  /// Database that returns wrong answers.
  private record Liar(Database honest, UnaryOperator<@Nullable String> answer, String about)
      implements Database {
    @Override
    public Identity identity() throws SQLException, IOException {
      return honest.identity();
    }

    @Override
    public RowTable rows() {
      return honest.rows();
    }

    @Override
    public PairTable pairs(CommitStyle commit) throws SQLException, IOException {
      PairTable pairs = honest.pairs(commit);
      return new PairTable() {
        @Override
        public void create() throws SQLException, IOException {
          pairs.create();
        }

        @Override
        public void put(String name, String value) throws SQLException, IOException {
          pairs.put(name, value);
        }

        @Override
        public @Nullable String get(String name) throws SQLException, IOException {
          String value = pairs.get(name);
          return name.equals(about) ? answer.apply(value) : value;
        }

        @Override
        public void commit() throws SQLException, IOException {
          pairs.commit();
        }

        @Override
        public void close() throws SQLException, IOException {
          pairs.close();
        }
      };
    }

    @Override
    public void close() throws SQLException, IOException {
      honest.close();
    }
  }

  private void lie(long pair, UnaryOperator<@Nullable String> answer) {
    driven.spoil(honest -> new Liar(honest, answer, source.name(pair)));
  }

  @Test
  void aClockThatStartsAfterOpeningTimesTheWorkAlone() throws Exception {
    var after =
        new Driven(
            "lookup",
            Settings.of("pairs", "" + PAIRS).with("gets", "3").with("clock", "after opening"));
    after.run();

    assertThat(after.phases()).isEqualTo(after.described());
    assertThat(after.timings())
        .hasSize(2)
        .allSatisfy(each -> {
          assertThat(each.openNanos()).isZero();
          assertThat(each.closeNanos()).isZero();
          assertThat(each.wallNanos()).isEqualTo(each.workNanos()).isPositive();
        });
    assertThat(after.verify(false)).isZero();

    driven.run();
    assertThat(driven.timings()).allSatisfy(each -> assertThat(each.openNanos()).isPositive());
  }

  @Test
  void valuesFitIntoTheirColumn() {
    Settings narrow = Settings.of("value_width", "32");
    Workload workload = Workloads.shipped().named("lookup").orElseThrow();

    assertThat(new SeededPairs(2005, narrow).value(3)).hasSize(32);
    assertThat(source.value(3)).hasSize(48).startsWith(new SeededPairs(2005, narrow).value(3));
    assertThat(lengths(workload)).containsExactly(64, 254);
    assertThat(lengths(workload.sized(workload.settings(narrow)))).containsExactly(64, 32);
  }

  private static List<Integer> lengths(Workload workload) {
    return workload.tables().getFirst().columns().stream().map(Table.Column::length).toList();
  }

  @Test
  void doesWhatItsDescriptionSays() throws Exception {
    driven.run();

    assertThat(driven.phases()).isEqualTo(driven.described()).contains("look_up 15");
    assertThat(driven.verify(false)).isZero();
  }

  @Test
  void findsAWrongAnswerInTheTimedPart() {
    lie(0, value -> value + "!"); // the first pair is among the terms

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(driven::run)
        .satisfies(wrong -> assertThat(wrong.found()).endsWith("!"));
  }

  @Test
  void findsAnAnswerThatIsMissingInTheTimedPart() {
    lie(4, _ -> null);

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(driven::run)
        .satisfies(wrong -> assertThat(wrong.found()).isEqualTo("nothing"));
  }

  @Test
  void findsAWrongPairThatNobodyLookedUp() throws Exception {
    driven.run();
    lie(7, value -> value + "!");

    assertThatExceptionOfType(WrongDataException.class).isThrownBy(() -> driven.verify(false));
    assertThatExceptionOfType(WrongDataException.class).isThrownBy(() -> driven.verify(true));
  }

  @Test
  void comparesWithThePairsOfAFile(@TempDir Path folder) throws Exception {
    Path copy = folder.resolve("pairs");
    var pairs = new OwnPairs.Builder();
    pairs.add("one", "eins");
    pairs.add("two", "zwei");
    pairs.add("three", "");
    pairs.build().write(copy);
    var own =
        new Driven(
            "lookup",
            Settings.of("pairs", "3")
                .with("gets", "2")
                .with("terms", "1")
                .with("pairs_file", copy.toString()));
    own.run();
    assertThat(own.phases()).isEqualTo(own.described()).contains("load 3", "look_up 2");
    assertThat(own.verify(false)).isZero();

    own.spoil(honest -> new Liar(honest, _ -> "drei", "two"));

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> own.verify(false))
        .withMessageContaining("zwei")
        .withMessageContaining("drei");
  }

  @Test
  void countsTheLastPairsThatAModeMayLose() throws Exception {
    driven.run();
    lie(PAIRS - 1, _ -> null);

    assertThat(driven.verify(true)).isEqualTo(1);
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> driven.verify(false))
        .withMessageContaining("20 pairs")
        .withMessageContaining("19 pairs");
  }

  @Test
  void permitsNoHoleAmongThem() throws Exception {
    driven.run();
    lie(7, _ -> null);

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> driven.verify(true))
        .withMessageContaining("no pair after a lost pair");
  }
}
