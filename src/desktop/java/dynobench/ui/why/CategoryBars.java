package dynobench.ui.why;

import dynobench.event.Series;
import dynobench.frames.TimeCategory;
import dynobench.measure.Unit;
import dynobench.profile.ExplanationWords;
import dynobench.profile.FlameGraph;
import dynobench.profile.ProfiledPhase;
import dynobench.profile.RunProfile;
import dynobench.result.SeriesNames;
import dynobench.table.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;

/// A stacked bar of categories for each contender of a phase. The length of a bar is the time of an
/// operation.
final class CategoryBars extends GridPane {
  private static final double GAP = 10;
  private static final double LEAST_SHARE = 0.002;

  /// Share of the longest bar above which a part has a text.
  private static final double LEAST_WITH_TEXT = 0.08;

  CategoryBars() {
    getStyleClass().add("category-bars");
    setHgap(GAP);
    setVgap(GAP / 2);
    var names = new ColumnConstraints();
    names.setMinWidth(USE_PREF_SIZE);
    var bars = new ColumnConstraints();
    bars.setHgrow(Priority.ALWAYS);
    var times = new ColumnConstraints();
    times.setMinWidth(USE_PREF_SIZE);
    getColumnConstraints().setAll(names, bars, times);
  }

  void show(Optional<FlameGraph> graph, Optional<RunProfile> profile) {
    getChildren().clear();
    if (graph.isEmpty() || profile.isEmpty()) {
      return;
    }
    FlameGraph shown = graph.get();
    double longest = shown.nanos().stream().mapToDouble(each -> each).max().orElse(1);
    Map<Series, String> names = SeriesNames.of(shown.sides());
    for (int i = 0; i < shown.sides().size(); i++) {
      Series series = shown.sides().get(i);
      double nanos = shown.nanos().get(i);
      Optional<ProfiledPhase> phase = profile.get().phase(series, shown.levels(), shown.phase());
      add(new Label(names.getOrDefault(series, series.title())), 0, i);
      add(bar(phase.orElseThrow(), nanos / longest), 1, i);
      add(new Label(NumberText.measured(nanos, Unit.NANOS)), 2, i);
    }
  }

  private Pane bar(ProfiledPhase phase, double length) {
    var parts = new ArrayList<Label>();
    var shares = new ArrayList<Double>();
    for (TimeCategory each : TimeCategory.values()) {
      double share = phase.share(each);
      if (share >= LEAST_SHARE) {
        parts.add(part(phase, each, share * length >= LEAST_WITH_TEXT));
        shares.add(share * length);
      }
    }
    return new Bar(parts, shares);
  }

  private static Label part(ProfiledPhase phase, TimeCategory category, boolean hasText) {
    String text = category.title() + " " + ExplanationWords.percent(phase.share(category)) + " %";
    var label = new Label(hasText ? text : "");
    label.getStyleClass().add("category-part");
    label.setBackground(
        new Background(
            new BackgroundFill(FlamePane.colour(category), CornerRadii.EMPTY, Insets.EMPTY)));
    label.setTooltip(new Tooltip(category.title() + " " + ExplanationWords.share(phase, category)));
    label.setAccessibleText(text);
    return label;
  }

  /// Parts beside each other, in shares of the width.
  private static final class Bar extends Pane {
    private final List<Double> shares;

    Bar(List<Label> parts, List<Double> shares) {
      this.shares = List.copyOf(shares);
      getStyleClass().add("category-bar");
      getChildren().addAll(parts);
      setMinWidth(0);
    }

    @Override
    protected double computePrefHeight(double width) {
      return getChildren().stream().mapToDouble(each -> each.prefHeight(-1)).max().orElse(0);
    }

    @Override
    protected void layoutChildren() {
      double left = 0;
      for (int i = 0; i < shares.size(); i++) {
        double width = shares.get(i) * getWidth();
        getChildren().get(i).resizeRelocate(left, 0, width, getHeight());
        left += width;
      }
    }
  }
}
