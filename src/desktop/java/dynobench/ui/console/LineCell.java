package dynobench.ui.console;

import dynobench.event.RunEvent;
import dynobench.ui.widgets.ViewTexts;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;

/// Row of a line: time, source, contender, text.
final class LineCell extends ListCell<ConsoleLine> {
  private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");
  private static final PseudoClass OWN = PseudoClass.getPseudoClass("own");

  private final ConsoleViewModel model;
  private final ViewTexts texts;
  private final Label time = label("console-time");
  private final Label source = label("console-source");
  private final Label contender = label("console-contender");
  private final Label text = label("console-text");
  private final HBox row = new HBox(time, source, contender, text);

  LineCell(ConsoleViewModel model, ViewTexts texts) {
    this.model = model;
    this.texts = texts;
    row.getStyleClass().add("console-row");
    getStyleClass().add("console-cell");
    contender.managedProperty().bind(contender.visibleProperty());
    contender.visibleProperty().bind(model.contender().isEqualTo(ConsoleViewModel.ALL));
  }

  private static Label label(String styleClass) {
    var label = new Label();
    label.getStyleClass().add(styleClass);
    return label;
  }

  @Override
  protected void updateItem(ConsoleLine line, boolean empty) {
    super.updateItem(line, empty);
    if (empty || line == null) {
      setGraphic(null);
      return;
    }
    time.setText(model.time(line));
    source.setText(texts.of("source." + line.source().name().toLowerCase(Locale.ROOT)));
    contender.setText(line.contender());
    text.setText(line.shown());
    pseudoClassStateChanged(ERROR, line.source() == RunEvent.Source.ERROR);
    pseudoClassStateChanged(OWN, line.source() == RunEvent.Source.DYNOBENCH);
    setGraphic(row);
  }
}
