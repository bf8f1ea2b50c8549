package dynobench.ui.charts;

import dynobench.chart.Chart;
import dynobench.chart.ChartRequest;
import dynobench.chart.ChartSource;
import dynobench.chart.Charts;
import dynobench.chart.NamedSeries;
import dynobench.chart.Picture;
import dynobench.chart.PictureCaption;
import dynobench.chart.SeriesKey;
import dynobench.measure.Metric;
import dynobench.ui.charts.ChartTabs.Tab;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ViewRefresh;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// State of one chart. It draws the picture again only after a change and while the chart is
/// visible.
final class ChartViewModel {
  private final RunDisplay showing;
  private final Tab tab;
  private final ObservableList<String> phases = FXCollections.observableArrayList();
  private final ObservableList<Metric> metrics;
  private final ObservableList<String> factors = FXCollections.observableArrayList();
  private final StringProperty phase = new SimpleStringProperty("");
  private final ObjectProperty<Metric> metric = new SimpleObjectProperty<>(Metric.TIME);
  private final StringProperty factor = new SimpleStringProperty("");
  private final ObjectProperty<Settings> held = new SimpleObjectProperty<>(Settings.NONE);
  private final BooleanProperty logX = new SimpleBooleanProperty();
  private final BooleanProperty logY = new SimpleBooleanProperty();
  private final SelectedPoint pointing;
  private final ViewRefresh refresh;
  private Workload followed;
  private boolean following;

  ChartViewModel(RunDisplay showing, Tab tab) {
    this.showing = showing;
    this.tab = tab;
    metrics =
        FXCollections.observableArrayList(
            showing.workload().getValue().metrics().stream().filter(tab.chart()::shows).toList());
    followed = showing.workload().getValue();
    begin(followed);
    logX.set(tab.chart().logs().x());
    logY.set(tab.chart().logs().y());
    pointing = new SelectedPoint(Picture.of(request(), showing.sources()));
    refresh = new ViewRefresh(showing, this::draw);
    for (Observable each :
        List.<Observable>of(
            showing.selected(),
            showing.hidden(),
            showing.overlays(),
            phase,
            metric,
            factor,
            held,
            logX,
            logY)) {
      each.subscribe(this::changed);
    }
  }

  private void changed() {
    if (!following) {
      refresh.now();
    }
  }

  /// Selects the phase and the metric that a workload shows first, and forgets fixed values of
  /// factors.
  private void begin(Workload workload) {
    phase.set(tab.phaseOf(workload));
    follow(metrics, workload.metrics().stream().filter(tab.chart()::shows).toList());
    metric.set(tab.metricOf(workload));
    held.set(Settings.NONE);
  }

  private void draw() {
    List<ChartSource> sources = showing.sources();
    following = true;
    try {
      Workload workload = showing.workload().getValue();
      if (!workload.id().equals(followed.id())) {
        followed = workload;
        begin(workload);
      }
      follow(
          phases,
          sources.stream().flatMap(each -> each.figures().phases().stream()).distinct().toList());
      follow(factors, Picture.factors(sources));
      if (!factors.contains(factor.get())) {
        factor.set(Picture.factor(sources));
      }
    } finally {
      following = false;
    }
    pointing.show(picture(sources));
  }

  private static <T> void follow(ObservableList<T> list, List<T> known) {
    if (!list.equals(known)) {
      list.setAll(known);
    }
  }

  private Picture picture(List<ChartSource> sources) {
    Picture all = Picture.of(request(), sources, showing.hidden());
    return showing.selected().get().map(all::highlight).orElse(all);
  }

  private ChartRequest request() {
    return new ChartRequest(
        tab.chart(),
        Objects.requireNonNullElse(phase.get(), ""),
        Objects.requireNonNullElse(metric.get(), Metric.TIME),
        Objects.requireNonNullElse(factor.get(), ""),
        held.get(),
        logX.get(),
        logY.get());
  }

  Chart chart() {
    return tab.chart();
  }

  /// Returns the phases that can be chosen.
  ObservableList<String> phases() {
    return phases;
  }

  /// Returns the title of a phase.
  String title(String of) {
    return showing.workload().get().title(of);
  }

  StringProperty phase() {
    return phase;
  }

  /// Returns the metrics that the chart can show.
  ObservableList<Metric> metrics() {
    return metrics;
  }

  ObjectProperty<Metric> metric() {
    return metric;
  }

  /// Returns the factors of the shown figures.
  ObservableList<String> factors() {
    return factors;
  }

  /// Returns the factor on the x axis.
  StringProperty factor() {
    return factor;
  }

  /// Returns the fixed values of the other factors. Factors without one have their largest value.
  ObjectProperty<Settings> held() {
    return held;
  }

  /// Returns the values of a factor.
  List<String> levels(String of) {
    return Picture.levels(showing.sources(), of);
  }

  BooleanProperty logX() {
    return logX;
  }

  BooleanProperty logY() {
    return logY;
  }

  /// Returns whether the chart is visible; invisible charts are not drawn.
  BooleanProperty visible() {
    return refresh.visible();
  }

  ReadOnlyObjectProperty<Picture> picture() {
    return pointing.picture();
  }

  /// Returns the caption of the picture in a file.
  PictureCaption caption() {
    return PictureCaption.of(picture().get(), showing.sources());
  }

  /// Returns the point that is read out.
  SelectedPoint pointing() {
    return pointing;
  }

  /// Returns the trial of the point that is read out. Empty if its run is not the shown run, or if
  /// the point has no trial.
  OptionalInt trial() {
    return pointing.trial(showing.run().get().id());
  }

  /// Returns the series that the user means: that of the point, or else the highlighted one.
  Optional<SeriesKey> targetSeries() {
    return pointing.series().or(showing.selected()::get);
  }

  /// Returns the name of a series, as legends show it.
  String name(SeriesKey series) {
    return NamedSeries.all(showing.sources()).stream()
        .filter(each -> each.key().equals(series))
        .map(NamedSeries::name)
        .findFirst()
        .orElseGet(() -> series.contender().toString());
  }

  boolean hidesSome() {
    return !showing.hidden().isEmpty();
  }

  void hideNone() {
    showing.hidden().clear();
  }

  /// Highlights a line, which Details then describe; removes the highlight if the line has it.
  ///
  /// @param line index into the picture's lines
  void pick(int line) {
    var selected = showing.selected();
    var key = key(line);
    selected.set(selected.get().equals(key) ? Optional.empty() : key);
  }

  /// Highlights a line, whether or not it is highlighted already.
  void choose(int line) {
    showing.selected().set(key(line));
  }

  /// Returns the series of a line; empty if the picture does not have the line, because the drawing
  /// may be older than the picture.
  private Optional<SeriesKey> key(int line) {
    return picture().get().lines().stream().skip(line).findFirst().map(Picture.ChartLine::key);
  }

  /// Hides a line, or shows it again.
  void toggle(SeriesKey line) {
    hide(it -> it.toggle(line));
  }

  /// Hides all other lines, or shows them again.
  void isolate(SeriesKey line) {
    hide(it -> it.isolate(line));
  }

  /// Hides or shows series and draws the picture once.
  private void hide(Consumer<HiddenLines> change) {
    following = true;
    try {
      change.accept(new HiddenLines(showing, tab.chart()));
    } finally {
      following = false;
    }
    refresh.now();
  }

  /// Highlights the next series; after the last one, none.
  ///
  /// @param step 1 for the next series, -1 for the previous one
  void pickNext(int step) {
    List<SeriesKey> keys =
        picture().get().lines().stream().map(Picture.ChartLine::key).distinct().toList();
    var selected = showing.selected();
    int now = selected.get().map(keys::indexOf).orElse(-1);
    int next = Math.floorMod(now + 1 + step, keys.size() + 1) - 1;
    selected.set(next < 0 ? Optional.empty() : Optional.of(keys.get(next)));
  }

  /// Returns a file name for this chart.
  String fileName(String extension) {
    String run = showing.figures().id();
    String what =
        tab.chart().equals(Charts.PHASE) ? phase.get() : tab.chart().id() + "-" + phase.get();
    return "%s-%s.%s"
        .formatted(run.isEmpty() ? "chart" : run, what, extension)
        .replaceAll("[^\\p{L}\\p{N}._-]+", "-")
        .toLowerCase(Locale.ROOT);
  }
}
