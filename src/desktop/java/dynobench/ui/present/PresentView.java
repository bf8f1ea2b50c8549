package dynobench.ui.present;

import dynobench.ui.live.LiveRun;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.ViewTexts;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.shape.Rectangle;

/// Frame of a presentation: one view in large type, and a line with the progress of a run and the
/// keys. The type grows with the screen and the user's size of type: 30 pixels on a screen of 1,080
/// lines at 100 %.
public final class PresentView {
  private static final double LINES = 36;
  private static final double COLUMNS = 64;
  private static final double PERCENT = 100;

  /// Parts of a view that take the keys, in the order of preference.
  private static final String[] KEY_TAKERS = {".chart-pane", ".scroll-pane", ".table-view"};

  /// Line at the foot that names the keys.
  public enum Keys {
    OTHER_RESULTS("keys"),
    ONE_RESULT("keys.one"),
    LESSON("keys.lesson"),
    RESULT_OF_LESSON("keys.from.lesson");

    private final String text;

    Keys(String text) {
      this.text = text;
    }
  }

  private final Appearance appearance;
  private final ViewTexts texts = new ViewTexts(PresentView.class);
  private final BorderPane frame = new BorderPane();
  private final Label hint = new Label();

  public PresentView(LiveRun live, Appearance appearance) {
    this.appearance = appearance;
    var run = new RunLine(live, texts);
    HBox.setHgrow(run, Priority.ALWAYS);
    var foot = new HBox(run, hint);
    foot.getStyleClass().add("present-foot");
    hint.getStyleClass().add("present-hint");
    hint.setMinWidth(Label.USE_PREF_SIZE);
    frame.setId("present");
    frame.getStyleClass().addAll("view", "presented");
    frame.setFocusTraversable(true);
    frame.setBottom(foot);
    frame.layoutBoundsProperty().subscribe(_ -> fit());
    appearance.fontPercent().subscribe(_ -> fit());
  }

  public Parent node() {
    return frame;
  }

  /// Shows a view without its bars, and gives it the focus.
  ///
  /// @param keys the keys of the presentation, which the foot names
  public void show(Node content, Keys keys) {
    bars(content).forEach(bar -> bar.setClip(new Rectangle()));
    frame.setCenter(content);
    hint.setText(texts.of(keys.text));
    Stream.of(KEY_TAKERS)
        .flatMap(each -> Optional.ofNullable(content.lookup(each)).stream())
        .findFirst()
        .orElse(frame)
        .requestFocus();
  }

  /// Removes the view and restores its bars.
  public void clear() {
    Node content = frame.getCenter();
    if (content != null) {
      bars(content).forEach(bar -> bar.setClip(null));
    }
    frame.setCenter(null);
  }

  /// Returns the bars of a view, to which the style sheet gives no height. The bar of a comparison
  /// stays, since it names the sides.
  private static Stream<Node> bars(Node content) {
    return content.lookupAll(".view-bar").stream()
        .filter(bar -> !bar.getStyleClass().contains("compare-bar"));
  }

  private void fit() {
    double width = frame.getWidth();
    double height = frame.getHeight();
    if (width > 0 && height > 0) {
      double type =
          Math.min(height / LINES, width / COLUMNS) * appearance.fontPercent().get() / PERCENT;
      appearance.presentedType().set(type);
      frame.getStylesheets().setAll(sheet(type));
    }
  }

  /// Returns a style sheet with the size of type and icons. An icon has a font of its own, so its
  /// size is in pixels.
  private static String sheet(double type) {
    String css =
        String.format(
            Locale.ROOT,
            ".presented { -fx-font-size: %.1fpx; }"
                + " .presented .ikonli-font-icon { -fx-icon-size: %dpx; }",
            type,
            Math.round(type));
    byte[] bytes = css.getBytes(StandardCharsets.UTF_8);
    return "data:text/css;base64," + Base64.getEncoder().encodeToString(bytes);
  }
}
