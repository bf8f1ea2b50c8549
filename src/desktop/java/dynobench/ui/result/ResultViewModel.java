package dynobench.ui.result;

import dynobench.chart.SeriesLooks;
import dynobench.comparison.AnswerWords;
import dynobench.comparison.ComparisonWords;
import dynobench.comparison.NeededRounds;
import dynobench.comparison.ResultLine;
import dynobench.comparison.ResultWords;
import dynobench.comparison.RunRankings;
import dynobench.estimate.DurationText;
import dynobench.measure.Metric;
import dynobench.plan.Plan;
import dynobench.result.RunResult;
import dynobench.result.SeriesNames;
import dynobench.result.UsedIsolation;
import dynobench.table.CrashSummary;
import dynobench.table.IsolationWords;
import dynobench.table.NumberText;
import dynobench.table.UpgradeWords;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.shownrun.ViewRefresh;
import dynobench.ui.widgets.ViewTexts;
import dynobench.warning.ResultWarning;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// State of the result view: the shown run's answer.
final class ResultViewModel {
  private final RunDisplay showing;
  private final DecidingRounds rounds;
  private final ViewTexts texts;
  private final ViewRefresh refresh;
  private final ObservableList<Settings> points = FXCollections.observableArrayList();
  private final ObjectProperty<@Nullable Settings> point = new SimpleObjectProperty<>();
  private final ObservableList<Metric> metrics = FXCollections.observableArrayList();
  private final ObjectProperty<@Nullable Metric> metric = new SimpleObjectProperty<>();
  private final ObservableList<RankingCard> cards = FXCollections.observableArrayList();
  private final ObservableList<ResultLine> lines = FXCollections.observableArrayList();
  private final ReadOnlyStringWrapper headline = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper about = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper method = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper open = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper empty = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<Optional<NeededRounds>> neededRounds =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ObservableValue<String> warnings;
  private Workload followed;
  private ShownRun from = ShownRun.NOTHING;
  private boolean updating;

  /// Creates a model.
  ///
  /// @param warnings warnings about the shown run, gravest first
  ResultViewModel(
      RunDisplay showing,
      ReadOnlyObjectProperty<List<ResultWarning>> warnings,
      DecidingRounds rounds,
      ViewTexts texts) {
    this.showing = showing;
    this.rounds = rounds;
    this.texts = texts;
    this.warnings = warnings.map(this::words);
    followed = showing.workload().get();
    refresh = new ViewRefresh(showing, this::update);
    point.addListener((_, _, _) -> chosen());
    metric.addListener((_, _, _) -> chosen());
  }

  private void chosen() {
    if (!updating) {
      refresh.now();
    }
  }

  private void update() {
    updating = true;
    RunResult run = showing.result();
    empty.set(whyEmpty(run));
    if (empty.get().isEmpty() && run.isOfCrashes()) {
      clear();
      headline.set(CrashSummary.headline(run));
      lines.setAll(CrashSummary.lines(run));
      method.set(texts.of("crashes"));
    } else if (empty.get().isEmpty() && run.isOfUpgrades()) {
      clear();
      headline.set(UpgradeWords.headline(run));
      lines.setAll(UpgradeWords.lines(run));
      method.set(texts.of("versions"));
    } else if (empty.get().isEmpty() && run.workload().testsIsolation()) {
      clear();
      headline.set(IsolationWords.headline(run));
      lines.setAll(IsolationWords.lines(run));
      method.set(texts.of("isolation"));
    } else if (empty.get().isEmpty()) {
      follow(showing.workload().get());
      show(run, Objects.requireNonNull(metric.get()));
    } else {
      clear();
    }
    updating = false;
  }

  private void clear() {
    cards.clear();
    points.clear();
    lines.clear();
    headline.set("");
    about.set("");
    open.set("");
    method.set("");
    neededRounds.set(Optional.empty());
  }

  /// Returns the reason why there is no answer; empty where there is one.
  private String whyEmpty(RunResult run) {
    if (showing.run().get().origin() == ShownRun.Origin.NOTHING) {
      return texts.of("empty.nothing");
    }
    if (showing.run().get().origin() == ShownRun.Origin.REFERENCE) {
      return texts.of("empty.published");
    }
    if (run.isOfCrashes()) {
      return CrashSummary.headline(run).isEmpty() ? texts.of("empty.crashes") : "";
    }
    if (run.isOfUpgrades()) {
      return UpgradeWords.headline(run).isEmpty() ? texts.of("empty.upgrades") : "";
    }
    if (run.workload().testsIsolation()) {
      return IsolationWords.headline(run).isEmpty() ? texts.of("empty.isolation") : "";
    }
    return run.phases().isEmpty() ? texts.of("empty.early") : "";
  }

  private void follow(Workload workload) {
    if (metrics.isEmpty() || !workload.id().equals(followed.id())) {
      followed = workload;
      metrics.setAll(workload.metrics());
      metric.set(workload.metric());
    }
  }

  private void show(RunResult run, Metric of) {
    var standings = RunRankings.of(run, of);
    var words = new ResultWords(run, standings);
    List<Settings> known = words.points();
    boolean another = !from.equals(showing.run().get());
    from = showing.run().get();
    if (!points.equals(known)) {
      points.setAll(known);
    }
    if (!known.contains(point.get()) || another) {
      point.set(known.isEmpty() ? null : known.getLast());
    }
    Settings levels = point.get() == null ? Settings.NONE : Objects.requireNonNull(point.get());
    headline.set(words.headline(levels));
    lines.setAll(words.lines(levels));
    Optional<AnswerWords> answer = words.answer();
    if (answer.isPresent()) {
      about.set(answer.get().title());
      method.set(String.join("\n", answer.get().lines()));
    } else {
      about.set(ResultWords.about(of, levels));
      method.set(ComparisonWords.ranks(run, standings));
    }
    neededRounds.set(answer.isPresent() ? Optional.empty() : NeededRounds.of(standings));
    open.set(neededRounds.get().map(it -> words(it, run)).orElse(""));
    var makes =
        new RankingCards(
            run,
            SeriesLooks.of(showing.sources()),
            SeriesNames.of(run.series()),
            new UsedIsolation(run));
    List<RankingCard> next =
        makes.of(
            standings.rankings().stream().filter(each -> each.levels().equals(levels)).toList());
    if (!cards.equals(next)) {
      cards.setAll(next);
    }
  }

  private String words(NeededRounds it, RunResult run) {
    String all = NumberText.counted(it.open(), "ratio");
    String rest = it.left() == 0 ? "" : texts.of("open.left", it.left());
    int present = run.plan().map(Plan::repetitions).orElse(0);
    return (rounds.isAddable()
            ? texts.of(
                "open.more", all, it.rounds() - present, duration(it.rounds() - present, run))
            : texts.of("open", all, it.rounds(), duration(it.rounds(), run)))
        + rest;
  }

  /// Returns the estimated duration of further rounds, from that of the present ones.
  private String duration(int further, RunResult run) {
    int present = run.plan().map(plan -> plan.repetitions() + plan.warmups()).orElse(1);
    long millis = run.lengthMillis() * further / Math.max(1, present);
    return DurationText.format(Duration.ofMillis(millis));
  }

  /// Returns whether rounds can be measured now that would decide open verdicts.
  BooleanExpression isDecidable() {
    return Bindings.isNotEmpty(open).and(rounds.isPossible());
  }

  private String words(List<ResultWarning> all) {
    if (all.isEmpty()) {
      return "";
    }
    String first =
        all.stream().limit(3).map(ResultWarning::title).collect(Collectors.joining(" · "));
    return texts.of(
        "doubts", NumberText.counted(all.size(), "warning"), first + (all.size() > 3 ? " …" : ""));
  }

  /// Measures enough further rounds for verdicts.
  void decide() {
    neededRounds.get().ifPresent(rounds::measure);
  }

  /// Selects the series of a line; charts and Details follow.
  void pick(RankingCard.RankedContender line) {
    showing.selected().set(Optional.of(line.key()));
  }

  BooleanProperty visible() {
    return refresh.visible();
  }

  ObservableList<Settings> points() {
    return points;
  }

  ObjectProperty<@Nullable Settings> point() {
    return point;
  }

  ObservableList<Metric> metrics() {
    return metrics;
  }

  ObjectProperty<@Nullable Metric> metric() {
    return metric;
  }

  ObservableList<RankingCard> cards() {
    return cards;
  }

  /// Returns the lines of the answer.
  ObservableList<ResultLine> lines() {
    return lines;
  }

  /// Returns the answer as sentences.
  ReadOnlyStringProperty headline() {
    return headline.getReadOnlyProperty();
  }

  ReadOnlyStringProperty about() {
    return about.getReadOnlyProperty();
  }

  /// Returns how the ranks were determined. For a duel or a gate it is the score.
  ReadOnlyStringProperty method() {
    return method.getReadOnlyProperty();
  }

  /// Returns the effort that would decide open comparisons. Empty if all are decided or cannot be
  /// decided so, and for a duel.
  ReadOnlyStringProperty open() {
    return open.getReadOnlyProperty();
  }

  /// Returns why there is no answer; empty where there is one.
  ReadOnlyStringProperty empty() {
    return empty.getReadOnlyProperty();
  }

  /// Returns the warnings in one line; empty without warnings.
  ObservableValue<String> warnings() {
    return warnings;
  }

  /// Returns the content of the view for the clipboard, as Markdown or plain text.
  String text(boolean markdown) {
    return new ResultText(headline.get(), about.get(), List.copyOf(cards), method.get())
        .in(markdown ? ResultText.Markup.MARKDOWN : ResultText.Markup.PLAIN);
  }
}
