package dynobench.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.result.RunResult;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweepTest {
  private static final int SHARDS = 3;
  private static final int ROUNDS = 6;
  private static final ZonedDateTime NOW =
      ZonedDateTime.of(2026, 11, 25, 14, 2, 0, 0, ZoneOffset.UTC);

  @TempDir private Path workspace;
  private final MadeSlurm slurm = new MadeSlurm();
  private final List<String> said = new ArrayList<>();
  private final List<String> told = new ArrayList<>();
  private SweepFolder folder;
  private MadeShards shards;
  private Sweep sweep;

  @BeforeEach
  void begin() throws Exception {
    folder = create(List.of());
    shards = new MadeShards(folder.path().resolve("runs"), ROUNDS, SHARDS);
    sweep = sweep();
    sweep.begin();
  }

  private SweepFolder create(List<String> nodes) throws IOException {
    var settings =
        new SweepSettings(
            "sharded",
            SHARDS,
            nodes,
            false,
            Optional.of("/fast disk"),
            List.of("--set", "seed=1"),
            List.of("--partition=long"),
            "0.1.0",
            "25");
    return SweepFolder.create(workspace, NOW, settings, "format = 1\n");
  }

  private Sweep sweep() {
    return new Sweep(folder, List.of("/opt/java", "-Dx=it's"), new Slurm(slurm), said::add);
  }

  private Optional<Path> step() throws Exception {
    return sweep.step(new RunStore(workspace), standing -> told.add(standing.sentence()));
  }

  private void ends(int shard, String node) {
    shards.shard(shard, node);
    slurm.tasks.remove(shard);
  }

  @Test
  void submitsAllShardsAtOnce() {
    List<String> arguments = slurm.submitted.getFirst();

    assertThat(slurm.submitted).hasSize(1);
    assertThat(arguments)
        .contains(
            "--array=1-3",
            "--requeue",
            "--partition=long",
            "--job-name=dynobench-2026-11-25-1402-sharded",
            "--chdir=" + folder.path())
        .endsWith(folder.path().resolve("task.sh").toString());
  }

  @Test
  void givesATaskOneShardOnTheNodesOwnDisk() throws IOException {
    assertThat(Files.readString(folder.path().resolve("task.sh")))
        .contains(
            "scratch='/fast disk'/dynobench-$(id -u)-$node",
            "exec '/opt/java' '-Dx=it'\\''s' run \"$sweep/plan.toml\""
                + " --shard \"$SLURM_ARRAY_TASK_ID/3\"",
            "--into \"$sweep\" '--set' 'seed=1'\n");
  }

  @Test
  void replacesAScriptThatSomebodyElsePutThere() throws Exception {
    Path script = folder.path().resolve("task.sh");
    Files.writeString(script, "#!/bin/sh\nrm -rf ~\n");

    sweep().begin();

    assertThat(Files.readString(script)).doesNotContain("rm -rf").contains("--shard");
  }

  @Test
  void submitsNothingIntoALink(@TempDir Path outside) throws Exception {
    Path tasks = folder.path().resolve("tasks");
    Files.delete(tasks);
    Files.createSymbolicLink(tasks, outside);

    assertThatThrownBy(() -> sweep().begin())
        .hasMessageContaining("tasks is a link, and Dynobench does not write through links");
    assertThat(slurm.submitted).hasSize(1);
  }

  @Test
  void submitsNothingWhoseOutputWouldFollowALink(@TempDir Path outside) throws Exception {
    Path victim = Files.writeString(outside.resolve("victim"), "text");
    Files.createSymbolicLink(folder.path().resolve("tasks/1-4242.txt"), victim);

    assertThatThrownBy(() -> sweep().begin())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("1-4242.txt: it is a link");
    assertThat(slurm.submitted).hasSize(1);
  }

  @Test
  void knowsNoSweepOfANameThatIsNoneOfOurs() throws IOException {
    Path other = folder.path().resolveSibling("x,thesis-job");
    Files.move(folder.path(), other);

    assertThatThrownBy(() -> SweepFolder.find(workspace, "x,thesis-job"))
        .hasMessageContaining("There is no sweep \"x,thesis-job\"");
  }

  @Test
  void readsNoSettingsWithMoreShardsThanThereCanBe() throws IOException {
    Path settings = folder.path().resolve("sweep.json");
    String text = Files.readString(settings);
    Files.writeString(settings, text.replace("\"shards\":3", "\"shards\":2000000000"));

    assertThatThrownBy(folder::settings)
        .hasMessageContaining("sweep.json is damaged")
        .hasMessageContaining("2,000,000,000 shards");
  }

  @Test
  void letsNobodyElseReadThePlan() throws IOException {
    assertThat(Files.getPosixFilePermissions(folder.path())).hasSize(3);
  }

  @Test
  void tellsHowFarItHasCome() throws Exception {
    ends(2, "n2");
    slurm.runs(1, "n1");
    shards.mostTrials = 4;
    shards.shard(1, "n1");

    assertThat(step()).isEmpty();
    assertThat(told).containsExactly("1 of 3 shards · n1: shard 1, 4 of 6 trials · 1 waiting");
  }

  private void allEnd() {
    ends(1, "n1");
    ends(2, "n2");
    ends(3, "n1");
  }

  @Test
  void mergesWhatAllNodesHaveMeasured() throws Exception {
    allEnd();

    RunResult result = new RunReader(step().orElseThrow()).result();

    assertThat(result.id()).isEqualTo(folder.id());
    assertThat(result.log().contradictions()).isEmpty();
    assertThat(result.trials()).hasSize(ROUNDS * 2 + SHARDS * 2);
  }

  @Test
  void mergesOnceWhoeverFollowsIt() throws Exception {
    allEnd();
    assertThat(step()).isPresent();
    sweep = sweep();

    assertThat(step()).isPresent();
    assertThat(new RunStore(workspace).list()).hasSize(1);
  }

  @Test
  void submitsAgainWhatWasLostInTwoLooks() throws Exception {
    ends(1, "n1");
    slurm.tasks.remove(2);
    Files.writeString(folder.path().resolve("tasks/2-7.txt"), "first\nslurmstepd: killed\n");

    step();
    assertThat(slurm.submitted).hasSize(1);
    step();

    assertThat(slurm.submitted).hasSize(2);
    assertThat(slurm.submitted.getLast()).contains("--array=2");
    assertThat(said)
        .containsExactly(
            "Shard 2 was lost and is submitted again. Its task has printed: slurmstepd:"
                + " killed");
  }

  @Test
  void leavesToTheirTasksWhatWasSeenLate() throws Exception {
    slurm.tasks.clear();
    step();
    ends(1, "n1");
    ends(2, "n2");
    ends(3, "n2");

    assertThat(step()).isPresent();
    assertThat(slurm.submitted).hasSize(1);
  }

  @Test
  void goesOnWithWhatAnotherOneHasBegun() throws Exception {
    ends(1, "n1");
    slurm.tasks.remove(3);
    sweep = sweep(); // the first one was killed

    step();
    step();

    assertThat(slurm.submitted.getLast()).contains("--array=3");
  }

  @Test
  void givesUpWhatIsLostAgainAndAgainAndSaysWhatMayBeWrong() throws Exception {
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < 100; i++) {
                slurm.tasks.clear();
                step();
              }
            })
        .isInstanceOf(SweepFailedException.class)
        .hasMessageContaining("Shard 1 was submitted 8 times but has no run.")
        .hasMessageContaining("has stored nothing in")
        .hasMessageContaining("is this folder on a disk that all nodes share?");
  }

  @Test
  void givesNoMoreToANodeThatBeginsNothing() throws Exception {
    ends(1, "n1");
    slurm.fails(2, "n2");
    slurm.fails(3, "n2");
    step();
    step();
    slurm.fails(2, "n2");
    slurm.runs(3, "n1");
    step();
    step();

    assertThat(said)
        .contains("n2 has ended 3 shards before they started: this node gets no more shards.");
    assertThat(slurm.submitted.getLast()).contains("--array=2", "--exclude=n2");
  }

  @Test
  void blamesNoNodeThatMeasuresOtherShards() throws Exception {
    ends(1, "n2");
    for (int i = 0; i < 4; i++) {
      slurm.fails(2, "n2");
      step();
      step();
    }

    assertThat(slurm.submitted.getLast()).contains("--array=2").doesNotContain("--exclude=n2");
  }

  @Test
  void submitsAgainWhatSlurmCouldNotStart() throws Exception {
    ends(1, "n1");
    ends(2, "n1");
    slurm.holds(3);
    step();
    assertThat(slurm.cancelled).containsExactly(List.of("7_3"));
    slurm.tasks.remove(3);
    step();

    assertThat(slurm.submitted.getLast()).contains("--array=3");
    assertThat(said)
        .containsExactly(
            "Shard 3 was lost and is submitted again. Slurm could not start its task on a node, and"
                + " held it: read the log of slurmd for the reason.");
  }

  @Test
  void submitsNothingToANodeThatStartsNothingWhileTheOtherMeasures() throws Exception {
    slurm.runs(1, "n1");
    slurm.holds(2);
    slurm.holds(3);
    for (int i = 0; i < 5; i++) {
      step();
    }
    assertThat(slurm.cancelled).isEmpty();
    assertThat(told.getLast()).contains("2 waiting");

    ends(1, "n1");
    step();

    assertThat(slurm.cancelled).hasSize(2);
  }

  @Test
  void givesUpWhatNoNodeStarts() {
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < 100; i++) {
                slurm.tasks.keySet().forEach(slurm::holds);
                step();
                slurm.tasks.clear();
                step();
              }
            })
        .isInstanceOf(SweepFailedException.class)
        .hasMessageContaining("Shard 1 was submitted 8 times but has no run.")
        .hasMessageContaining("Slurm could not start its task");
  }

  @Test
  void leavesHeldWhatSomebodyHolds() throws Exception {
    slurm.tasks.put(1, List.of(MadeSlurm.WAITS, "", "JobHeldUser"));
    step();
    step();

    assertThat(slurm.cancelled).isEmpty();
    assertThat(told.getLast()).contains("waiting (JobHeldUser)");
  }

  @Test
  void waitsForASchedulerThatDoesNotAnswer() throws Exception {
    slurm.answers = false;
    step();
    step();
    slurm.answers = true;
    step();

    assertThat(said)
        .containsExactly(
            "Slurm says: Unable to contact slurm controller. Waiting: the tasks continue without"
                + " this command.",
            "Slurm answers again.");
  }

  @Test
  void takesTheFirstOfTwoRunsOfAShard() throws Exception {
    ends(1, "n1");
    ends(2, "n2");
    shards.shard(2, "n1", "shard-2-again");
    ends(3, "n2");

    RunResult result = new RunReader(step().orElseThrow()).result();

    assertThat(result.machines().shards().get(1).node()).isEqualTo("n2");
    assertThat(result.log().contradictions()).isEmpty();
    assertThat(said).singleElement().asString().contains("Runs that do not count", ": 1.");
  }

  @Test
  void givesNoMoreToANodeWithAnotherJava() throws Exception {
    slurm.runs(1, "n1");
    slurm.runs(2, "n2");
    shards.jdk = "21";
    shards.mostTrials = 1;
    shards.shard(2, "n2");
    slurm.tasks.remove(2);

    step();
    step();

    assertThat(said.getFirst())
        .isEqualTo(
            "n2 has Dynobench 0.1.0 on 21, but this is 0.1.0 on 25: this node gets no more"
                + " shards.");
    assertThat(slurm.submitted.getLast()).contains("--array=2", "--exclude=n2");
    assertThat(folder.path().resolve("refused/shard-2")).exists();
  }

  @Test
  void countsNoWholeRunOfAnotherJava() throws Exception {
    ends(1, "n1");
    ends(3, "n1");
    shards.jdk = "21";
    ends(2, "n2");
    slurm.completes(2, "n2");

    assertThat(step()).isEmpty();
    assertThat(step()).isEmpty();
    assertThat(slurm.submitted.getLast()).contains("--array=2", "--exclude=n2");
  }

  @Test
  void waitsForTheRunOfATaskThatHasEndedWell() throws Exception {
    ends(1, "n1");
    ends(2, "n1");
    slurm.completes(3, "n2");
    for (int i = 0; i < 5; i++) {
      step();
    }
    assertThat(slurm.submitted).hasSize(1);

    shards.shard(3, "n2");

    assertThat(step()).isPresent();
  }

  @Test
  void submitsNothingMoreOnceItIsCancelled() throws Exception {
    sweep().cancel(); // as another process would do

    assertThatThrownBy(this::step)
        .isInstanceOf(SweepFailedException.class)
        .hasMessageContaining("was ended (--cancel)");
    assertThat(slurm.cancelled).hasSize(1);
    folder.cancel(false);
    assertThat(step()).isEmpty();
  }

  @Test
  void understandsListsOfNodes() throws Exception {
    assertThat(new Slurm(slurm).named("n[1-2],m7")).containsExactly("n1", "n2", "m7");
  }

  @Test
  void keepsToTheNodesThatAreNamed() throws Exception {
    folder = create(List.of("n2"));
    sweep().begin();

    assertThat(slurm.submitted.getLast()).contains("--exclude=n1");
  }

  @Test
  void saysWhatTheClusterLacks() throws Exception {
    slurm.mostTasks = 2;

    assertThat(Sweep.obstacles(new Slurm(slurm), create(List.of("n2", "n9")).settings()))
        .containsExactly(
            "There is no node n9; the cluster has n1, n2.",
            "Slurm accepts 2 tasks here, but there are 3 shards: use --shards 2.");
  }

  @Test
  void findsSweepsByTheirNames() throws Exception {
    SweepFolder second = create(List.of());

    assertThat(SweepFolder.find(workspace, "").id()).isEqualTo(second.id());
    assertThat(SweepFolder.find(workspace, folder.id()).path()).isEqualTo(folder.path());
    assertThatThrownBy(() -> SweepFolder.find(workspace, "1402"))
        .hasMessageContaining("matches 2 sweeps");
    assertThatThrownBy(() -> SweepFolder.find(workspace, "other"))
        .hasMessageContaining("There is no sweep \"other\"");
  }

  @Test
  void cutsAPlanByNodesAndWarmups() {
    assertThat(Sweep.shards(MadeShards.plan("few", 6), 2)).isEqualTo(2);
    assertThat(Sweep.shards(MadeShards.plan("many", 60), 2)).isEqualTo(6);
    assertThat(Sweep.shards(MadeShards.plan("one", 1), 2)).isEqualTo(1);
  }

  @Test
  void saysThatThereIsNoSlurm() {
    Slurm none =
        new Slurm((program, _) -> {
          throw new IOException(program + " is not installed");
        });

    assertThatThrownBy(none::nodes)
        .isInstanceOf(SchedulerException.class)
        .hasMessageContaining("Slurm is not available here: sinfo is not installed.");
  }
}
