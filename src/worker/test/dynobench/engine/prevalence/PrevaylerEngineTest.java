package dynobench.engine.prevalence;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.FourRows;
import dynobench.engine.RecordTable;
import dynobench.engine.TablesContract;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Prevayler.Journal;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PrevaylerEngineTest extends TablesContract<Setup.Prevayler> {
  private static final Setup.Prevayler WRITTEN = new Setup.Prevayler(Journal.WRITTEN, false);
  private static final Setup.Prevayler SNAPSHOT = new Setup.Prevayler(Journal.FORCED, true);

  @Override
  protected Engine engine(Setup.Prevayler setup, Path folder) {
    return new PrevaylerEngine(setup, folder);
  }

  static Stream<Setup.Prevayler> all() {
    return Stream.of(
        new Setup.Prevayler(Journal.NONE, false),
        WRITTEN,
        new Setup.Prevayler(Journal.FORCED, false),
        SNAPSHOT);
  }

  @ParameterizedTest
  @MethodSource("all")
  void doesNothingOfWhatIsNotCommitted(Setup.Prevayler setup) throws SQLException, IOException {
    try (var engine = engine(setup, folder())) {
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

  @Test
  void passesOverTheBeginningOfATransactionAtTheJournalsEnd() throws SQLException, IOException {
    for (int cut = 1; cut < 300; cut += 10) {
      Path at = Files.createDirectory(folder().resolve("cut " + cut));
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
    try (Database database = new PrevaylerEngine(SNAPSHOT, folder()).open()) {
      database.rows().insert(new FourRows(), EACH);
    }
    for (Path journal : files(folder(), ".journal")) {
      Files.delete(journal);
    }

    try (Database database = new PrevaylerEngine(SNAPSHOT, folder()).open()) {
      assertThat(rows(database)).hasSize(4);
    }
    assertThat(files(folder(), ".snapshot")).hasSize(1);
  }

  private static List<Path> files(Path folder, String end) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("prevalence"))) {
      return files.filter(file -> file.toString().endsWith(end)).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void saysWhatItIs(Setup.Prevayler setup) throws SQLException, IOException {
    try (var engine = engine(setup, folder());
        Database database = engine.open()) {
      assertThat(database.identity())
          .isEqualTo(new Database.Identity("Prevayler", "2.6", "its own API"));
    }
  }
}
