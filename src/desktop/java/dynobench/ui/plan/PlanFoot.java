package dynobench.ui.plan;

import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Foot of the form: problems and warnings, with buttons that remove unable contenders or set
/// enough repetitions. It covers a part of the form, which stays in its place.
final class PlanFoot {
  private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");

  @FXML private VBox root;
  @FXML private ScrollPane list;
  @FXML private VBox lines;
  @FXML private HBox buttons;
  @FXML private Button drop;
  @FXML private Button enough;

  private final ViewTexts texts;
  private final UnaryOperator<String> title;
  private final Consumer<String> focus;
  private final Parent node;

  /// Creates the foot.
  ///
  /// @param title returns the label of a field, by its key
  /// @param focus moves the focus to a field, by its key
  PlanFoot(
      PlanViewModel model, ViewTexts texts, UnaryOperator<String> title, Consumer<String> focus) {
    this.texts = texts;
    this.title = title;
    this.focus = focus;
    node = Fxml.load(this, "foot.fxml");
    model.remarks().subscribe(this::show);
    drop.textProperty()
        .bind(
            model.unable().count().map(count -> texts.of(count == 1 ? "drop.one" : "drop", count)));
    drop.setOnAction(_ -> model.unable().drop());
    show(drop, model.unable().count().map(count -> count > 0));
    enough.textProperty().bind(model.enough().map(count -> texts.of("enough", count.intValue())));
    enough.setOnAction(_ -> model.repeatEnough());
    show(enough, model.enough().map(count -> count.intValue() != PlanViewModel.ENOUGH));
    show(buttons, drop.visibleProperty().or(enough.visibleProperty()));
    list.prefViewportHeightProperty().bind(lines.heightProperty()); // up to the style's limit
  }

  private static void show(Node part, ObservableValue<Boolean> when) {
    part.visibleProperty().bind(when);
    part.managedProperty().bind(part.visibleProperty());
  }

  private void show(List<PlanRemark> all) {
    lines.getChildren().setAll(all.stream().map(this::line).toList());
    root.setVisible(!all.isEmpty());
    root.setManaged(!all.isEmpty());
  }

  private Node line(PlanRemark remark) {
    boolean warning = remark.kind() == PlanRemark.Kind.WARNING;
    var sign = new FontIcon(warning ? Feather.ALERT_TRIANGLE : Feather.ALERT_CIRCLE);
    var text = new Label(remark.text());
    text.setWrapText(true);
    text.setMinHeight(Region.USE_PREF_SIZE);
    HBox.setHgrow(text, Priority.ALWAYS);
    var line = new HBox(sign);
    if (!remark.field().isEmpty()) {
      var link = new Hyperlink(title.apply(remark.field()));
      link.setMinWidth(Region.USE_PREF_SIZE);
      link.setAccessibleHelp(texts.of("problem.link.tip"));
      link.setOnAction(_ -> focus.accept(remark.field()));
      line.getChildren().add(link);
    }
    line.getChildren().add(text);
    line.getStyleClass().add("plan-remark");
    line.pseudoClassStateChanged(WARNING, warning);
    return line;
  }

  Parent node() {
    return node;
  }
}
