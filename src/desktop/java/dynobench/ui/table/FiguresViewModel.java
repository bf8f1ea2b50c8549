package dynobench.ui.table;

import dynobench.chart.SeriesKey;
import dynobench.chart.SeriesLooks;
import dynobench.comparison.RunRankings;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.MeasurementSet;
import dynobench.result.RunResult;
import dynobench.result.SeriesNames;
import dynobench.table.FurtherColumn;
import dynobench.table.LongCsv;
import dynobench.table.MedianColumn;
import dynobench.table.MedianColumn.TableTarget;
import dynobench.table.MedianColumns;
import dynobench.table.NumberText;
import dynobench.table.PartWords;
import dynobench.table.PhaseRow;
import dynobench.table.TabbedText;
import dynobench.table.TrialRow;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ViewRefresh;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Workload;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.collections.transformation.SortedList;

/// State of the table: its rows, their filter, and the copied text.
final class FiguresViewModel {
  /// Choice of all phases.
  static final String ALL_PHASES = "all phases";

  /// Maximum number of rows of trials. More would be of no use, and a run of a million rows would
  /// fill the memory.
  private static final int MOST_LINES = 50_000;

  /// Values that determine the columns.
  private record Wish(
      boolean medians, Metric metric, Workload workload, List<String> factors, boolean warm) {}

  private final RunDisplay showing;
  private final ViewRefresh refresh;
  private final ViewTexts texts;
  private final int mostLines;
  private Workload followed;
  private Optional<Wish> shown = Optional.empty();
  private List<FiguresColumn> columns = List.of();
  private final ObservableList<FiguresRow> all = FXCollections.observableArrayList();
  private final FilteredList<FiguresRow> wanted = new FilteredList<>(all);
  private final SortedList<FiguresRow> rows = new SortedList<>(wanted);
  private final ObservableList<String> phases = FXCollections.observableArrayList(ALL_PHASES);
  private final StringProperty phase = new SimpleStringProperty(ALL_PHASES);
  private final StringProperty filter = new SimpleStringProperty("");
  private final ObservableList<Metric> metrics = FXCollections.observableArrayList();
  private final ObjectProperty<Metric> metric = new SimpleObjectProperty<>(Metric.TIME);
  private final BooleanProperty medians = new SimpleBooleanProperty();
  private final ReadOnlyBooleanWrapper published = new ReadOnlyBooleanWrapper();
  private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper("");
  private final ReadOnlyLongWrapper updates = new ReadOnlyLongWrapper();

  FiguresViewModel(RunDisplay showing, ViewTexts texts) {
    this(showing, texts, MOST_LINES);
  }

  /// Creates a model.
  ///
  /// @param mostLines maximum number of listed rows of trials
  FiguresViewModel(RunDisplay showing, ViewTexts texts, int mostLines) {
    this.mostLines = mostLines;
    this.showing = showing;
    this.texts = texts;
    followed = showing.workload().get();
    metrics.setAll(followed.metrics());
    metric.set(followed.metric());
    refresh = new ViewRefresh(showing, this::update);
    medians.addListener((_, _, _) -> refresh.now());
    metric.addListener((_, _, _) -> refresh.now());
    phase.addListener((_, _, _) -> choose());
    filter.addListener((_, _, _) -> choose());
  }

  private void update() {
    MeasurementSet figures = showing.figures();
    Workload workload = showing.workload().get();
    if (!workload.id().equals(followed.id())) {
      followed = workload;
      metrics.setAll(workload.metrics());
      metric.set(workload.metric());
    }
    published.set(!(figures instanceof RunResult));
    List<FiguresRow> next =
        figures instanceof RunResult run && !medians.get() ? trials(run) : medians(figures);
    if (!all.equals(next)) {
      all.setAll(next);
    }
    List<String> known = Stream.concat(Stream.of(ALL_PHASES), figures.phases().stream()).toList();
    if (!phases.equals(known)) {
      String chosen = Objects.requireNonNullElse(phase.get(), ALL_PHASES);
      phases.setAll(known);
      phase.set(known.contains(chosen) ? chosen : ALL_PHASES);
    }
    choose();
    updates.set(updates.get() + 1);
  }

  private List<FiguresRow> trials(RunResult run) {
    Map<Series, FiguresRow.Owner> owners = owners(run);
    return TrialRow.of(run)
        .limit(mostLines)
        .<FiguresRow>map(
            line -> new FiguresRow.OfTrial(Objects.requireNonNull(owners.get(line.series())), line))
        .toList();
  }

  private List<FiguresRow> medians(MeasurementSet figures) {
    Map<Series, FiguresRow.Owner> owners = owners(figures);
    RunRankings standings = RunRankings.of(figures, metric.get());
    return figures.phases().stream()
        .flatMap(each -> PhaseRow.of(figures, each, metric.get(), standings).stream())
        .<FiguresRow>map(line ->
            new FiguresRow.OfMedian(
                Objects.requireNonNull(owners.get(line.whole().series())), line))
        .toList();
  }

  private Map<Series, FiguresRow.Owner> owners(MeasurementSet figures) {
    SeriesLooks looks = SeriesLooks.of(showing.sources());
    var owners = new HashMap<Series, FiguresRow.Owner>();
    SeriesNames.of(figures.series())
        .forEach((series, name) -> {
          var key = new SeriesKey(figures.id(), series.contender());
          owners.put(series, new FiguresRow.Owner(key, name, looks.of(key)));
        });
    return owners;
  }

  private void choose() {
    String chosen = Objects.requireNonNullElse(phase.get(), ALL_PHASES);
    List<String> words =
        Stream.of(filter.get().toLowerCase(Locale.ROOT).strip().split("\\s+"))
            .filter(word -> !word.isEmpty())
            .toList();
    wanted.setPredicate(row -> isOf(chosen, row) && has(words, row));
    String of = all.size() == wanted.size() ? "" : " of " + NumberText.count(all.size());
    String lines = NumberText.count(wanted.size()) + of + (all.size() == 1 ? " line" : " lines");
    String counted = all.size() < mostLines || medians.get() ? lines : texts.of("first", lines);
    summary.set(counted + added());
  }

  /// Returns a note on the rounds that were added to the run; empty without.
  private String added() {
    return showing.figures() instanceof RunResult run
        ? PartWords.added(run).map(words -> " · " + words).orElse("")
        : "";
  }

  /// Returns whether a row belongs to the phase. A trial that finished no phase has no phase and
  /// always matches.
  private static boolean isOf(String phase, FiguresRow row) {
    return phase.equals(ALL_PHASES) || row.phase().isEmpty() || row.phase().equals(phase);
  }

  private boolean has(List<String> words, FiguresRow row) {
    if (words.isEmpty()) {
      return true;
    }
    String title = row.phase().isEmpty() ? "" : followed.title(row.phase());
    String text = row.words() + " " + title.toLowerCase(Locale.ROOT);
    return words.stream().allMatch(text::contains);
  }

  /// Returns whether the view is visible.
  BooleanProperty visible() {
    return refresh.visible();
  }

  /// Returns the rows that match the filter and the phase, in the order of their comparator.
  SortedList<FiguresRow> rows() {
    return rows;
  }

  /// Returns a counter that grows after the rows were read again from the shown run. A filter, a
  /// phase or a sort order changes [#rows] without it.
  ReadOnlyLongProperty updates() {
    return updates.getReadOnlyProperty();
  }

  /// Returns the phases to choose from, and [#ALL_PHASES].
  ObservableList<String> phases() {
    return phases;
  }

  /// Returns the title of a phase, or of [#ALL_PHASES].
  String title(String of) {
    return of.equals(ALL_PHASES) ? of : followed.title(of);
  }

  StringProperty phase() {
    return phase;
  }

  /// Returns the filter; all of its words must occur in a row.
  StringProperty filter() {
    return filter;
  }

  /// Returns whether the rows are medians of repetitions. Published figures have only medians.
  BooleanProperty medians() {
    return medians;
  }

  /// Returns the metrics that medians can show.
  ObservableList<Metric> metrics() {
    return metrics;
  }

  ObjectProperty<Metric> metric() {
    return metric;
  }

  /// Returns whether the figures are published ones, which have medians but no trials.
  ReadOnlyBooleanProperty published() {
    return published.getReadOnlyProperty();
  }

  /// Returns the number of rows as text, with a note on the limit and on added rounds.
  ReadOnlyStringProperty summary() {
    return summary.getReadOnlyProperty();
  }

  /// Returns the columns: the same list while its determining values are unchanged.
  List<FiguresColumn> columns() {
    MeasurementSet figures = showing.figures();
    boolean warm = figures instanceof RunResult run && run.isWarm();
    var wish = new Wish(isOfMedians(), metric.get(), followed, figures.factors(), warm);
    if (!shown.equals(Optional.of(wish))) {
      shown = Optional.of(wish);
      columns =
          wish.medians()
              ? MedianColumns.of(TableTarget.WINDOW, figures, "", wish.metric()).stream()
                  .map(each -> FiguresColumn.of(each, tip(each.id(), wish.factors())))
                  .toList()
              : new TrialColumns(texts).of(followed, wish.factors(), wish.warm());
    }
    return columns;
  }

  private String tip(String column, List<String> factors) {
    return texts.of("column." + (factors.contains(column) ? "factor" : column) + ".tip");
  }

  private boolean isOfMedians() {
    return medians.get() || published.get();
  }

  /// Selects the series of a row; charts highlight it and Details describe it.
  void pick(FiguresRow row) {
    showing.selected().set(Optional.of(row.owner().key()));
  }

  /// Returns rows for the clipboard, with the numbers and titles of the CSV.
  String text(List<FiguresRow> which) {
    MeasurementSet figures = showing.figures();
    if (!isOfMedians() && figures instanceof RunResult run) {
      List<FurtherColumn> further = FurtherColumn.of(run);
      return TabbedText.of(
          LongCsv.columns(further),
          which.stream()
              .flatMap(
                  each -> each instanceof FiguresRow.OfTrial it ? Stream.of(it) : Stream.empty())
              .map(it -> LongCsv.cells(it.line(), further))
              .toList());
    }
    List<MedianColumn> plain = MedianColumns.of(TableTarget.FILE, figures, "", metric.get());
    return TabbedText.of(
        plain.stream().map(MedianColumn::head).toList(),
        which.stream()
            .flatMap(each ->
                each instanceof FiguresRow.OfMedian it ? Stream.of(it.line()) : Stream.empty())
            .map(line -> plain.stream().map(each -> each.plain().apply(line)).toList())
            .toList());
  }
}
