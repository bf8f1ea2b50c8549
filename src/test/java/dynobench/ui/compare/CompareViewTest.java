package dynobench.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.RunsWiring;
import dynobench.ui.Toolkit;
import java.nio.file.Path;
import javafx.scene.Scene;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareViewTest {
  @TempDir Path workspace;

  @Test
  void whatIsAskedToBeComparedStandsInTheTable() throws Exception {
    RunsWiring it = Toolkit.on(() -> RunsWiring.in(workspace));
    Path one = it.store("one", RunsWiring.NOW, 100, 101, 102);
    Path two = it.store("two", RunsWiring.NOW, 100, 101, 102);

    int rows =
        Toolkit.on(() -> {
          Scene scene =
              Toolkit.scene(
                  CompareView.of(
                      it.wiring().showing(),
                      it.wiring().archive(),
                      it.wiring().draft(),
                      it.wiring().planFiles(),
                      it.wiring().navigation(),
                      it.wiring().notices()));
          it.wiring().archive().refresh();
          it.wiring().showing().compared().setAll(one, two);
          return ((TableView<?>) scene.lookup(".table-view")).getItems().size();
        });

    assertThat(rows).isEqualTo(2);
  }
}
