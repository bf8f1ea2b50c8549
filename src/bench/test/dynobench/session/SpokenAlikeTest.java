package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.files.UserHome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.result.TrialResult;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests of engines that cannot be installed here. Their dialects run on compatible servers, which
/// shows that the statements are valid SQL and return the inserted data.
@Tag("all-engines")
class SpokenAlikeTest {
  private static final Pattern SERVER = Pattern.compile("(?ms)^\\[server].*?(?=^\\[modes)");
  private static final Pattern PLACE = Pattern.compile("(?m)^(url|user) = .*$");

  @TempDir private static Path folder = Path.of("");

  /// Reuses the jars that other tests have fetched.
  @BeforeAll
  static void linkJars() throws IOException {
    Path jars = UserHome.folder().resolve(".dynobench/jars");
    Files.createSymbolicLink(folder.resolve("jars"), Files.createDirectories(jars));
  }

  record Case(String engine, String spokenBy, Workload workload) {
    @Override
    public String toString() {
      return workload.id() + " in the words of " + engine + " on " + spokenBy;
    }
  }

  static Stream<Case> cases() {
    return Workloads.shipped().all().stream()
        .flatMap(workload ->
            Stream.of(
                new Case("cockroachdb", "postgresql", workload),
                new Case("yugabytedb", "postgresql", workload),
                new Case("tidb", "mariadb", workload)));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void completesWithVerifiedData(Case each) throws IOException, InterruptedException {
    Path engines = folder.resolve("engines");
    Path own = Files.createDirectories(engines.resolve(each.engine() + "-alike"));
    Files.writeString(
        own.resolve("engine.toml"), served(text(each.engine()), text(each.spokenBy())));
    TestBench bench =
        TestBench.withEngines(folder.resolve(each.engine()).resolve(each.workload().id()), engines);
    var contender =
        new Contender(own.getFileName().toString(), "default", new CommitStyle.Every(25));
    bench.fetch(contender.engine());
    Settings settings = EveryWorkloadTest.SMALL.getOrDefault(each.workload().id(), Settings.NONE);

    bench.run(
        settings.equals(Settings.NONE)
            ? bench.plan(List.of(contender))
            : bench.plan(each.workload().id(), settings, List.of(contender)));

    TrialResult trial = bench.trial(contender);
    assertThat(trial.outcome()).contains(new Outcome.Completed());
    assertThat(trial.verified()).isPresent();
  }

  private static String text(String engine) throws IOException {
    return Files.readString(
        Path.of(System.getProperty("dynobench.home"), "engines", engine, "engine.toml"));
  }

  /// Returns a descriptor with the dialect of one engine and the server of another.
  private static String served(String words, String by) {
    Matcher server = SERVER.matcher(by);
    assertThat(server.find()).isTrue();
    String place =
        PLACE.matcher(by).results().map(found -> found.group()).reduce("", (a, b) -> a + b + "\n");
    return words
        .replaceFirst("(?m)^url-variable = .*\n", "")
        .replaceFirst("(?m)^url = .*\n", Matcher.quoteReplacement(place))
        .replaceFirst("(?m)^\\[modes", Matcher.quoteReplacement(server.group() + "[modes"));
  }
}
