package dynobench.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.SeriesLook.Trace;
import dynobench.drawing.ChartTheme;
import dynobench.event.Series;
import dynobench.plan.CommitStyle.Autocommit;
import dynobench.plan.Contender;
import dynobench.reference.References;
import java.awt.Color;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SeriesLooksTest {
  /// Minimum contrast of graphics by WCAG 2.
  private static final double CONTRAST = 3;

  private static final double TEXT_CONTRAST = 4.5;

  /// Minimum distance in Oklab, where black and white are 1 apart.
  private static final double HUES_APART = 0.085;

  private static final double SHADES_APART = 0.1;

  /// Maximum difference of hue, in degrees.
  private static final double SAME_HUE = 20;

  static Stream<ChartTheme> themes() {
    return Stream.of(
        ChartTheme.LIGHT, ChartTheme.DARK, ChartTheme.PRESENTATION, ChartTheme.PRESENTATION_DARK);
  }

  @ParameterizedTest
  @MethodSource("themes")
  void everyShadeOfEveryHueStandsOutFromItsBackground(ChartTheme theme) {
    assertThat(theme.hues().stream().flatMap(hue -> hue.shades().stream()))
        .hasSize(SeriesLook.KINDS * SeriesLook.SHADES)
        .doesNotHaveDuplicates()
        .allSatisfy(colour ->
            assertThat(Vision.contrast(colour, theme.background()))
                .as("%06x", colour.getRGB() & 0xFFFFFF)
                .isGreaterThanOrEqualTo(CONTRAST));
    assertThat(Vision.contrast(theme.text(), theme.background())).isGreaterThan(TEXT_CONTRAST);
    assertThat(Vision.contrast(theme.muted(), theme.background())).isGreaterThan(TEXT_CONTRAST);
  }

  @ParameterizedTest
  @MethodSource("themes")
  void huesDifferForEveryKindOfVision(ChartTheme theme) {
    List<Color> firsts = theme.hues().stream().map(hue -> hue.shades().getFirst()).toList();
    for (Vision vision : Vision.ALL) {
      assertThat(vision.leastDistance(firsts)).as("%s", vision).isGreaterThan(HUES_APART);
    }
  }

  @ParameterizedTest
  @MethodSource("themes")
  void shadesOfAHueDifferForEveryKindOfVision(ChartTheme theme) {
    for (ChartTheme.Hue hue : theme.hues()) {
      for (Vision vision : Vision.ALL) {
        assertThat(vision.leastDistance(hue.shades())).as("%s", hue).isGreaterThan(SHADES_APART);
      }
    }
  }

  @Test
  void aHueIsTheSameInBothThemes() {
    for (int hue = 0; hue < SeriesLook.KINDS - 1; hue++) { // the last hue is grey
      double light = Vision.hueAngle(ChartTheme.LIGHT.hues().get(hue).shades().getFirst());
      double dark = Vision.hueAngle(ChartTheme.DARK.hues().get(hue).shades().getFirst());
      assertThat(Math.abs(light - dark)).as("hue %d", hue).isLessThan(SAME_HUE);
    }
  }

  @ParameterizedTest
  @MethodSource("themes")
  void openWorkAndCloseDifferInLightness(ChartTheme theme) {
    assertThat(Vision.contrast(theme.parts().open(), theme.parts().work())).isGreaterThan(2);
    assertThat(Vision.contrast(theme.parts().work(), theme.parts().close())).isGreaterThan(2);
  }

  @Test
  void theFormulaOfContrastIsThatOfWcag() {
    assertThat(Vision.contrast(Color.WHITE, Color.BLACK)).isEqualTo(21);
    assertThat(Vision.contrast(new Color(0x777777), Color.WHITE)).isBetween(4.47, 4.49);
  }

  @Test
  void sixtyFourSeriesAreAllDifferent() {
    List<ChartSource> sources =
        List.of(new ChartSource(new Measured("run", series(64)).result(), SourceRole.MAIN));
    var looks = SeriesLooks.of(sources);
    Set<SeriesLook> seen = new HashSet<>();
    sources.getFirst().figures().series().forEach(it -> seen.add(looks.of(sources.getFirst(), it)));

    assertThat(seen).hasSize(64);
  }

  @Test
  void theFirstEightDifferInColourAndInMarker() {
    var source = new ChartSource(new Measured("run", series(8)).result(), SourceRole.MAIN);
    var looks = SeriesLooks.of(List.of(source));
    List<SeriesLook> all =
        source.figures().series().stream().map(it -> looks.of(source, it)).toList();

    assertThat(all).extracting(SeriesLook::hue).doesNotHaveDuplicates();
    assertThat(all).extracting(SeriesLook::marker).doesNotHaveDuplicates();
  }

  @Test
  void anEngineHasOneHueAndItsModesAndVersionsItsShades() {
    List<SeriesLook> all = looks("h2/file", "hsqldb/cached", "h2/mem", "h2@2.3/file");

    assertThat(all).extracting(SeriesLook::hue).containsExactly(0, 1, 0, 0);
    assertThat(all).extracting(SeriesLook::shade).containsExactly(0, 0, 1, 2);
    assertThat(all).extracting(SeriesLook::marker).containsExactly(0, 1, 2, 3);
  }

  @Test
  void sixteenModesOfOneEngineDifferInBlackAndWhite() {
    List<SeriesLook> all =
        looks(IntStream.range(0, 16).mapToObj(n -> "h2/mode" + n).toArray(String[]::new));

    assertThat(all).extracting(SeriesLook::marker, SeriesLook::trace).doesNotHaveDuplicates();
  }

  private static List<SeriesLook> looks(String... uses) {
    var order = new LookOrder();
    return Stream.of(uses)
        .map(use -> order.of(Contender.parse(use, new Autocommit()), SourceRole.MAIN, 0))
        .toList();
  }

  @Test
  void anOverlayHasTheColourAndMarkerOfTheRunButHollow() {
    var run = new ChartSource(new Measured("run", series(3)).result(), SourceRole.MAIN);
    var other = new ChartSource(new Measured("other", series(5)).result(), SourceRole.OVERLAY);
    var third = new ChartSource(new Measured("third", series(5)).result(), SourceRole.OVERLAY);
    var looks = SeriesLooks.of(List.of(run, other, third));
    Series second = series(3).get(1);

    assertThat(looks.of(run, second)).isEqualTo(new SeriesLook(1, 0, 1, false, Trace.SOLID));
    assertThat(looks.of(other, second)).isEqualTo(new SeriesLook(1, 0, 1, true, Trace.SOLID));
    assertThat(looks.of(third, second)).isEqualTo(new SeriesLook(1, 0, 2, true, Trace.SOLID));
    assertThat(looks.of(other, series(5).get(4)))
        .isEqualTo(new SeriesLook(4, 0, 4, true, Trace.SOLID));
  }

  @Test
  void whatIsPublishedIsDashed() {
    var run = new ChartSource(new Measured("run", series(2)).result(), SourceRole.MAIN);
    var published = new ChartSource(new Published("paper"), SourceRole.REFERENCE);

    assertThat(SeriesLooks.of(List.of(run, published)).of(published, Published.SERIES))
        .isEqualTo(new SeriesLook(2, 0, 2, false, Trace.DASHED));
  }

  @Test
  void whatIsPublishedHasTheColourOfTheSeriesThatRepeatsIt() {
    var run =
        new ChartSource(
            new Measured("run", List.of(series("derby/disk"), series("hsqldb/cached"))).result(),
            SourceRole.MAIN);
    var article =
        new ChartSource(References.figures("lawrence-2005").orElseThrow(), SourceRole.REFERENCE);
    var looks = SeriesLooks.of(List.of(run, article));

    for (Series own : run.figures().series()) {
      Series published =
          article.figures().series().stream()
              .filter(each -> article.figures().isCounterpart(own.contender(), each))
              .findFirst()
              .orElseThrow();
      SeriesLook look = looks.of(run, own);
      assertThat(looks.of(article, published))
          .isEqualTo(new SeriesLook(look.hue(), look.shade(), look.marker(), false, Trace.DASHED));
    }
    assertThat(article.figures().series())
        .hasSize(7)
        .extracting(each -> looks.of(article, each))
        .doesNotHaveDuplicates();
  }

  @Test
  void laterSourcesChangeNoLookOfEarlierOnes() {
    var run = new ChartSource(new Measured("run", series(9)).result(), SourceRole.MAIN);
    var published = new ChartSource(new Published("paper"), SourceRole.REFERENCE);
    var alone = SeriesLooks.of(List.of(run));
    var together = SeriesLooks.of(List.of(run, published));

    assertThat(run.figures().series())
        .hasSize(9)
        .allSatisfy(it -> assertThat(together.of(run, it)).isEqualTo(alone.of(run, it)));
  }

  private static Series series(String use) {
    return new Series(
        Contender.parse(use, new Autocommit()), use, "1", "", "", Optional.empty(), List.of());
  }

  private static List<Series> series(int count) {
    return IntStream.range(0, count)
        .mapToObj(n -> new Contender("engine" + n, "mode", new Autocommit()))
        .map(it -> new Series(it, it.engine(), "1", "", "", Optional.empty(), List.of()))
        .toList();
  }
}
