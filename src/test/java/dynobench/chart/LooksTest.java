package dynobench.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Series;
import dynobench.plan.CommitStyle.Autocommit;
import dynobench.plan.Contender;
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

class LooksTest {
  /// What WCAG 2 asks of graphics.
  private static final double CONTRAST = 3;

  private static final double TEXT_CONTRAST = 4.5;

  static Stream<ChartTheme> themes() {
    return Stream.of(
        ChartTheme.LIGHT, ChartTheme.DARK, ChartTheme.PRESENTATION, ChartTheme.PRESENTATION_DARK);
  }

  @ParameterizedTest
  @MethodSource("themes")
  void everyColourStandsOutFromItsBackground(ChartTheme theme) {
    assertThat(theme.series())
        .hasSize(Look.KINDS)
        .doesNotHaveDuplicates()
        .allSatisfy(colour ->
            assertThat(contrast(colour, theme.background()))
                .as("%06x", colour.getRGB() & 0xFFFFFF)
                .isGreaterThanOrEqualTo(CONTRAST));
    assertThat(contrast(theme.text(), theme.background())).isGreaterThan(TEXT_CONTRAST);
    assertThat(contrast(theme.muted(), theme.background())).isGreaterThan(TEXT_CONTRAST);
  }

  @ParameterizedTest
  @MethodSource("themes")
  void openWorkAndCloseDifferInLightness(ChartTheme theme) {
    assertThat(contrast(theme.parts().open(), theme.parts().work())).isGreaterThan(2);
    assertThat(contrast(theme.parts().work(), theme.parts().close())).isGreaterThan(2);
  }

  @Test
  void theFormulaOfContrastIsThatOfWcag() {
    assertThat(contrast(Color.WHITE, Color.BLACK)).isEqualTo(21);
    assertThat(contrast(new Color(0x777777), Color.WHITE)).isBetween(4.47, 4.49);
  }

  @Test
  void sixtyFourSeriesAreAllDifferent() {
    List<Source> sources = List.of(new Source(new Measured("run", series(64)).result(), Role.MAIN));
    var looks = Looks.of(sources);
    Set<Look> seen = new HashSet<>();
    sources.getFirst().figures().series().forEach(it -> seen.add(looks.of(sources.getFirst(), it)));

    assertThat(seen).hasSize(64);
  }

  @Test
  void theFirstEightDifferInColourAndInMarker() {
    var source = new Source(new Measured("run", series(8)).result(), Role.MAIN);
    var looks = Looks.of(List.of(source));
    List<Look> all = source.figures().series().stream().map(it -> looks.of(source, it)).toList();

    assertThat(all).extracting(Look::colour).doesNotHaveDuplicates();
    assertThat(all).extracting(Look::marker).doesNotHaveDuplicates();
  }

  @Test
  void anOverlayHasTheColourAndMarkerOfTheRunButHollow() {
    var run = new Source(new Measured("run", series(3)).result(), Role.MAIN);
    var other = new Source(new Measured("other", series(5)).result(), Role.OVERLAY);
    var third = new Source(new Measured("third", series(5)).result(), Role.OVERLAY);
    var looks = Looks.of(List.of(run, other, third));
    Series second = series(3).get(1);

    assertThat(looks.of(run, second)).isEqualTo(new Look(1, 1, false, false));
    assertThat(looks.of(other, second)).isEqualTo(new Look(1, 1, true, false));
    assertThat(looks.of(third, second)).isEqualTo(new Look(1, 2, true, false));
    assertThat(looks.of(other, series(5).get(4))).isEqualTo(new Look(4, 4, true, false));
  }

  @Test
  void whatIsPublishedIsDashed() {
    var run = new Source(new Measured("run", series(2)).result(), Role.MAIN);
    var published = new Source(new Published("paper"), Role.REFERENCE);

    assertThat(Looks.of(List.of(run, published)).of(published, Published.SERIES))
        .isEqualTo(new Look(2, 2, false, true));
  }

  @Test
  void laterSourcesChangeNoLookOfEarlierOnes() {
    var run = new Source(new Measured("run", series(9)).result(), Role.MAIN);
    var published = new Source(new Published("paper"), Role.REFERENCE);
    var alone = Looks.of(List.of(run));
    var together = Looks.of(List.of(run, published));

    assertThat(run.figures().series())
        .hasSize(9)
        .allSatisfy(it -> assertThat(together.of(run, it)).isEqualTo(alone.of(run, it)));
  }

  private static List<Series> series(int count) {
    return IntStream.range(0, count)
        .mapToObj(n -> new Contender("engine" + n, "mode", new Autocommit()))
        .map(it -> new Series(it, it.engine(), "1", "", "", Optional.empty(), List.of()))
        .toList();
  }

  private static double contrast(Color a, Color b) {
    double one = luminance(a);
    double other = luminance(b);
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }

  private static double luminance(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(int channel) {
    double share = channel / 255.0;
    return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
