package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.setup.Setup;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogShippedTest {
  private final Catalog catalog =
      Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));

  @Test
  void hasNoMistakes() {
    assertThat(catalog.problems()).isEmpty();
  }

  @Test
  void hasEveryEngineBaselinesFirst() {
    assertThat(catalog.engines())
        .extracting(Descriptor::id)
        .containsExactly(
            "baseline-file",
            "baseline-map",
            "basex",
            "bdb",
            "je",
            "cockroachdb",
            "daffodil",
            "derby",
            "duckdb",
            "rdf4j",
            "firebird",
            "h2",
            "hsqldb",
            "hyperxtremesql",
            "ignite",
            "lmdb",
            "mariadb",
            "mckoi",
            "mvstore",
            "mysql",
            "pointbase",
            "postgresql",
            "prevayler",
            "rocksdb",
            "sqlite",
            "tidb",
            "yugabytedb");
  }

  /// A killed server never frees its segments in `/dev/shm`, so PostgreSQL maps files instead.
  @Test
  void postgresqlHasItsSharedMemoryInItsDataFolder() {
    var mode = catalog.engine("postgresql").orElseThrow().mode("default").orElseThrow();
    Setup.Server server = ((Setup.Jdbc) mode.setup()).server().orElseThrow();

    assertThat(server.initialise().getFirst().run())
        .containsSequence("-c", "dynamic_shared_memory_type=mmap");
  }

  @Test
  void saysOfEveryEngineHowHardSetUpIs() {
    assertThat(catalog.engines())
        .allSatisfy(engine -> {
          GettingStarted start = engine.about().start();
          assertThat(start.steps()).isNotEmpty().allMatch(each -> each.endsWith("."));
          assertThat(start.settings()).allMatch(each -> each.endsWith("."));
        });
  }

  @Test
  void knowsTheSizeOfEveryJarThatIsHereOrCanBeFetched() throws IOException {
    assertThat(catalog.engines())
        .filteredOn(engine -> engine.jarSize().isEmpty())
        .extracting(Descriptor::id)
        .containsOnlyOnce("baseline-file", "baseline-map", "daffodil", "pointbase")
        .isSubsetOf(
            "baseline-file", "baseline-map", "bdb", "daffodil", "hyperxtremesql", "pointbase");
    Descriptor derby = catalog.engine("derby").orElseThrow();
    long bytes = 0;
    for (Path jar : derby.jars()) {
      bytes += Files.size(jar);
    }
    assertThat(derby.code().jarBytes()).hasValue(bytes);
    assertThat(derby.jarSize())
        .hasValue(derby.jars().size() + " jars, " + Artifact.megabytes(bytes));
    assertThat(catalog.engine("basex").orElseThrow().jarSize()).hasValue("1 jar, 4.9 MB");
  }

  @Test
  void hasEveryMode() {
    assertThat(uses())
        .contains(
            "baseline-map/heap",
            "baseline-file/never",
            "baseline-file/close",
            "baseline-file/commit",
            "hsqldb/mem",
            "hsqldb/memory",
            "hsqldb/memory-shutdown",
            "hsqldb/cached",
            "hsqldb/cached-shutdown",
            "hsqldb/memory-mvcc",
            "hsqldb/cached-mvcc",
            "hsqldb/text-shutdown",
            "hsqldb/cached-flush",
            "hsqldb/memory-flush",
            "hsqldb/server-flush",
            "derby/disk",
            "derby/memory",
            "derby/disk-test",
            "baseline-map/shared",
            "je/plain",
            "je/deferred",
            "je/memory",
            "je/no-sync",
            "je/write-no-sync",
            "je/sync",
            "h2/file",
            "h2/mem",
            "sqlite/rollback",
            "sqlite/wal-full",
            "sqlite/wal-normal",
            "sqlite/mem")
        .hasSize(112);
  }

  /// Equal modes have equal ids in all three stores.
  @Test
  void hasEveryModeOfTheStores() {
    assertThat(modes("mvstore"))
        .containsExactly("plain", "deferred", "memory", "no-sync", "write-no-sync", "sync")
        .containsExactlyElementsOf(modes("je"))
        .containsExactlyElementsOf(modes("rocksdb"));
  }

  @Test
  void hasThoseModesThatALibraryCan() {
    assertThat(modes("bdb"))
        .containsExactly(
            "plain",
            "memory",
            "no-sync",
            "write-no-sync",
            "sync",
            "hash-plain",
            "hash-no-sync",
            "hash-sync",
            "queue-plain",
            "queue-no-sync",
            "queue-sync",
            "recno-plain",
            "recno-no-sync",
            "recno-sync");
    assertThat(modes("lmdb")).containsExactly("write-no-sync", "no-meta-sync", "sync");
  }

  private List<String> modes(String engine) {
    return catalog.engine(engine).orElseThrow().modes().stream().map(Mode::id).toList();
  }

  @Test
  void hasModesOfEnginesThatDoNotComeAlong() {
    assertThat(uses())
        .contains(
            "daffodil/default",
            "pointbase/default",
            "hyperxtremesql/cached-shutdown",
            "mckoi/disk",
            "mckoi/unsafe",
            "mckoi/heap",
            "prevayler/memory",
            "prevayler/write-no-sync",
            "prevayler/sync",
            "prevayler/sync-snapshot",
            "firebird/default",
            "firebird/unforced");
  }

  private Stream<String> uses() {
    return catalog.engines().stream()
        .flatMap(engine -> engine.modes().stream().map(mode -> engine.id() + "/" + mode.id()));
  }

  @Test
  void aClustersModesSayThatTheyKeepMoreCopiesOrAnotherLogThanByThemselves() {
    assertThat(tuned())
        .filteredOn(each -> each.startsWith("ignite/"))
        .containsExactly(
            "ignite/memory-backup",
            "ignite/persistent-backup",
            "ignite/persistent-sync",
            "ignite/persistent-relaxed");
  }

  @Test
  void saysWhichStoresOfTriplesDoNotRunAsTheyCome() {
    assertThat(tuned())
        .filteredOn(each -> each.matches("(basex|rdf4j)/.*"))
        .containsExactly("basex/deferred", "basex/memory", "rdf4j/native-sync");
  }

  @Test
  void berkeleyDbForcesTheLogByItself() {
    assertThat(tuned())
        .filteredOn(each -> each.startsWith("bdb/"))
        .containsExactly(
            "bdb/memory",
            "bdb/no-sync",
            "bdb/write-no-sync",
            "bdb/hash-no-sync",
            "bdb/queue-no-sync",
            "bdb/recno-no-sync");
  }

  @Test
  void saysWhichModesDoNotRunTheirEngineAsItComes() {
    assertThat(tuned())
        .filteredOn(each -> !each.matches("(basex|bdb|ignite|mariadb|mysql|postgresql|rdf4j)/.*"))
        .containsExactly(
            "je/deferred",
            "je/memory",
            "je/no-sync",
            "je/write-no-sync",
            "derby/disk-test",
            "derby/disk-encrypted",
            "firebird/unforced",
            "h2/file-encrypted",
            "hsqldb/cached-encrypted",
            "hsqldb/memory-mvcc",
            "hsqldb/cached-mvcc",
            "hsqldb/cached-flush",
            "hsqldb/memory-flush",
            "hsqldb/server-flush",
            "lmdb/write-no-sync",
            "lmdb/no-meta-sync",
            "mckoi/unsafe",
            "mvstore/deferred",
            "mvstore/write-no-sync",
            "mvstore/sync",
            "prevayler/write-no-sync",
            "prevayler/sync-snapshot",
            "rocksdb/deferred",
            "rocksdb/memory",
            "rocksdb/no-sync",
            "rocksdb/sync",
            "sqlite/wal-full",
            "sqlite/wal-normal");
  }

  @Test
  void saysWhichModesOfServersAreNotAsTheyCome() {
    assertThat(tuned())
        .filteredOn(each -> each.matches("(mariadb|mysql|postgresql)/.*"))
        .containsExactly(
            "mariadb/relaxed",
            "mariadb/unflushed",
            "mariadb/pool-1g",
            "mysql/relaxed",
            "mysql/unflushed",
            "mysql/pool-1g",
            "mysql/myisam",
            "postgresql/relaxed");
  }

  private Stream<String> tuned() {
    return catalog.engines().stream()
        .flatMap(engine ->
            engine.modes().stream()
                .filter(mode -> mode.tuned().isPresent())
                .map(mode -> engine.id() + "/" + mode.id()));
  }

  @Test
  void hasTheVersionsOfTwentyYears() {
    assertThat(versions("hsqldb"))
        .containsExactly(
            "1.7.3.3",
            "1.8.0.7",
            "1.8.0.10",
            "2.0.0",
            "2.2.9",
            "2.3.6",
            "2.4.1",
            "2.5.2",
            "2.6.1",
            "2.7.4");
    assertThat(versions("derby"))
        .containsExactly(
            "10.1.1.0",
            "10.2.2.0",
            "10.5.3.0_1",
            "10.8.3.0",
            "10.10.2.0",
            "10.12.1.1",
            "10.14.2.0",
            "10.15.2.0",
            "10.16.1.1",
            "10.17.1.0");
    assertThat(versions("je"))
        .containsExactly("1.7.1", "2.1.30", "3.2.76", "4.0.92", "5.0.73", "18.3.12");
    assertThat(versions("h2"))
        .containsExactly(
            "1.0.79", "1.1.119", "1.3.176", "1.4.200", "2.1.214", "2.3.232", "2.5.252");
    assertThat(versions("sqlite"))
        .containsExactly("3.7.2", "3.8.11.2", "3.21.0.1", "3.36.0.3", "3.45.3.0", "3.54.1.0");
  }

  private List<String> versions(String engine) {
    return catalog.versions(engine).stream().map(Descriptor::version).toList();
  }

  @Test
  void everyVersionSaysWhenItCameAndWhatItConsistsOf() {
    assertThat(catalog.everyVersion())
        .filteredOn(it -> !it.isBaseline())
        .filteredOn(it -> !List.of("firebird", "mysql").contains(it.id())) // only drivers
        .filteredOn(it -> !isTheUsers(it)) // this project has no access to these jars
        .allSatisfy(it -> {
          assertThat(it.about().released()).isPresent();
          assertThat(it.jars()).isNotEmpty();
          assertThat(Stream.concat(it.jars().stream(), it.fetched().stream()))
              .anySatisfy(file -> assertThat(file).asString().contains(it.version()));
        });
  }

  private static boolean isTheUsers(Descriptor engine) {
    return !engine.code().outside().jars().isEmpty()
        || engine.code().outside().server().isPresent();
  }

  /// Returns the shipped engines that run without fetching anything.
  private List<Descriptor> aboard() {
    return catalog.engines().stream()
        .filter(it ->
            it.fetched().isEmpty() && !isTheUsers(it) && !it.id().equals("bdb")) // Debian ships it
        .toList();
  }

  @Test
  void saysWhereTheUserPutsAJarThatNobodyElseHas(@TempDir Path home) {
    Catalog at =
        Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines"), home));

    assertThat(at.engines())
        .filteredOn(it -> !it.code().outside().jars().isEmpty())
        .extracting(Descriptor::id)
        .containsExactly("daffodil", "hyperxtremesql", "pointbase");
    assertThat(at.engines())
        .filteredOn(it -> !it.code().outside().jars().isEmpty())
        .allSatisfy(it ->
            assertThat(at.availability(it))
                .isInstanceOfSatisfying(
                    Availability.Missing.class,
                    missing ->
                        assertThat(missing.reason())
                            .contains(" needs " + home.resolve(it.id()) + File.separator)
                            .contains("there")));
  }

  /// The variables with the servers' URLs are not set where tests run.
  @Test
  void saysOfAServerThatTheUserRunsHowItIsFound() {
    assertThat(catalog.engines())
        .filteredOn(it -> it.code().outside().server().isPresent())
        .extracting(it -> catalog.availability(it).text())
        .containsExactly(
            "no: CockroachDB needs a running server and its URL, such as"
                + " jdbc:postgresql://127.0.0.1:26257/defaultdb?user=root&sslmode=disable, in the"
                + " environment variable COCKROACHDB_URL, which is not set: set it before you start"
                + " Dynobench",
            "no: TiDB needs a running server and its URL, such as"
                + " jdbc:mariadb://127.0.0.1:4000/test?user=root, in the environment variable"
                + " TIDB_URL, which is not set: set it before you start Dynobench",
            "no: YugabyteDB needs a running server and its URL, such as"
                + " jdbc:postgresql://127.0.0.1:5433/yugabyte?user=yugabyte&password=yugabyte, in"
                + " the environment variable YUGABYTEDB_URL, which is not set: set it before you"
                + " start Dynobench");
  }

  @Test
  void findsAllJars() {
    assertThat(aboard())
        .allSatisfy(engine ->
            assertThat(catalog.availability(engine)).isEqualTo(new Availability.Available()));
  }

  @Test
  void namesAllJarsInTheFoldersAndNoOthers() {
    assertThat(aboard())
        .allSatisfy(engine -> {
          Path folder =
              Path.of(System.getProperty("dynobench.home"), "engines", engine.id())
                  .toAbsolutePath();
          try (Stream<Path> jars = Files.list(folder)) {
            assertThat(jars.filter(file -> file.toString().endsWith(".jar")))
                .containsExactlyInAnyOrderElementsOf(engine.jars());
          }
          assertThat(engine.jars())
              .allSatisfy(jar -> assertThat(jar).asString().endsWith(engine.version() + ".jar"));
        });
  }

  @ParameterizedTest
  @CsvSource({
    "hsqldb, true",
    "hsqldb@1.8.0.7, false",
    "hsqldb@1.7.3.3, false",
    "derby@10.1.1.0, true",
    "sqlite, true",
    "sqlite@3.7.2, false",
    "firebird, false",
    "mysql, true",
    "je, false"
  })
  void saysWhichEnginesInsertSeveralRowsWithOneStatement(String engine, boolean can) {
    assertThat(catalog.everyVersion())
        .filteredOn(it -> it.id().equals(engine))
        .singleElement()
        .satisfies(it ->
            assertThat(it.modes())
                .allSatisfy(
                    mode -> assertThat(mode.setup().multiRowObstacle().isEmpty()).isEqualTo(can)));
  }

  @ParameterizedTest
  @CsvSource({
    "mysql, default, ██", "mysql, relaxed, █▄", "mysql, unflushed, ▄▄", "mysql, pool-1g, ██",
    "mysql, myisam, █×", "mariadb, unflushed, ▄▄", "mariadb, pool-1g, ██", "mariadb, myisam, █×",
    "mariadb, aria, ██", "hsqldb, server, ▄▄", "hsqldb, server-flush, ██", "derby, server, ██"
  })
  void everyServerSaysWhatItsModePromises(String engine, String mode, String sign) {
    assertThat(
            catalog.engine(engine).flatMap(it -> it.mode(mode)).orElseThrow().durability().sign())
        .isEqualTo(sign);
  }

  @Test
  void aServersOfferChangesHowItIsStarted() {
    Descriptor mysql = catalog.engine("mysql").orElseThrow();
    ParameterOffer paper = mysql.offers().getFirst();
    Setup setup = paper.on(mysql.mode("unflushed").orElseThrow().setup());

    assertThat(((Setup.Jdbc) setup).server().orElseThrow().start())
        .endsWith("--innodb-flush-log-at-trx-commit=0", "--innodb-buffer-pool-size=33554432");
  }

  @ParameterizedTest
  @ValueSource(strings = {"derby", "h2", "hsqldb", "mvstore", "sqlite"})
  void theSmallCacheChangesTheSameKeysAsThePapers(String engine) {
    List<ParameterOffer> offers = catalog.engine(engine).orElseThrow().offers();

    assertThat(offers).extracting(ParameterOffer::value).containsExactly("paper", "small");
    assertThat(offers.getLast().properties().keySet())
        .isEqualTo(offers.getFirst().properties().keySet());
    assertThat(offers.getLast().system().keySet()).isEqualTo(offers.getFirst().system().keySet());
  }

  @Test
  void letsAModeAddSystemPropertiesToItsEngines() {
    Mode mode = catalog.engine("derby").flatMap(derby -> derby.mode("disk-test")).orElseThrow();

    assertThat(mode.setup())
        .isInstanceOfSatisfying(
            Setup.Jdbc.class,
            jdbc ->
                assertThat(jdbc.system())
                    .containsEntry("derby.system.home", "{folder}")
                    .containsEntry("derby.system.durability", "test"));
  }
}
