package dynobench.chart;

import static dynobench.chart.Measured.FILE;
import static dynobench.chart.Measured.MAP;
import static dynobench.chart.Measured.insert;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.reference.Reference;
import dynobench.reference.References;
import dynobench.workload.Workloads;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.entity.LegendItemEntity;
import org.jfree.chart.entity.XYItemEntity;
import org.jfree.chart.event.ChartChangeEvent;
import org.jfree.chart.plot.PlotOrientation;
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
        new ChartRequest(kind, "insert", log, log), List.of(new Source(run.result(), Role.MAIN)));
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
    @MethodSource("dynobench.chart.PictureChartTest#charts")
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
    @MethodSource("dynobench.chart.PictureChartTest#charts")
    void survivesHavingNothingToShow(Chart kind) {
      JFreeChart chart =
          new PictureChart(picture(kind, true, new Measured("run")), ChartTheme.LIGHT);
      paint(chart);

      assertThat(chart.getXYPlot().getNoDataMessage())
          .startsWith("No trial completed that counts: ");
      assertThat(chart.getXYPlot().getRangeAxis().isVisible()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"767, 330, 1", "600, 400, 1", "1200, 750, 1", "1280, 800, 2", "767, 500, 2"})
    void leavesMostRoomToTheFiguresHoweverManySeriesThereAre(int width, int height, double type) {
      Picture picture = crowded();
      var chart = new PictureChart(picture, ChartTheme.LIGHT.scaled(type));
      Rectangle2D figures = paint(chart, width, height).getPlotInfo().getDataArea();

      assertThat(picture.lines()).hasSizeGreaterThan(10);
      assertThat(figures.getHeight()).isGreaterThan(height * 0.3);
      assertThat(figures.getWidth()).isGreaterThan(width * 0.4);
    }

    @Test
    void tellsOfNamesThatHaveNoRoom() {
      var chart = new PictureChart(crowded(), ChartTheme.LIGHT);
      List<String> tips = new ArrayList<>();
      for (Object each : paint(chart, 600, 400).getEntityCollection().getEntities()) {
        if (each instanceof LegendItemEntity item) {
          tips.add(item.getToolTipText());
        }
      }

      assertThat(tips.getLast()).endsWith(crowded().lines().getLast().legend());
      assertThat(tips.subList(0, tips.size() - 1)).containsOnlyNulls();
    }

    private static Picture crowded() {
      List<Source> sources = new ArrayList<>();
      sources.add(new Source(small().result(), Role.MAIN));
      for (int copy = 1; copy <= 2; copy++) {
        var lawrence = (Reference.Repeatable) References.named("lawrence-2005").orElseThrow();
        sources.add(new Source(lawrence, Role.REFERENCE));
      }
      return Picture.of(new ChartRequest(Charts.PHASE, "insert", true, true), sources);
    }

    @Test
    void letsTheOthersFadeBesideAHighlightedSeries() {
      Picture plain = picture(Charts.PHASE, false, small());
      Picture highlighted = plain.highlight(new SeriesKey("run", FILE));

      assertThat(fullyColoured(plain)).isGreaterThan(50);
      assertThat(fullyColoured(highlighted)).isLessThan(fullyColoured(plain) / 2);
    }

    /// How many pixels have exactly the colour of the first series; in the legend they always do.
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

  /// Some show runs of their own kind only, which have tests of their own.
  static Stream<Chart> charts() {
    return Charts.STANDARD.all().stream()
        .filter(each -> each.isFor(Workloads.shipped().standard()))
        .filter(each -> !each.equals(Charts.DUEL) && !each.equals(Charts.STEADY));
  }
}
