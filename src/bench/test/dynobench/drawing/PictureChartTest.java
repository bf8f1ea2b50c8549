package dynobench.drawing;

import static dynobench.chart.Measured.FILE;
import static dynobench.chart.Measured.MAP;
import static dynobench.chart.Measured.insert;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.chart.Chart;
import dynobench.chart.ChartRequest;
import dynobench.chart.ChartSource;
import dynobench.chart.Charts;
import dynobench.chart.Measured;
import dynobench.chart.Picture;
import dynobench.chart.SeriesKey;
import dynobench.chart.SourceRole;
import dynobench.reference.Reference;
import dynobench.reference.References;
import dynobench.workloadfile.Workloads;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.entity.XYItemEntity;
import org.jfree.chart.event.ChartChangeEvent;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.Range;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PictureChartTest {
  private static Picture picture(Chart kind, boolean log, Measured run) {
    return Picture.of(
        new ChartRequest(kind, "insert", log, log),
        List.of(new ChartSource(run.result(), SourceRole.MAIN)));
  }

  private static Measured small() {
    return new Measured("run")
        .trial(MAP, 1000, 1, insert(10))
        .trial(MAP, 2000, 1, insert(20))
        .trial(FILE, 1000, 1, insert(100));
  }

  private static ChartRenderingInfo paint(JFreeChart chart) {
    return paint(chart, 600, 400);
  }

  private static ChartRenderingInfo paint(JFreeChart chart, int width, int height) {
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    var info = new ChartRenderingInfo();
    Graphics2D g = image.createGraphics();
    chart.draw(g, new Rectangle2D.Double(0, 0, width, height), info);
    g.dispose();
    return info;
  }

  @Nested
  class Updating {
    private final Picture before = picture(Charts.PHASE, false, small());
    private final PictureChart chart = new PictureChart(before, ChartTheme.LIGHT);

    @Test
    void showsTheNewPoints() {
      var grown = small().trial(FILE, 2000, 1, insert(200));
      chart.show(picture(Charts.PHASE, false, grown), ChartTheme.LIGHT);

      assertThat(chart.getXYPlot().getDataset().getItemCount(1)).isEqualTo(2);
      assertThat(chart.getXYPlot().getRangeAxis().getUpperBound()).isGreaterThan(200);
    }

    @Test
    void keepsAxesThatWereZoomedAndLetsTheOthersGrow() {
      chart.getXYPlot().getRangeAxis().setRange(5, 30);
      var grown = small().trial(MAP, 9000, 1, insert(25));
      chart.show(picture(Charts.PHASE, false, grown), ChartTheme.DARK);

      assertThat(chart.getXYPlot().getRangeAxis().getRange()).isEqualTo(new Range(5, 30));
      assertThat(chart.getXYPlot().getRangeAxis().isAutoRange()).isFalse();
      assertThat(chart.getXYPlot().getDomainAxis().isAutoRange()).isTrue();
      assertThat(chart.getXYPlot().getDomainAxis().getUpperBound()).isGreaterThan(9000);
    }

    @Test
    void keepsWhatAZoomedAxisShowsWhenTheUnitOfTimeChanges() {
      chart.getXYPlot().getRangeAxis().setRange(5, 30);
      var slow = small().trial(FILE, 2000, 1, insert(60_000));
      chart.show(picture(Charts.PHASE, false, slow), ChartTheme.LIGHT);

      Range range = chart.getXYPlot().getRangeAxis().getRange();
      assertThat(range.getLowerBound()).isCloseTo(0.005, within(1e-12));
      assertThat(range.getUpperBound()).isCloseTo(0.03, within(1e-12));
    }

    @Test
    void forgetsTheZoomOfAnotherChart() {
      chart.getXYPlot().getRangeAxis().setRange(5, 30);
      chart.show(picture(Charts.PHASE, true, small()), ChartTheme.LIGHT);

      assertThat(chart.getXYPlot().getRangeAxis().isAutoRange()).isTrue();
    }

    @Test
    void turnsAChartOfOneKindIntoAnyOther() {
      chart.show(picture(Charts.PARTS, false, small()), ChartTheme.LIGHT);

      assertThat(chart.getXYPlot().getOrientation()).isEqualTo(PlotOrientation.HORIZONTAL);
      assertThat(chart.getTitle().getText()).contains("open, work and close");
    }

    @Test
    void tellsListenersOnce() {
      var heard = new ArrayList<ChartChangeEvent>();
      chart.addChangeListener(heard::add);
      chart.show(before, ChartTheme.DARK);

      assertThat(heard).hasSize(1);
    }
  }

  @Nested
  class Painting {
    @ParameterizedTest
    @MethodSource("dynobench.drawing.PictureChartTest#charts")
    void givesEveryPointAPlaceForThePointerThatLeadsBackToIt(Chart kind) {
      Picture picture = picture(kind, false, small());
      List<String> found = new ArrayList<>();
      for (Object entity :
          paint(new PictureChart(picture, ChartTheme.LIGHT)).getEntityCollection().getEntities()) {
        if (entity instanceof XYItemEntity item) {
          found.add(picture.readOut(item.getSeriesIndex(), item.getItem()));
        }
      }

      long shown = picture.lines().stream().mapToLong(line -> line.points().size()).sum();
      assertThat(shown).isPositive();
      assertThat(found).hasSize((int) shown);
      assertThat(found).anyMatch(text -> text.startsWith("Heap map"));
    }

    @ParameterizedTest
    @MethodSource("dynobench.drawing.PictureChartTest#charts")
    void survivesHavingNothingToShow(Chart kind) {
      JFreeChart chart =
          new PictureChart(picture(kind, true, new Measured("run")), ChartTheme.LIGHT);
      paint(chart);

      assertThat(chart.getXYPlot().getNoDataMessage()).startsWith("No counted trial completed. ");
      assertThat(chart.getXYPlot().getRangeAxis().isVisible()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
      "767, 330, 1, 0.3",
      "600, 400, 1, 0.3",
      "1200, 750, 1, 0.3",
      "1280, 800, 2, 0.3",
      "767, 500, 2, 0.2"
    })
    void leavesRoomToTheFiguresHoweverManySeriesThereAre(
        int width, int height, double type, double share) {
      Picture picture = crowded();
      var chart = new PictureChart(picture, ChartTheme.LIGHT.scaled(type));
      Rectangle2D figures = paint(chart, width, height).getPlotInfo().getDataArea();

      assertThat(picture.lines()).hasSizeGreaterThan(10);
      assertThat(figures.getHeight()).isGreaterThan(height * share);
      assertThat(figures.getWidth()).isGreaterThan(width * 0.4);
    }

    @ParameterizedTest
    @CsvSource({"300, 250", "412, 360", "600, 400", "1200, 750", "1900, 1000"})
    void dropsNoNameHoweverLittleRoomThereIs(int width, int height) {
      Picture picture = crowded();
      List<NameEntity> names = names(new PictureChart(picture, ChartTheme.LIGHT), width, height);

      assertThat(names).hasSameSizeAs(picture.lines());
      assertThat(names)
          .extracting(NameEntity::key)
          .containsAll(picture.lines().stream().map(Picture.ChartLine::key).toList());
      assertThat(names)
          .allSatisfy(each -> {
            assertThat(new Rectangle(width, height).contains(each.getArea().getBounds())).isTrue();
            assertThat(names.stream().filter(other -> overlap(each, other))).containsOnly(each);
          });
    }

    @Test
    void namesLinesAtTheirEndsWhereThereIsRoom() {
      Picture picture = picture(Charts.PHASE, false, small());
      var chart = new PictureChart(picture, ChartTheme.LIGHT);
      Rectangle2D figures = paint(chart, 800, 500).getPlotInfo().getDataArea();

      assertThat(names(chart, 800, 500))
          .hasSize(2)
          .allSatisfy(each ->
              assertThat(each.getArea().getBounds().getMinX()).isGreaterThan(figures.getMaxX()));
    }

    @ParameterizedTest
    @CsvSource({"800, 500", "380, 340"})
    void keepsTheNameOfAHiddenSeries(int width, int height) {
      for (Chart kind : List.of(Charts.PHASE, Charts.ALL, Charts.PARTS)) {
        Picture picture =
            Picture.of(
                ChartRequest.of(kind, "insert"),
                List.of(new ChartSource(small().result(), SourceRole.MAIN)),
                Set.of(new SeriesKey("run", MAP)));

        assertThat(names(new PictureChart(picture, ChartTheme.LIGHT), width, height))
            .filteredOn(NameEntity::isGone)
            .as(kind.id())
            .extracting(NameEntity::key)
            .containsExactly(new SeriesKey("run", MAP));
      }
    }

    @Test
    void keepsTheNamesWhenEverySeriesIsHidden() {
      Picture picture =
          Picture.of(
              ChartRequest.of(Charts.PHASE, "insert"),
              List.of(new ChartSource(small().result(), SourceRole.MAIN)),
              Set.of(new SeriesKey("run", MAP), new SeriesKey("run", FILE)));

      assertThat(names(new PictureChart(picture, ChartTheme.LIGHT), 800, 500)).hasSize(2);
    }

    @Test
    void namesLyingBarsWhereAPointerFindsThem() {
      Picture picture = picture(Charts.PARTS, false, small());

      assertThat(names(new PictureChart(picture, ChartTheme.LIGHT), 600, 400))
          .extracting(NameEntity::key)
          .containsExactly(new SeriesKey("run", MAP));
    }

    @Test
    void makesNoWallOfFewBars() {
      var alone = new Measured("run").ofTrialsOnly().trial(MAP, 1000, 1, insert(10));
      var chart = new PictureChart(picture(Charts.PHASE, false, alone), ChartTheme.LIGHT);

      assertThat(
              items(paint(chart, 1200, 900)).stream()
                  .map(each -> each.getArea().getBounds2D().getHeight()))
          .singleElement()
          .satisfies(height -> assertThat(height).isBetween(20.0, 28.5));
    }

    @Test
    void letsNoEndOfALineCoverTheNameOfAnother() {
      assertThat(EndNames.spreadOut(new double[] {10, 11, 12, 50}, 10, 0, 100))
          .containsExactly(5, 15, 25, 50);
      assertThat(EndNames.spreadOut(new double[] {98, 99, 100}, 10, 0, 100))
          .containsExactly(75, 85, 95);
    }

    private static List<XYItemEntity> items(ChartRenderingInfo info) {
      return found(info, XYItemEntity.class);
    }

    private static List<NameEntity> names(JFreeChart chart, int width, int height) {
      return found(paint(chart, width, height), NameEntity.class);
    }

    private static <T> List<T> found(ChartRenderingInfo info, Class<T> kind) {
      List<T> found = new ArrayList<>();
      for (Object each : info.getEntityCollection().getEntities()) {
        if (kind.isInstance(each)) {
          found.add(kind.cast(each));
        }
      }
      return found;
    }

    private static boolean overlap(NameEntity one, NameEntity other) {
      Rectangle2D common =
          one.getArea().getBounds2D().createIntersection(other.getArea().getBounds2D());
      return common.getWidth() > 1 && common.getHeight() > 1;
    }

    private static Picture crowded() {
      List<ChartSource> sources = new ArrayList<>();
      sources.add(new ChartSource(small().result(), SourceRole.MAIN));
      for (int copy = 1; copy <= 2; copy++) {
        var lawrence = (Reference.Repeatable) References.named("lawrence-2005").orElseThrow();
        sources.add(new ChartSource(lawrence, SourceRole.REFERENCE));
      }
      return Picture.of(new ChartRequest(Charts.PHASE, "insert", true, true), sources);
    }

    @Test
    void fillsWhatIsBetweenTheIntervalsOfFewLines() {
      assertThat(colourBetweenTwoPoints(flat(3))).isNotEqualTo(ChartTheme.LIGHT.background());
      assertThat(colourBetweenTwoPoints(flat(1))).isEqualTo(ChartTheme.LIGHT.background());
    }

    /// Returns the colour midway between two row counts, slightly below the line.
    private static Color colourBetweenTwoPoints(Measured run) {
      var chart = new PictureChart(picture(Charts.PHASE, false, run), ChartTheme.LIGHT);
      var image = new BufferedImage(800, 500, BufferedImage.TYPE_INT_RGB);
      var info = new ChartRenderingInfo();
      chart.draw(image.createGraphics(), new Rectangle2D.Double(0, 0, 800, 500), info);
      Rectangle2D figures = info.getPlotInfo().getDataArea();
      XYPlot plot = chart.getXYPlot();
      double x = plot.getDomainAxis().valueToJava2D(1_450, figures, RectangleEdge.BOTTOM);
      double y = plot.getRangeAxis().valueToJava2D(87, figures, RectangleEdge.LEFT);
      return new Color(image.getRGB((int) x, (int) y));
    }

    /// Returns a run with times of 100 ms, or of 50 to 150 ms if there are several repetitions.
    private static Measured flat(int repetitions) {
      var run = new Measured("run");
      for (long rows : new long[] {1000, 2000}) {
        for (int repetition = 1; repetition <= repetitions; repetition++) {
          run.trial(FILE, rows, repetition, insert(repetitions == 1 ? 100 : 50 * repetition));
        }
      }
      return run;
    }

    @Test
    void letsTheOthersFadeBesideAHighlightedSeries() {
      Picture plain = picture(Charts.PHASE, false, small());
      Picture highlighted = plain.highlight(new SeriesKey("run", FILE));

      assertThat(fullyColoured(plain)).isGreaterThan(50);
      assertThat(fullyColoured(highlighted)).isLessThan(fullyColoured(plain) / 2);
    }

    /// Counts the plot's pixels in exactly the colour of the first series. The legend is left out.
    private int fullyColoured(Picture picture) {
      var image = new BufferedImage(600, 400, BufferedImage.TYPE_INT_RGB);
      JFreeChart chart = new PictureChart(picture, ChartTheme.LIGHT);
      var info = new ChartRenderingInfo();
      chart.draw(image.createGraphics(), new Rectangle2D.Double(0, 0, 600, 400), info);
      Rectangle plot = info.getPlotInfo().getDataArea().getBounds();
      int count = 0;
      for (int x = plot.x; x < plot.getMaxX(); x++) {
        for (int y = plot.y; y < plot.getMaxY(); y++) {
          if (image.getRGB(x, y)
              == ChartTheme.LIGHT.hues().getFirst().shades().getFirst().getRGB()) {
            count++;
          }
        }
      }
      return count;
    }
  }

  @Nested
  class Axes {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "5    | 60000   | 20 | 5 10 20 50 100 200 500 1000 2000 5000 10000 20000 50000",
          "5    | 60000   | 9  | 10 100 1000 10000",
          "0.01 | 1000000 | 4  | 0.01 1 100 10000 1000000",
          "150  | 520     | 6  | 200 300 400 500",
        })
    void thatAreLogarithmicHaveRoundNumbers(double lower, double upper, int most, String expected) {
      assertThat(text(AxisNumbers.logarithmic(lower, upper, most))).isEqualTo(expected);
    }

    @Test
    void thatAreLinearHaveRoundNumbersAndFew() {
      assertThat(AxisNumbers.even(0, 11, 6, 0)).containsExactly(0.0, 2.0, 4.0, 6.0, 8.0, 10.0);
      assertThat(AxisNumbers.even(0, 0.7, 6, 0)).hasSize(4);
      assertThat(AxisNumbers.even(-0.2, 2.2, 9, 1)).containsExactly(0.0, 1.0, 2.0);
      assertThat(Double.compare(AxisNumbers.even(-0.2, 2.2, 9, 1).getFirst(), 0.0)).isZero();
    }

    @Test
    void haveThreeNumbersAtLeast() {
      for (double lower : new double[] {0.003, 0.07, 1, 3.4, 25, 999, 12_345}) {
        for (double ratio : new double[] {1.05, 1.3, 2, 3.7, 6, 9, 11, 19, 48, 99, 1_234}) {
          double upper = lower * ratio;
          assertThat(AxisNumbers.even(lower, upper, 3, 0)).hasSizeBetween(3, 8);
          assertThat(AxisNumbers.even(0, upper, 3, 0)).hasSizeBetween(3, 8);
          assertThat(AxisNumbers.logarithmic(lower, upper, 3)).hasSizeBetween(3, 8);
        }
      }
    }

    @Test
    void writeNumbersOutWithThousandsSeparators() {
      JFreeChart chart = new PictureChart(picture(Charts.PHASE, true, small()), ChartTheme.LIGHT);
      ValueAxis rows = chart.getXYPlot().getDomainAxis();
      var image = new BufferedImage(10, 10, BufferedImage.TYPE_INT_RGB);
      List<String> labels = new ArrayList<>();
      for (Object tick :
          rows.refreshTicks(
              image.createGraphics(),
              new AxisState(),
              new Rectangle2D.Double(0, 0, 600, 400),
              RectangleEdge.BOTTOM)) {
        labels.add(Objects.toString(tick));
      }

      assertThat(labels).contains("1,000", "2,000").noneMatch(text -> text.contains("E"));
    }

    private static String text(List<Double> numbers) {
      return numbers.stream()
          .map(each -> each < 1 ? Double.toString(each) : Long.toString(Math.round(each)))
          .reduce((a, b) -> a + " " + b)
          .orElse("");
    }
  }

  /// Returns the charts of a standard run. Charts of special runs have their own tests.
  static Stream<Chart> charts() {
    return Charts.STANDARD.all().stream()
        .filter(each -> each.isFor(Workloads.shipped().standard()))
        .filter(each -> !List.of(Charts.DUEL, Charts.STEADY, Charts.NODES).contains(each));
  }
}
