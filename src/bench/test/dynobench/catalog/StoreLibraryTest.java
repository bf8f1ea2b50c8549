package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.setup.Setup;
import dynobench.setup.StoreLibrary;
import dynobench.toml.TomlSection;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tests that every embedded library is known to all parts that must know it.
class StoreLibraryTest {
  private static final Catalog CATALOG =
      Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));

  @ParameterizedTest
  @EnumSource
  void isAKindOfEngineThatDescriptorsCanName(StoreLibrary library) {
    assertThat(EngineKind.all())
        .containsEntry(TomlSection.written(library), new EngineKind.OfLibrary(library));
  }

  @ParameterizedTest
  @EnumSource
  void hasAnEngineWithAModeForEachOfItsWaysToWrite(StoreLibrary library) {
    assertThat(stores(library).map(Setup.Store::writes).distinct())
        .containsExactlyInAnyOrderElementsOf(library.writes());
    assertThat(stores(library).map(Setup.Store::access).distinct())
        .containsExactlyInAnyOrderElementsOf(library.accesses());
  }

  private static Stream<Setup.Store> stores(StoreLibrary library) {
    return CATALOG.engines().stream()
        .flatMap(engine -> engine.modes().stream())
        .map(Mode::setup)
        .flatMap(setup ->
            setup instanceof Setup.Store store && store.library() == library
                ? Stream.of(store)
                : Stream.empty());
  }
}
