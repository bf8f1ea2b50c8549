package dynobench.drawing;

import static dynobench.chart.Measured.FILE;
import static dynobench.chart.Measured.MAP;
import static dynobench.chart.Measured.insert;
import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Chart;
import dynobench.chart.ChartRequest;
import dynobench.chart.ChartSource;
import dynobench.chart.Charts;
import dynobench.chart.Measured;
import dynobench.chart.Picture;
import dynobench.chart.SourceRole;
import dynobench.event.Series;
import dynobench.workloadfile.Workloads;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;

class ChartFileTest {
  @TempDir Path folder;

  private static Picture picture(Chart kind) {
    return picture(kind, new Measured("run"));
  }

  private static Picture picture(Chart kind, Measured run) {
    run.trial(MAP, 1000, 1, insert(10))
        .trial(MAP, 2000, 1, insert(20))
        .trial(FILE, 1000, 1, insert(100))
        .trial(FILE, 2000, 1, insert(300));
    return Picture.of(
        ChartRequest.of(kind, "insert"), List.of(new ChartSource(run.result(), SourceRole.MAIN)));
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void aPngHasTheSizeThatWasAskedForAndShowsTheSeries() throws IOException {
    Path file = folder.resolve("chart.png");
    ChartFile.png(picture(Charts.PHASE), ChartTheme.DARK, 500, 300, file);
    BufferedImage image = ImageIO.read(file.toFile());

    assertThat(image.getWidth()).isEqualTo(500);
    assertThat(image.getHeight()).isEqualTo(300);
    assertThat(colours(image))
        .contains(
            ChartTheme.DARK.background().getRGB(),
            ChartTheme.DARK.hues().get(0).shades().getFirst().getRGB(),
            ChartTheme.DARK.hues().get(1).shades().getFirst().getRGB());
  }

  @Test
  void aPngCanHaveMorePixelsThanItsSize() throws IOException {
    Path file = folder.resolve("chart.png");
    ChartFile.png(picture(Charts.PHASE), ChartTheme.LIGHT, 500, 300, 2, file);
    BufferedImage image = ImageIO.read(file.toFile());

    assertThat(image.getWidth()).isEqualTo(1000);
    assertThat(image.getHeight()).isEqualTo(600);
    assertThat(image.getRGB(999, 599)).isEqualTo(ChartTheme.LIGHT.background().getRGB());
  }

  @ParameterizedTest
  @MethodSource("charts")
  void anSvgIsWellFormedHasItsTextAsTextAndRefersToNothingOutside(Chart kind) throws Exception {
    String svg = ChartFile.svgText(picture(kind), ChartTheme.LIGHT, 800, 500);
    Document document = parse(svg);

    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(document.getDocumentElement().getTextContent())
        .contains("Heap map", "Disk file", picture(kind).title());
    assertThat(svg)
        .contains("'IBM Plex Sans', 'Helvetica Neue', Arial, sans-serif")
        .doesNotContain("href", "<image", "Dialog", "<!DOCTYPE");
  }

  @Test
  void anSvgOfTheSamePictureIsTheSame() throws IOException {
    Path file = folder.resolve("chart.svg");
    ChartFile.svg(picture(Charts.PHASE), ChartTheme.LIGHT, 800, 500, file);

    assertThat(Files.readString(file))
        .isEqualTo(ChartFile.svgText(picture(Charts.PHASE), ChartTheme.LIGHT, 800, 500));
  }

  @Test
  void twoSvgsInOnePageShareNoIds() {
    Picture picture = picture(Charts.PHASE);

    assertThat(ids(ChartFile.svgText(picture, ChartTheme.LIGHT, 800, 500, "a")))
        .isNotEmpty()
        .doesNotContainAnyElementsOf(
            ids(ChartFile.svgText(picture, ChartTheme.LIGHT, 800, 500, "b")));
  }

  @Test
  void aNameMayHoldAnything() throws Exception {
    Series odd =
        new Series(MAP, "<b>&\"\u0001\uD800</b>", "1", "", "", Optional.empty(), List.of());
    String svg =
        ChartFile.svgText(
            picture(Charts.AVERAGES, new Measured("run", List.of(odd))),
            ChartTheme.LIGHT,
            800,
            500);

    assertThat(parse(svg).getDocumentElement().getTextContent()).contains("<b>&\"␁\\ud800</b>");
  }

  private static Set<Integer> colours(BufferedImage image) {
    Set<Integer> colours = new HashSet<>();
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        colours.add(image.getRGB(x, y));
      }
    }
    return colours;
  }

  private static List<String> ids(String svg) {
    return Pattern.compile(" id=\"([^\"]+)\"")
        .matcher(svg)
        .results()
        .map(match -> match.group(1))
        .toList();
  }

  /// Returns the charts of a standard run. Charts of special runs have their own tests.
  static Stream<Chart> charts() {
    return Charts.STANDARD.all().stream()
        .filter(each -> each.isFor(Workloads.shipped().standard()))
        .filter(each -> !List.of(Charts.DUEL, Charts.STEADY, Charts.NODES).contains(each));
  }
}
