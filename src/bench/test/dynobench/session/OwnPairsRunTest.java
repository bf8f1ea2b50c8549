package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dynobench.Thorough;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of look-ups in pairs from a user-defined file, with real engines and workers.
@Thorough
class OwnPairsRunTest {
  private static final List<Contender> CONTENDERS =
      Stream.of("baseline-map/heap", "hsqldb/mem", "derby/disk", "je/no-sync")
          .map(each -> Contender.parse(each, new CommitStyle.Autocommit()))
          .toList();

  private final Path folder;
  private final TestBench bench;

  OwnPairsRunTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.bench = new TestBench(folder);
  }

  private Path file(String name) throws IOException {
    boolean csv = name.endsWith(".csv");
    return Files.writeString(
        folder.resolve(name),
        csv ? "name,value\nA,\"one, two\"\nB,drei\nC,äöü\n" : "A=one, two\nB=drei\nC=äöü\n");
  }

  private Plan plan(Path file, List<Contender> contenders) {
    return bench.plan(
        "lookup",
        Settings.of("pairs_file", file.toString()).with("terms", "3").with("gets", "5"),
        contenders);
  }

  @ParameterizedTest
  @ValueSource(strings = {"own.properties", "own.csv"})
  void everyEngineLoadsFindsAndKeepsThem(String name) throws Exception {
    bench.run(plan(file(name), CONTENDERS));

    assertThat(bench.result().trials()).hasSize(CONTENDERS.size());
    assertThat(bench.result().trials())
        .allSatisfy(each -> assertThat(each.outcome()).contains(new Outcome.Completed()));
    assertThat(bench.result().log().contradictions()).isEmpty();
    assertThat(
            bench.events().stream()
                .filter(RunEvent.PhaseFinished.class::isInstance)
                .map(RunEvent.PhaseFinished.class::cast)
                .map(each -> each.phase() + " " + each.operations())
                .distinct())
        .containsExactlyInAnyOrder("load 3", "look_up 15");
    bench.requireNoTemporaryFiles();
  }

  @Test
  void theFileDoesNotCountAsKept() throws Exception {
    int most = 20_000;
    String text =
        IntStream.range(0, most)
            .mapToObj(each -> "name%d=%s%n".formatted(each, "x".repeat(250)))
            .collect(Collectors.joining());
    Path file = Files.writeString(folder.resolve("large.properties"), text);
    Plan all = plan(file, CONTENDERS.subList(0, 1));

    bench.run(all.withParameters(all.parameters().with("pairs", "10")));

    assertThat(
            bench.events().stream()
                .filter(RunEvent.PhaseFinished.class::isInstance)
                .map(RunEvent.PhaseFinished.class::cast)
                .map(each -> each.usage().heapKeptBytes().orElseThrow()))
        .hasSize(2)
        .allSatisfy(each -> assertThat(each).isLessThan(250L * most / 4));
  }

  @Test
  void theBareLoopLoadsThemToo() throws Exception {
    PlanRunner.Checked checked = bench.check(plan(file("own.csv"), CONTENDERS.subList(0, 2)));
    var bare = new ArrayList<Trial>();
    for (Trial each : checked.trials()) {
      bare.add(
          new Trial(
              each.number(),
              each.contender(),
              Trial.YARDSTICK,
              each.levels(),
              each.repetition(),
              false));
    }
    bench.run(checked.with(bare));

    assertThat(bench.result().trials())
        .hasSize(2)
        .allSatisfy(each -> assertThat(each.outcome()).contains(new Outcome.Completed()));
  }

  @Test
  void aStoredPlanRunsAgain() throws Exception {
    List<Contender> one = CONTENDERS.subList(1, 2);
    bench.run(plan(file("own.properties"), one));
    Plan stored = bench.result().plan().orElseThrow();
    assertThat(stored.parameters().text("pairs")).isEqualTo("3");
    assertThat(stored.parameters().text("pairs_sha256")).hasSize(64);

    var again = new TestBench(Files.createDirectory(folder.resolve("again")));
    again.run(stored);

    assertThat(again.result().plan()).contains(stored);
    assertThat(again.trial(one.getFirst()).outcome()).contains(new Outcome.Completed());
  }

  @Test
  void aFileThatChangesBetweenCheckAndRunIsRefusedBeforeAnythingIsMeasured() throws Exception {
    Path file = file("own.csv");
    PlanRunner.Checked checked = bench.check(plan(file, CONTENDERS));
    Files.writeString(file, "A,1\nB,2\nC,3\n");

    assertThatIOException()
        .isThrownBy(() -> bench.run(checked))
        .withMessage(
            "The file of pairs %s has changed since the plan was checked (its content is"
                + " different). Start the run again to use the changed file.",
            file);

    Files.delete(file);
    assertThatIOException()
        .isThrownBy(() -> bench.run(checked))
        .withMessageContaining("own.csv does not exist");
    assertThat(bench.events()).isEmpty();
    assertThat(folder.resolve("workspace/runs")).doesNotExist();
  }

  @Test
  void aFileThatGoesWhileARunGoesOnChangesNothing() throws Exception {
    Path file = file("own.properties");
    Contender last = CONTENDERS.getLast();

    bench.run(
        plan(file, List.of(last)),
        event -> {
          if (event instanceof RunEvent.RunStarted) {
            assertThat(file.toFile().delete()).isTrue();
          }
        });

    assertThat(bench.trial(last).outcome()).contains(new Outcome.Completed());
  }
}
