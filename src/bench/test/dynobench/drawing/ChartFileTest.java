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
import dynobench.chart.PictureCaption;
import dynobench.chart.SourceRole;
import dynobench.durability.Durability;
import dynobench.durability.SurvivalLevel;
import dynobench.event.Series;
import dynobench.workloadfile.Workloads;
import java.awt.Font;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jfree.data.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

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
    new ChartFile(picture(Charts.PHASE), ChartTheme.DARK, 500, 300).png(1, file);
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
  void aChartOfFewBarsIsAsHighAsItNeeds() {
    BufferedImage image = new ChartFile(bars(), ChartTheme.LIGHT, 1200, 750).image(1);
    BufferedImage captioned = new ChartFile(bars(), CAPTION, ChartTheme.LIGHT, 1200, 750).image(1);

    assertThat(image.getWidth()).isEqualTo(1200);
    assertThat(image.getHeight()).isBetween(150, 350);
    assertThat(captioned.getHeight()).isGreaterThan(image.getHeight() + 20);
    assertThat(rowsWithoutInk(image)).isLessThan(60);
  }

  private static final PictureCaption CAPTION =
      new PictureCaption(
          List.of("a processor, 4 cores · 26 November 2026"),
          List.of(
              new PictureCaption.Sign(
                  Durability.promised(SurvivalLevel.EVERYTHING, SurvivalLevel.MOMENTS), "kept")));

  private static Picture bars() {
    var run =
        new Measured("run")
            .ofTrialsOnly()
            .trial(MAP, 1000, 1, insert(10))
            .trial(FILE, 1000, 1, insert(100));
    return Picture.of(
        ChartRequest.of(Charts.PHASE, "insert"),
        List.of(new ChartSource(run.result(), SourceRole.MAIN)));
  }

  /// Returns the number of empty lines at the lower end.
  private static int rowsWithoutInk(BufferedImage image) {
    int background = ChartTheme.LIGHT.background().getRGB();
    int empty = 0;
    for (int y = image.getHeight() - 1; y >= 0; y--) {
      for (int x = 0; x < image.getWidth(); x++) {
        if (image.getRGB(x, y) != background) {
          return empty;
        }
      }
      empty++;
    }
    return empty;
  }

  @Test
  void aCaptionIsBelowTheChartAndReplacesTheNoteOnSigns() throws Exception {
    String with = new ChartFile(bars(), CAPTION, ChartTheme.LIGHT, 1200, 750).svgText("");
    String without = new ChartFile(bars(), ChartTheme.LIGHT, 1200, 750).svgText("");

    assertThat(with)
        .contains(">a processor, 4 cores · 26 November 2026<", PictureCaption.SIGNS, ">kept<")
        .doesNotContain("Bars beside a name");
    assertThat(without).contains("Bars beside a name").doesNotContain("a processor");
  }

  /// Without the program's typeface a browser would draw wider letters over the signs.
  @Test
  void aTextInAnSvgHasTheWidthThatTheDrawingCountsOn() throws Exception {
    var texts =
        parse(new ChartFile(bars(), ChartTheme.LIGHT, 1200, 750).svgText(""))
            .getElementsByTagName("text");
    var names = new ArrayList<Double>();
    for (int i = 0; i < texts.getLength(); i++) {
      Element text = (Element) texts.item(i);
      if (text.getTextContent().length() > 1) {
        assertThat(text.getAttribute("lengthAdjust")).isEqualTo("spacingAndGlyphs");
      }
      if (text.getTextContent().equals("Disk file")) {
        names.add(Double.parseDouble(text.getAttribute("textLength")));
      }
    }

    assertThat(names)
        .containsExactly(
            Math.round(ChartFonts.width("Disk file", Font.PLAIN, ChartTheme.LIGHT.fontSize()) * 10)
                / 10.0);
  }

  @Test
  void aFileShowsTheZoomedPart() {
    var zoom = new AxisRanges(Optional.empty(), Optional.of(new Range(90, 110)));
    String svg =
        new ChartFile(picture(Charts.PHASE), PictureCaption.NONE, ChartTheme.LIGHT, 800, 500, zoom)
            .svgText("");

    assertThat(svg).contains(">95<", ">105<").doesNotContain(">300<");
  }

  @Test
  void aPngCanHaveMorePixelsThanItsSize() throws IOException {
    Path file = folder.resolve("chart.png");
    new ChartFile(picture(Charts.PHASE), ChartTheme.LIGHT, 500, 300).png(2, file);
    BufferedImage image = ImageIO.read(file.toFile());

    assertThat(image.getWidth()).isEqualTo(1000);
    assertThat(image.getHeight()).isEqualTo(600);
    assertThat(image.getRGB(999, 599)).isEqualTo(ChartTheme.LIGHT.background().getRGB());
  }

  @ParameterizedTest
  @MethodSource("charts")
  void anSvgIsWellFormedHasItsTextAsTextAndRefersToNothingOutside(Chart kind) throws Exception {
    String svg = new ChartFile(picture(kind), ChartTheme.LIGHT, 800, 500).svgText("");
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
    new ChartFile(picture(Charts.PHASE), ChartTheme.LIGHT, 800, 500).svg(file);

    assertThat(Files.readString(file))
        .isEqualTo(new ChartFile(picture(Charts.PHASE), ChartTheme.LIGHT, 800, 500).svgText(""));
  }

  @Test
  void twoSvgsInOnePageShareNoIds() {
    Picture picture = picture(Charts.PHASE);

    assertThat(ids(new ChartFile(picture, ChartTheme.LIGHT, 800, 500).svgText("a")))
        .isNotEmpty()
        .doesNotContainAnyElementsOf(
            ids(new ChartFile(picture, ChartTheme.LIGHT, 800, 500).svgText("b")));
  }

  @Test
  void aNameMayHoldAnything() throws Exception {
    Series odd =
        new Series(MAP, "<b>&\"\u0001\uD800</b>", "1", "", "", Optional.empty(), List.of());
    String svg =
        new ChartFile(
                picture(Charts.AVERAGES, new Measured("run", List.of(odd))),
                ChartTheme.LIGHT,
                800,
                500)
            .svgText("");

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
