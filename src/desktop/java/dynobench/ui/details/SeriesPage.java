package dynobench.ui.details;

import dynobench.chart.SeriesKey;
import dynobench.chart.SeriesLook;
import dynobench.event.Outcome;
import dynobench.event.RunEvent.EngineReported;
import dynobench.event.Series;
import dynobench.measure.IsolationLevel;
import dynobench.plan.LevelLabels;
import dynobench.reference.Publication;
import dynobench.reference.Reference;
import dynobench.result.MeasurementSet;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.table.FileWords;
import dynobench.ui.widgets.ViewTexts;
import dynobench.warning.ResultWarning;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Page about a series.
///
/// @param warnings warnings about the run that contains the series; empty unless that run is the
///   shown one
record SeriesPage(
    ViewTexts texts, MeasurementSet figures, Series series, List<ResultWarning> warnings) {
  /// Driver name that engines without a driver report.
  private static final String NO_DRIVER = "none";

  static Optional<Series> find(MeasurementSet figures, SeriesKey key) {
    return figures.series().stream()
        .filter(each -> key.equals(new SeriesKey(figures.id(), each.contender())))
        .findFirst();
  }

  DetailsPage page(Optional<SeriesLook> look) {
    var measured = new SeriesFigures(texts, figures, series);
    List<DetailsPage.Section> sections =
        Stream.of(
                about(),
                publication(),
                measured.parts(),
                measured.scaling(),
                files(),
                doubted(),
                failed(),
                settings())
            .flatMap(Optional::stream)
            .toList();
    return new DetailsPage(series.title(), look, figures.id(), sections);
  }

  private Optional<DetailsPage.Section> about() {
    String contender = series.contender().use();
    return new SectionBuilder(texts)
        .add("contender", contender)
        .add("version", version())
        .add("commit", series.contender().commit().text())
        .durability(series.effectiveDurability())
        .words(series.promise())
        .add("used-level", isolation())
        .add("tuned", series.tuned().orElse(texts.of("untuned")))
        .section("");
  }

  /// Returns product, version and driver as the driver reported them; before that, the version of
  /// the series.
  private String version() {
    return trials()
        .flatMap(each -> each.engine().stream())
        .findFirst()
        .map(SeriesPage::reported)
        .orElse(series.version());
  }

  /// Returns the isolation levels that the connections reported; empty if there is none.
  private String isolation() {
    return trials()
        .flatMap(each -> each.engine().stream())
        .flatMap(each -> each.isolation().stream())
        .map(IsolationLevel::id)
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static String reported(EngineReported engine) {
    return engine.driver().isBlank() || engine.driver().equals(NO_DRIVER)
        ? engine.product() + " " + engine.version()
        : "%s %s (%s)".formatted(engine.product(), engine.version(), engine.driver());
  }

  private Stream<TrialResult> trials() {
    return run(figures).stream()
        .flatMap(run -> run.trials().stream())
        .filter(each -> each.trial().contender().equals(series.contender()));
  }

  static Optional<RunResult> run(MeasurementSet figures) {
    return figures instanceof RunResult run ? Optional.of(run) : Optional.empty();
  }

  private Optional<DetailsPage.Section> publication() {
    return figures instanceof Reference.Repeatable timed
        ? published(texts, timed.publication())
        : Optional.empty();
  }

  static Optional<DetailsPage.Section> published(ViewTexts texts, Publication publication) {
    return new SectionBuilder(texts)
        .words(publication.citation())
        .words(publication.conditions())
        .section("publication");
  }

  private Optional<DetailsPage.Section> doubted() {
    var facts = new SectionBuilder(texts);
    warnings.stream()
        .filter(each -> each.contenders().contains(series.contender()))
        .map(each -> new DetailsPage.Bad(each.title(), each.sentence(), each.remedy(), ""))
        .forEach(facts::item);
    return facts.section("doubts");
  }

  private Optional<DetailsPage.Section> failed() {
    var facts = new SectionBuilder(texts);
    trials()
        .filter(each -> each.outcome().filter(end -> !end.counts()).isPresent())
        .map(SeriesPage::failure)
        .forEach(facts::item);
    return facts.section("failed");
  }

  private static DetailsPage.Bad failure(TrialResult trial) {
    Outcome outcome = trial.outcome().orElseThrow();
    String title =
        "Trial %d, %s%s"
            .formatted(
                trial.trial().number(),
                LevelLabels.prefix(trial.trial().levels()).replace(" · ", ", "),
                trial.trial().round());
    return new DetailsPage.Bad(title, outcome.sentence(), "", outcome.details());
  }

  private Optional<DetailsPage.Section> files() {
    var facts = new SectionBuilder(texts);
    run(figures)
        .flatMap(it -> FileWords.trial(it, series))
        .ifPresent(trial ->
            facts
                .words(texts.of("files.seen", trial.trial().number(), FileWords.total(trial)))
                .lines(trial.files().stream().map(FileWords::line).toList()));
    return facts.section("files");
  }

  private Optional<DetailsPage.Section> settings() {
    return new SectionBuilder(texts).lines(series.settings()).section("settings");
  }
}
