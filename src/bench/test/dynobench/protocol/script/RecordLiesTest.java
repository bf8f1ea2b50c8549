package dynobench.protocol.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.engine.Database;
import dynobench.engine.RecordTable;
import dynobench.engine.Session;
import dynobench.plan.CommitStyle;
import dynobench.protocol.Driven;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests that the next reader detects every record that differs from what clients wrote.
class RecordLiesTest {
  private static final long KEY = 7;

  private final Driven driven =
      new Driven(
          "mix",
          Settings.of("records", "20")
              .with("clients", "1") // so that each lie hits the same operations each time
              .with("operations", "400")
              .with("value_bytes", "64")
              .with("keys", "uniform")
              .with("reads", "20")
              .with("latest_reads", "20")
              .with("updates", "20")
              .with("inserts", "20")
              .with("scans", "10")
              .with("changes", "10"));

  private static Settings only(String kind) {
    return Settings.of("records", "20")
        .with("clients", "1")
        .with("operations", "100")
        .with("reads", "0")
        .with("updates", "0")
        .with(kind, "100");
  }

  /// Fault of an engine in handling records.
  enum Lie {
    LOSES_AN_UPDATE {
      @Override
      void update(RecordTable table, long key, byte[] value) throws SQLException, IOException {
        if (key != KEY) {
          table.update(key, value);
        }
      }
    },
    SKIPS_AN_INSERT {
      @Override
      void insert(RecordTable table, long key, byte[] value) throws SQLException, IOException {
        if (key != 25) {
          table.insert(key, value);
        }
      }
    },
    LOSES_WHAT_WAS_LOADED {
      @Override
      void insert(RecordTable table, long key, byte[] value) throws SQLException, IOException {
        if (key != KEY) {
          table.insert(key, value);
        }
      }
    },
    WRITES_TO_ANOTHER {
      @Override
      void update(RecordTable table, long key, byte[] value) throws SQLException, IOException {
        table.update(key == KEY ? key + 1 : key, value);
      }
    },
    CHANGES_A_BYTE {
      @Override
      void update(RecordTable table, long key, byte[] value) throws SQLException, IOException {
        value[30]++;
        table.update(key, value);
      }
    },
    CUTS_OFF {
      @Override
      void insert(RecordTable table, long key, byte[] value) throws SQLException, IOException {
        table.insert(key, Arrays.copyOf(value, 60));
      }
    },
    KEEPS_WHAT_IS_DELETED {
      @Override
      boolean delete(RecordTable table, long key) {
        return true;
      }
    },
    DELETES_ANOTHER {
      @Override
      boolean delete(RecordTable table, long key) throws SQLException, IOException {
        return table.delete(key == 25 ? KEY : key);
      }
    },
    FINDS_NOTHING {
      @Override
      void read(RecordTable table, long key, RecordTable.Sink sink)
          throws SQLException, IOException {
        if (key != KEY) {
          table.read(key, sink);
        }
      }
    },
    HIDES_ONE {
      @Override
      void scan(RecordTable table, RecordTable.Sink sink) throws SQLException, IOException {
        table.scan((key, value) -> {
          if (key != KEY) {
            sink.record(key, value);
          }
        });
      }
    },
    SCANS_TOO_LITTLE {
      @Override
      void scan(RecordTable table, long from, long to, RecordTable.Sink sink)
          throws SQLException, IOException {
        table.scan(from, to - 1, sink);
      }
    };

    void insert(RecordTable table, long key, byte[] value) throws SQLException, IOException {
      table.insert(key, value);
    }

    void update(RecordTable table, long key, byte[] value) throws SQLException, IOException {
      table.update(key, value);
    }

    boolean delete(RecordTable table, long key) throws SQLException, IOException {
      return table.delete(key);
    }

    void read(RecordTable table, long key, RecordTable.Sink sink) throws SQLException, IOException {
      table.read(key, sink);
    }

    void scan(RecordTable table, RecordTable.Sink sink) throws SQLException, IOException {
      table.scan(sink);
    }

    void scan(RecordTable table, long from, long to, RecordTable.Sink sink)
        throws SQLException, IOException {
      table.scan(from, to, sink);
    }
  }

  private record Lying(Database honest, Lie lie) implements Database {
    @Override
    public Identity identity() throws SQLException, IOException {
      return honest.identity();
    }

    @Override
    public Session session() {
      return this;
    }

    @Override
    public RecordTable records(CommitStyle commit) throws SQLException, IOException {
      return new LyingTable(honest.records(commit), lie);
    }

    @Override
    public void close() throws SQLException, IOException {
      honest.close();
    }
  }

  private record LyingTable(RecordTable table, Lie lie) implements RecordTable {
    @Override
    public void create() throws SQLException, IOException {
      table.create();
    }

    @Override
    public void insert(long key, byte[] value) throws SQLException, IOException {
      lie.insert(table, key, value);
    }

    @Override
    public void update(long key, byte[] value) throws SQLException, IOException {
      lie.update(table, key, value);
    }

    @Override
    public boolean delete(long key) throws SQLException, IOException {
      return lie.delete(table, key);
    }

    @Override
    public void read(long key, Sink sink) throws SQLException, IOException {
      lie.read(table, key, sink);
    }

    @Override
    public void scan(Sink sink) throws SQLException, IOException {
      lie.scan(table, sink);
    }

    @Override
    public void scan(long from, long to, Sink sink) throws SQLException, IOException {
      lie.scan(table, from, to, sink);
    }

    @Override
    public void commit() throws SQLException, IOException {
      table.commit();
    }

    @Override
    public void close() throws SQLException, IOException {
      table.close();
    }
  }

  private static UnaryOperator<Database> lying(Lie lie) {
    return honest -> new Lying(honest, lie);
  }

  @Test
  void agreesWithAnHonestEngine() throws Exception {
    driven.run();

    assertThat(driven.phases()).containsExactly("load 20", "serve 400");
    assertThat(driven.verify(false)).isZero();
    assertThat(driven.verify(true)).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          LOSES_AN_UPDATE | an older value
          SKIPS_AN_INSERT | keys from
          LOSES_WHAT_WAS_LOADED | keys from
          WRITES_TO_ANOTHER | an older value
          CHANGES_A_BYTE | has a value that was not written for its key
          CUTS_OFF | another value
          FINDS_NOTHING | 1 keys from 7 to 7
          SCANS_TOO_LITTLE | keys from
          """)
  void findsWhatIsWrong(Lie lie, String words) {
    driven.spoil(lying(lie));

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(driven::run)
        .withMessageContaining(words);
  }

  /// Clients only write here; the final audit is the only reader.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          LOSES_AN_UPDATE | updates | record 7 has an older value
          WRITES_TO_ANOTHER | updates | record 7 has an older value
          LOSES_WHAT_WAS_LOADED | inserts | record 7 is missing
          SKIPS_AN_INSERT | inserts | record 25 is missing
          """)
  void findsItAtTheEndToo(Lie lie, String writes, String words) {
    var writing = new Driven("mix", only(writes));
    writing.spoil(lying(lie));

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(writing::run)
        .withMessageContaining(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          KEEPS_WHAT_IS_DELETED | record 21 was deleted, but is there
          DELETES_ANOTHER | record 25 was deleted, but is there
          """)
  void findsWhatWasNotDeleted(Lie lie, String words) {
    var deleting = new Driven("mix", only("deletes").with("operations", "10"));
    deleting.spoil(lying(lie));

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(deleting::run)
        .withMessageContaining(words);
  }

  /// Twenty records are loaded to be deleted. Further deletes find nothing.
  @Test
  void deletesTheOldestUntilNoneIsLeft() throws Exception {
    var deleting = new Driven("mix", only("deletes").with("operations", "30"));
    deleting.run();

    assertThat(deleting.phases()).containsExactly("load 40", "serve 30");
    assertThat(deleting.verify(false)).isZero();
  }

  @Test
  void readsWhileOthersDelete() throws Exception {
    var mixed =
        new Driven(
            "mix",
            Settings.of("records", "50")
                .with("clients", "4")
                .with("operations", "500")
                .with("reads", "10")
                .with("latest_reads", "20")
                .with("updates", "10")
                .with("inserts", "20")
                .with("deletes", "20")
                .with("scans", "20"));
    mixed.run();

    assertThat(mixed.verify(false)).isZero();
  }

  @Test
  void countsWhatADatabaseLacksThatIsOpenedAgain() throws Exception {
    driven.run();
    driven.spoil(honest -> new Lying(honest, Lie.HIDES_ONE));

    assertThat(driven.verify(true)).isEqualTo(1);
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> driven.verify(false))
        .withMessageContaining("unchanged records");
  }
}
