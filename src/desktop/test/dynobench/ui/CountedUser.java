package dynobench.ui;

import dynobench.ui.dock.ViewId;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;

/// User of a real window, whose actions are counted. Each click, each key, each typed text and each
/// answered file dialog is an action. Only visible and enabled controls can be used.
final class CountedUser {
  private final TestWindow window;
  private int actions;

  CountedUser(TestWindow window) {
    this.window = window;
  }

  int actions() {
    return actions;
  }

  private void act(Callable<?> action) throws Exception {
    actions++;
    Toolkit.on(action);
    Toolkit.settle();
  }

  /// Presses a key in the focused control.
  void press(KeyCode code) throws Exception {
    press(code, false, false);
  }

  /// Presses a key with Ctrl, or with Command on macOS.
  void pressWithControl(KeyCode code) throws Exception {
    press(code, true, false);
  }

  void pressWithControlAndShift(KeyCode code) throws Exception {
    press(code, true, true);
  }

  private void press(KeyCode code, boolean control, boolean shift) throws Exception {
    actions++;
    window.press(code, control, shift);
  }

  /// Clicks a button once it is visible and enabled.
  ///
  /// @param text its label, its accessible text, or its id after a number sign
  void click(String text) throws Exception {
    Predicate<ButtonBase> named =
        it ->
            text.equals("#" + it.getId())
                || text.equals(it.getText())
                || text.equals(it.getAccessibleText());
    window.await(() -> find(ButtonBase.class, named).isPresent());
    act(() -> {
      find(ButtonBase.class, named).orElseThrow().fire();
      return text;
    });
  }

  /// Opens a menu of the menu bar, and chooses an item: two actions.
  void chooseFromMenu(String menu, String item) throws Exception {
    Menu opened =
        Toolkit.on(() ->
            find(MenuBar.class, _ -> true).orElseThrow().getMenus().stream()
                .filter(it -> menu.equals(it.getText().replace("_", "")))
                .findFirst()
                .orElseThrow());
    act(() -> {
      opened.show();
      return opened;
    });
    act(() -> {
      opened.hide();
      return fire(opened.getItems(), item);
    });
  }

  private static MenuItem fire(List<MenuItem> items, String text) {
    MenuItem item =
        items.stream()
            .filter(it -> it.getText() != null && it.getText().startsWith(text) && !it.isDisable())
            .findFirst()
            .orElseThrow(() ->
                new AssertionError(
                    text + " is not among " + items.stream().map(MenuItem::getText).toList()));
    item.fire();
    return item;
  }

  /// Types a text into a field, and replaces its content.
  void type(String id, String text) throws Exception {
    Predicate<TextField> named = it -> id.equals("#" + it.getId());
    window.await(() -> find(TextField.class, named).isPresent());
    act(() -> {
      find(TextField.class, named).orElseThrow().setText(text);
      return text;
    });
  }

  /// Accepts the file of the next file dialog.
  void accept(Path file) {
    actions++;
    window.answer(file);
  }

  /// Types the name that the next dialog asks for.
  void name(String name) {
    actions++;
    window.answer(name);
  }

  /// Ticks a mode below its engine, which must be visible without scrolling.
  void tick(String engine, String mode) throws Exception {
    var tree = (TreeView<?>) window.view(ViewId.ENGINES).orElseThrow().lookup("#tree");
    try {
      window.await(() -> checkBox(tree, engine, mode).isPresent());
    } catch (AssertionError e) {
      var names = Toolkit.on(() -> cells(tree).map(CountedUser::name).toList());
      throw new AssertionError("%s of %s isn't visible: %s".formatted(mode, engine, names), e);
    }
    act(() -> {
      checkBox(tree, engine, mode).orElseThrow().fire();
      return mode;
    });
  }

  private static Optional<CheckBox> checkBox(TreeView<?> tree, String engine, String mode) {
    return cells(tree)
        .dropWhile(it -> !name(it).equals(engine))
        .filter(it -> name(it).equals(mode))
        .map(it -> (CheckBox) it.lookup(".check-box"))
        .findFirst();
  }

  private static Stream<TreeCell<?>> cells(TreeView<?> tree) {
    return tree.lookupAll(".tree-cell").stream()
        .<TreeCell<?>>map(it -> (TreeCell<?>) it)
        .filter(it -> it.getGraphic() != null && it.isVisible())
        .sorted(Comparator.comparingDouble(Node::getLayoutY));
  }

  private static String name(TreeCell<?> cell) {
    return Objects.requireNonNull(cell.getGraphic()).lookupAll(".label").stream()
        .map(it -> ((Label) it).getText())
        .filter(it -> !it.isBlank())
        .findFirst()
        .orElse("");
  }

  private static <T extends Node> Optional<T> find(Class<T> type, Predicate<T> named) {
    return Window.getWindows().stream()
        .filter(it -> it.isShowing() && it.getScene() != null)
        .flatMap(it -> it.getScene().getRoot().lookupAll("*").stream())
        .filter(type::isInstance)
        .map(type::cast)
        .filter(named)
        .filter(it -> !it.isDisabled() && Toolkit.isVisible(it))
        .findFirst();
  }
}
