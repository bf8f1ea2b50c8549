package dynobench.ui.recording;

import dynobench.recordings.RecordingFinding;
import dynobench.text.PlainText;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A finding: the statement, which leads to its text, and what was found.
final class FindingLine extends VBox {
  private static final int MOST_SQL = 200;

  /// @param follow selects the statement
  FindingLine(RecordingFinding finding, Runnable follow) {
    getStyleClass().add("finding");
    var name = new Hyperlink(PlainText.shown(finding.name()));
    name.setOnAction(_ -> follow.run());
    var words = new Label(finding.words());
    words.setWrapText(true);
    words.setMinHeight(USE_PREF_SIZE);
    var sql = new Label(PlainText.shown(PlainText.line(finding.sql(), MOST_SQL)));
    sql.getStyleClass().addAll("mono", "muted");
    getChildren().setAll(name, words);
    if (!(finding instanceof RecordingFinding.Prepared)) { // its name says it all
      getChildren().add(sql);
    }
  }
}
