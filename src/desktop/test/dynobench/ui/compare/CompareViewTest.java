package dynobench.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.RunsWiring;
import dynobench.ui.Toolkit;
import dynobench.ui.dock.ViewId;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareViewTest {
  @TempDir Path workspace;

  @Test
  void whatIsAskedToBeComparedStandsInTheTable() throws Exception {
    RunsWiring it = Toolkit.on(() -> RunsWiring.in(workspace));
    Path one = it.store("one", RunsWiring.NOW, 100_000_000L, 100_000_001L);
    Path two = it.store("two", RunsWiring.NOW, 100, 101, 102);

    Scene scene = Toolkit.on(() -> scene(it));
    int rows =
        Toolkit.on(() -> {
          it.wiring().archive().refresh();
          it.wiring().display().compared().setAll(one, two);
          return table(scene).getItems().size();
        });

    assertThat(rows).isEqualTo(2);
  }

  private static Scene scene(RunsWiring it) {
    return Toolkit.scene(
        CompareView.of(
            it.wiring().display(),
            it.wiring().archive(),
            it.wiring().draft(),
            it.wiring().planFiles(),
            it.wiring().navigation(),
            it.wiring().notifications()));
  }

  private static TableView<?> table(Scene scene) {
    return (TableView<?>) scene.lookup(".table-view");
  }

  @Test
  void columnsAreAsWideAsWhatStandsInThemAndNoneSaysTheSameInEachRow() throws Exception {
    RunsWiring it = Toolkit.on(() -> RunsWiring.in(workspace));
    Path small = it.store("one", RunsWiring.NOW, 100_000_000L, 100_000_001L);
    Path large = it.store("two", RunsWiring.NOW, 100_000_000_000L, 100_000_000_001L);
    Scene scene = Toolkit.on(() -> scene(it));

    Toolkit.on(() -> {
      it.wiring().archive().refresh();
      it.wiring().display().compared().setAll(small, large);
      double narrow = column(scene, "median.a").orElseThrow().getPrefWidth();
      double wide = column(scene, "median.b").orElseThrow().getPrefWidth();
      assertThat(wide).isGreaterThan(narrow);
      assertThat(column(scene, "verdict")).as("all are measured at different times").isEmpty();
      return scene;
    });
  }

  private static Optional<? extends TableColumn<?, ?>> column(Scene scene, String id) {
    return table(scene).getColumns().stream().filter(it -> it.getId().equals(id)).findFirst();
  }

  @Test
  void showsAChartWhereTheChartsAreAskedFor() throws Exception {
    RunsWiring it = Toolkit.on(() -> RunsWiring.in(workspace));
    Path one = it.store("one", RunsWiring.NOW, 100_000_000L, 100_000_001L);
    Path two = it.store("two", RunsWiring.NOW, 100, 101, 102);
    var shown = new ArrayList<ViewId>();
    it.wiring().navigation().through(shown::add);
    Scene scene = Toolkit.on(() -> scene(it));

    Toolkit.on(() -> {
      it.wiring().archive().refresh();
      it.wiring().display().compared().setAll(one, two);
      ((Button) scene.lookup("#charts")).fire();
      return scene;
    });

    assertThat(shown).containsExactly(ViewId.ofPhases().getFirst());
    assertThat(it.wiring().display().run().get().id()).isEqualTo("one");
  }
}
