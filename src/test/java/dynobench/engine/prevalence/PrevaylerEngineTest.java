package dynobench.engine.prevalence;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.BesideOthers;
import dynobench.catalog.Setup;
import dynobench.catalog.Setup.Prevayler.Journal;
import dynobench.engine.Database;
import dynobench.engine.PairTable;
import dynobench.engine.RecordTable;
import dynobench.engine.RowCursor;
import dynobench.engine.Session;
import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Date;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@BesideOthers
class PrevaylerEngineTest {
  private static final CommitStyle EACH = new CommitStyle.Autocommit();
  private static final CommitStyle EVERY_THREE = new CommitStyle.Every(3);
  private static final CommitStyle AT_ONCE = new CommitStyle.OneTransaction();
  private static final Setup.Prevayler WRITTEN = new Setup.Prevayler(Journal.WRITTEN, false);
  private static final Setup.Prevayler SNAPSHOT = new Setup.Prevayler(Journal.FORCED, true);

  @TempDir private Path folder = Path.of("");

  static Stream<Setup.Prevayler> all() {
    return Stream.of(
        new Setup.Prevayler(Journal.NONE, false),
        WRITTEN,
        new Setup.Prevayler(Journal.FORCED, false),
        SNAPSHOT);
  }

  @ParameterizedTest
  @MethodSource("all")
  void findsRowsAgainAfterReopening(Setup.Prevayler setup) throws SQLException, IOException {
    for (CommitStyle commit : List.of(EACH, EVERY_THREE, AT_ONCE)) {
      try (var engine = new PrevaylerEngine(setup, folder)) {
        try (Database database = engine.open()) {
          database.rows().create();
        }
        try (Database database = engine.open()) {
          database.rows().insert(new FourRows(), commit);
        }
        try (Database database = engine.open()) {
          assertThat(rows(database))
              .containsExactlyInAnyOrder(
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

  private static List<String> rows(Database database) throws SQLException, IOException {
    var rows = new ArrayList<String>();
    database
        .rows()
        .scan((name, value, date, longNumber, floatNumber) ->
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
  void findsTextsByTheirNames(Setup.Prevayler setup) throws SQLException, IOException {
    try (var engine = new PrevaylerEngine(setup, folder)) {
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
  void keepsRecordsInTheOrderOfTheirNumbers(Setup.Prevayler setup)
      throws SQLException, IOException {
    try (var engine = new PrevaylerEngine(setup, folder);
        Database database = engine.open();
        RecordTable table = database.records(EACH)) {
      table.create();
      for (long key : new long[] {256, -1, 3, Long.MAX_VALUE, Long.MIN_VALUE}) {
        table.insert(key, bytes("old " + key));
      }
      table.update(3, bytes("new 3"));

      assertThat(scanned(table))
          .containsExactly(
              "old " + Long.MIN_VALUE, "old -1", "new 3", "old 256", "old " + Long.MAX_VALUE);
      var some = new ArrayList<String>();
      table.scan(-1, 255, (key, value) -> some.add(key + ": " + text(value)));
      assertThat(some).containsExactly("-1: old -1", "3: new 3");
      table.scan(4, 254, (key, _) -> some.add("found " + key));
      table.read(4, (key, _) -> some.add("found " + key));
      assertThat(some).hasSize(2);
      table.read(3, (key, value) -> some.add(key + ": " + text(value)));
      assertThat(some).last().isEqualTo("3: new 3");
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void doesNothingOfWhatIsNotCommitted(Setup.Prevayler setup) throws SQLException, IOException {
    try (var engine = new PrevaylerEngine(setup, folder)) {
      try (Database database = engine.open()) {
        try (RecordTable table = database.records(EVERY_THREE)) {
          table.create();
          for (long key = 1; key <= 5; key++) {
            table.insert(key, bytes("kept"));
          }
        }
        assertThat(scanned(database)).hasSize(3);
      }
      try (Database database = engine.open()) {
        assertThat(scanned(database)).hasSize(3);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void letsSeveralThreadsWriteAtOnce(Setup.Prevayler setup)
      throws SQLException, IOException, InterruptedException {
    try (var engine = new PrevaylerEngine(setup, folder);
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

  @Test
  void passesOverTheBeginningOfATransactionAtTheJournalsEnd() throws SQLException, IOException {
    for (int cut = 1; cut < 300; cut += 10) {
      Path at = Files.createDirectory(folder.resolve("cut " + cut));
      try (Database database = new PrevaylerEngine(WRITTEN, at).open()) {
        database.rows().insert(new FourRows(), EACH);
      }
      shorten(files(at, ".journal").getFirst(), cut);
      try (Database database = new PrevaylerEngine(WRITTEN, at).open()) {
        assertThat(rows(database)).hasSize(3);
        database.rows().insert(new FourRows(), EACH);
      }
      try (Database database = new PrevaylerEngine(WRITTEN, at).open()) {
        assertThat(rows(database)).hasSize(4);
      }
    }
  }

  private static void shorten(Path file, int bytes) throws IOException {
    try (var opened = new RandomAccessFile(file.toFile(), "rw")) {
      opened.setLength(opened.length() - bytes);
    }
  }

  @Test
  void readsASnapshotInPlaceOfTheJournal() throws SQLException, IOException {
    try (Database database = new PrevaylerEngine(SNAPSHOT, folder).open()) {
      database.rows().insert(new FourRows(), EACH);
    }
    for (Path journal : files(folder, ".journal")) {
      Files.delete(journal);
    }

    try (Database database = new PrevaylerEngine(SNAPSHOT, folder).open()) {
      assertThat(rows(database)).hasSize(4);
    }
    assertThat(files(folder, ".snapshot")).hasSize(1);
  }

  private static List<Path> files(Path folder, String end) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("prevalence"))) {
      return files.filter(file -> file.toString().endsWith(end)).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void saysWhatItIs(Setup.Prevayler setup) throws SQLException, IOException {
    try (var engine = new PrevaylerEngine(setup, folder);
        Database database = engine.open()) {
      assertThat(database.identity())
          .isEqualTo(new Database.Identity("Prevayler", "2.6", "its own API"));
    }
  }

  private static List<String> scanned(Database database) throws SQLException, IOException {
    try (RecordTable table = database.records(EACH)) {
      return scanned(table);
    }
  }

  private static List<String> scanned(RecordTable table) throws SQLException, IOException {
    var values = new ArrayList<String>();
    table.scan((_, value) -> values.add(text(value)));
    return values;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] value) {
    return new String(value, StandardCharsets.UTF_8);
  }

  /// Rows whose every column shows when it is lost.
  private static final class FourRows implements RowCursor {
    private static final long DAY_MILLIS = 86_400_000;
    private int id;

    @Override
    public boolean next() {
      id++;
      return id <= 4;
    }

    @Override
    public long id() {
      return id;
    }

    @Override
    public String name() {
      return "Zoë " + id;
    }

    @Override
    public int value() {
      return -id;
    }

    @Override
    public Date date() {
      return new Date((id - 1) * DAY_MILLIS);
    }

    @Override
    public long longNumber() {
      return id * 1_000_000_000L;
    }

    @Override
    public float floatNumber() {
      return id * 0.25f;
    }
  }
}
