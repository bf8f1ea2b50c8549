package dynobench.ui.engines;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.Photo;
import dynobench.ui.TestWiring;
import dynobench.ui.Toolkit;
import dynobench.ui.Wiring;
import dynobench.ui.engines.EngineNode.OfEngine;
import dynobench.ui.tasks.NoDialogs;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnginesViewTest {
  @TempDir Path folder;
  private final List<String> asked = new ArrayList<>();
  private Wiring wiring;
  private Parent view;
  private TreeView<EngineNode> tree;

  private final class Answers extends NoDialogs {
    @Override
    public boolean agrees(String title, String question, String yes) {
      asked.add(title);
      return false;
    }
  }

  @BeforeEach
  @SuppressWarnings("unchecked") // the tree of this view
  void load() throws Exception {
    wiring = TestWiring.withEngines(folder);
    view =
        Toolkit.on(() ->
            new EnginesView(
                    wiring.draft(),
                    wiring.display(),
                    new EnginesHere(
                        wiring.draft(),
                        new EngineFetching(wiring.tasks(), new Answers(), wiring.home().fetcher()),
                        wiring.home().engineRoots(),
                        "looking"),
                    wiring.navigation())
                .node());
    tree = (TreeView<EngineNode>) view.lookup("#tree");
  }

  private Stream<TreeItem<EngineNode>> items(TreeItem<EngineNode> from) {
    return Stream.concat(Stream.of(from), from.getChildren().stream().flatMap(each -> items(each)));
  }

  private TreeItem<EngineNode> item(String key) {
    return items(tree.getRoot())
        .filter(each -> each.getValue() != null && each.getValue().key().equals(key))
        .findFirst()
        .orElseThrow(() -> new AssertionError(key + " is not in the tree"));
  }

  private void type(String filter) {
    ((TextField) view.lookup("#filter")).setText(filter);
  }

  private String selected() {
    return tree.getSelectionModel().getSelectedItem() == null
        ? ""
        : tree.getSelectionModel().getSelectedItem().getValue().key();
  }

  @Test
  void spaceTicksTheModeThatIsSelectedAndUnticksIt() throws Exception {
    Toolkit.on(() -> {
      tree.getSelectionModel().select(item("mode je/sync"));
      space();
      assertThat(wiring.draft().uses("je/sync")).isTrue();
      assertThat(wiring.display().picked().pick().get()).isPresent();
      space();
      assertThat(wiring.draft().contenders()).isEmpty();
      return view;
    });
  }

  private void space() {
    tree.fireEvent(
        new KeyEvent(KeyEvent.KEY_PRESSED, " ", " ", KeyCode.SPACE, false, false, false, false));
  }

  @Test
  void typingAFilterMovesNeitherTheSelectionNorTheDetails() throws Exception {
    Toolkit.on(() -> {
      tree.getSelectionModel().select(item("mode h2/mem"));
      var picked = wiring.display().picked().pick().get();

      for (String typed : List.of("h", "h2", "h2 m")) {
        type(typed);
        assertThat(selected()).as(typed).isEqualTo("mode h2/mem");
      }
      type("sqlite");
      assertThat(selected()).as("not shown").isEmpty();
      type("");

      assertThat(selected()).isEqualTo("mode h2/mem");
      return assertThat(wiring.display().picked().pick().get()).isEqualTo(picked);
    });
  }

  @Test
  void aChangeOfTheWorkloadKeepsWhatIsUnfoldedAndFolded() throws Exception {
    Toolkit.on(() -> {
      assertThat(item("engine derby").isExpanded()).isTrue();
      assertThat(item("versions hsqldb").isExpanded()).isFalse();
      assertThat(item("group BASELINE").isExpanded()).isFalse();
      assertThat(item("group UNABLE").isExpanded()).isFalse();
      item("engine derby").setExpanded(false);
      item("versions hsqldb").setExpanded(true);
      item("group UNABLE").setExpanded(true);
      tree.getSelectionModel().select(item("mode hsqldb/mem"));

      wiring.draft().choose("bank");

      assertThat(item("engine derby").isExpanded()).isFalse();
      assertThat(item("versions hsqldb").isExpanded()).isTrue();
      assertThat(item("group UNABLE").isExpanded()).isTrue();
      return assertThat(selected()).isEqualTo("mode hsqldb/mem");
    });
  }

  @Test
  void aSearchUnfoldsWhatItFindsAndFoldsItAgainAfterwards() throws Exception {
    Toolkit.on(() -> {
      type("hashmap");
      assertThat(item("group BASELINE").isExpanded()).isTrue();
      assertThat(item("engine baseline-map").isExpanded()).isTrue();
      type("1.8.0.7");
      assertThat(item("versions hsqldb").isExpanded()).isTrue();
      type("");
      assertThat(item("versions hsqldb").isExpanded()).isFalse();
      return assertThat(item("group BASELINE").isExpanded()).isFalse();
    });
  }

  private List<TreeCell<?>> cells() {
    return tree.lookupAll(".tree-cell").stream()
        .<TreeCell<?>>map(each -> (TreeCell<?>) each)
        .filter(each -> each.getGraphic() != null)
        .toList();
  }

  @Test
  void anEngineThatIsNotHereHasAButtonThatFetchesIt() throws Exception {
    Toolkit.on(() -> {
      type("duckdb");
      return view;
    });
    Photo.ofView(view, wiring.appearance(), 300, 400, 1, folder.resolve("get.png"));

    Toolkit.on(() -> {
      TreeCell<?> engine =
          cells().stream()
              .filter(each -> each.getItem() instanceof OfEngine)
              .findFirst()
              .orElseThrow();
      Button get = (Button) engine.lookup(".row-button");
      assertThat(get.isVisible()).isTrue();
      assertThat(get.getAccessibleText()).isEqualTo("Get DuckDB");
      assertThat(engine.lookupAll(".label"))
          .extracting(each -> ((Label) each).getText())
          .contains("DuckDB", "80.3 MB");
      get.fire();
      return assertThat(asked).containsExactly("Get DuckDB 2.0.0.1, 80.3 MB?");
    });
  }

  @Test
  void whereNothingIsLeftALinkClearsTheFilter() throws Exception {
    Toolkit.on(() -> {
      type("no such engine");
      ((ToggleButton) view.lookup("#canRun")).fire();
      assertThat(view.lookup("#nothing").isVisible()).isTrue();

      ((Hyperlink) view.lookup("#all")).fire();

      assertThat(view.lookup("#nothing").isVisible()).isFalse();
      assertThat(((ToggleButton) view.lookup("#canRun")).isSelected()).isFalse();
      return assertThat(item("engine derby").isExpanded()).isTrue();
    });
  }
}
