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
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Background;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// A stacked bar of categories for each contender of a phase. The length of a bar is the time of an
/// operation.
final class CategoryBars extends GridPane {
  private static final double GAP = 10;
  private static final double LEAST_SHARE = 0.002;

  private static final double SWATCH = 10;

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
    add(legend(shown, profile.get()), 1, 0);
    Map<Series, String> names = SeriesNames.of(shown.sides());
    for (int i = 0; i < shown.sides().size(); i++) {
      Series series = shown.sides().get(i);
      double nanos = shown.nanos().get(i);
      Optional<ProfiledPhase> phase = profile.get().phase(series, shown.levels(), shown.phase());
      add(new Label(names.getOrDefault(series, series.title())), 0, i + 1);
      add(bar(phase.orElseThrow(), nanos / longest), 1, i + 1);
      add(new Label(NumberText.measured(nanos, Unit.NANOS)), 2, i + 1);
    }
  }

  /// Returns the colours of the categories that any bar has.
  private static FlowPane legend(FlameGraph shown, RunProfile profile) {
    var legend = new FlowPane(GAP, GAP / 2);
    for (TimeCategory each : TimeCategory.values()) {
      boolean isUsed =
          shown.sides().stream()
              .flatMap(it -> profile.phase(it, shown.levels(), shown.phase()).stream())
              .anyMatch(it -> it.share(each) >= LEAST_SHARE);
      if (isUsed) {
        var colour = new Region();
        colour.setMinSize(SWATCH, SWATCH);
        colour.setMaxSize(SWATCH, SWATCH);
        colour.setBackground(Background.fill(FlamePane.colour(each)));
        var label = new Label(each.title(), colour);
        label.getStyleClass().addAll("muted", "small");
        legend.getChildren().add(label);
      }
    }
    return legend;
  }

  private Pane bar(ProfiledPhase phase, double length) {
    var parts = new ArrayList<Label>();
    var shares = new ArrayList<Double>();
    for (TimeCategory each : TimeCategory.values()) {
      double share = phase.share(each);
      if (share >= LEAST_SHARE) {
        parts.add(part(phase, each));
        shares.add(share * length);
      }
    }
    return new Bar(parts, shares);
  }

  private static Label part(ProfiledPhase phase, TimeCategory category) {
    String text = category.title() + " " + ExplanationWords.percent(phase.share(category)) + " %";
    var label = new Label(text);
    label.getStyleClass().add("category-part");
    label.setBackground(Background.fill(FlamePane.colour(category)));
    label.setTooltip(new Tooltip(category.title() + " " + ExplanationWords.share(phase, category)));
    label.setAccessibleText(text);
    return label;
  }

  /// Parts beside each other, in shares of the width. A text that does not fit is left out.
  private static final class Bar extends Pane {
    private final List<Label> parts;
    private final List<Double> shares;

    Bar(List<Label> parts, List<Double> shares) {
      this.parts = List.copyOf(parts);
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
        Label part = parts.get(i);
        part.setText(part.getAccessibleText());
        if (part.prefWidth(-1) > width) {
          part.setText("");
        }
        part.resizeRelocate(left, 0, width, getHeight());
        left += width;
      }
    }
  }
}
