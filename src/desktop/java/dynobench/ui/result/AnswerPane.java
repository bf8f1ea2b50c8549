package dynobench.ui.result;

import dynobench.comparison.Grade;
import dynobench.comparison.ResultLine;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/// The answer of a run in large type: a headline, or a line for each phase with its grade. Smaller
/// lines name contenders without a rank.
final class AnswerPane extends GridPane {
  private static final int COLUMNS = 4;

  private final ViewTexts texts;
  private final Runnable why;

  /// @param why shows the reasons of the verdicts
  AnswerPane(ViewTexts texts, Runnable why) {
    this.texts = texts;
    this.why = why;
    getStyleClass().add("answer-lines");
    var subject = new ColumnConstraints();
    subject.setMinWidth(USE_PREF_SIZE);
    var text = new ColumnConstraints();
    var grade = new ColumnConstraints();
    grade.setMinWidth(USE_PREF_SIZE);
    var reason = new ColumnConstraints();
    reason.setMinWidth(USE_PREF_SIZE);
    reason.setHgrow(Priority.ALWAYS);
    getColumnConstraints().setAll(subject, text, grade, reason);
  }

  void show(List<ResultLine> lines) {
    getChildren().clear();
    String scope = "";
    int row = 0;
    for (ResultLine each : lines) {
      if (!each.scope().equals(scope) && !each.scope().isEmpty()) {
        scope = each.scope();
        add(label(scope, "section"), 0, row++, COLUMNS, 1);
      }
      if (each.subject().isEmpty()) {
        add(label(each.text(), "headline"), 0, row++, COLUMNS, 1);
      } else {
        addLine(each, row++);
      }
    }
  }

  private void addLine(ResultLine line, int row) {
    boolean isPhase = line.isOfPhase();
    if (!isPhase && !line.scope().isEmpty()) {
      add(label(line.sentence(), "answer-sentence"), 0, row, COLUMNS, 1);
      return;
    }
    add(label(line.subject(), isPhase ? "answer-phase" : "muted"), 0, row);
    add(label(line.text(), isPhase ? "headline" : "muted"), 1, row);
    if (isPhase) {
      add(chip(line), 2, row);
      if (line.grade() != Grade.OPEN) {
        add(link(line.subject()), 3, row);
      }
    }
  }

  private Hyperlink link(String subject) {
    var link = new Hyperlink(texts.of("reasons"));
    link.setTooltip(new Tooltip(texts.of("reasons.tip")));
    link.setAccessibleText(subject + ": " + texts.of("reasons"));
    link.setOnAction(_ -> why.run());
    return link;
  }

  private Label chip(ResultLine line) {
    String grade = line.grade().name().toLowerCase(Locale.ROOT);
    String basis = line.certainty().isEmpty() ? "" : " · " + line.certainty();
    Label chip = label(texts.of("grade." + grade) + basis, "grade");
    chip.getStyleClass().add("grade-" + grade);
    setFillWidth(chip, false);
    chip.setTooltip(new Tooltip(texts.of("grade." + grade + ".tip")));
    return chip;
  }

  private static Label label(String text, String style) {
    var label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    label.getStyleClass().add(style);
    return label;
  }
}
