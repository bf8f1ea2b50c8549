package dynobench.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.RunsDesk;
import dynobench.ui.Toolkit;
import java.nio.file.Path;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareViewTest {
  @TempDir Path workspace;

  @Test
  void whatIsAskedToBeComparedStandsInTheTable() throws Exception {
    RunsDesk it = Toolkit.on(() -> RunsDesk.in(workspace));
    Path one = it.store("one", RunsDesk.NOW, 100, 101, 102);
    Path two = it.store("two", RunsDesk.NOW, 100, 101, 102);

    int rows =
        Toolkit.on(() -> {
          Parent node = (Parent) CompareView.of(it.desk()).findFirst().orElseThrow().node().get();
          var scene = new Scene(node);
          it.desk().archive().refresh();
          it.desk().showing().compared().setAll(one, two);
          return ((TableView<?>) scene.lookup(".table-view")).getItems().size();
        });

    assertThat(rows).isEqualTo(2);
  }
}
