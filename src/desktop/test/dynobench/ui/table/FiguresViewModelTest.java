package dynobench.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.SeriesKey;
import dynobench.measure.Metric;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.reference.Reference;
import dynobench.reference.References;
import dynobench.result.ContinuedRun;
import dynobench.store.RunLog;
import dynobench.store.RunReader;
import dynobench.table.FormulaHandling;
import dynobench.table.LongCsv;
import dynobench.table.WideCsv;
import dynobench.ui.MadeWiring;
import dynobench.ui.Wiring;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.storedruns.RunExport;
import dynobench.ui.tasks.Notifications;
import dynobench.ui.widgets.ViewTexts;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FiguresViewModelTest {
  private static final int SIZES = 4;
  private static final int REPETITIONS = 11;

  private static final ViewTexts TEXTS = new ViewTexts(FiguresView.class);

  @TempDir private Path folder;

  private FiguresViewModel watched(MadeWiring made) {
    var model = new FiguresViewModel(made.wiring.display(), TEXTS);
    model.visible().set(true);
    return model;
  }

  private FiguresViewModel shown() {
    var made = new MadeWiring(folder);
    FiguresViewModel model = watched(made);
    made.show(MadeWiring.run(SIZES, REPETITIONS));
    return model;
  }

  @Test
  void theCopiedRowsAreTheLinesOfTheCsv() throws IOException {
    var made = new MadeWiring(folder);
    FiguresViewModel model = watched(made);
    made.show(MadeWiring.run(SIZES, REPETITIONS));
    var csv = new StringWriter();
    LongCsv.write(made.wiring.display().result(), csv, FormulaHandling.DISARMED);

    assertThat(cells(model.text(model.rows()), CSVFormat.TDF))
        .hasSize(3 * 3 * SIZES * (REPETITIONS + 1) - 2 + 1)
        .isEqualTo(cells(csv.toString(), CSVFormat.DEFAULT));
  }

  @Test
  void namesTheRoundsThatWereAdded() {
    var made = new MadeWiring(folder);
    FiguresViewModel model = watched(made);
    made.show(ContinuedRun.events());

    assertThat(model.summary().get()).isEqualTo("10 lines · rounds 2–3 added later");
  }

  @Test
  void ofALargeRunTheFirstLinesAreListedAndItSaysSo() {
    var made = new MadeWiring(folder);
    var model = new FiguresViewModel(made.wiring.display(), TEXTS, 10);
    model.visible().set(true);
    made.show(MadeWiring.run(SIZES, REPETITIONS));
    assertThat(model.rows()).hasSize(10);
    assertThat(model.summary().get())
        .isEqualTo("The first 10 lines. For the rest see Medians, or export the run as CSV");
    model.medians().set(true);
    assertThat(model.summary().get()).doesNotContain("first");
  }

  private static List<List<String>> cells(String text, CSVFormat format) throws IOException {
    try (var parser = format.parse(new StringReader(text))) {
      return parser.stream().map(CSVRecord::toList).toList();
    }
  }

  @Test
  void theCopiedMediansAreThoseOfTheWideCsv() throws IOException {
    var made = new MadeWiring(folder);
    FiguresViewModel model = watched(made);
    made.show(MadeWiring.run(SIZES, REPETITIONS));
    var csv = new StringWriter();
    WideCsv.write(made.wiring.display().result(), csv, FormulaHandling.DISARMED);
    model.medians().set(true);

    List<String> wide =
        cells(csv.toString(), CSVFormat.DEFAULT).stream()
            .skip(1)
            .flatMap(line -> line.stream().skip(2))
            .toList();
    List<List<String>> copied = cells(model.text(model.rows()), CSVFormat.TDF);
    int median = copied.getFirst().indexOf("median_ms");
    assertThat(copied.stream().skip(1).map(line -> line.get(median)))
        .hasSize(3 * 3 * SIZES)
        .containsExactlyInAnyOrderElementsOf(wide);
  }

  @Test
  void everyWordOfTheFilterMustMatch() {
    FiguresViewModel model = shown();
    model.filter().set("derby  3,000 OUTLIER");

    assertThat(model.rows())
        .hasSize(3)
        .allSatisfy(row -> {
          assertThat(row.owner().name()).isEqualTo("Derby");
          assertThat(Rows.of(row.levels())).isEqualTo(3_000);
        });
    assertThat(model.summary().get()).isEqualTo("3 of 430 lines");

    model.filter().set("derby nothing-like-it");
    assertThat(model.rows()).isEmpty();
  }

  @Test
  void aPhaseCanBeChosen() {
    FiguresViewModel model = shown();
    assertThat(model.phases()).containsExactly("all phases", "create", "insert", "select");
    model.phase().set("select");

    assertThat(model.rows()).isNotEmpty().allMatch(row -> row.phase().equals("select"));
  }

  @Test
  void numbersAreSortedByTheirValueAndUnknownOnesComeFirst() {
    FiguresViewModel model = shown();
    FiguresColumn time = column(model, "time");
    model.rows().setComparator(time.order());

    assertThat(model.rows()).isSortedAccordingTo(time.order());
    assertThat(time.text().apply(model.rows().getFirst())).isEqualTo("4.50");
    Comparator<FiguresRow> byRepetition = column(model, "repetition").order();
    model.rows().setComparator(byRepetition);
    assertThat(column(model, "repetition").text().apply(model.rows().getFirst()))
        .isEqualTo("warm-up 1");
  }

  private static FiguresColumn column(FiguresViewModel model, String id) {
    return model.columns().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  @Test
  void aTrialShowsEveryMetricThatItsWorkloadHas() {
    List<String> ofClients =
        Stream.of(Metric.values()).filter(Metric::isOfClients).map(Metric::id).toList();

    assertThat(shown().columns())
        .extracting(FiguresColumn::id)
        .containsAll(
            Stream.of(Metric.values())
                .map(Metric::id)
                .filter(each -> !ofClients.contains(each))
                .toList())
        .doesNotContainAnyElementsOf(ofClients);
  }

  @Test
  void mediansAreOfTheMetricThatIsChosen() {
    FiguresViewModel model = shown();
    model.medians().set(true);
    FiguresColumn median = column(model, "median");
    List<String> times = model.rows().stream().map(median.text()).toList();

    model.metric().set(Metric.HEAP_AFTER);

    assertThat(column(model, "median").title()).isEqualTo("median, MB");
    assertThat(model.rows().stream().map(median.text()).toList())
        .hasSameSizeAs(times)
        .isNotEqualTo(times);
    assertThat(model.columns()).extracting(FiguresColumn::id).doesNotContain("open", "rate");
    assertThat(model.text(model.rows()))
        .startsWith("series\tphase\trows\tmedian_mb\tlow_mb\thigh_mb\tn\toutliers");
  }

  @Test
  void everyColumnHasATip() {
    FiguresViewModel model = shown();
    assertThat(model.columns()).allMatch(each -> !each.tip().isBlank());
    model.medians().set(true);
    for (Metric each : Metric.values()) {
      model.metric().set(each);
      assertThat(model.columns()).allMatch(column -> !column.tip().isBlank());
    }
  }

  @Test
  void aFailedTrialSaysWhy() {
    FiguresViewModel model = shown();
    model.filter().set("failed");

    assertThat(model.rows())
        .singleElement()
        .satisfies(row -> {
          assertThat(row.counts()).isFalse();
          assertThat(column(model, "outcome").text().apply(row))
              .isEqualTo("failed in insert: the disk is full");
        });
  }

  @Test
  void whatNobodySeesIsNotWorkedOutUntilSomebodyLooks() {
    var made = new MadeWiring(folder);
    var model = new FiguresViewModel(made.wiring.display(), TEXTS);
    made.show(MadeWiring.run(1, 1));
    assertThat(model.rows()).isEmpty();

    model.visible().set(true);
    assertThat(model.rows()).isNotEmpty();
  }

  @Test
  void aTrialThatEndsAppearsWithinASecond() {
    var made = new MadeWiring(folder);
    FiguresViewModel model = watched(made);
    made.show(List.of(MadeWiring.started(1, 1)));
    assertThat(model.rows()).isEmpty();

    made.happen(
        MadeWiring.trial(
            new Trial(1, MadeWiring.CONTENDERS.get(1), "phases", Rows.at(1_000), 1, false)));

    assertThat(model.rows()).hasSize(3);
    model.pick(model.rows().getFirst());
    assertThat(made.wiring.display().selected().get())
        .contains(new SeriesKey("made", MadeWiring.CONTENDERS.get(1)));
  }

  @Test
  void publishedFiguresHaveOnlyMedians() {
    var made = new MadeWiring(folder);
    FiguresViewModel model = watched(made);
    var reference = (Reference.Repeatable) References.named("lawrence-2005").orElseThrow();
    made.wiring.display().show(reference);

    assertThat(model.published().get()).isTrue();
    assertThat(model.columns()).extracting(FiguresColumn::id).contains("median", "n");
    assertThat(model.rows()).hasSameSizeAs(reference.all());
    assertThat(model.text(model.rows())).startsWith("series\tphase\trows\tmedian_ms");
  }

  @Test
  void aRunIsSavedAsCsvInTheBackground() throws IOException {
    var made = new MadeWiring(folder);
    Path stored = folder.resolve("stored");
    try (RunLog log = RunLog.create(stored)) {
      MadeWiring.run(1, 2).forEach(log);
    }
    made.show(
        new ShownRun("stored", ShownRun.Origin.STORED, Optional.of(stored)), MadeWiring.run(1, 2));
    Path file = folder.resolve("out.csv");

    new RunExport(
            made.wiring.display(),
            made.wiring.dialogs(),
            made.wiring.tasks(),
            made.wiring.archive().store())
        .write(RunExport.Format.LONG_CSV, file);

    var expected = new StringWriter();
    LongCsv.write(new RunReader(stored).result(), expected, FormulaHandling.DISARMED);
    assertThat(Files.readString(file)).isEqualTo(expected.toString());
    assertThat(lastNotice(made.wiring)).isEqualTo("Wrote " + file + ".");
  }

  @Test
  void whatCannotBeSavedIsToldInASentence() {
    var made = new MadeWiring(folder);
    var export =
        new RunExport(
            made.wiring.display(),
            made.wiring.dialogs(),
            made.wiring.tasks(),
            made.wiring.archive().store());
    export.write(RunExport.Format.HTML, folder.resolve("a.html"));
    assertThat(lastNotice(made.wiring)).startsWith("No run is shown.");

    made.show(new ShownRun("stored", ShownRun.Origin.STORED, Optional.of(folder)), List.of());
    Path nowhere = folder.resolve("missing").resolve("a.csv");
    export.write(RunExport.Format.WIDE_CSV, nowhere);
    assertThat(lastNotice(made.wiring)).contains("Cannot read the run " + folder);
  }

  private static String lastNotice(Wiring wiring) {
    List<Notifications.Notification> all = wiring.notifications().list();
    return all.getLast().sentence();
  }
}
