package dynobench.ui.why;

import dynobench.event.Series;
import dynobench.profile.FlameGraph;
import dynobench.profile.OperationCount;
import dynobench.profile.ProfiledPhase;
import dynobench.profile.RunProfile;
import dynobench.result.SeriesNames;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;

/// What an operation of each contender uses: a row for each contender, a column for each count.
final class CountTable extends GridPane {
  private final String first;

  /// @param first title of the first column
  CountTable(String first) {
    this.first = first;
    getStyleClass().add("count-table");
  }

  void show(Optional<FlameGraph> graph, Optional<RunProfile> profile) {
    getChildren().clear();
    if (graph.isEmpty() || profile.isEmpty()) {
      return;
    }
    FlameGraph shown = graph.get();
    Map<Series, String> names = SeriesNames.of(shown.sides());
    List<ProfiledPhase> phases =
        shown.sides().stream()
            .flatMap(each -> profile.get().phase(each, shown.levels(), shown.phase()).stream())
            .toList();
    List<OperationCount> known = OperationCount.known(phases);
    add(title(first), 0, 0);
    for (int column = 0; column < known.size(); column++) {
      addNumber(title(known.get(column).title()), column + 1, 0);
    }
    for (int row = 0; row < phases.size(); row++) {
      ProfiledPhase phase = phases.get(row);
      add(new Label(names.getOrDefault(phase.series(), phase.series().title())), 0, row + 1);
      for (int column = 0; column < known.size(); column++) {
        addNumber(new Label(known.get(column).text(phase)), column + 1, row + 1);
      }
    }
  }

  private void addNumber(Label label, int column, int row) {
    setHalignment(label, HPos.RIGHT);
    add(label, column, row);
  }

  private static Label title(String text) {
    var label = new Label(text);
    label.getStyleClass().addAll("muted", "small");
    return label;
  }
}
