package dynobench.ui.advice;

import dynobench.advice.Advice;
import dynobench.advice.AdviceFigure;
import dynobench.advice.AdviceSentence;
import dynobench.advice.EngineAdvice;
import dynobench.text.PlainText;
import dynobench.ui.widgets.ViewTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Shows an answer: the sentence, a table of the figures, and what speaks for and against each
/// engine.
///
/// @param open opens the run of a sentence
record AdviceAnswerPane(Advice advice, ViewTexts texts, Consumer<String> open) {
  private static final double NAME = 130;
  private static final double WIDE = 260;
  private static final double FIGURE = 95;

  List<Node> nodes() {
    var all = new ArrayList<Node>();
    all.add(label(advice.headline(), "headline"));
    advice.doubt().ifPresent(it -> all.add(label(it, "muted")));
    all.add(label(advice.application().sentence(), "muted"));
    if (!advice.all().isEmpty()) {
      all.add(table());
    }
    advice.all().forEach(each -> all.add(engine(each)));
    addList(all, texts.of("out"), advice.out().stream().map(each -> each.sentence()).toList());
    addList(all, texts.of("elsewhere"), advice.elsewhere());
    all.add(label(Advice.METHOD, "muted"));
    return all;
  }

  private static Label label(String text, String style) {
    var label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.getStyleClass().add(style);
    return label;
  }

  private Node table() {
    var grid = new GridPane();
    grid.getStyleClass().add("advice-table");
    grid.getColumnConstraints().add(new ColumnConstraints(NAME, WIDE, WIDE));
    List<AdviceFigure> figures = advice.application().measured();
    for (int column = 0; column < figures.size(); column++) {
      grid.getColumnConstraints().add(new ColumnConstraints(FIGURE));
      grid.add(label(figures.get(column).title(), "muted"), column + 1, 0);
    }
    int row = 1;
    for (EngineAdvice each : advice.all()) {
      grid.add(label(each.title(), each.isOnFront() ? "section" : "label"), 0, row);
      for (int column = 0; column < figures.size(); column++) {
        grid.add(new Label(each.cell(figures.get(column))), column + 1, row);
      }
      row++;
    }
    return grid;
  }

  private Node engine(EngineAdvice engine) {
    var box = new VBox(label(engine.title(), "heading"));
    box.getStyleClass().add("advice-engine");
    box.getChildren().add(label(texts.of("place", engine.place(), engine.mode()), "muted"));
    engine.sentences().forEach(each -> box.getChildren().add(sentence(each)));
    return box;
  }

  private Node sentence(AdviceSentence sentence) {
    var kind = new Label(PlainText.capital(sentence.kind().words()));
    kind.setMinWidth(Region.USE_PREF_SIZE);
    kind.getStyleClass()
        .addAll("advice-kind", "advice-" + sentence.kind().name().toLowerCase(Locale.ROOT));
    Label text = label(sentence.text() + ".", "advice-text");
    HBox.setHgrow(text, Priority.ALWAYS);
    var line = new HBox(kind, text);
    line.getStyleClass().add("advice-line");
    sentence
        .run()
        .ifPresent(run -> {
          var link = new Hyperlink(texts.of("run"));
          link.setMinWidth(Region.USE_PREF_SIZE);
          link.setTooltip(new Tooltip(texts.of("run.tip", run)));
          link.setAccessibleText(texts.of("run.tip", run));
          link.setOnAction(_ -> open.accept(run));
          line.getChildren().add(link);
        });
    return line;
  }

  private static void addList(List<Node> all, String title, List<String> lines) {
    if (!lines.isEmpty()) {
      all.add(label(title, "section"));
      lines.forEach(each -> all.add(label(each, "advice-text")));
    }
  }
}
