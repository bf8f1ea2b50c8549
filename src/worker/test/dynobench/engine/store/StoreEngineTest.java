package dynobench.engine.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.RecordTable;
import dynobench.engine.Session;
import dynobench.engine.TablesContract;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Store.Access;
import dynobench.setup.StoreLibrary;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.SQLTransactionRollbackException;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests rows, pairs and records with each library that consists of a jar only, in each of its ways
/// of writing.
class StoreEngineTest extends TablesContract<Setup.Store> {
  @Override
  protected Engine engine(Setup.Store setup, Path folder) {
    return new StoreEngine(setup, folder);
  }

  static Stream<Setup.Store> all() {
    return Stream.of(StoreLibrary.JE, StoreLibrary.MVSTORE, StoreLibrary.ROCKSDB)
        .flatMap(library ->
            library.writes().stream()
                .map(writes -> new Setup.Store(library, writes, Access.BTREE, Map.of())));
  }

  static Stream<Setup.Store> withTransactions() {
    return all().filter(it -> it.writes().commits());
  }

  @ParameterizedTest
  @MethodSource("withTransactions")
  void undoesWhatIsNotCommitted(Setup.Store setup) throws SQLException, IOException {
    try (var engine = engine(setup, folder())) {
      try (Database database = engine.open()) {
        try (RecordTable table = database.records(EVERY_THREE)) {
          table.create();
          for (long key = 1; key <= 5; key++) {
            table.insert(key, bytes("kept"));
          }
          table.read(5, (_, value) -> assertThat(text(value)).isEqualTo("kept"));
        }
        assertThat(scanned(database)).hasSize(3);
      }
      try (Database database = engine.open()) {
        assertThat(scanned(database)).hasSize(3);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("withTransactions")
  void tellsWhoIsInTheWayOfAnotherThatTheSameMaySucceedLater(Setup.Store setup)
      throws SQLException, IOException {
    try (var engine = engine(setup, folder());
        Database database = engine.open();
        Session session = database.session();
        RecordTable other = session.records(EACH);
        RecordTable table = database.records(AT_ONCE)) {
      table.create();
      table.insert(1, bytes("first"));

      var failure =
          catchThrowableOfType(
              SQLTransactionRollbackException.class, () -> other.insert(1, bytes("second")));
      assertThat(session.isConflict(failure)).isTrue();

      table.commit();
      other.insert(1, bytes("second"));
      assertThat(scanned(other)).containsExactly("second");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "nosuch, 1, nosuch is not a setting of MVStore",
    "cacheSize, abc, 'cacheSize must be a number, not \"abc\"'",
    "cacheSize, -1, 'cacheSize must be a number, not \"-1\"'"
  })
  void refusesSettingsThatWouldBePassedOver(String name, String value, String words) {
    var setup =
        new Setup.Store(
            StoreLibrary.MVSTORE, Setup.Store.Writes.MEMORY, Access.BTREE, Map.of(name, value));

    assertThatThrownBy(() -> engine(setup, folder()).open()).hasMessageContaining(words);
  }

  @ParameterizedTest
  @MethodSource("all")
  void saysWhatItIs(Setup.Store setup) throws SQLException, IOException {
    try (var engine = engine(setup, folder());
        Database database = engine.open()) {
      assertThat(database.identity().product()).isNotBlank();
      assertThat(database.identity().version()).matches("\\d+\\.\\d+.*");
    }
  }
}
