package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

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
        .containsExactly("baseline-file", "baseline-map", "je", "derby", "h2", "hsqldb", "sqlite");
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
            "hsqldb/memory-flush",
            "hsqldb/cached-flush",
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
        .hasSize(32);
  }

  private Stream<String> uses() {
    return catalog.engines().stream()
        .flatMap(engine -> engine.modes().stream().map(mode -> engine.id() + "/" + mode.id()));
  }

  @Test
  void saysWhichModesDoNotRunTheirEngineAsItComes() {
    assertThat(catalog.engines())
        .flatExtracting(engine ->
            engine.modes().stream()
                .filter(mode -> mode.tuned().isPresent())
                .map(mode -> engine.id() + "/" + mode.id())
                .toList())
        .containsExactly(
            "je/deferred",
            "je/memory",
            "je/no-sync",
            "je/write-no-sync",
            "derby/disk-test",
            "hsqldb/memory-mvcc",
            "hsqldb/cached-mvcc",
            "hsqldb/memory-flush",
            "hsqldb/cached-flush",
            "sqlite/wal-full",
            "sqlite/wal-normal");
  }

  @Test
  void findsAllJars() {
    assertThat(catalog.engines())
        .allSatisfy(engine ->
            assertThat(catalog.availability(engine)).isEqualTo(new Availability.Available()));
  }

  @Test
  void namesAllJarsInTheFoldersAndNoOthers() {
    assertThat(catalog.engines())
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
