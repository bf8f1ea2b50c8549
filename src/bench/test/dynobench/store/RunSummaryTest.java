package dynobench.store;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.lesson.Lesson;
import dynobench.lesson.Lessons;
import dynobench.machine.ProbePart;
import dynobench.measure.CacheDrop;
import dynobench.measure.FileGroup;
import dynobench.measure.Metric;
import dynobench.measure.Probe;
import dynobench.plan.Shard;
import dynobench.result.ClientRun;
import dynobench.result.ContinuedRun;
import dynobench.result.CrashedRun;
import dynobench.result.MadeDuel;
import dynobench.result.RunMachines;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.result.ServiceSecond;
import dynobench.result.TrialResult;
import dynobench.result.WarmRun;
import dynobench.table.FormulaHandling;
import dynobench.table.LongCsv;
import dynobench.warning.ResultWarning;
import dynobench.warning.ResultWarnings;
import dynobench.warning.WarningKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunSummaryTest {
  private static final Path OLD_RUNS = Path.of("src/testdata/version-0.1/runs");
  private static final Outcome FAILED = new Outcome.Failed("insert", "no", "at x");

  @TempDir Path folder;
  @TempDir Path home;

  private SummaryCache cache() {
    return SummaryCache.in(home.resolve("summaries"));
  }

  /// Returns a reader that writes a summary for every log, however small.
  private RunReader reader() {
    return new RunReader(folder, cache(), 0);
  }

  private Path summary() throws IOException {
    return cache().file(folder);
  }

  private Path log() {
    return folder.resolve(RunFiles.EVENTS);
  }

  /// Returns the result as read from the log, without a summary.
  private RunResult byTheLog() {
    return new RunReader(folder).result();
  }

  /// Returns all visible properties of a run.
  private static List<Object> all(RunResult run) throws IOException {
    var all =
        new ArrayList<Object>(
            List.of(
                run.id(),
                run.started(),
                run.plan(),
                run.parts(),
                run.plannedTrials(),
                run.endMillis(),
                run.environment(),
                run.state(),
                run.lengthMillis(),
                run.log().counts(),
                run.log().skipped(),
                run.log().contradictions(),
                run.warnings(),
                run.servers(),
                run.contradictions(),
                run.cacheDrops(),
                run.series(),
                run.factors(),
                run.parameters(),
                run.phases(),
                run.isWarm()));
    all.addAll(machines(run.machines()));
    all.add(ResultWarnings.soFar(run));
    all.add(ResultWarnings.atEnd(run));
    for (TrialResult trial : run.trials()) {
      all.addAll(List.of(trial, trial.repeated()));
    }
    run.phases().forEach(phase -> all.addAll(all(run, phase)));
    if (!run.isOfCrashes()) {
      var csv = new StringBuilder();
      LongCsv.write(run, csv, FormulaHandling.KEPT);
      all.add(csv.toString());
    }
    return all;
  }

  private static List<Object> machines(RunMachines machines) {
    return List.of(
        machines.seen(),
        machines.probes(),
        machines.paces(ProbePart.PROCESSOR),
        machines.pacesOfParts(ProbePart.PROCESSOR),
        machines.shards(),
        machines.names());
  }

  private static List<Object> all(RunResult run, String phase) {
    var all = new ArrayList<Object>();
    for (Metric metric : Metric.values()) {
      all.add(run.measurements(phase, metric));
    }
    for (TrialResult trial : run.trials()) {
      all.add(run.flow(trial, phase).stream().map(ServiceSecond::interval).toList());
      run.course(trial, phase)
          .ifPresent(it ->
              all.addAll(
                  List.of(
                      it.iterations(), it.count(), it.heapBytes(), it.judged(), it.steadiness())));
    }
    return all;
  }

  private void store(List<RunEvent> events) {
    SampleRun.store(folder, events);
  }

  /// Reads a run from its log and then from the summary, and requires equal results.
  private void requireTheSame() throws IOException {
    List<Object> wanted = all(byTheLog());
    assertThat(all(reader().result())).isEqualTo(wanted);
    assertThat(summary()).exists();
    assertThat(all(reader().summary().orElseThrow())).isEqualTo(wanted);
  }

  private void requireTheLogIsRead() throws IOException {
    assertThat(reader().summary()).isEmpty();
    assertThat(all(reader().result())).isEqualTo(all(byTheLog()));
  }

  private void copy(Path from) throws IOException {
    try (Stream<Path> files = Files.list(from)) {
      for (Path each : files.toList()) {
        Files.copy(each, folder.resolve(each.getFileName()));
      }
    }
  }

  @Nested
  class SaysWhatTheLogSays {
    @ParameterizedTest
    @ValueSource(
        strings = {
          "quick",
          "failed",
          "killed",
          "cancelled",
          "turns",
          "turns-again",
          "article-2005"
        })
    void ofOldRuns(String name) throws IOException {
      copy(OLD_RUNS.resolve(name));
      requireTheSame();
    }

    @Test
    void ofTheFilesOfATrial() throws IOException {
      List<RunEvent> events = new ArrayList<>(SampleRun.events());
      int begun =
          events.indexOf(
              events.stream()
                  .filter(RunEvent.TrialStarted.class::isInstance)
                  .findFirst()
                  .orElseThrow());
      List<FileGroup> files = List.of(new FileGroup("*.jdb", 12, 1_500_000));
      events.add(begun + 1, new RunEvent.FilesSeen(events.get(begun).atMillis(), 1, files));
      store(events);

      requireTheSame();
      assertThat(reader().summary().orElseThrow().trials().getFirst().files()).isEqualTo(files);
    }

    @Test
    void ofCachesThatWereNotCold() throws IOException {
      List<RunEvent> events = new ArrayList<>(SampleRun.events());
      var drop = new CacheDrop(1_000, false, OptionalLong.of(800), "");
      events.add(
          events.size() - 1,
          new RunEvent.CacheDropped(events.getLast().atMillis(), 1, "read", drop));
      store(events);

      requireTheSame();
      assertThat(ResultWarnings.soFar(reader().summary().orElseThrow()))
          .extracting(ResultWarning::kind)
          .contains(WarningKind.CACHE_NOT_COLD);
    }

    @ParameterizedTest
    @ValueSource(strings = {"first-run", "commit", "twice-the-rows"})
    void ofLessons(String id) throws IOException {
      Lesson lesson =
          Lessons.shipped().all().stream()
              .filter(it -> it.id().equals(id))
              .findFirst()
              .orElseThrow();
      lesson.record().orElseThrow().unpack(folder);
      requireTheSame();
    }

    @Test
    void ofWarmTrialsOfWhichSomeFailed() throws IOException {
      var run = WarmRun.of(2);
      run.trial(SampleRun.HEAP, 7, 3, i -> 5_000_000L, FAILED).finish();
      store(run.events());
      requireTheSame();
    }

    @Test
    void ofClients() throws IOException {
      store(new ClientRun(60, 10).events().toList());
      requireTheSame();
    }

    @Test
    void ofSeveralNodes() throws IOException {
      List<RunEvent> events = new ArrayList<>(SampleRun.events());
      int third = 0;
      for (int i = 0; i < events.size(); i++) {
        boolean is = events.get(i) instanceof TrialStarted start && start.trial().number() == 3;
        third = is ? i : third;
      }
      events.addAll(third, List.of(shard(2, 3), probed(700)));
      events.addAll(1, List.of(shard(1, 1), probed(500), probed(510)));
      store(events);
      requireTheSame();
      assertThat(byTheLog().machines().names()).containsExactly("n1", "n2");
    }

    @Test
    void ofAddedRounds() throws IOException {
      store(ContinuedRun.events());
      requireTheSame();
      assertThat(byTheLog().parts()).hasSize(2);
    }

    private static RunEvent shard(int number, int first) {
      return new RunEvent.ShardStarted(
          SampleRun.BEGIN,
          new Shard(number, 2),
          "n" + number,
          SampleRun.environment("ext4"),
          first,
          SampleRun.BEGIN);
    }

    private static RunEvent probed(long nanos) {
      return new RunEvent.Probed(SampleRun.BEGIN, new Probe(nanos, nanos, OptionalLong.of(nanos)));
    }

    @Test
    void ofADuel() throws IOException {
      store(new MadeDuel(MadeDuel.rules()).rounds(20, 1.3).round(1, FAILED).events());
      requireTheSame();
    }

    /// Loses, doubles, moves and cuts lines at random, as no program would.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15})
    void ofDamagedLogs(int seed) throws IOException {
      var random = new Random(seed);
      store(
          switch (seed % 3) {
            case 0 -> WarmRun.of(2).events();
            case 1 -> SampleRun.events();
            default -> ContinuedRun.events();
          });
      List<String> lines = new ArrayList<>(Files.readAllLines(log()));
      for (int i = 0; i < 5; i++) {
        int at = 1 + random.nextInt(lines.size() - 1);
        switch (random.nextInt(5)) {
          case 0 -> lines.remove(at);
          case 1 -> lines.add(1 + random.nextInt(lines.size() - 1), lines.get(at));
          case 2 -> Collections.swap(lines, at, 1 + random.nextInt(lines.size() - 1));
          case 3 -> lines.set(at, lines.get(at).substring(lines.get(at).length() / 2));
          default -> lines.add(at, "{\"type\":\"PowerMeasured\",\"watts\":7}");
        }
      }
      Files.write(log(), lines);
      requireTheSame();
    }
  }

  @Nested
  class IsNotBelieved {
    @Test
    void whenItsLogHasGrown() throws IOException {
      store(WarmRun.of(1).events());
      reader().result();
      List<String> lines = new ArrayList<>(Files.readAllLines(log()));
      FileTime before = Files.getLastModifiedTime(log());
      lines.add(lines.getLast());
      Files.write(log(), lines);
      Files.setLastModifiedTime(log(), before);
      requireTheLogIsRead();
      requireTheSame();
    }

    @Test
    void whenItsLogWasWrittenLater() throws IOException {
      store(WarmRun.of(1).events());
      reader().result();
      Files.setLastModifiedTime(log(), FileTime.fromMillis(SampleRun.BEGIN));
      requireTheLogIsRead();
    }

    @Test
    void whenItIsOfAnotherRunOfTheSameLengthAndTime() throws IOException {
      store(SampleRun.events());
      reader().result();
      FileTime time = Files.getLastModifiedTime(log());
      Files.writeString(log(), Files.readString(log()).replace("1.0.7", "1.0.8"));
      Files.setLastModifiedTime(log(), time);
      requireTheLogIsRead();
    }

    @Test
    void whenAnotherVersionWroteIt() throws IOException {
      store(SampleRun.events());
      reader().result();
      String later =
          Files.readString(summary()).replace("\"format\":" + LogStamp.FORMAT, "\"format\":0");
      Files.writeString(summary(), later);
      requireTheLogIsRead();
    }

    @Test
    void whenAnyLineOfItIsMissingChangedOrCut() throws IOException {
      store(WarmRun.of(1).events());
      reader().result();
      List<String> lines = Files.readAllLines(summary());
      for (int i = 0; i < lines.size(); i++) {
        for (String instead : List.of("", lines.get(i).replaceAll("[0-8]", "9"), "what is this?")) {
          var damaged = new ArrayList<>(lines);
          damaged.set(i, instead);
          Files.write(summary(), damaged);
          assertThat(reader().summary()).as("line %d: %s", i, instead).isEmpty();
        }
      }
      for (int length : IntStream.range(0, lines.size()).toArray()) {
        Files.write(summary(), lines.subList(0, length));
        assertThat(reader().summary()).as("the first %d lines", length).isEmpty();
      }
      requireTheLogIsRead();
    }

    @Test
    void whileARunIsInProgress() throws IOException {
      store(SampleRun.events());
      reader().result();
      new RunMark(folder).set();
      requireTheLogIsRead();
    }
  }

  @Nested
  class IsNotMade {
    @Test
    void ofASmallLog() throws IOException {
      store(SampleRun.events());
      new RunReader(folder, cache(), RunSummary.WORTH_BYTES).result();
      assertThat(summary()).doesNotExist();
    }

    @Test
    void ofALogThatIsStillWritten() throws IOException {
      store(SampleRun.events());
      new RunMark(folder).set();
      reader().result();
      assertThat(summary()).doesNotExist();
    }

    @Test
    void ofALogThatGrowsWhileItIsRead() throws IOException {
      store(SampleRun.events());
      String more = Files.readString(log());
      var grown = new ArrayList<RunEvent>();
      reader()
          .result(event -> {
            if (grown.isEmpty()) {
              write(more + more);
            }
            grown.add(event);
          });
      assertThat(summary()).doesNotExist();
    }

    private void write(String text) {
      try {
        Files.writeString(log(), text);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    @Test
    void ofALogWithoutItsBeginningNorOfCrashes() throws IOException {
      store(SampleRun.events().subList(1, 6));
      reader().result();
      assertThat(summary()).doesNotExist();
      Files.delete(log());
      store(CrashedRun.events());
      reader().result();
      assertThat(summary()).doesNotExist();
    }

    @Test
    void whereNothingCanBeWritten() throws IOException {
      store(SampleRun.events());
      Files.createDirectories(summary().resolve("in the way"));
      requireTheLogIsRead();
    }
  }

  @Test
  void countsTheEndsOfTrialsForTheListOfRuns() throws IOException {
    store(SampleRun.events());
    reader().result();
    assertThat(new RunSummary(folder, cache(), 0).ends()).contains(TrialEnds.in(folder));
    Files.writeString(log(), "");
    assertThat(new RunSummary(folder, cache(), 0).ends()).isEmpty();
  }
}
