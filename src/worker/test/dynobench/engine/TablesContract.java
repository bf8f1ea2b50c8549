package dynobench.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.CommitStyle;
import dynobench.setup.Setup;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Contract of rows, pairs and records for engines without SQL. The method `all` of a subclass
/// provides the setups to test.
public abstract class TablesContract<S extends Setup> {
  protected static final CommitStyle EACH = new CommitStyle.Autocommit();
  protected static final CommitStyle EVERY_THREE = new CommitStyle.Every(3);
  protected static final CommitStyle AT_ONCE = new CommitStyle.OneTransaction();

  @TempDir private Path folder = Path.of("");

  /// Creates an engine; several may use the same folder, one after another.
  protected abstract Engine engine(S setup, Path folder);

  protected final Path folder() {
    return folder;
  }

  @ParameterizedTest
  @MethodSource("all")
  void findsRowsAgainAfterReopening(S setup) throws SQLException, IOException {
    for (CommitStyle commit : List.of(EACH, EVERY_THREE, AT_ONCE)) {
      try (var engine = engine(setup, folder)) {
        try (Database database = engine.open()) {
          database.rows().create();
        }
        try (Database database = engine.open()) {
          database.rows().insert(new FourRows(), commit);
        }
        try (Database database = engine.open()) {
          assertThat(rows(database))
              .containsExactly(
                  "Zoë 1, -1, 1970-01-01, 1000000000, 0.25",
                  "Zoë 2, -2, 1970-01-02, 2000000000, 0.5",
                  "Zoë 3, -3, 1970-01-03, 3000000000, 0.75",
                  "Zoë 4, -4, 1970-01-04, 4000000000, 1.0");
          database.rows().create();
          assertThat(rows(database)).isEmpty();
        }
      }
    }
  }

  protected static List<String> rows(Database database) throws SQLException, IOException {
    var rows = new ArrayList<String>();
    database
        .rows()
        .scan(
            SelectOptions.ALL,
            (name, value, date, longNumber, floatNumber) ->
                rows.add(
                    String.join(
                        ", ",
                        name,
                        String.valueOf(value),
                        String.valueOf(date),
                        String.valueOf(longNumber),
                        String.valueOf(floatNumber))));
    return rows;
  }

  @ParameterizedTest
  @MethodSource("all")
  void deletesRowsByTheirKeysAndReadsNoMoreThanIsAskedFor(S setup)
      throws SQLException, IOException {
    for (CommitStyle commit : List.of(EACH, EVERY_THREE, AT_ONCE)) {
      try (var engine = engine(setup, folder)) {
        try (Database database = engine.open()) {
          database.rows().create();
          database.rows().insert(new FourRows(), commit);
          var some = new ArrayList<Integer>();
          database.rows().scan(new SelectOptions(3, 0), (_, value, _, _, _) -> some.add(value));
          assertThat(some).hasSize(3).doesNotHaveDuplicates();
        }
        try (Database database = engine.open()) {
          Object[] keys = database.rows().keys(2, number -> number / 1_000_000_000);
          database.rows().delete(new KeyCursor(keys), commit);
        }
        try (Database database = engine.open()) {
          assertThat(database.rows().count()).isEqualTo(2);
          assertThat(rows(database)).allSatisfy(row -> assertThat(row).matches("Zoë [34].*"));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void deletesRecordsAndTellsWhetherTheyWereThere(S setup) throws SQLException, IOException {
    try (var engine = engine(setup, folder);
        Database database = engine.open();
        RecordTable table = database.records(EACH)) {
      table.create();
      table.insert(1, bytes("one"));
      table.insert(2, bytes("two"));

      assertThat(table.delete(1)).isTrue();
      assertThat(table.delete(1)).isFalse();
      assertThat(scanned(table)).containsExactly("two");
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void findsTextsByTheirNames(S setup) throws SQLException, IOException {
    try (var engine = engine(setup, folder)) {
      try (Database database = engine.open();
          PairTable table = database.pairs(AT_ONCE)) {
        table.create();
        table.put("Köln", "on the Rhine");
        table.put("Kiel", "");
        table.commit();
      }
      try (Database database = engine.open();
          PairTable table = database.pairs(EACH)) {
        assertThat(table.get("Köln")).isEqualTo("on the Rhine");
        assertThat(table.get("Kiel")).isEmpty();
        assertThat(table.get("Ulm")).isNull();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void keepsRecordsInTheOrderOfTheirNumbers(S setup) throws SQLException, IOException {
    try (var engine = engine(setup, folder);
        Database database = engine.open();
        RecordTable table = database.records(EACH)) {
      table.create();
      for (long key : new long[] {256, -1, 3, Long.MAX_VALUE, 2, Long.MIN_VALUE, 255}) {
        table.insert(key, bytes("old " + key));
      }
      table.update(3, bytes("new 3"));

      assertThat(scanned(table))
          .containsExactly(
              "old " + Long.MIN_VALUE,
              "old -1",
              "old 2",
              "new 3",
              "old 255",
              "old 256",
              "old " + Long.MAX_VALUE);
      var some = new ArrayList<String>();
      table.scan(-1, 255, (key, value) -> some.add(key + ": " + text(value)));
      assertThat(some).containsExactly("-1: old -1", "2: old 2", "3: new 3", "255: old 255");
      table.scan(4, 254, (key, _) -> some.add("found " + key));
      table.read(4, (key, _) -> some.add("found " + key));
      assertThat(some).hasSize(4);
      table.read(3, (key, value) -> some.add(key + ": " + text(value)));
      assertThat(some).last().isEqualTo("3: new 3");
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void letsSeveralThreadsWriteAtOnce(S setup)
      throws SQLException, IOException, InterruptedException {
    try (var engine = engine(setup, folder);
        Database database = engine.open()) {
      try (RecordTable table = database.records(EACH)) {
        table.create();
      }
      var failures = new ArrayList<Exception>();
      List<Thread> threads =
          Stream.of(1, 2, 3)
              .map(number -> Thread.ofPlatform().start(() -> write(database, number, failures)))
              .toList();
      for (Thread thread : threads) {
        thread.join();
      }
      assertThat(failures).isEmpty();
      assertThat(scanned(database)).hasSize(300);
    }
  }

  private static void write(Database database, int number, List<Exception> failures) {
    try (Session session = database.session();
        RecordTable table = session.records(EACH)) {
      for (long i = 0; i < 100; i++) {
        table.insert(i * 3 + number, bytes("by " + number));
      }
    } catch (SQLException | IOException | RuntimeException e) {
      synchronized (failures) {
        failures.add(e);
      }
    }
  }

  protected static List<String> scanned(Database database) throws SQLException, IOException {
    try (RecordTable table = database.records(EACH)) {
      return scanned(table);
    }
  }

  protected static List<String> scanned(RecordTable table) throws SQLException, IOException {
    var values = new ArrayList<String>();
    table.scan((_, value) -> values.add(text(value)));
    return values;
  }

  protected static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  protected static String text(byte[] value) {
    return new String(value, StandardCharsets.UTF_8);
  }
}
