package dynobench.chart;

import static dynobench.chart.Measured.FILE;
import static dynobench.chart.Measured.MAP;
import static dynobench.chart.Measured.insert;
import static dynobench.chart.Measured.phase;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.reference.References;
import dynobench.result.Measurement;
import dynobench.result.MeasurementSet;
import dynobench.result.RunResult;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PictureTest {
  private static final SeriesKey MAP_KEY = new SeriesKey("run", MAP);
  private static final SeriesKey FILE_KEY = new SeriesKey("run", FILE);

  private static List<ChartSource> main(RunResult run) {
    return List.of(new ChartSource(run, SourceRole.MAIN));
  }

  private static Picture of(Chart kind, String phase, RunResult run) {
    return Picture.of(ChartRequest.of(kind, phase), main(run));
  }

  private static Picture of(ChartRequest request, RunResult run) {
    return Picture.of(request, main(run));
  }

  /// Returns a run of two series. Heap map takes 10 ms (1,000 rows) and 20 ms (2,000 rows). Disk
  /// file takes 100 to 104 ms (1,000 rows).
  private static Measured twoSeries() {
    return new Measured("run")
        .trial(MAP, 1000, 1, insert(10))
        .trial(MAP, 2000, 1, insert(20))
        .trial(FILE, 1000, 1, insert(100))
        .trial(FILE, 1000, 2, insert(104))
        .trial(FILE, 1000, 3, insert(102));
  }

  @Nested
  class TimeOverRows {
    @Test
    void hasALineForEachSeriesAndTheMedianWithItsIntervalAtEachRowCount() {
      Picture picture = of(Charts.PHASE, "insert", twoSeries().result());

      assertThat(picture.lines())
          .extracting(ChartLine::name)
          .containsExactly("Heap map", "Disk file");
      assertThat(picture.lines().getFirst().points())
          .containsExactly(
              new ChartPoint(1000, 10, 10, 10, 0, 1, "1,000 rows", List.of()).of(OptionalInt.of(1)),
              new ChartPoint(2000, 20, 20, 20, 0, 1, "2,000 rows", List.of())
                  .of(OptionalInt.of(2)));
      assertThat(picture.lines().getLast().points())
          .containsExactly(
              new ChartPoint(1000, 102, 100, 104, 0, 3, "1,000 rows", List.of())
                  .of(OptionalInt.of(5)));
      assertThat(picture.x().label()).isEqualTo("rows");
      assertThat(picture.y().label()).isEqualTo("time, ms");
      assertThat(picture.empty()).isEmpty();
    }

    @Test
    void namesTheMethodOfTheIntervalAndSaysWhatTheSignsMeanThatDiffer() {
      Picture picture = of(Charts.PHASE, "insert", twoSeries().result());

      assertThat(picture.notes())
          .containsExactly(
              "Intervals of the median by exact order statistics; confidence: none (n = 1), 75.0 %"
                  + " (n = 3).",
              ChartNotes.SIGNS);
    }

    @Test
    void saysNothingOfSignsWhenAllAreTheSame() {
      Picture picture =
          Picture.of(
              ChartRequest.of(Charts.PHASE, "insert"),
              main(twoSeries().result()),
              Set.of(FILE_KEY));

      assertThat(picture.lines()).extracting(ChartLine::key).containsExactly(MAP_KEY);
      assertThat(picture.notes()).doesNotContain(ChartNotes.SIGNS);
    }

    @Test
    void marksOutliersWhereTheyWereObserved() {
      var run = new Measured("run");
      for (int repetition = 1; repetition <= 6; repetition++) {
        run.trial(MAP, 1000, repetition, insert(repetition == 4 ? 900 : 100 + repetition));
      }
      Picture picture = of(Charts.PHASE, "insert", run.result());

      assertThat(picture.lines().getFirst().points().getFirst().outliers()).containsExactly(900.0);
      assertThat(picture.notes()).anyMatch(note -> note.startsWith("Rings are outliers"));
    }

    @Test
    void leavesOutZerosOnALogarithmicAxisAndSaysHowMany() {
      RunResult run = twoSeries().trial(FILE, 2000, 1, insert(0)).result();
      Picture linear = of(new ChartRequest(Charts.PHASE, "insert", false, false), run);
      Picture logarithmic = of(new ChartRequest(Charts.PHASE, "insert", true, true), run);

      assertThat(linear.lines().getLast().points()).hasSize(2);
      assertThat(logarithmic.lines().getLast().points()).hasSize(1);
      assertThat(logarithmic.notes())
          .contains("A logarithmic axis cannot show zero or less: 1 point is left out.");
      assertThat(linear.notes()).noneMatch(note -> note.contains("logarithmic"));
    }

    @Test
    void cutsAnIntervalThatReachesZeroOffAtItsPointOnALogarithmicAxis() {
      RunResult run =
          new Measured("run")
              .trial(MAP, 1000, 1, insert(0))
              .trial(MAP, 1000, 2, insert(5))
              .trial(MAP, 1000, 3, insert(6))
              .result();
      Picture picture = of(new ChartRequest(Charts.PHASE, "insert", false, true), run);

      assertThat(picture.lines().getFirst().points())
          .containsExactly(
              new ChartPoint(1000, 5, 5, 6, 0, 3, "1,000 rows", List.of()).of(OptionalInt.of(2)));
    }

    @Test
    void hasAllPlannedSizesOnItsAxisFromTheStart() {
      RunResult begun = new RunResult("run");
      List<RunEvent> events = twoSeries().trial(FILE, 9000, 1, insert(900)).events();
      events.subList(0, 5).forEach(begun); // the first trial, of 1,000 rows
      Picture picture = of(Charts.PHASE, "insert", begun);

      assertThat(picture.lines().getFirst().points()).hasSize(1);
      assertThat(picture.x().planned()).contains(new Picture.Stretch(1000, 9000));
    }

    @Test
    void choosesTheUnitOfTimeFromTheData() {
      assertThat(unit(0.01)).isEqualTo("time, µs");
      assertThat(unit(0.0005)).isEqualTo("time, ns");
      assertThat(unit(9_000)).isEqualTo("time, ms");
      assertThat(unit(12_000)).isEqualTo("time, s");
    }

    private static String unit(double millis) {
      var run = new Measured("run").trial(MAP, 1000, 1, insert(millis)).result();
      return of(Charts.PHASE, "insert", run).y().label();
    }
  }

  @Nested
  class TimePerRow {
    @Test
    void dividesByTheRows() {
      Picture picture = of(Charts.ROW, "insert", twoSeries().result());

      assertThat(picture.y().label()).isEqualTo("time per row, µs");
      assertThat(picture.lines().getFirst().points())
          .extracting(ChartPoint::y)
          .containsExactly(10.0, 10.0);
      assertThat(picture.lines().getLast().points())
          .containsExactly(
              new ChartPoint(1000, 102, 100, 104, 0, 3, "1,000 rows", List.of())
                  .of(OptionalInt.of(5)));
    }

    @Test
    void isEmptyForAPhaseThatDoesNothingPerRow() {
      RunResult run = new Measured("run").trial(MAP, 1000, 1, phase("create", 1, 2, 3)).result();

      assertThat(of(Charts.ROW, "create", run).empty()).contains("no time per row");
      assertThat(of(Charts.AVERAGES, "create", run).empty()).contains("no time per row");
      assertThat(of(Charts.SCALING, "create", run).empty()).contains("nothing grows");
    }
  }

  @Nested
  class Scaling {
    @Test
    void fitsTheWorkTimeWithoutOpenAndClose() {
      var run = new Measured("run");
      for (int k : new int[] {1, 2, 3, 4}) {
        run.trial(MAP, 1000L * k, 1, phase("insert", 500, 10 * k * k, 300));
      }
      ChartLine line = of(Charts.SCALING, "insert", run.result()).lines().getFirst();

      assertThat(line.points()).extracting(ChartPoint::y).containsExactly(10.0, 40.0, 90.0, 160.0);
      assertThat(line.legend()).isEqualTo("Heap map  rows^2.00 (2.00 – 2.00)");
      List<ChartPoint> curve = line.fit().orElseThrow().points();
      assertThat(curve.getFirst().x()).isCloseTo(1000, within(1e-6));
      assertThat(curve.getFirst().y()).isCloseTo(10, within(1e-6));
      assertThat(curve.getLast().y()).isCloseTo(160, within(1e-6));
    }

    @Test
    void saysThatOneRowCountShowsNoGrowth() {
      RunResult run = new Measured("run").trial(MAP, 1000, 1, insert(3)).result();

      Picture picture = of(Charts.SCALING, "insert", run);
      assertThat(picture.lines()).isEmpty();
      assertThat(picture.empty()).contains("measure two or more");
    }

    @Test
    void drawsNoCurveWhereTheExponentIsUndetermined() {
      RunResult run =
          new Measured("run")
              .trial(MAP, 1000, 1, insert(3))
              .trial(MAP, 1000, 2, insert(300))
              .trial(MAP, 2000, 1, insert(9))
              .result();
      ChartLine line = of(Charts.SCALING, "insert", run).lines().getFirst();

      assertThat(line.legend()).isEqualTo("Heap map  exponent undetermined");
      assertThat(line.fit().orElseThrow().points()).isEmpty();
    }
  }

  @Nested
  class RunToRun {
    @Test
    void showsRepetitionsInOrderAndWarmupsBeforeThemAtTheLargestRowCount() {
      RunResult run =
          new Measured("run")
              .warmup(MAP, 2000, 1, insert(90))
              .warmup(MAP, 2000, 2, insert(70))
              .trial(MAP, 1000, 1, insert(1))
              .trial(MAP, 2000, 1, insert(50))
              .failed(MAP, 2000, "no", insert(1))
              .trial(MAP, 2000, 3, insert(40))
              .result();
      Picture picture = of(Charts.ORDER, "insert", run);

      List<ChartPoint> points = picture.lines().getFirst().points();
      assertThat(points).extracting(ChartPoint::x).containsExactly(-1.0, 0.0, 1.0, 3.0);
      assertThat(points).extracting(ChartPoint::y).containsExactly(90.0, 70.0, 50.0, 40.0);
      assertThat(picture.title()).isEqualTo("Insert, repetition by repetition at 2,000 rows");
      assertThat(picture.x().label()).contains("warm-ups");
      assertThat(picture.readOut(0, 0)).isEqualTo("Heap map · warm-up · 2,000 rows · 90.0 ms");
      assertThat(picture.readOut(0, 2)).isEqualTo("Heap map · repetition 1 · 2,000 rows · 50.0 ms");
    }
  }

  @Nested
  class SeveralSources {
    private final List<ChartSource> sources =
        List.of(
            new ChartSource(twoSeries().result(), SourceRole.MAIN),
            new ChartSource(
                new Measured("before").trial(MAP, 1000, 1, insert(12)).result(),
                SourceRole.OVERLAY),
            new ChartSource(new Published("Lawrence 2005"), SourceRole.REFERENCE));

    @Test
    void areNamedInTheLegend() {
      Picture picture = Picture.of(ChartRequest.of(Charts.PHASE, "insert"), sources);

      assertThat(picture.lines())
          .extracting(ChartLine::legend)
          .containsExactly("Heap map", "Disk file", "Heap map (before)", "Derby (Lawrence 2005)");
      assertThat(picture.lines().getLast().points())
          .extracting(ChartPoint::y)
          .containsExactly(5000.0);
    }

    @Test
    void thatArePublishedGiveNoPartsAndNoRepetitions() {
      var reference =
          List.of(new ChartSource(new Published("Lawrence 2005"), SourceRole.REFERENCE));

      assertThat(Picture.of(ChartRequest.of(Charts.PARTS, "insert"), reference).empty())
          .isEqualTo("The source does not publish open, work and close separately.");
      assertThat(Picture.of(ChartRequest.of(Charts.ORDER, "insert"), reference).empty())
          .isEqualTo("The source does not publish single repetitions.");
    }

    @Test
    void showOneRowCountThatOfTheRunItself() {
      RunResult larger = new Measured("larger").trial(MAP, 9000, 1, insert(1)).result();
      Picture picture =
          Picture.of(
              ChartRequest.of(Charts.ALL, ""),
              List.of(sources.getFirst(), new ChartSource(larger, SourceRole.OVERLAY)));

      assertThat(picture.title()).endsWith("at 2,000 rows");
    }
  }

  /// Figures of one point.
  ///
  /// @param levels the varied parameters; may be empty
  private record Still(Published of, Settings levels) implements MeasurementSet {
    @Override
    public String id() {
      return of.id();
    }

    @Override
    public Workload workload() {
      return of.workload();
    }

    @Override
    public List<Series> series() {
      return of.series();
    }

    @Override
    public List<String> factors() {
      return List.copyOf(levels.values().keySet());
    }

    @Override
    public List<String> phases() {
      return of.phases();
    }

    @Override
    public List<Measurement> measurements(String phase, Metric metric) {
      return of.measurements(phase, metric).stream()
          .map(each ->
              new Measurement(
                  phase, metric, each.series(), levels, 1000, List.of(), each.summary()))
          .toList();
    }
  }

  @Nested
  class OfClusters {
    private static List<String> notes(MeasurementSet figures) {
      return Picture.of(
              ChartRequest.of(Charts.PHASE, "insert"),
              List.of(new ChartSource(figures, SourceRole.MAIN)))
          .notes();
    }

    @Test
    void saysWhatNodesOnOneMachineAndCopiesAreGoodFor() {
      var published = new Published("still");

      assertThat(notes(new Still(published, Settings.of("nodes", "3")))).contains(ChartNotes.NODES);
      assertThat(notes(new Still(published, Settings.NONE)))
          .isNotEmpty()
          .doesNotContain(ChartNotes.NODES);
    }
  }

  @Nested
  class OverFiguresOfOnePoint {
    private final ChartSource still =
        new ChartSource(new Still(new Published("still"), Settings.NONE), SourceRole.MAIN);

    @Test
    void nothingIsLaidThatVaries() {
      var overlay = new ChartSource(twoSeries().result(), SourceRole.OVERLAY);
      Picture picture =
          Picture.of(ChartRequest.of(Charts.PHASE, "insert"), List.of(still, overlay));

      assertThat(picture.lines()).extracting(ChartLine::name).containsExactly("Derby");
      assertThat(picture.notes())
          .contains(
              "run is not on this chart: its figures vary by rows, which does not vary here.");
    }

    @Test
    void whatGivesOtherFiguresIsNamedWithThem() {
      var berkeley = References.named("berkeleydb-2005").orElseThrow().figures().orElseThrow();
      var main = new ChartSource(berkeley, SourceRole.MAIN);
      var request = ChartRequest.of(Charts.PHASE, "read").of(Metric.TIME);
      var overlay = new ChartSource(berkeley, SourceRole.REFERENCE);

      assertThat(Picture.of(request, List.of(main)).empty()).startsWith("The run has no such");
      assertThat(Picture.of(request.of(Metric.WORK_RATE), List.of(main)).lines()).isNotEmpty();
      assertThat(Picture.of(request, List.of(still, overlay)).notes())
          .containsExactly(
              "berkeleydb-2005 is not on this chart: it publishes operations/s of work, not"
                  + " time.");
    }

    @Test
    void noGrowthIsShown() {
      Picture picture = Picture.of(ChartRequest.of(Charts.SCALING, "insert"), List.of(still));

      assertThat(picture.title()).isEqualTo("Insert: how work grows");
      assertThat(picture.empty()).startsWith("Nothing varies in this run");
    }
  }

  @Nested
  class EmptyOnes {
    @ParameterizedTest
    @MethodSource("dynobench.chart.PictureTest#charts")
    void sayWhyThereIsNothingToSee(Chart kind) {
      Picture before = of(kind, "insert", new RunResult("run"));
      Picture begun = of(kind, "insert", new Measured("run").result());

      assertThat(before.lines()).isEmpty();
      assertThat(before.empty()).isEqualTo("No measurement yet.");
      assertThat(begun.empty()).startsWith("No counted trial completed. ");
      assertThat(begun.title()).doesNotContain(" 0 rows");
      assertThat(begun.notes()).isEmpty();
    }

    @Test
    void sayThatEverySeriesIsHidden() {
      Picture picture =
          Picture.of(
              ChartRequest.of(Charts.PHASE, "insert"),
              main(twoSeries().result()),
              Set.of(MAP_KEY, FILE_KEY));

      assertThat(picture.empty()).isEqualTo("Every series is hidden.");
    }

    @Test
    void sayThatALogarithmicAxisCanShowNothing() {
      RunResult run = new Measured("run").trial(MAP, 1000, 1, insert(0)).result();

      assertThat(of(new ChartRequest(Charts.PHASE, "insert", false, true), run).empty())
          .contains("zero or less");
    }
  }

  @Test
  void theReadOutOfAPointHasSeriesRowsTimeAndInterval() {
    Picture picture = of(Charts.PHASE, "insert", twoSeries().result());

    assertThat(picture.readOut(1, 0))
        .isEqualTo("Disk file · 1,000 rows · 102 ms (100 – 104, n = 3)");
    assertThat(picture.readOut(0, 1)).isEqualTo("Heap map · 2,000 rows · 20.0 ms");
  }

  @Test
  void aHighlightedSeriesLetsTheOthersFade() {
    Picture picture = of(Charts.PHASE, "insert", twoSeries().result());

    assertThat(picture.lines()).noneMatch(picture::faded);
    Picture highlighted = picture.highlight(MAP_KEY);
    assertThat(highlighted.lines()).extracting(highlighted::faded).containsExactly(false, true);
  }

  static Stream<Chart> charts() {
    return Charts.STANDARD.all().stream()
        .filter(each -> each.isFor(Workloads.shipped().standard()));
  }
}
