package dynobench.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dynobench.Waiting;
import dynobench.files.ProgramText;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Ratio;
import dynobench.stats.Summary;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of a site in Chromium, from a file path. The site has real runs of real engines, one of
/// them with hostile names. Without Chromium, the tests are skipped.
class SiteInBrowserTest {
  private static final String HOSTILE = "<img src=x onerror=hacked=1></script><b>h2";
  private static final String AXE = "/axe.min.js";

  @TempDir private static Path folder;
  private static Path site = Path.of("");
  private static Browser browser;

  @BeforeAll
  static void measureAndBuild() throws IOException, InterruptedException, TimeoutException {
    assumeThat(Browser.program()).as("Chromium").isPresent();
    String workspace = folder.resolve("work space").toString();
    site = folder.resolve("the site");
    dynobench(
        workspace,
        "run",
        "phases",
        "--set=rows.sizes=[100]",
        "--set=jvm.heap=300m",
        "--set=repetitions=1",
        "--set=contenders=[\"hsqldb/mem\"]");
    dynobench(workspace, "pack", "latest", folder.resolve("c.dynorun").toString());
    dynobench(
        workspace,
        "run",
        "phases",
        "--set=rows.sizes=[100,300]",
        "--set=repetitions=4",
        "--set=contenders=[\"hsqldb/mem\",\"h2/mem\",\"derby/memory\"]");
    dynobench(workspace, "pack", "latest", folder.resolve("a.dynorun").toString());
    dynobench(
        workspace,
        "run",
        "lookup",
        "--set=contenders=[\"hsqldb/mem\",\"h2/mem\"]",
        "--set=repetitions=1");
    makeHostile(latest(Path.of(workspace, "runs")).resolve("events.jsonl"));
    dynobench(workspace, "pack", "latest", folder.resolve("b.dynorun").toString());
    dynobench(workspace, "site", folder.toString(), "--into", site.toString());
    browser = Browser.start(folder.resolve("profile"));
    browser.resize(1280, 900);
  }

  /// Replaces the texts of a run that pages show.
  private static void makeHostile(Path events) throws IOException {
    Files.writeString(
        events,
        Files.readString(events)
            .replaceAll(
                "(\"title\":)\"H2[^\"]*\"|(\"id\":\"lookup\",\"title\":)\"[^\"]*\""
                    + "|(\"(?:cpu|jdk|description)\":)\"(?:[^\"\\\\]|\\\\.)*\"",
                "$1$2$3" + Matcher.quoteReplacement(Browser.quoted(HOSTILE))));
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  private static Path latest(Path runs) throws IOException {
    try (Stream<Path> all = Files.list(runs)) {
      return all.filter(it -> it.toString().contains("lookup")).findFirst().orElseThrow();
    }
  }

  private static void dynobench(String workspace, String... arguments)
      throws IOException, InterruptedException {
    var command = new ArrayList<String>();
    command.add(Path.of("target/dynobench/bin/dynobench").toAbsolutePath().toString());
    command.addAll(List.of(arguments));
    command.addAll(List.of("--workspace", workspace));
    Path output = Files.createTempFile(folder, "output", ".txt");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    process.getOutputStream().close();
    assertThat(process.waitFor(Waiting.LIMIT)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(output)).isZero();
  }

  private static String address(String path) {
    return site.resolve(path).toUri().toString();
  }

  private static List<String> pages() throws IOException {
    try (Stream<Path> all = Files.walk(site)) {
      return all.filter(it -> it.toString().endsWith(".html"))
          .map(it -> site.relativize(it).toString())
          .sorted()
          .toList();
    }
  }

  @Test
  void everyPageOpensWithoutAnErrorAndLoadsOnlyItsOwnFiles() throws Exception {
    assertThat(pages()).hasSizeGreaterThan(70);
    for (String each : pages()) {
      browser.open(address(each));

      assertThat(browser.problems()).as(each).isEmpty();
      assertThat(browser.requests())
          .as(each)
          .isNotEmpty()
          .allMatch(it -> it.startsWith("file:") || it.startsWith("data:"));
    }
  }

  @Test
  void everyLinkLeadsToAFileAndToAnAnchorOfIt() throws Exception {
    for (String each : pages()) {
      browser.open(address(each));
      String links =
          browser.evaluate(
              "[...document.querySelectorAll('a[href]')].map(it => it.href).join('\\n')");
      for (String link : links.split("\n")) {
        if (link.startsWith("file:")) {
          URI target = URI.create(link);
          Path file = Path.of(URI.create(link.replaceFirst("#.*", "")));
          assertThat(file).as("%s leads to %s", each, link).exists();
          String fragment = target.getFragment();
          if (fragment != null && !fragment.contains("=")) {
            assertThat(file)
                .as("%s leads to %s", each, link)
                .content()
                .contains("id=\"" + fragment + "\"");
          }
        }
      }
    }
  }

  private static void openResults(String fragment)
      throws IOException, InterruptedException, TimeoutException {
    browser.open(address("results/phases.html") + fragment);
    browser.awaitTrue("document.querySelectorAll('#results .bars li').length > 1");
  }

  @Test
  void theAnswerIsASentenceAndTheLargestTextOfTheResults() throws Exception {
    openResults("");

    assertThat(browser.evaluate("document.querySelector('#results .says').textContent"))
        .matches("(?s).*\\d\\h(µs|ms|s)\\b.*")
        .endsWith(".");
    assertThat(
            browser.evaluate(
                "parseFloat(getComputedStyle(document.querySelector('#results .says')).fontSize) >="
                    + " parseFloat(getComputedStyle(document.querySelector('#results"
                    + " td')).fontSize) * 1.4"))
        .isEqualTo("true");
  }

  @Test
  void aFilterIsInTheAddressAndTheAddressRestoresIt() throws Exception {
    openResults("");
    String all = browser.evaluate("document.querySelectorAll('#results .bars li').length");
    browser.evaluate(
        "[...document.querySelectorAll('#results .filters label')]"
            + ".find(it => it.textContent.includes('Derby')).querySelector('input').click()");
    browser.awaitTrue("location.hash.includes('engine=derby')");
    String one = browser.evaluate("document.querySelectorAll('#results .bars li').length");
    String address = browser.evaluate("location.hash");

    openResults(address);

    assertThat(all).isEqualTo("4"); // three bars and the axis
    assertThat(one).isEqualTo("2");
    assertThat(browser.evaluate("document.querySelectorAll('#results .bars li').length"))
        .isEqualTo("2");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 7, 20, 60})
  void thePageComputesTheSameIntervalsAsTheProgram(int count) throws Exception {
    openResults("");
    var random = new SplittableRandom(count);
    double[] over = random.doubles(count, 1, 2).toArray();
    double[] under = random.doubles(count, 1, 3).toArray();
    Summary one = Summary.of(over);
    Summary other = Summary.of(under);

    assertThat(computed("pairedRatio", over, under)).isEqualTo(words(Ratio.ofRounds(one, other)));
    assertThat(computed("freeRatio", over, under)).isEqualTo(words(Ratio.ofSamples(one, other)));
    assertThat(computed("summary", over, under))
        .isEqualTo(words(one.median(), one.medianInterval().orElseThrow()));
  }

  private static String computed(String function, double[] over, double[] under)
      throws IOException, InterruptedException, TimeoutException {
    return browser.evaluate(
        "(it => [it.value, it.low, it.high].map(x => x.toFixed(9)).join(' '))(dynobench.stats.%s(%s, %s))"
            .formatted(function, Arrays.toString(over), Arrays.toString(under)));
  }

  private static String words(Ratio ratio) {
    return words(
        ratio.estimate(), ratio.interval(ConfidenceInterval.USUAL_CONFIDENCE).orElseThrow());
  }

  private static String words(double estimate, ConfidenceInterval interval) {
    return String.format(Locale.ROOT, "%.9f %.9f %.9f", estimate, interval.low(), interval.high());
  }

  @Test
  void runsUnderOtherConditionsAreNotCompared() throws Exception {
    openResults("");
    String choices =
        "[...document.querySelectorAll('#results .controls label')]"
            + ".find(it => it.textContent.startsWith('Conditions')).querySelectorAll('option')";
    assertThat(browser.evaluate("[..." + choices + "].map(it => it.textContent).join('; ')"))
        .matches(
            "512 MB heap, G1 collector, seed 2005, .+ \\d.*; 300 MB heap, G1 collector, seed"
                + " 2005, .+ \\d.*");

    String second = browser.evaluate("[..." + choices + "].at(-1).value");
    browser.open(address("results/phases.html") + "#conditions=" + second + "&runs=all");
    browser.awaitTrue("document.querySelectorAll('#results .bars li').length > 1");

    assertThat(browser.evaluate("document.querySelectorAll('#results .bars li').length"))
        .isEqualTo("2"); // a bar and the axis
  }

  @Test
  void linesAreDrawnAlongRows() throws Exception {
    browser.open(address("results/phases.html") + "#view=lines&along=rows");
    browser.awaitTrue("document.querySelector('#results canvas')");

    assertThat(browser.problems()).isEmpty();
    assertThat(browser.evaluate("document.querySelectorAll('#results .series li').length"))
        .isEqualTo("3");
  }

  @Test
  void hostileNamesAreTextOnEveryPage() throws Exception {
    int seen = 0;
    for (String each : pages()) {
      browser.open(address(each));
      if (each.startsWith("results/lookup")) {
        browser.awaitTrue("document.querySelectorAll('#results .bars li').length > 1");
      }
      assertThat(browser.evaluate("typeof hacked")).as(each).isEqualTo("undefined");
      assertThat(browser.evaluate("document.querySelectorAll('img').length"))
          .as(each)
          .isEqualTo("0");
      assertThat(browser.problems()).as(each).isEmpty();
      assertThat(each.startsWith("results/") ? browser.evaluate("document.title") : "")
          .as("texts of shipped workloads are those of the program")
          .doesNotContain("hacked");
      String isShown =
          browser.evaluate("document.body.textContent.includes(" + Browser.quoted(HOSTILE) + ")");
      seen += isShown.equals("true") ? 1 : 0;
    }
    assertThat(seen).isGreaterThanOrEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "index.html",
        "results/phases.html",
        "engines/h2.html",
        "guide/gate.html",
        "runs/index.html"
      })
  void axeFindsNoSeriousProblem(String page) throws Exception {
    String axe = ProgramText.of(AXE);
    for (boolean isDark : new boolean[] {false, true}) {
      browser.setDark(isDark);
      browser.open(address(page));
      browser.evaluate("(0, eval)(" + Browser.quoted(axe) + ")");

      String found =
          browser.evaluate(
              "(await axe.run()).violations.filter(it => ['serious',"
                  + " 'critical'].includes(it.impact)).map(it => it.id + ': ' + it.nodes.slice(0,"
                  + " 3).map(n => n.html).join(' ')).join('\\n')");

      assertThat(found).as("%s, dark: %s", page, isDark).isEmpty();
    }
    browser.setDark(false);
  }

  @ParameterizedTest
  @ValueSource(ints = {360, 1280, 1920})
  void noPageIsWiderThanTheScreen(int width) throws Exception {
    browser.resize(width, 900);
    for (String each : pages()) {
      browser.open(address(each));
      String wide = browser.evaluate("document.documentElement.scrollWidth");
      assertThat(Integer.parseInt(wide)).as(each).isLessThanOrEqualTo(width);
    }
    browser.resize(1280, 900);
  }

  @Test
  void theGuideIsSearchedFromAFilePath() throws Exception {
    browser.open(address("guide/index.html"));
    browser.evaluate(
        "(() => { const field = document.querySelector('#guide-search input'); field.focus();"
            + " field.value = 'westfall young'; field.dispatchEvent(new Event('input', {bubbles:"
            + " true})); })()");
    browser.awaitTrue("document.querySelectorAll('#guide-search mark').length > 0");

    assertThat(browser.evaluate("document.querySelector('#guide-search').textContent"))
        .contains("How it decides");
  }

  @Test
  void aSiteOfNoRunsOpens() throws Exception {
    Path empty = folder.resolve("empty");
    dynobench(folder.resolve("none").toString(), "site", "--into", empty.toString());
    for (String each :
        List.of("index.html", "results/index.html", "runs/index.html", "versions.html")) {
      browser.open(empty.resolve(each).toUri().toString());

      assertThat(browser.problems()).as(each).isEmpty();
      assertThat(browser.evaluate("document.querySelector('main').textContent"))
          .as(each)
          .containsIgnoringCase("no r");
    }
  }
}
