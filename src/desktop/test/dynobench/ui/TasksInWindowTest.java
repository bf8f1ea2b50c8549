package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.files.OperatingSystem;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plandraft.DraftField;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Typical tasks of users, counted in actions: a click, a key, a typed word. `LessonInWindowTest`
/// covers a lecturer's task.
@Thorough
class TasksInWindowTest {
  private static final int DEVELOPER = 6;
  private static final int MAINTAINER = 8;

  @TempDir private Path folder;
  private int actions;

  private <T> T act(Callable<T> action) throws Exception {
    actions++;
    T done = Toolkit.on(action);
    Toolkit.settle();
    return done;
  }

  private void press(TestWindow window, KeyCode code, boolean control) throws Exception {
    act(() -> {
      Node owner = window.scene().getFocusOwner();
      Node target = owner == null ? window.scene().getRoot() : owner;
      boolean mac = OperatingSystem.HERE == OperatingSystem.MACOS;
      Event.fireEvent(
          target,
          new KeyEvent(
              KeyEvent.KEY_PRESSED, "", "", code, false, control && !mac, false, control && mac));
      return target;
    });
  }

  private void filter(TestWindow window, String words) throws Exception {
    act(() -> {
      var field = (TextField) window.view(ViewId.ENGINES).orElseThrow().lookup("#filter");
      field.setText(words);
      return field;
    });
  }

  /// Ticks a mode below its engine, which must be visible without scrolling.
  private void tick(TestWindow window, String engine, String mode) throws Exception {
    var tree = (TreeView<?>) window.view(ViewId.ENGINES).orElseThrow().lookup("#tree");
    window.await(() -> !cells(tree).isEmpty());
    List<TreeCell<?>> cells = Toolkit.on(() -> cells(tree));
    boolean below = false;
    for (TreeCell<?> each : cells) {
      String name = Toolkit.on(() -> name(each));
      below |= name.equals(engine);
      if (below && name.equals(mode)) {
        act(() -> {
          ((CheckBox) each.lookup(".check-box")).fire();
          return each;
        });
        return;
      }
    }
    throw new AssertionError(
        "%s of %s isn't seen: %s"
            .formatted(mode, engine, cells.stream().map(TasksInWindowTest::name).toList()));
  }

  private static List<TreeCell<?>> cells(TreeView<?> tree) {
    return tree.lookupAll(".tree-cell").stream()
        .<TreeCell<?>>map(each -> (TreeCell<?>) each)
        .filter(each -> each.getGraphic() != null && each.isVisible())
        .sorted((one, other) -> Double.compare(one.getLayoutY(), other.getLayoutY()))
        .toList();
  }

  private static String name(TreeCell<?> cell) {
    return Objects.requireNonNull(cell.getGraphic()).lookupAll(".label").stream()
        .map(each -> ((Label) each).getText())
        .filter(each -> !each.isBlank())
        .findFirst()
        .orElse("");
  }

  private void repeatEnough(TestWindow window) throws Exception {
    window.await(() -> window.scene().lookup("#enough") instanceof Button it && it.isVisible());
    act(() -> {
      ((Button) window.scene().lookup("#enough")).fire();
      return window;
    });
  }

  /// Reduces the plan. This is not an action of the user: it only shortens the test.
  private static void measureLess(TestWindow window) throws Exception {
    Toolkit.on(() -> {
      window.wiring().draft().field(DraftField.FROM).set("200");
      window.wiring().draft().field(DraftField.COUNT).set("1");
      return window;
    });
  }

  private static String headline(TestWindow window) {
    return window.scene().lookup(".result .headline") instanceof Label it ? it.getText() : "";
  }

  @Test
  void aDeveloperHasAVerdictAtEqualDurability() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.wiring().draft().catalog().get().isPresent());

      press(window, KeyCode.N, true);
      measureLess(window);
      filter(window, "in memory");
      tick(window, "H2", "in memory");
      tick(window, "HSQLDB", "in memory");
      repeatEnough(window);
      window.await(() -> window.wiring().draft().checked().get().isPresent());
      press(window, KeyCode.F5, false);

      window.await(() -> !headline(window).isBlank());
      assertThat(headline(window)).contains("H2").contains("HSQLDB");
      assertThat(actions).isLessThanOrEqualTo(DEVELOPER);
    }
  }

  @Test
  void aMaintainerHasARankingOfThreeVersions() throws Exception {
    versions("2.8-a", "2.8-b");
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.wiring().draft().catalog().get().isPresent());

      press(window, KeyCode.N, true);
      measureLess(window);
      filter(window, "2.8- cached");
      tick(window, "2.8-b", "cached");
      tick(window, "2.8-a", "cached");
      filter(window, "hsqldb cached");
      tick(window, "HSQLDB", "cached");
      repeatEnough(window);
      window.await(() -> window.wiring().draft().checked().get().isPresent());
      press(window, KeyCode.F5, false);

      window.await(() -> !headline(window).isBlank());
      assertThat(window.scene().getRoot().lookupAll(".ranking-name"))
          .hasSizeGreaterThanOrEqualTo(3);
      assertThat(actions).isLessThanOrEqualTo(MAINTAINER);
    }
  }

  /// Creates versions of the user's own engine, from the shipped jar under other names.
  private void versions(String... names) throws Exception {
    Path own = Files.createDirectories(folder.resolve("engines/hsqldb"));
    Path shipped = Path.of(System.getProperty("dynobench.home"), "engines/hsqldb");
    Path jar;
    try (var files = Files.list(shipped)) {
      jar = files.filter(it -> it.toString().endsWith(".jar")).findFirst().orElseThrow();
    }
    var text = new StringBuilder();
    for (String each : names) {
      Files.copy(jar, own.resolve(each + ".jar"), StandardCopyOption.REPLACE_EXISTING);
      text.append(
          "[versions.\"%s\"]\nreleased = \"2026-11-20\"\njars = [\"%s.jar\"]\n"
              .formatted(each, each));
    }
    Files.writeString(own.resolve("versions.toml"), text);
  }
}
