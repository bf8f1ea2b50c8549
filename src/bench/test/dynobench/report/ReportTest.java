package dynobench.report;

import static dynobench.chart.Measured.FILE;
import static dynobench.chart.Measured.MAP;
import static dynobench.chart.Measured.insert;
import static dynobench.chart.Measured.phase;
import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.ChartSource;
import dynobench.chart.Measured;
import dynobench.chart.SourceRole;
import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.measure.Probe;
import dynobench.reference.References;
import dynobench.result.CrashedRun;
import dynobench.result.RunResult;
import dynobench.warning.ResultWarning;
import dynobench.warning.WarningKind;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class ReportTest {
  private static final String NAMESPACE = "xmlns=\"http://www.w3.org/2000/svg\"";

  private static Measured measured() {
    return new Measured("run-7")
        .trial(MAP, 1000, 1, phase("create", 0, 1, 0), insert(10))
        .trial(MAP, 1000, 2, phase("create", 0, 1, 0), insert(11))
        .trial(MAP, 1000, 3, phase("create", 0, 1, 0), insert(12))
        .trial(MAP, 2000, 1, insert(22))
        .trial(FILE, 2000, 1, phase("insert", 5, 300, 7))
        .failed(FILE, 1000, "the disk is full");
  }

  private static ResultWarning doubt(String sentence, String remedy) {
    return new ResultWarning(WarningKind.MACHINE_BUSY, sentence, remedy, List.of(), List.of());
  }

  private static Document parse(String html) throws Exception {
    var factory = DocumentBuilderFactory.newInstance();
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(html)));
  }

  private static String text(RunResult run, ResultWarning... doubts) throws Exception {
    return parse(Report.html(run, List.of(doubts), List.of()))
        .getDocumentElement()
        .getTextContent()
        .replaceAll("\\s+", " ");
  }

  @Test
  void tellsTheMachinesPace() throws Exception {
    RunResult run = measured().result();
    assertThat(text(run)).doesNotContain("Speed of the machine");

    run.accept(new RunEvent.Probed(1, new Probe(400_000, 300_000, OptionalLong.of(2_000_000))));
    assertThat(text(run))
        .contains("Speed of the machine", "1 probe of the probe work", "processor 0.40 ms");
  }

  @Test
  void tellsWhatWasMeasuredWhereAndHow() throws Exception {
    assertThat(text(measured().result()))
        .contains(
            "Dynobench: quick",
            "A plan for tests.",
            "Run run-7, ",
            "Planned: 2 contenders × 2 row counts × 3 repetitions.",
            "6 trials started, 5 completed and verified, 1 not completed.",
            "Insert at 2,000 rows: the shortest median is 22.0 ms (Heap map), the longest 312 ms"
                + " (Disk file).",
            "10.0 – 12.0",
            "all acknowledged rows (claimed)",
            "failed in insert: the disk is full",
            "a processor",
            "seed = 2005",
            "from the folder \"runs\" in the workspace: dynobench run run-7/plan.toml",
            "dynobench run quick",
            "Jamie Lawrence");
  }

  @Test
  void beginsWithTheAnswerAndOneChart() throws Exception {
    String html = Report.html(measured().result(), List.of(doubt("It was busy.", "")), List.of());
    var order =
        Stream.of("class=\"answer\"", "<figure>", "It was busy.", "What was run", "More charts")
            .map(html::indexOf)
            .toList();

    assertThat(order).isSorted().doesNotContain(-1);
    assertThat(text(measured().result()))
        .contains("a processor, 2 cores", "Survives a killed process (left bar)");
  }

  @Test
  void showsWhatIsLaidOverTheRunAndNamesItsSource() throws Exception {
    var article =
        new ChartSource(References.figures("lawrence-2005").orElseThrow(), SourceRole.REFERENCE);
    String html = Report.html(measured().result(), List.of(), List.of(article));

    assertThat(parse(html).getDocumentElement().getTextContent())
        .contains("HSQLDB Cached (lawrence-2005)")
        .contains("lawrence-2005: Jamie Lawrence");
  }

  @Test
  void hasNoChartOfVersionsWithOneVersion() throws Exception {
    assertThat(text(measured().result())).doesNotContain("by version");
  }

  @ParameterizedTest
  @CsvSource({"A word,A word.", "Is it?,Is it?", "So:,So:", "(One.),(One.)", "'',''"})
  void endsSentencesWithAFullStop(String text, String ended) {
    assertThat(HtmlWriter.ended(text)).isEqualTo(ended);
  }

  @Test
  void ofCrashesTellsWhatWasLeft() throws Exception {
    String page = text(CrashedRun.result());

    assertThat(page)
        .contains("Answer Appended file kept 58 % of acknowledged rows over 3 crashes;")
        .contains(
            "Planned: 1 contender, and of each 2 kills, 1 power cut, 0 while closing, 0 full"
                + " disks.")
        .contains("3 trials started, 3 completed, 0 not completed.", "1 not opened", "0.25")
        .doesNotContain("No phase completed", "Intervals of medians");
  }

  @Test
  void hasAllItsFiguresInTables() throws Exception {
    var rows =
        parse(Report.html(measured().result(), List.of(), List.of())).getElementsByTagName("tr");
    var lines = new ArrayList<String>();
    for (int i = 0; i < rows.getLength(); i++) {
      lines.add(rows.item(i).getTextContent());
    }

    assertThat(lines)
        .contains(
            "2,000Disk file██312–15.003007.006,410", "2,000Heap map··22.0–10.0022.00.0090,909");
  }

  @Test
  void needsNothingOutsideItself() {
    String html = Report.html(measured().result(), List.of(), List.of());

    assertThat(html.replace(NAMESPACE, ""))
        .contains("<svg", "prefers-color-scheme: dark")
        .doesNotContain("http:", "https:", "href=", "src=", "@import", "<link", "<script")
        .doesNotContainPattern("url\\((?!#|&quot;#)");
  }

  @Test
  void drawsEachChartInBothThemesWithIdsOfItsOwn() throws Exception {
    var document = parse(Report.html(measured().result(), List.of(), List.of()));
    var drawings = document.getElementsByTagName("svg");
    var ids = new ArrayList<String>();
    var all = document.getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      String id = ((Element) all.item(i)).getAttribute("id");
      if (!id.isEmpty()) {
        ids.add(id);
      }
    }

    assertThat(drawings.getLength())
        .isEqualTo(2 * document.getElementsByTagName("figure").getLength());
    assertThat(drawings.getLength()).isGreaterThan(8);
    assertThat(ids).isNotEmpty().doesNotHaveDuplicates();
  }

  @Test
  void escapesWhatEnginesAndPeopleWrote() throws Exception {
    String evil = "<script>alert('x')</script>\u0000&amp;";
    Series series = new Series(MAP, evil, evil, evil, evil, Optional.of(evil), List.of(evil));
    RunResult run =
        new Measured(evil, List.of(series))
            .trial(MAP, 1000, 1, insert(1))
            .failed(MAP, 2000, evil)
            .result();
    String html = Report.html(run, List.of(doubt(evil, evil)), List.of());

    assertThat(html).doesNotContain("<script", "\u0000");
    assertThat(text(run, doubt(evil, evil))).contains("<script>alert('x')</script>␀&amp;");
  }

  @Test
  void showsWhatLimitsTrustWithItsRemedy() throws Exception {
    assertThat(text(measured().result(), doubt("The machine was busy.", "Close it.")))
        .contains(WarningKind.MACHINE_BUSY.title(), "The machine was busy.", "Close it.");
    assertThat(text(measured().result())).contains("Dynobench's checks found no problem.");
  }

  @Test
  void ofARunThatHasNothingSaysSo() throws Exception {
    assertThat(text(new RunResult("empty")))
        .contains("Run empty, at an unknown time", "No phase completed.", "has no end");
  }

  @Test
  void isTheSameForTheSameRun() {
    assertThat(Report.html(measured().result(), List.of(), List.of()))
        .isEqualTo(Report.html(measured().result(), List.of(), List.of()));
  }
}
