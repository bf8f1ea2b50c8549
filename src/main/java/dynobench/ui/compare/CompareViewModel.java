package dynobench.ui.compare;

import dynobench.comparison.Comparison;
import dynobench.comparison.ComparisonWords;
import dynobench.comparison.CrashComparison;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.store.RunEntry;
import dynobench.table.Numbers;
import dynobench.ui.parts.Texts;
import dynobench.ui.shown.Showing;
import dynobench.ui.shown.Showing.Overlay;
import dynobench.ui.stored.Archive;
import dynobench.workload.Workload;
import dynobench.workload.Workloads;
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

/// What is compared, and what comes out.
final class CompareViewModel {
  private final Showing showing;
  private final Archive archive;
  private final Texts texts;
  private final BooleanProperty contenders = new SimpleBooleanProperty();
  private final BooleanProperty seen = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<List<Side>> choices = new ReadOnlyObjectWrapper<>(List.of());
  private final ObjectProperty<Optional<Side>> base = new SimpleObjectProperty<>(Optional.empty());
  private final ObservableList<Side> others = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<SideBySide> outcome =
      new ReadOnlyObjectWrapper<>(SideBySide.NOTHING);
  private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper("");
  private final ObservableList<Metric> metrics =
      FXCollections.observableArrayList(Workloads.shipped().standard().metrics());
  private final ObjectProperty<Metric> metric = new SimpleObjectProperty<>(Metric.TIME);
  private final ObjectProperty<Double> margin = new SimpleObjectProperty<>(Comparison.USUAL_MARGIN);
  private String followed = "";
  private int asked;
  private List<RunResult> results = List.of();
  private boolean setting;
  private long finished = -1;

  CompareViewModel(Showing showing, Archive archive, Texts texts) {
    this.showing = showing;
    this.archive = archive;
    this.texts = texts;
    contenders.subscribe((_, _) -> changeKind());
    base.subscribe((_, now) -> changeBase(now));
    metric.subscribe((_, _) -> changed());
    margin.subscribe((_, _) -> changed());
    others.addListener((ListChangeListener<Side>) _ -> changed());
    archive
        .runs()
        .subscribe((_, _) -> {
          list();
          readHalfMeasured();
        });
    showing.compared().addListener((ListChangeListener<Path>) _ -> takeCompared());
    showing.revision().subscribe((_, _) -> catchUp());
    showing.run().subscribe((_, _) -> finished = -1);
    seen.subscribe((_, _) -> catchUp());
    takeCompared();
    list();
    changed();
    archive.refreshIfChanged();
  }

  private void takeCompared() {
    List<Path> folders = List.copyOf(showing.compared());
    if (folders.size() > 1) {
      set(
          false,
          Optional.of(new Side.Run(folders.getFirst())),
          folders.stream().skip(1).<Side>map(Side.Run::new).toList());
    }
  }

  private void set(boolean kind, Optional<Side> first, List<Side> rest) {
    setting = true;
    contenders.set(kind);
    list();
    base.set(first);
    others.setAll(rest);
    setting = false;
    changed();
  }

  /// Nothing is compared with itself.
  private void changeBase(Optional<Side> now) {
    if (!setting) {
      now.ifPresent(others::remove);
      changed();
    }
  }

  private void changeKind() {
    if (!setting) {
      set(contenders.get(), Optional.empty(), List.of());
    }
  }

  /// What can be chosen has changed; what was chosen and is gone is left out.
  private void list() {
    choices.set(contenders.get() ? series() : runs());
    summary.set(words(outcome.get()));
    if (!setting) {
      boolean gone =
          !choices.get().containsAll(others)
              || !choices.get().containsAll(base.get().stream().toList());
      if (gone && archive.runs().get().isPresent()) {
        set(
            contenders.get(),
            base.get().filter(choices.get()::contains),
            others.stream().filter(choices.get()::contains).toList());
      }
    }
  }

  private List<Side> series() {
    return showing.result().series().stream().<Side>map(Side.Contender::new).toList();
  }

  private List<Side> runs() {
    return archive.runs().get().orElse(List.of()).stream()
        .filter(run -> run.plan().isPresent())
        .map(RunEntry::folder)
        .<Side>map(Side.Run::new)
        .toList();
  }

  /// The shown run has gone on, or the view came to the front: contenders of it are looked at anew
  /// if trials have ended since.
  private void catchUp() {
    if (contenders.get() && seen.get()) {
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
    if (base.get().isEmpty() || others.isEmpty()) {
      results = List.of();
      tell(SideBySide.NOTHING);
    } else if (contenders.get()) {
      follow(showing.result());
      tell(SideBySide.ofSeries(showing.result(), chosenSeries(), metric.get(), margin.get()));
    } else {
      read(chosenRuns());
    }
  }

  /// What a workload is about is compared first.
  private void follow(RunResult base) {
    Workload workload = base.workload();
    if (!workload.id().equals(followed)) {
      followed = workload.id();
      setting = true;
      metrics.setAll(workload.metrics());
      metric.set(workload.metric());
      setting = false;
    }
  }

  private void read(List<Path> folders) {
    int mine = ++asked;
    archive.read(
        folders,
        read -> {
          // What was asked for before may come after it, and holds less.
          if (mine == asked && folders.equals(chosenRuns()) && read.size() == folders.size()) {
            results = read;
            follow(read.getFirst());
            tell(SideBySide.ofRuns(read, metric.get(), margin.get()));
          }
        });
  }

  /// A run that went on when it was read has more figures by now.
  private void readHalfMeasured() {
    if (!contenders.get() && results.stream().anyMatch(CompareViewModel::isUnfinished)) {
      read(chosenRuns());
    }
  }

  private static boolean isUnfinished(RunResult run) {
    return run.state() == RunState.UNFINISHED;
  }

  private Stream<Side> chosen() {
    return Stream.concat(base.get().stream(), others.stream());
  }

  private List<Path> chosenRuns() {
    return chosen()
        .flatMap(each -> each instanceof Side.Run(Path folder) ? Stream.of(folder) : Stream.empty())
        .toList();
  }

  private List<Series> chosenSeries() {
    return chosen()
        .flatMap(each ->
            each instanceof Side.Contender(Series series) ? Stream.of(series) : Stream.empty())
        .toList();
  }

  private void tell(SideBySide now) {
    outcome.set(now);
    summary.set(words(now));
  }

  private String words(SideBySide now) {
    if (base.get().isEmpty() || others.isEmpty()) {
      return texts.of(choices.get().size() < 2 ? "summary.few" : "summary.choose");
    }
    if (now.isEmpty()) {
      return texts.of(isOfCrashes() ? "summary.nocrash" : "summary.nothing");
    }
    if (!now.crashes().isEmpty()) {
      return crashes(now);
    }
    var parts = new ArrayList<String>();
    for (Pair.Tone tone : Pair.Tone.values()) {
      if (now.count(tone) > 0) {
        parts.add(texts.of("summary." + tone, now.count(tone), word(tone, now.metric())));
      }
    }
    return withHalves(
        texts.of("summary", Numbers.counted(now.pairs().size(), "row"), String.join(", ", parts)),
        now);
  }

  private boolean isOfCrashes() {
    return CrashComparison.isOf(contenders.get() ? List.of(showing.result()) : results);
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
            Numbers.counted(now.crashes().size(), "kind"),
            String.join(", ", parts)),
        now);
  }

  private static String withHalves(String all, SideBySide now) {
    return now.halves().isEmpty() ? all : all + " " + String.join(" ", now.halves());
  }

  private static String word(Pair.Tone tone, Metric metric) {
    return tone == Pair.Tone.BETTER
        ? ComparisonWords.better(metric)
        : ComparisonWords.worse(metric);
  }

  /// Which figure is compared.
  ObservableList<Metric> metrics() {
    return metrics;
  }

  ObjectProperty<Metric> metric() {
    return metric;
  }

  /// The share below which a difference matters to nobody.
  ObjectProperty<Double> margin() {
    return margin;
  }

  /// Whether contenders of the shown run are compared, not runs.
  BooleanProperty contenders() {
    return contenders;
  }

  /// Whether the view is before the user's eyes.
  BooleanProperty seen() {
    return seen;
  }

  ReadOnlyObjectProperty<List<Side>> choices() {
    return choices.getReadOnlyProperty();
  }

  /// A: what the others are compared with.
  ObjectProperty<Optional<Side>> base() {
    return base;
  }

  /// B, C …
  ObservableList<Side> others() {
    return others;
  }

  ReadOnlyObjectProperty<SideBySide> outcome() {
    return outcome.getReadOnlyProperty();
  }

  /// What came out, or what to do.
  ReadOnlyStringProperty summary() {
    return summary.getReadOnlyProperty();
  }

  /// Adds one to those that are compared, or takes it away.
  void use(Side side, boolean wanted) {
    if (wanted && !others.contains(side)) {
      others.add(side);
    } else if (!wanted) {
      others.remove(side);
    }
  }

  /// The first of the others becomes the baseline, and the baseline the first of the others.
  void swap() {
    if (!others.isEmpty() && base.get().isPresent()) {
      var rest = new ArrayList<Side>(others);
      Side first = rest.set(0, base.get().get());
      set(contenders.get(), Optional.of(first), rest);
    }
  }

  /// The two runs that were measured at different times and can't be compared; none where that
  /// isn't so.
  List<RunResult> apart() {
    boolean two = !contenders.get() && results.size() == 2;
    return two
            && outcome.get().count(Pair.Tone.APART) > 0
            && !Comparison.isOfTheSame(results.getFirst(), results.getLast())
        ? results
        : List.of();
  }

  /// The two contenders of the shown run that a duel could be made of; none where there are others.
  List<Contender> opponents() {
    List<Contender> two = chosenSeries().stream().map(Series::contender).toList();
    return contenders.get() && two.size() == 2 && showing.result().plan().isPresent()
        ? two
        : List.of();
  }

  /// Whose contenders are compared, where they are.
  RunResult shown() {
    return showing.result();
  }

  /// Shows the baseline, and lays the other runs over it.
  void showOnCharts() {
    if (results.size() > 1 && base.get().orElse(null) instanceof Side.Run(Path folder)) {
      archive.open(folder);
      showing
          .overlays()
          .setAll(results.stream().skip(1).map(run -> new Overlay(run, false)).toList());
    }
  }

  /// The table, tab separated, and what else differs.
  String text() {
    return new CompareText(texts, chosen().toList()).of(outcome.get());
  }
}
