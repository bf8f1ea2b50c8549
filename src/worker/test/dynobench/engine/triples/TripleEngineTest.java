package dynobench.engine.triples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dynobench.engine.Database;
import dynobench.engine.TripleTable;
import dynobench.plan.CommitStyle;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Store.Writes;
import dynobench.setup.StoreLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TripleEngineTest {
  private static final CommitStyle EACH = new CommitStyle.Autocommit();
  private static final CommitStyle ONE = new CommitStyle.OneTransaction();
  private static final CommitStyle TWO = new CommitStyle.Every(2);
  private static final String KNOWS = "urn:knows";
  private static final String LIKES = "urn:likes";

  @TempDir private Path folder;

  /// Runs a query.
  @FunctionalInterface
  private interface Question {
    void ask(TripleTable.Sink sink) throws SQLException, IOException;
  }

  private static Setup.Store setup(StoreLibrary library, Writes writes) {
    return new Setup.Store(library, writes, Setup.Store.Access.BTREE, Map.of());
  }

  static Stream<Setup.Store> all() {
    return Stream.of(StoreLibrary.RDF4J, StoreLibrary.BASEX)
        .flatMap(library -> library.writes().stream().map(writes -> setup(library, writes)));
  }

  static Stream<Setup.Store> inFiles() {
    return all().filter(setup -> setup.writes() != Writes.MEMORY);
  }

  private TripleEngine engine(Setup.Store setup) {
    return new TripleEngine(setup, folder);
  }

  private static void fill(Database database, CommitStyle style) throws SQLException, IOException {
    try (TripleTable table = database.triples(EACH)) {
      table.create();
    }
    try (TripleTable table = database.triples(style)) {
      table.insert("urn:a", KNOWS, "urn:b");
      table.insert("urn:a", KNOWS, "urn:c");
      table.insert("urn:b", LIKES, "<tea> & \"{x}\" 'y'");
      table.insert("urn:c", LIKES, "urn:topic");
      table.insert("urn:c", KNOWS, "urn:a");
      table.commit();
    }
  }

  private static List<String> found(Question question) throws SQLException, IOException {
    var found = new ArrayList<String>();
    question.ask(
        (subject, predicate, object) -> found.add(subject + " " + predicate + " " + object));
    found.sort(null);
    return found;
  }

  @ParameterizedTest
  @MethodSource("all")
  void findsTriplesInEachWay(Setup.Store setup) throws SQLException, IOException {
    try (TripleEngine engine = engine(setup);
        Database database = engine.open();
        TripleTable table = database.triples(EACH)) {
      fill(database, ONE);

      assertThat(found(sink -> table.find("urn:a", sink)))
          .containsExactly("urn:a urn:knows urn:b", "urn:a urn:knows urn:c");
      assertThat(found(sink -> table.find(LIKES, "urn:topic", sink)))
          .containsExactly("urn:c urn:likes urn:topic");
      assertThat(found(sink -> table.find(LIKES, "<tea> & \"{x}\" 'y'", sink)))
          .containsExactly("urn:b urn:likes <tea> & \"{x}\" 'y'");
      assertThat(found(sink -> table.path("urn:a", KNOWS, LIKES, sink)))
          .containsExactly("urn:a urn:likes <tea> & \"{x}\" 'y'", "urn:a urn:likes urn:topic");
      assertThat(found(sink -> table.find("urn:nobody", sink))).isEmpty();
      assertThat(found(table::scan)).hasSize(5);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void deletesOneTripleOnly(Setup.Store setup) throws SQLException, IOException {
    try (TripleEngine engine = engine(setup);
        Database database = engine.open();
        TripleTable table = database.triples(EACH)) {
      fill(database, EACH);

      table.delete("urn:a", KNOWS, "urn:b");

      assertThat(found(sink -> table.find("urn:a", sink))).containsExactly("urn:a urn:knows urn:c");
      assertThat(found(table::scan)).hasSize(4);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void beginsAnewWhenTheTableIsMadeAgain(Setup.Store setup) throws SQLException, IOException {
    try (TripleEngine engine = engine(setup);
        Database database = engine.open();
        TripleTable table = database.triples(EACH)) {
      fill(database, EACH);
      fill(database, TWO);

      assertThat(found(table::scan)).hasSize(5);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void undoesAWriteInTheSameTransaction(Setup.Store setup) throws SQLException, IOException {
    try (TripleEngine engine = engine(setup);
        Database database = engine.open();
        TripleTable table = database.triples(ONE)) {
      table.create();
      table.insert("urn:a", KNOWS, "urn:b");
      table.delete("urn:a", KNOWS, "urn:b");
      table.commit();

      assertThat(found(table::scan)).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("inFiles")
  void keepsWhatWasCommittedInItsFolder(Setup.Store setup) throws SQLException, IOException {
    try (Database database = engine(setup).open()) {
      fill(database, TWO);
    }
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.filter(Files::isRegularFile)).hasSizeGreaterThan(5);
    }
    try (Database database = engine(setup).open();
        TripleTable table = database.triples(EACH)) {
      assertThat(found(table::scan)).hasSize(5);
      assertThat(found(sink -> table.find(LIKES, "urn:topic", sink))).hasSize(1);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void saysWhatItIs(Setup.Store setup) throws SQLException, IOException {
    try (TripleEngine engine = engine(setup);
        Database database = engine.open()) {
      assertThat(database.identity().product()).matches("Eclipse RDF4J|BaseX");
      assertThat(database.identity().version()).matches("5\\.2\\.2.*|11\\.8.*");
    }
  }

  @Test
  void refusesASettingThatItDoesNotKnow() {
    var setup =
        new Setup.Store(
            StoreLibrary.RDF4J, Writes.SYNC, Setup.Store.Access.BTREE, Map.of("indexes", "spoc"));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> engine(setup).open())
        .withMessageContaining("tripleIndexes");
  }
}
