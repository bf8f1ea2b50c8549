package dynobench.ui.storedruns;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.reference.Reference;
import dynobench.reference.References;
import dynobench.store.RunEntry;
import dynobench.ui.RunsWiring;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChartOverlaysTest {
  @TempDir Path workspace;

  private RunsWiring it;
  private ChartOverlays overlays;

  @BeforeEach
  void store() {
    it = RunsWiring.in(workspace);
    it.store("one", RunsWiring.NOW, 100, 101);
    overlays = it.wiring().library().overlays();
    overlays.load();
    it.wiring().archive().refresh();
    it.settle();
  }

  private static Reference.Repeatable named(String id) {
    return References.named(id).orElseThrow().figures().orElseThrow();
  }

  @Test
  void areOfferedWhereTheSameWasDone() {
    it.wiring().display().show(named("lawrence-2005"));

    assertThat(overlays.fittingRuns()).extracting(RunEntry::id).containsExactly("one");
    assertThat(overlays.fittingReferences()).isEmpty();

    it.wiring().archive().open(it.folder("one"));
    it.settle();

    assertThat(overlays.fittingRuns()).isEmpty();
    assertThat(overlays.fittingReferences())
        .extracting(Reference.Repeatable::id)
        .containsExactly("lawrence-2005");
  }

  @Test
  void areNotOfferedWhereSomethingElseWasDoneUnlessTheyLieThere() {
    it.wiring().display().show(named("berkeleydb-2005"));
    assertThat(overlays.fittingRuns()).isEmpty();
    List<String> platforms =
        overlays.fittingReferences().stream().map(Reference.Repeatable::id).toList();
    assertThat(platforms).hasSize(4).allMatch(each -> each.startsWith("berkeleydb-2005-"));

    overlays.toggle(named("pal-2007"));

    assertThat(overlays.fittingReferences()).extracting(Reference.Repeatable::id).hasSize(5);
  }

  @Test
  void holdAllThatWasPublished() {
    assertThat(overlays.references().get())
        .extracting(Reference.Repeatable::id)
        .containsExactlyElementsOf(
            References.all().stream()
                .flatMap(each -> each.platforms().stream())
                .map(each -> each.publication().id())
                .toList());
  }
}
