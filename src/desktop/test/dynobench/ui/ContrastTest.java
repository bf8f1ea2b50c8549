package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.result.SampleRun;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.settings.UserSettings.Theme;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// All texts of the window are legible in both themes, whatever state their controls are in.
class ContrastTest {
  /// States that style sheets know, together as they occur.
  private static final List<List<String>> STATES =
      List.of(
          List.of(),
          List.of("hover"),
          List.of("focused", "focus-visible", "focus-within"),
          List.of("hover", "pressed", "armed"),
          List.of("selected"),
          List.of("selected", "hover"),
          List.of("selected", "focused", "active"),
          List.of("default"),
          List.of("default", "hover"),
          List.of("default", "hover", "armed", "pressed"));

  @TempDir Path folder;

  @Test
  void theFormulaIsThatOfTheGuideline() {
    assertThat(Contrast.ratio(Color.BLACK, Color.WHITE)).isEqualTo(21);
    assertThat(Contrast.ratio(Color.web("#767676"), Color.WHITE)).isBetween(4.5, 4.6);
    assertThat(Contrast.ratio(Color.WHITE, Color.web("#6cb0f5"))).isBetween(2.2, 2.4);
  }

  @ParameterizedTest
  @EnumSource(
      value = Theme.class,
      names = {"LIGHT", "DARK"})
  void everyTextOfEveryViewInEveryStateIsLegible(Theme theme) throws Exception {
    Path run = SampleRun.store(folder.resolve("workspace/runs/mine"), SampleRun.events());
    try (var window = TestWindow.open(folder)) {
      window.change(now -> now.withTheme(theme));
      Toolkit.on(() -> {
        window.wiring().archive().open(run);
        return run;
      });
      window.await(() -> !window.wiring().display().result().trials().isEmpty());
      Map<String, Contrast> poor = new LinkedHashMap<>();
      for (ViewId view : window.dock().views().stream().map(DockView::id).toList()) {
        Toolkit.on(() -> {
          window.dock().show(view);
          return view;
        });
        collect(window, poor);
      }
      for (String command :
          List.of("help.lessons", "lessons.next", "lessons.next", "view.palette")) {
        window.command(command);
        collect(window, poor);
      }
      assertThat(poor.values()).isEmpty();
    }
  }

  /// Adds the texts of the window that are too faint in any state, one for each pair of colours.
  private static void collect(TestWindow window, Map<String, Contrast> poor) throws Exception {
    Toolkit.settle();
    for (List<String> state : STATES) {
      for (Contrast each : inState(window.scene().getRoot(), state)) {
        if (each.isPoor()) {
          poor.putIfAbsent(each.ink() + " on " + each.paper(), each);
        }
      }
    }
  }

  /// Returns the contrasts while all nodes have these states.
  private static List<Contrast> inState(Node root, List<String> states) throws Exception {
    return Toolkit.on(() -> {
      List<Node> all = root.lookupAll("*").stream().toList();
      set(all, states, true);
      root.applyCss();
      List<Contrast> found = Contrast.of(root);
      set(all, states, false);
      root.applyCss();
      return found;
    });
  }

  private static void set(List<Node> nodes, List<String> states, boolean on) {
    Stream<PseudoClass> all = states.stream().map(PseudoClass::getPseudoClass);
    boolean asDefault = states.contains("default");
    List<Node> affected = nodes.stream().filter(it -> !asDefault || canBeDefault(it)).toList();
    all.forEach(state -> affected.forEach(node -> node.pseudoClassStateChanged(state, on)));
  }

  /// Returns whether a node is an ordinary button, which dialogs may make their default.
  private static boolean canBeDefault(Node node) {
    return node instanceof Button && node.getStyleClass().equals(List.of("button"));
  }
}
