package dynobench.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dynobench.measure.Metric;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ShardMergeTest {
  private static final int ROUNDS = 6;
  private static final int SHARDS = 3;

  @TempDir private Path folder;

  private MadeShards made() {
    return new MadeShards(folder.resolve("in/runs"), ROUNDS, SHARDS);
  }

  private List<Path> all() {
    MadeShards made = made();
    return List.of(made.shard(2, "b"), made.shard(1, "a"), made.shard(3, "a"));
  }

  private RunStore store() {
    return new RunStore(folder.resolve("workspace"));
  }

  private RunResult merged(List<Path> runs, boolean partial) throws Exception {
    Path run = ShardMerge.of(runs, partial).into(store(), "merged", _ -> {}).folder();
    return new RunReader(run).result();
  }

  private List<String> refused(List<Path> runs) {
    return catchThrowableOfType(MergeRefusedException.class, () -> merged(runs, false)).reasons();
  }

  @Test
  void makesOneRunOfAllTrials() throws Exception {
    RunResult result = merged(all(), false);

    assertThat(result.trials()).hasSize(ROUNDS * 2 + SHARDS * 2);
    assertThat(result.state()).isEqualTo(RunState.FINISHED);
    assertThat(result.log().contradictions()).isEmpty();
    assertThat(result.log().damages()).isEmpty();
    assertThat(result.id()).isEqualTo("merged");
    String phase = result.phases().getFirst();
    assertThat(result.measurements(phase, Metric.TIME))
        .allSatisfy(each -> assertThat(each.trials()).hasSize(ROUNDS));
  }

  @Test
  void knowsWhichMachineRanWhat() throws Exception {
    RunResult result = merged(all(), false);

    assertThat(result.machines().names()).containsExactly("a", "b");
    assertThat(result.trials())
        .extracting(each -> result.machines().shard(each.trial()).orElseThrow().node())
        .startsWith("a")
        .endsWith("a")
        .contains("b");
  }

  @Test
  void tellsOnceWhatAllShardsWarnOf() throws Exception {
    assertThat(merged(all(), false).warnings()).hasSize(1);
  }

  @Test
  void needsNoClocksThatAgree() throws Exception {
    MadeShards made = made();
    made.clockAheadMillis = Duration.ofHours(-7).toMillis();
    Path first = made.shard(1, "a");
    made.clockAheadMillis = Duration.ofHours(30).toMillis();
    Path second = made.shard(2, "b");
    made.clockAheadMillis = 0;

    RunResult result = merged(List.of(first, second, made.shard(3, "a")), false);

    assertThat(result.log().contradictions()).isEmpty();
    assertThat(result.lengthMillis()).isEqualTo(100L * result.trials().size());
    assertThat(result.machines().shards().get(1).nodeMillis())
        .isEqualTo(MadeShards.BEGIN + Duration.ofHours(30).toMillis());
  }

  @Test
  void refusesMissingShards() {
    assertThat(refused(List.of(made().shard(2, "a"))))
        .containsExactly(
            "Of 3 shards 2 are missing: 1, 3. Run them, or use --partial to merge the others.");
  }

  @Test
  void takesWhatIsThereIfAsked() throws Exception {
    MadeShards made = made();
    Path first = made.shard(1, "a");
    made.mostTrials = 3;
    Path cut = made.shard(2, "b");

    ShardMerge.Merged merged =
        ShardMerge.of(List.of(first, cut), true).into(store(), "merged", _ -> {});
    RunResult result = new RunReader(merged.folder()).result();

    assertThat(merged.leftOut()).singleElement().asString().contains("ended after 3 of its 6");
    assertThat(result.trials()).hasSize(6);
    assertThat(result.state()).isEqualTo(RunState.CANCELLED);
    assertThat(result.log().contradictions()).isEmpty();
  }

  @Test
  void refusesAShardThatIsThereTwice() {
    MadeShards made = made();
    List<Path> runs =
        List.of(
            made.shard(1, "a"), made.shard(2, "a"), made.shard(3, "a"), made.shard(2, "b", "x"));

    assertThat(refused(runs))
        .singleElement()
        .asString()
        .contains("Shard 2/3 exists twice", "shard-2", "x");
  }

  @Test
  void refusesShardsOfTwoPlans() {
    MadeShards made = made();
    Path first = made.shard(1, "a");
    made.plan = MadeShards.plan("another", ROUNDS);

    assertThat(refused(List.of(first, made.shard(2, "b"), made.shard(3, "b"))))
        .first()
        .asString()
        .contains("Shards 1/3 (a) and 2/3 (b) have different plans.");
  }

  @Test
  void refusesAPlanThatWasCutInTwoWays() {
    Path first = made().shard(1, "a");
    Path other = new MadeShards(folder.resolve("in/runs"), ROUNDS, 2).shard(1, "b", "other");

    assertThat(refused(List.of(first, other)))
        .first()
        .asString()
        .contains("the plan was split in two ways");
  }

  @Test
  void refusesOtherVersions() {
    MadeShards made = made();
    Path first = made.shard(1, "a");
    made.dynobench = "0.2.0";
    Path second = made.shard(2, "b");
    made.dynobench = "0.1.0";
    made.jdk = "26";
    Path third = made.shard(3, "c");

    assertThat(refused(List.of(first, second, third)))
        .containsExactly(
            "Shards 1/3 (a) and 2/3 (b) have different versions of Dynobench: 0.1.0 and 0.2.0.",
            "Shards 1/3 (a) and 3/3 (c) have different Javas: 25 and 26.");
  }

  @Test
  void refusesOtherEngines() {
    MadeShards made = made();
    Path first = made.shard(1, "a");
    made.version = "1.1";

    assertThat(refused(List.of(first, made.shard(2, "b"), made.shard(3, "b"))))
        .first()
        .asString()
        .contains("have different engines", "one/heap", "1.0", "1.1");
  }

  @Test
  void refusesADamagedShardAndLeavesNothing() throws IOException {
    List<Path> runs = all();
    Path log = runs.getFirst().resolve("events.jsonl");
    String text = Files.readString(log);
    Files.writeString(log, text.replaceFirst("\"operations\":10", "\"operations\":ten"));

    assertThat(refused(runs)).first().asString().contains("Shard 2/3", "is incomplete", "line ");
    assertThat(store().list()).isEmpty();
    assertThat(folder.resolve("workspace/.dynobench-merging")).isEmptyDirectory();
  }

  @Test
  void deletesWhatAKilledMergeHasLeftADayAgo() throws Exception {
    Path merging = folder.resolve("workspace/.dynobench-merging");
    Path old = old(merging.resolve("old"), true);
    Path fresh = Files.createDirectories(merging.resolve("fresh"));

    merged(all(), false);

    assertThat(old).doesNotExist();
    assertThat(fresh).exists();
  }

  private static Path old(Path folder, boolean isMarked) throws IOException {
    Files.createDirectories(folder);
    if (isMarked) {
      Files.writeString(folder.resolve(".in-progress"), "999999 2026-11-20T14:02:00Z");
    }
    return Files.setLastModifiedTime(
        folder, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
  }

  @Test
  void deletesNothingOldThatNoMergeHasMarked() throws Exception {
    Path merging = folder.resolve("workspace/.dynobench-merging");
    Path unmarked = old(merging.resolve("unmarked"), false);
    Path outside = old(folder.resolve("outside"), true);
    Files.createSymbolicLink(merging.resolve("link"), outside);

    merged(all(), false);

    assertThat(unmarked).exists();
    assertThat(outside.resolve(".in-progress")).exists();
  }

  @Test
  void mergesNothingThroughALink() throws IOException {
    Path precious = Files.createDirectories(folder.resolve("precious"));
    Path old = old(precious.resolve("old"), true);
    Files.createDirectories(folder.resolve("workspace"));
    Files.createSymbolicLink(folder.resolve("workspace/.dynobench-merging"), precious);

    assertThatThrownBy(() -> merged(all(), false))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(
            ".dynobench-merging is a link, and Dynobench does not write through links");
    assertThat(old).exists();
    assertThat(precious.toFile().list()).containsExactly("old");
  }

  @Test
  void refusesAnEventWhoseTimeIsNoTime() throws IOException {
    List<Path> runs = all();
    Path log = runs.getFirst().resolve("events.jsonl");
    List<String> lines = new ArrayList<>(Files.readAllLines(log));
    lines.add(3, "{\"type\":\"PowerMeasured\",\"atMillis\":99999999999999999999999}");
    Files.write(log, lines);

    assertThatThrownBy(() -> merged(runs, false))
        .isInstanceOf(MergeRefusedException.class)
        .hasMessageContaining("is incomplete: line 4 of it: its time is invalid");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aPipeInPlaceOfALogKeepsNobodyWaiting() throws Exception {
    Path run = Files.createDirectories(folder.resolve("runs/pipe"));
    Path log = run.resolve("events.jsonl");
    assertThat(new ProcessBuilder("mkfifo", log.toString()).start().waitFor()).isZero();

    assertThat(refused(List.of(run))).first().asString().contains("is not the run of a shard");
  }

  @Test
  void refusesRunsThatAreNoShards() throws IOException {
    Path empty = Files.createDirectories(folder.resolve("empty"));

    assertThat(refused(List.of(empty))).first().asString().contains("is not the run of a shard");
  }

  @Test
  void takesAFolderFullOfShardsAndPassesOverAttemptsThatWereCutOff() throws Exception {
    all();
    MadeShards made = made();
    made.mostTrials = 1;
    made.shard(2, "c", "attempt");

    List<Path> found = ShardRuns.named(store(), folder.resolve("in").toString());

    assertThat(found).hasSize(SHARDS).doesNotContain(folder.resolve("in/runs/attempt"));
    assertThat(merged(found, false).machines().names()).containsExactly("a", "b");
  }
}
