package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// All parts of the window can be reached by keys alone.
class KeyboardTest {
  /// Number of presses of Tab that exceeds the number of stops in the window.
  private static final int MOST = 150;

  @TempDir private Path folder;

  private static List<ViewId> seen(TestWindow window) throws Exception {
    var seen = new ArrayList<ViewId>();
    for (DockView each : window.dock().views()) {
      if (window.sees(each.id())) {
        seen.add(each.id());
      }
    }
    return seen;
  }

  private static Node owner(TestWindow window) throws Exception {
    return Toolkit.on(() -> window.scene().getFocusOwner());
  }

  /// Returns the id of the view with the focus.
  private static String within(TestWindow window) throws Exception {
    for (Node each = owner(window); each != null; each = each.getParent()) {
      if (each.getId() != null && each.getId().startsWith("view-")) {
        return each.getId().substring("view-".length());
      }
    }
    return "";
  }

  @Test
  void tabGoesThroughTheWholeWindowWithOneStopARowOfTabsAndSwitchesNoView() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      List<ViewId> before = seen(window);
      Set<Node> stops = new LinkedHashSet<>();
      Set<String> views = new LinkedHashSet<>();
      for (int i = 0; i < MOST; i++) {
        window.press(KeyCode.TAB);
        if (!stops.add(owner(window))) {
          break;
        }
        views.add(within(window));
      }
      assertThat(stops).as("it comes round").hasSizeLessThan(MOST);
      assertThat(seen(window)).isEqualTo(before);
      assertThat(stops.stream().filter(each -> each.getStyleClass().contains("header")))
          .as("a stop each row of tabs: engines, runs, editor, monitor, details")
          .hasSize(5);
      assertThat(views).contains("engines", "runs", "welcome", "monitor", "details");
    }
  }

  @Test
  void f6GoesFromPaneToPaneAndBack() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      var visited = new ArrayList<String>();
      for (int i = 0; i < 5; i++) {
        window.press(KeyCode.F6);
        visited.add(within(window));
      }
      assertThat(visited).doesNotHaveDuplicates().contains("engines", "welcome", "monitor");
      window.press(KeyCode.F6, false, true);
      assertThat(within(window)).isEqualTo(visited.get(3));
    }
  }

  @Test
  void ctrlAndAFigureBringAViewToTheFrontWithTheKeysInIt() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.press(KeyCode.DIGIT1, true, false);
      assertThat(window.sees(ViewId.PLAN)).isTrue();
      assertThat(within(window)).isEqualTo("plan");
      window.press(KeyCode.DIGIT3, true, false);
      assertThat(window.sees(ViewId.ofPhases().getFirst())).isTrue();
      window.press(KeyCode.DIGIT6, true, false);
      assertThat(within(window)).isEqualTo("engines");
    }
  }

  @Test
  void aCommandIsFoundByItsNameAndDone() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.press(KeyCode.P, true, true);
      var field = (TextField) owner(window);
      Node palette = window.scene().lookup(".palette");
      assertThat(palette.isVisible()).isTrue();

      Toolkit.on(() -> {
        field.setText("maxi");
        return field;
      });
      Toolkit.settle();
      var list = (ListView<?>) palette.lookup(".list-view");
      assertThat(list.getItems()).hasSizeBetween(1, 5);
      Photo.ofNode(window.scene().getRoot(), 1, folder.resolve("palette.png"));
      window.press(KeyCode.ENTER);

      assertThat(palette.isVisible()).isFalse();
      assertThat(window.view(ViewId.WELCOME).orElseThrow().getLayoutBounds().getWidth())
          .isGreaterThan(1200);

      window.press(KeyCode.P, true, true);
      window.press(KeyCode.ESCAPE);
      assertThat(palette.isVisible()).isFalse();
    }
  }

  private static List<String> menu() throws Exception {
    return Toolkit.on(() ->
        Window.getWindows().stream()
            .filter(each -> each instanceof ContextMenu && each.isShowing())
            .flatMap(each -> ((ContextMenu) each).getItems().stream())
            .map(each -> String.valueOf(each.getText()))
            .toList());
  }

  private static void hideMenus() throws Exception {
    Toolkit.on(() -> {
      List.copyOf(Window.getWindows()).stream()
          .filter(ContextMenu.class::isInstance)
          .forEach(Window::hide);
      return menu();
    });
  }

  @Test
  void theMenuKeyAndShiftF10OpenTheContextMenuAtTheSelectedRow() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.wiring().draft().catalog().get().isPresent());
      window.press(KeyCode.DIGIT6, true, false);
      Toolkit.on(() -> {
        var tree = (TreeView<?>) window.view(ViewId.ENGINES).orElseThrow().lookup("#tree");
        tree.requestFocus();
        tree.getSelectionModel().select(2);
        return tree;
      });
      Toolkit.settle();

      window.press(KeyCode.CONTEXT_MENU);
      assertThat(menu()).contains("Tick or untick", "Get…", "Manage engines");
      hideMenus();

      window.press(KeyCode.F10, false, true);
      assertThat(menu()).contains("Tick or untick");
      hideMenus();

      Toolkit.on(() -> {
        Node runs = window.view(ViewId.RUNS).orElseThrow().lookup("#tree");
        runs.requestFocus();
        return runs;
      });
      window.press(KeyCode.CONTEXT_MENU);
      assertThat(menu()).as("of another view").contains("Delete");
      hideMenus();
    }
  }

  @Test
  void ctrlZBringsTheFormerPlanBackAlsoWithTheFocusInAField() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.press(KeyCode.DIGIT1, true, false);
      var name = (TextField) window.view(ViewId.PLAN).orElseThrow().lookup(".scroll-pane #name");
      Toolkit.on(() -> {
        name.requestFocus();
        name.setText("mine");
        return name;
      });

      window.press(KeyCode.N, true, false);
      assertThat(name.getText()).isEqualTo("my plan");
      Toolkit.on(() -> {
        name.requestFocus();
        name.insertText(0, "x");
        return name;
      });
      window.press(KeyCode.Z, true, false);
      assertThat(name.getText()).as("the field's own text first").isEqualTo("my plan");
      window.press(KeyCode.Z, true, false);
      assertThat(name.getText()).isEqualTo("mine");
      window.press(KeyCode.Z, true, true);
      assertThat(name.getText()).isEqualTo("my plan");
    }
  }
}
