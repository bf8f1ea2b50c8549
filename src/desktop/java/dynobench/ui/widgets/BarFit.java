package dynobench.ui.widgets;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Rule that keeps everything in a bar visible. When space is short, it first hides the texts of
/// buttons with icons, then nodes of the style `spare`. Next it gives the bar the style `narrow`.
/// Last, it moves buttons into a menu, from the right.
public final class BarFit {
  private static final String SPARE = ".spare";
  private static final String NARROW = "narrow";
  private static final String MORE = "more";

  private final HBox bar;
  private final MenuButton more = new MenuButton();
  private final Set<Node> moved = new HashSet<>();
  private final Set<Node> watched = new HashSet<>();
  private boolean fitting;

  private BarFit(HBox bar, ViewTexts texts) {
    this.bar = bar;
    more.setGraphic(new FontIcon(Feather.MORE_HORIZONTAL));
    more.getStyleClass().addAll("small-menu", MORE);
    more.setTooltip(new Tooltip(texts.of("more.tip")));
    more.setAccessibleText(texts.of(MORE));
    more.setMinWidth(ButtonBase.USE_PREF_SIZE);
    more.getItems().add(new MenuItem()); // a menu without items never opens
    more.setOnShowing(_ -> more.getItems().setAll(items()));
  }

  /// Fits a bar whenever its width, type or contents change.
  public static void watch(HBox bar) {
    var fit = new BarFit(bar, new ViewTexts(BarFit.class));
    bar.setMinWidth(0); // else it is as wide as its contents
    bar.widthProperty().subscribe(fit::later);
    bar.heightProperty().subscribe(fit::later); // changes with the type
    bar.getChildren().subscribe(fit::watch);
    fit.watch();
  }

  private void watch() {
    watched.retainAll(bar.getChildren());
    bar.getChildren().stream()
        .filter(watched::add)
        .forEach(each -> each.managedProperty().subscribe(this::later));
    later();
  }

  private void later() {
    if (!fitting) {
      Platform.runLater(this::fit); // after the layout
    }
  }

  private void fit() {
    if (bar.getScene() == null || bar.getScene().getWindow() == null || bar.getWidth() <= 0) {
      return;
    }
    fitting = true;
    try {
      giveBack();
      keepWords();
      bar.getStyleClass().remove(NARROW);
      if (!fits(true, true) && !fits(false, true) && !fits(false, false)) {
        bar.getStyleClass().add(NARROW);
        bar.applyCss();
        moveUntilItFits();
      }
    } finally {
      fitting = false;
    }
  }

  /// Prevents the bar from cutting the texts of buttons rather than those of choices.
  private void keepWords() {
    for (Node each : bar.getChildren()) {
      if (each instanceof ButtonBase button) {
        button.setMinWidth(ButtonBase.USE_PREF_SIZE);
      }
    }
  }

  private void giveBack() {
    moved.forEach(each -> show(each, true));
    moved.clear();
    bar.getChildren().remove(more);
  }

  private static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  private void moveUntilItFits() {
    if (needed() <= bar.getWidth()) {
      return;
    }
    List<Node> buttons =
        new ArrayList<>(
            bar.getChildren().stream()
                .filter(each -> each instanceof Button || each instanceof ToggleButton)
                .filter(each -> each.isManaged() && !each.managedProperty().isBound())
                .toList());
    if (buttons.isEmpty()) {
      return;
    }
    bar.getChildren().add(more);
    bar.applyCss();
    for (Node each : buttons.reversed()) {
      if (needed() <= bar.getWidth()) {
        return;
      }
      show(each, false);
      moved.add(each);
    }
  }

  /// Shows these parts and returns whether the bar has enough space.
  private boolean fits(boolean texts, boolean spare) {
    for (Node item : bar.getChildren()) {
      if (item instanceof Button button
          && !button.getText().isEmpty()
          && button.getGraphic() != null) {
        button.setContentDisplay(texts ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
      }
      for (Node part : item.lookupAll(SPARE)) {
        show(part, spare);
      }
    }
    bar.applyCss();
    return needed() <= bar.getWidth();
  }

  /// Returns the width that the contents need. Nodes that grow with the bar can also shrink.
  private double needed() {
    List<Node> shown = bar.getChildren().stream().filter(Node::isManaged).toList();
    double gaps = bar.getSpacing() * Math.max(0, shown.size() - 1);
    return bar.snappedLeftInset()
        + bar.snappedRightInset()
        + gaps
        + shown.stream().mapToDouble(BarFit::needed).sum();
  }

  private static double needed(Node node) {
    boolean shrinks = HBox.getHgrow(node) != null || node instanceof ComboBoxBase<?>;
    return shrinks ? node.minWidth(-1) : node.prefWidth(-1);
  }

  private List<MenuItem> items() {
    return bar.getChildren().stream().filter(moved::contains).map(BarFit::item).toList();
  }

  private static MenuItem item(Node moved) {
    var button = (ButtonBase) moved;
    MenuItem item =
        button instanceof ToggleButton toggle ? check(toggle) : new MenuItem(words(button));
    item.setMnemonicParsing(false);
    item.setDisable(button.isDisabled());
    item.setOnAction(_ -> button.fire());
    return item;
  }

  private static MenuItem check(ToggleButton toggle) {
    var item = new CheckMenuItem(words(toggle));
    item.setSelected(toggle.isSelected());
    return item;
  }

  /// Returns the label of a button; icon buttons have no text.
  private static String words(ButtonBase button) {
    Tooltip tip = button.getTooltip();
    return Stream.of(
            String.valueOf(button.getText()),
            String.valueOf(button.getAccessibleText()),
            tip == null ? "" : tip.getText())
        .filter(each -> !each.isBlank() && !each.equals("null"))
        .findFirst()
        .orElse("");
  }
}
