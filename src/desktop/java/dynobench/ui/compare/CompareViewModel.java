package dynobench.ui.compare;

import dynobench.comparison.Comparison;
import dynobench.comparison.ComparisonWords;
import dynobench.comparison.CrashComparison;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.stats.Verdict;
import dynobench.table.NumberText;
import dynobench.ui.shownrun.LastComparison;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.RunDisplay.Overlay;
import dynobench.ui.storedruns.RunArchive;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// State of the comparison view: its sides and its outcome.
final class CompareViewModel {
  private final RunDisplay showing;
  private final RunArchive archive;
  private final ViewTexts texts;
  private final SideSelection sides;
  private final BooleanProperty visible = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<SideBySide> outcome =
      new ReadOnlyObjectWrapper<>(SideBySide.NOTHING);
  private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper ratios = new ReadOnlyStringWrapper("");
  private final ObservableList<Metric> metrics =
      FXCollections.observableArrayList(Workloads.shipped().standard().metrics());
  private final ObjectProperty<Metric> metric = new SimpleObjectProperty<>(Metric.TIME);
  private final ObjectProperty<Double> margin = new SimpleObjectProperty<>(Comparison.USUAL_MARGIN);
  private String followed = "";
  private String wantedMetric = "";
  private @Nullable LastComparison remembered;
  private int requests;
  private List<RunResult> results = List.of();
  private boolean setting;
  private long finished = -1;

  CompareViewModel(RunDisplay showing, RunArchive archive, ViewTexts texts) {
    this.showing = showing;
    this.archive = archive;
    this.texts = texts;
    sides = new SideSelection(showing, archive, this::changed);
    metric.subscribe((_, _) -> changed());
    margin.subscribe((_, _) -> changed());
    archive
        .runs()
        .subscribe((_, _) -> {
          list();
          readHalfMeasured();
        });
    showing.compared().addListener((ListChangeListener<Path>) _ -> takeCompared());
    showing.revision().subscribe((_, _) -> catchUp());
    showing.run().subscribe((_, _) -> finished = -1);
    visible.subscribe((_, _) -> catchUp());
    takeCompared();
    list();
    changed();
    showing.comparison().subscribe(now -> now.ifPresent(this::restore));
    archive.refreshIfChanged();
  }

  private void takeCompared() {
    List<Path> folders = List.copyOf(showing.compared());
    if (folders.size() > 1) {
      sides.set(folders);
    }
  }

  private void list() {
    sides.list();
    if (visible.get()) {
      sides.arrive();
    }
    summary.set(words(outcome.get()));
  }

  /// Restores the comparison of an earlier start. Ignores the one that this view has stored itself.
  private void restore(LastComparison earlier) {
    if (!earlier.equals(remembered)) {
      // First: the next changes would store a comparison without sides.
      sides.await(earlier);
      wantedMetric = earlier.metric();
      metrics.stream().filter(it -> it.name().equals(wantedMetric)).forEach(metric::set);
      margin.set(earlier.margin());
      list();
    }
  }

  private void remember() {
    if (!sides.isAwaiting()) {
      remembered =
          new LastComparison(
              sides.contenders().get(),
              sides.base().get().map(ComparisonSide::key),
              sides.others().stream().map(ComparisonSide::key).toList(),
              metric.get().name(),
              margin.get());
      showing.comparison().set(Optional.of(remembered));
    }
  }

  /// Compares the contenders of the shown run again if trials have ended since, and restores an
  /// awaited choice. Does nothing while the view is invisible. Called when the run has progressed
  /// or the view became visible.
  private void catchUp() {
    if (visible.get() && sides.isAwaiting()) {
      list();
    }
    if (sides.contenders().get() && visible.get()) {
      long now =
          showing.result().trials().stream().filter(each -> each.outcome().isPresent()).count();
      if (now != finished) {
        finished = now;
        list();
        changed();
      }
    }
  }

  private void changed() {
    if (setting) {
      return;
    }
    remember();
    if (sides.isIncomplete()) {
      results = List.of();
      show(SideBySide.NOTHING);
    } else if (sides.contenders().get()) {
      follow(showing.result());
      show(SideBySide.ofSeries(showing.result(), chosenSeries(), metric.get(), margin.get()));
    } else {
      read(chosenRuns());
    }
  }

  /// Selects the metric of a restored comparison, or else the workload's main metric, when the
  /// workload has changed.
  private void follow(RunResult base) {
    Workload workload = base.workload();
    if (!workload.id().equals(followed)) {
      followed = workload.id();
      setting = true;
      metrics.setAll(workload.metrics());
      metric.set(
          metrics.stream()
              .filter(it -> it.name().equals(wantedMetric))
              .findFirst()
              .orElse(workload.metric()));
      wantedMetric = "";
      setting = false;
    }
  }

  private void read(List<Path> folders) {
    int mine = ++requests;
    archive.read(
        folders,
        read -> {
          // An earlier request may be answered later, with fewer runs.
          if (mine == requests && folders.equals(chosenRuns()) && read.size() == folders.size()) {
            results = read;
            follow(read.getFirst());
            show(SideBySide.ofRuns(read, metric.get(), margin.get()));
          }
        });
  }

  /// Reads unfinished runs again, because they have more figures by now.
  private void readHalfMeasured() {
    if (!sides.contenders().get() && results.stream().anyMatch(CompareViewModel::isUnfinished)) {
      read(chosenRuns());
    }
  }

  private static boolean isUnfinished(RunResult run) {
    return run.state() == RunState.UNFINISHED;
  }

  private List<Path> chosenRuns() {
    return sides
        .all()
        .flatMap(each ->
            each instanceof ComparisonSide.Run(Path folder) ? Stream.of(folder) : Stream.empty())
        .toList();
  }

  private List<Series> chosenSeries() {
    return sides
        .all()
        .flatMap(each ->
            each instanceof ComparisonSide.Contender(Series series)
                ? Stream.of(series)
                : Stream.empty())
        .toList();
  }

  private void show(SideBySide now) {
    outcome.set(now);
    summary.set(words(now));
    ratios.set(ratios(now));
  }

  private String words(SideBySide now) {
    if (sides.isIncomplete()) {
      return texts.of(sides.choices().get().size() < 2 ? "summary.few" : "summary.choose");
    }
    if (now.isEmpty()) {
      return texts.of(isOfCrashes() ? "summary.nocrash" : "summary.nothing");
    }
    if (!now.crashes().isEmpty()) {
      return crashes(now);
    }
    return withHalves(now.common().map(it -> reason(it, now)).orElseGet(() -> counts(now)), now);
  }

  /// Returns the reason that all rows share, so that it isn't repeated in each.
  private String reason(Verdict common, SideBySide now) {
    return common instanceof Verdict.NotComparable(String reason)
        ? texts.of("summary.all", reason)
        : texts.of(now.isInRounds() ? "summary.all.rounds" : "summary.all.few", now.needed());
  }

  private String counts(SideBySide now) {
    var parts = new ArrayList<String>();
    for (CompareRow.Tone tone : CompareRow.Tone.values()) {
      if (now.count(tone) > 0) {
        parts.add(texts.of("summary." + tone, now.count(tone), word(tone, now.metric())));
      }
    }
    return texts.of(
        "summary", NumberText.counted(now.pairs().size(), "row"), String.join(", ", parts));
  }

  /// Returns an explanation of the ratios, which differ from the quotient of the medians in the
  /// same row; empty without repetitions.
  private String ratios(SideBySide now) {
    return !now.isRepeated() ? "" : texts.of(now.isInRounds() ? "ratios.rounds" : "ratios.each");
  }

  private boolean isOfCrashes() {
    return CrashComparison.isOf(sides.contenders().get() ? List.of(showing.result()) : results);
  }

  private String crashes(SideBySide now) {
    var parts = new ArrayList<String>();
    for (CrashComparison.Verdict verdict : CrashComparison.Verdict.values()) {
      long count = now.crashes().stream().filter(it -> it.row().verdict() == verdict).count();
      if (count > 0) {
        parts.add(texts.of("summary.crashes." + verdict, count));
      }
    }
    return withHalves(
        texts.of(
            "summary.crashes",
            NumberText.counted(now.crashes().size(), "kind"),
            String.join(", ", parts)),
        now);
  }

  private static String withHalves(String all, SideBySide now) {
    return now.halves().isEmpty() ? all : all + " " + String.join(" ", now.halves());
  }

  private static String word(CompareRow.Tone tone, Metric metric) {
    return tone == CompareRow.Tone.BETTER
        ? ComparisonWords.better(metric)
        : ComparisonWords.worse(metric);
  }

  /// Returns the metrics that can be compared.
  ObservableList<Metric> metrics() {
    return metrics;
  }

  ObjectProperty<Metric> metric() {
    return metric;
  }

  /// Returns the smallest difference of practical importance, as a share.
  ObjectProperty<Double> margin() {
    return margin;
  }

  /// Returns the compared sides.
  SideSelection sides() {
    return sides;
  }

  /// Returns whether the view is visible.
  BooleanProperty visible() {
    return visible;
  }

  ReadOnlyObjectProperty<SideBySide> outcome() {
    return outcome.getReadOnlyProperty();
  }

  /// Returns the summary of the outcome, or a hint what to do.
  ReadOnlyStringProperty summary() {
    return summary.getReadOnlyProperty();
  }

  /// Returns the explanation of the ratios; empty where none is needed.
  ReadOnlyStringProperty ratios() {
    return ratios.getReadOnlyProperty();
  }

  /// Returns the two compared runs if they have rows that are not comparable. Their plans,
  /// contenders or environments must also differ. Otherwise returns an empty list.
  List<RunResult> runsAtDifferentTimes() {
    boolean two = !sides.contenders().get() && results.size() == 2;
    return two
            && outcome.get().count(CompareRow.Tone.APART) > 0
            && !Comparison.isOfTheSame(results.getFirst(), results.getLast())
        ? results
        : List.of();
  }

  /// Returns the two contenders of the shown run that a duel can be made of; else an empty list.
  List<Contender> opponents() {
    List<Contender> two = chosenSeries().stream().map(Series::contender).toList();
    return sides.contenders().get() && two.size() == 2 && showing.result().plan().isPresent()
        ? two
        : List.of();
  }

  /// Returns the shown run, whose contenders may be compared.
  RunResult shown() {
    return showing.result();
  }

  /// Shows the baseline, with the other runs as overlays. Does nothing while contenders are
  /// compared.
  void showOnCharts() {
    if (results.size() > 1
        && sides.base().get().orElse(null) instanceof ComparisonSide.Run(Path folder)) {
      archive.open(folder);
      showing
          .overlays()
          .setAll(results.stream().skip(1).map(run -> new Overlay(run, false)).toList());
    }
  }

  /// Returns the table, tab separated, and the other differences.
  String text() {
    return new CompareText(texts, sides.all().toList()).of(outcome.get());
  }
}
