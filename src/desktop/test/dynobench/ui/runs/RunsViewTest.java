package dynobench.ui.runs;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.RunsWiring;
import dynobench.ui.Toolkit;
import java.nio.file.Path;
import javafx.scene.control.TreeView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunsViewTest {
  @TempDir Path workspace;

  @Test
  void whatIsSelectedStaysSelectedWhenTheListIsReadAnew() throws Exception {
    RunsWiring it = Toolkit.on(() -> RunsWiring.in(workspace));
    it.store("one", RunsWiring.NOW, 100);

    Object selected =
        Toolkit.on(() -> {
          var scene =
              Toolkit.scene(
                  RunsView.of(
                      it.wiring().library(),
                      it.wiring().addRounds(),
                      it.wiring().display(),
                      it.wiring().navigation(),
                      it.wiring().tasks(),
                      it.wiring().clock()));
          var tree = (TreeView<?>) scene.lookup(".tree-view");
          tree.getSelectionModel().select(1);
          it.store("two", RunsWiring.NOW.minusSeconds(1), 100);
          it.wiring().archive().refresh();
          return tree.getSelectionModel().getSelectedItem().getValue();
        });

    assertThat(selected)
        .isInstanceOfSatisfying(
            RunItem.Stored.class, run -> assertThat(run.entry().id()).isEqualTo("one"));
  }
}
