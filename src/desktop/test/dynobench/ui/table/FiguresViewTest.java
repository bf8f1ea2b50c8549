package dynobench.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.ui.MadeWiring;
import dynobench.ui.Photo;
import dynobench.ui.Toolkit;
import dynobench.ui.Wiring;
import dynobench.ui.storedruns.RunExport;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FiguresViewTest {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 480;
  private static final int FAR_DOWN = 5_000;

  @TempDir private Path folder;
  private final List<Stage> stages = new ArrayList<>();

  @AfterEach
  void close() throws Exception {
    for (Stage each : stages) {
      Toolkit.on(() -> {
        each.hide();
        return each;
      });
    }
  }

  private TableView<FiguresRow> open(MadeWiring made) throws Exception {
    return Toolkit.on(() -> {
      var view = view(made.wiring);
      var stage = new Stage();
      stage.setScene(new Scene(view.node(), WIDTH, HEIGHT));
      stage.show();
      stages.add(stage);
      @SuppressWarnings("unchecked")
      var table = (TableView<FiguresRow>) view.node().lookup(".table-view");
      return table;
    });
  }

  private static FiguresView view(Wiring wiring) {
    return new FiguresView(
        new FiguresViewModel(wiring.display(), new ViewTexts(FiguresView.class)),
        new RunExport(wiring.display(), wiring.dialogs(), wiring.tasks(), wiring.archive().store()),
        wiring.appearance(),
        wiring.notifications());
  }

  @Test
  void tenThousandRowsKeepSelectionAndPlaceWhenMoreCome() throws Exception {
    MadeWiring made = Toolkit.on(() -> new MadeWiring(folder));
    TableView<FiguresRow> table = open(made);
    var events = MadeWiring.run(100, 11);
    Toolkit.on(() -> made.show(events.subList(0, events.size() - 1)).happen(List.of()));
    int before = table.getItems().size();
    assertThat(before).isGreaterThan(10_000);
    Toolkit.on(() -> {
      table.scrollTo(FAR_DOWN);
      table.getSelectionModel().select(FAR_DOWN + 2);
      return table;
    });
    Toolkit.settle();
    FiguresRow.Id selected = table.getSelectionModel().getSelectedItem().id();
    int first = firstSeen(table);

    Toolkit.on(() ->
        made.happen(
            MadeWiring.trial(
                new Trial(
                    9_999, MadeWiring.CONTENDERS.get(0), "phases", Rows.at(1_000), 99, false))));
    Toolkit.settle();

    assertThat(table.getItems().size()).isEqualTo(before + 3);
    assertThat(table.getSelectionModel().getSelectedItems())
        .singleElement()
        .extracting(FiguresRow::id)
        .isEqualTo(selected);
    assertThat(firstSeen(table)).isEqualTo(first).isGreaterThan(FAR_DOWN - 50);
  }

  private static int firstSeen(TableView<FiguresRow> table) throws Exception {
    return Toolkit.on(() -> {
      var flow = (VirtualFlow<?>) table.lookup(".virtual-flow");
      IndexedCell<?> cell = flow.getFirstVisibleCell();
      return cell.getIndex();
    });
  }

  @Test
  void isDrawnInBothThemesAndInLargeType() throws Exception {
    for (boolean dark : new boolean[] {false, true}) {
      for (int percent : new int[] {100, 200}) {
        Path file = folder.resolve("table-%s-%d.png".formatted(dark ? "dark" : "light", percent));
        draw(dark, percent, file);
        assertThat(Files.size(file)).isPositive();
      }
    }
  }

  private void draw(boolean dark, int percent, Path file) throws Exception {
    MadeWiring made = Toolkit.on(() -> new MadeWiring(folder));
    FiguresView view = Toolkit.on(() -> view(made.wiring));
    Toolkit.on(() -> {
      made.wiring.appearance().dark().set(dark);
      made.wiring.appearance().fontPercent().set(percent);
      return made.show(MadeWiring.run(2, 3));
    });
    Photo.ofView(view.node(), made.wiring.appearance(), WIDTH, HEIGHT, 1, file);
  }
}
