package dynobench.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.drawing.ChartFile;
import dynobench.drawing.ChartTheme;
import dynobench.event.Series;
import dynobench.plan.CommitStyle.Autocommit;
import dynobench.plan.Contender;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class VersionsChartTest {
  private static final Series OLD = of("disk@1.7", "file", "1.7", "2005-07-02");
  private static final Series NEW = of("disk", "file", "2.0", "2024-01-01");
  private static final Series OTHER_MODE = of("disk", "sync", "2.0", "2024-01-01");
  private static final Series UNDATED = of("heap", "map", "9", "");

  private static Series of(String engine, String mode, String version, String released) {
    return new Series(
        new Contender(engine, mode, new Autocommit()),
        "Disk %s %s".formatted(version, mode),
        version,
        "KILL",
        "",
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.of(released).filter(day -> !day.isEmpty()).map(LocalDate::parse),
        Optional.empty(),
        Optional.empty());
  }

  /// Returns a run with one trial of each series. Each trial takes 10 ms more than the one before.
  private static ChartSource run(Series... series) {
    var run = new Measured("run", List.of(series));
    double millis = 10;
    for (Series each : series) {
      run.trial(each.contender(), 1000, 1, Measured.insert(millis));
      millis += 10;
    }
    return new ChartSource(run.result(), SourceRole.MAIN);
  }

  private static Picture picture(ChartSource source) {
    return Picture.of(ChartRequest.of(Charts.VERSIONS, "insert"), List.of(source));
  }

  @Test
  void joinsTheVersionsOfOneModeByTheDayOfTheirRelease() {
    ChartLine line = picture(run(NEW, OTHER_MODE, OLD)).lines().getFirst();

    assertThat(line.name()).isEqualTo("Disk file");
    assertThat(line.points()).extracting(ChartPoint::label).containsExactly("1.7", "2.0");
    assertThat(line.points().getFirst().x()).isCloseTo(2005.5, within(0.003));
    assertThat(line.points().getLast().x()).isEqualTo(2024);
    assertThat(line.points()).extracting(ChartPoint::y).containsExactly(30.0, 10.0);
  }

  @Test
  void keepsModesApart() {
    Picture picture = picture(run(OLD, NEW, OTHER_MODE));

    assertThat(picture.lines())
        .extracting(ChartLine::name)
        .containsExactly("Disk file", "Disk sync");
    assertThat(picture.lines()).extracting(ChartLine::look).doesNotHaveDuplicates();
  }

  @Test
  void namesThoseWhoseDayNobodyKnows() {
    Picture picture = picture(run(OLD, UNDATED));

    assertThat(picture.lines()).hasSize(1);
    assertThat(picture.notes()).anySatisfy(it -> assertThat(it).contains("known for Disk 9 map"));
  }

  @Test
  void saysThatARunOfAnOlderProgramHasNoDays() {
    assertThat(picture(run(UNDATED)).empty()).startsWith("The log has no release dates");
  }

  @Test
  void saysHowEveryVersionIsHad() {
    assertThat(picture(run(NEW)).notes()).anySatisfy(it -> assertThat(it).contains("hsqldb@*"));
    assertThat(picture(run(OLD, NEW)).notes()).noneMatch(it -> it.contains("hsqldb@*"));
  }

  @Test
  void letsALineStandOutForEachOfItsVersions() {
    ChartSource run = run(OLD, NEW, OTHER_MODE);
    Picture picture = picture(run).highlight(run.key(OLD));

    assertThat(picture.faded(picture.lines().getFirst())).isFalse();
    assertThat(picture.faded(picture.lines().getLast())).isTrue();
  }

  @Test
  void writesEveryVersionHoweverCloseTheyCameOut() {
    Series[] close =
        IntStream.range(0, 9)
            .mapToObj(n -> of("disk@2." + n, "file", "2." + n, "2024-01-0" + (n + 1)))
            .toArray(Series[]::new);
    String drawing = new ChartFile(picture(run(close)), ChartTheme.LIGHT, 900, 600).svgText("");

    for (Series each : close) {
      assertThat(drawing).contains(">" + each.version() + "<");
    }
  }

  @Test
  void keepsTheOtherVersionsWhenOneIsHidden() {
    ChartSource run = run(OLD, NEW);
    Picture picture =
        Picture.of(ChartRequest.of(Charts.VERSIONS, "insert"), List.of(run), Set.of(run.key(NEW)));

    assertThat(picture.lines().getFirst().points())
        .extracting(ChartPoint::label)
        .containsExactly("1.7");
  }
}
