package dynobench.ui.problems;

import dynobench.ui.problemlist.ProblemListEntry;
import dynobench.ui.widgets.ViewTexts;
import dynobench.warning.Severity;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Row of an entry: its severity, text, remedy, and a link to its place.
final class ProblemListCell extends ListCell<ProblemListEntry> {
  private final ViewTexts texts;
  private final FontIcon icon = new FontIcon();
  private final Label title = label("section");
  private final Label sentence = label("sentence");
  private final Label remedy = label("muted");
  private final Hyperlink show;
  private final Hyperlink details;
  private final HBox content;

  ProblemListCell(ProblemsViewModel model, ViewTexts texts) {
    this.texts = texts;
    show = link("show", model::follow);
    details = link("details", model::open);
    var head = new HBox(title, show, details);
    head.getStyleClass().add("head");
    head.setAlignment(Pos.BASELINE_LEFT);
    var words = new VBox(head, sentence, remedy);
    HBox.setHgrow(words, Priority.ALWAYS);
    content = new HBox(icon, words);
    content.getStyleClass().add("concern");
    // Makes a cell as wide as the list, so that its texts wrap.
    setPrefWidth(0);
    setMinWidth(0);
    content.prefWidthProperty().bind(widthProperty().map(width -> room(width.doubleValue())));
  }

  private double room(double width) {
    return Math.max(0, width - snappedLeftInset() - snappedRightInset());
  }

  /// Returns the height of the wrapped texts; the list's own cells ignore wrapping.
  @Override
  protected double computePrefHeight(double width) {
    if (getGraphic() == null || getListView() == null) {
      return super.computePrefHeight(width);
    }
    double wide = getWidth() > 0 ? getWidth() : getListView().getWidth();
    return snappedTopInset() + content.prefHeight(room(wide)) + snappedBottomInset();
  }

  private static Label label(String style) {
    var label = new Label();
    label.getStyleClass().add(style);
    label.setWrapText(true);
    return label;
  }

  private Hyperlink link(String key, Consumer<ProblemListEntry> action) {
    var link = new Hyperlink(texts.of(key));
    link.setTooltip(new Tooltip(texts.of(key + ".tip")));
    link.setOnAction(_ -> {
      link.setVisited(false);
      action.accept(getItem());
    });
    return link;
  }

  @Override
  protected void updateItem(ProblemListEntry entry, boolean empty) {
    super.updateItem(entry, empty);
    setGraphic(null);
    setAccessibleText("");
    if (!empty && entry != null) {
      show(entry);
    }
  }

  private void show(ProblemListEntry entry) {
    icon.setIconCode(
        switch (entry.severity()) {
          case SERIOUS -> Feather.ALERT_OCTAGON;
          case CAUTION -> Feather.ALERT_TRIANGLE;
          case NOTE -> Feather.INFO;
        });
    icon.getStyleClass().removeIf(each -> each.startsWith("severity-"));
    icon.getStyleClass().add("severity-" + word(entry.severity()));
    title.setText(entry.title());
    sentence.setText(entry.sentence());
    remedy.setText(entry.remedy());
    setShown(remedy, !entry.remedy().isEmpty());
    setShown(show, ProblemsViewModel.leadsSomewhere(entry));
    setShown(details, !entry.details().isEmpty());
    setGraphic(content);
    setAccessibleText(
        "%s: %s. %s %s"
            .formatted(
                texts.of("severity." + word(entry.severity())),
                entry.title(),
                entry.sentence(),
                entry.remedy()));
  }

  private static String word(Severity severity) {
    return severity.name().toLowerCase(Locale.ROOT);
  }

  private static void setShown(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
