package dynobench.ui.console;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent.Source;
import dynobench.ui.Photo;
import dynobench.ui.Toolkit;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.widgets.Appearance;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConsoleViewTest {
  @TempDir Path folder;

  private final ConsoleViewModel model = new ConsoleViewModel(ZoneOffset.UTC);

  @Test
  void showsLinesAndTheLongOneInFullWhenItIsSelected() throws Exception {
    String text = "at " + "org.apache.derby.".repeat(50);
    Parent node =
        Toolkit.on(() -> {
          Parent view = new ConsoleView(model).node();
          model.accept(
              List.of(
                  ConsoleViewModelTest.begins(1, "derby/disk"),
                  ConsoleViewModelTest.logged(1, Source.ERROR, "short"),
                  ConsoleViewModelTest.logged(1, Source.ERROR, text)));
          return view;
        });
    Photo.ofView(node, new Appearance(), 800, 260, 1, folder.resolve("console.png"));
    var full = (TextArea) node.lookup(".text-area");
    var list = (ListView<?>) node.lookup(".console-lines");

    assertThat(node.lookupAll(".console-text").stream().map(each -> ((Labeled) each).getText()))
        .contains("short");
    assertThat(full.isVisible()).isFalse();
    Toolkit.on(() -> {
      list.getSelectionModel().select(1);
      return node;
    });
    assertThat(full.isVisible()).isTrue();
    assertThat(full.getText()).isEqualTo(text);
  }

  @Test
  void anotherRunResetsTheChoiceOfContender() throws Exception {
    var choice =
        Toolkit.on(() -> {
          Parent view = new ConsoleView(model).node();
          model.accept(List.of(ConsoleViewModelTest.begins(1, "derby/disk")));
          model.contender().set("derby/disk");
          model.opened(ShownRun.NOTHING);
          return (ComboBox<?>) view.lookup(".combo-box");
        });

    assertThat(choice.getValue()).isEqualTo(ConsoleViewModel.ALL);
    assertThat(model.contender().get()).isEqualTo(ConsoleViewModel.ALL);
  }
}
