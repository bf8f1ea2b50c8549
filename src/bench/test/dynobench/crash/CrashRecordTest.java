package dynobench.crash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.catalog.Catalog;
import dynobench.catalog.TestedFile;
import dynobench.durability.CrashTally;
import dynobench.durability.DurabilityStatement;
import dynobench.durability.SurvivalLevel;
import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.files.FileTarget;
import dynobench.plan.Contender;
import dynobench.plan.CrashRules;
import dynobench.plan.DiskKind;
import dynobench.result.CrashedRun;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of the record of crash runs, with an engine that keeps less than it claims.
class CrashRecordTest {
  private static final CrashRules.CrashCounts TWENTY = new CrashRules.CrashCounts(20, 20, 0, 0);

  @TempDir private Path engines = Path.of("");

  @BeforeEach
  void describe() throws IOException {
    Path folder = Files.createDirectories(engines.resolve(SampleRun.DISK.engine()));
    Files.writeString(
        folder.resolve("engine.toml"),
        """
        name = "Disk"
        version = "1.0"
        kind = "appended-file"

        [modes.%s]
        title = "file"
        survives = { kill = "everything", power-cut = "everything" }
        promise = "All of it."
        flush = "commit"
        """
            .formatted(SampleRun.DISK.mode()));
  }

  private Catalog catalog() {
    Catalog catalog = Catalog.load(List.of(engines));
    assertThat(catalog.problems()).isEmpty();
    return catalog;
  }

  private static Series of(Series it, String version) {
    return new Series(
        it.contender(),
        it.title(),
        version,
        it.durability(),
        it.promise(),
        it.tuned(),
        it.settings(),
        it.survives(),
        it.released(),
        it.isolates(),
        it.retired());
  }

  private List<CrashTally> tallies() throws IOException {
    var problems = new Problems();
    return TestedFile.read(engines.resolve(SampleRun.DISK.engine()), problems)
        .orElseThrow()
        .tallies();
  }

  private DurabilityStatement kill() {
    return catalog()
        .resolve(SampleRun.DISK, new Problems())
        .orElseThrow()
        .mode()
        .durability()
        .kill();
  }

  @Test
  void whatARunHasFoundIsKnownToTheCatalog() throws IOException {
    assertThat(kill().state()).isEqualTo(DurabilityStatement.State.PROMISED);

    assertThat(new CrashRecord(engines).add(CrashedRun.result(), catalog())).hasSize(1);

    assertThat(kill().state()).isEqualTo(DurabilityStatement.State.REFUTED);
    assertThat(kill().effectiveLevel()).isEqualTo(SurvivalLevel.MOMENTS);
    assertThat(kill().tested().orElseThrow().times()).isEqualTo(2);
    assertThat(tallies())
        .extracting(CrashTally::key)
        .containsExactly("kill-writing-ext4", "plug-writing-ext4");
    assertThat(tallies().getLast().words()).isEqualTo("page 17 is gone");
    assertThat(tallies().getLast().notOpened()).isEqualTo(1);
  }

  private static RunResult another(String version) {
    return SampleRun.result(
        CrashedRun.events().stream()
            .map(each ->
                each instanceof RunEvent.RunStarted it
                    ? new RunEvent.RunStarted(
                        it.atMillis() + 1,
                        it.id(),
                        it.plan(),
                        it.trials(),
                        it.environment(),
                        it.series().stream().map(series -> of(series, version)).toList(),
                        it.workload())
                    : each)
            .toList());
  }

  @Test
  void furtherRunsAreAddedAndNoneTwice() throws IOException {
    var record = new CrashRecord(engines);
    List<Path> _ = record.add(CrashedRun.result(), catalog());
    assertThat(record.add(another("1.0"), catalog())).hasSize(1);
    assertThat(record.add(CrashedRun.result(), catalog())).isEmpty();

    assertThat(tallies()).extracting(CrashTally::times).containsExactly(4, 2);
    assertThat(tallies()).extracting(CrashTally::whole).containsExactly(2, 0);
  }

  /// An old run must not replace the results of the current version.
  @Test
  void aRunOfAnotherVersionIsRefused() throws IOException {
    var record = new CrashRecord(engines);
    List<Path> _ = record.add(CrashedRun.result(), catalog());

    assertThatThrownBy(() -> record.add(another("0.9"), catalog()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("has version 1.0, but the run has version 0.9");
    assertThat(tallies()).extracting(CrashTally::times).containsExactly(2, 1);
  }

  /// Otherwise a mistyped word would refute a claimed durability level.
  @ParameterizedTest
  @CsvSource({
    "way = \"plug\",way = \"plugg\"",
    "format = 1,format = 2",
    "times = 1,times = -1",
    "whole = 1,whole = 9"
  })
  void aRecordWithMistakesIsNotUsed(String right, String wrong) throws IOException {
    List<Path> _ = new CrashRecord(engines).add(CrashedRun.result(), catalog());
    Path file = engines.resolve(SampleRun.DISK.engine()).resolve(TestedFile.FILE);
    assertThat(file).content().contains(right);
    Files.writeString(file, Files.readString(file).replace(right, wrong));

    Catalog catalog = Catalog.load(List.of(engines));
    assertThat(catalog.problems()).isNotEmpty();
    assertThat(
            catalog
                .resolve(SampleRun.DISK, new Problems())
                .orElseThrow()
                .mode()
                .durability()
                .kill())
        .extracting(DurabilityStatement::state)
        .isEqualTo(DurabilityStatement.State.PROMISED);
  }

  @Test
  void aRecordOfAVersionIsThatVersionsAlone() throws IOException {
    String engine = SampleRun.DISK.engine();
    Path file = engines.resolve(engine).resolve(TestedFile.FILE);
    List<Path> _ = new CrashRecord(engines).add(CrashedRun.result(), catalog());
    Files.writeString(
        engines.resolve(engine).resolve("versions.toml"),
        "[versions.\"0.9\"]\nreleased = \"2005-01-01\"\njars = [\"old.jar\"]\n");
    Path own = Files.createDirectory(engines.resolve(engine + "@0.9")).resolve(TestedFile.FILE);
    Files.writeString(
        own, Files.readString(file).replaceFirst("version = \"[^\"]*\"", "version = \"0.9\""));
    Files.delete(file);

    assertThat(stateAfterAKill(engine + "@0.9")).isEqualTo(DurabilityStatement.State.REFUTED);
    assertThat(stateAfterAKill(engine)).isEqualTo(DurabilityStatement.State.PROMISED);
  }

  private DurabilityStatement.State stateAfterAKill(String engine) {
    return catalog().engine(engine).orElseThrow().modes().getFirst().durability().kill().state();
  }

  @Test
  void aRecordThatIsNoTextLeavesTheEngineUntested() throws IOException {
    Path file = engines.resolve(SampleRun.DISK.engine()).resolve(TestedFile.FILE);
    Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0});

    Catalog catalog = Catalog.load(List.of(engines));
    assertThat(catalog.problems())
        .singleElement()
        .extracting(Problem::message)
        .asString()
        .contains("tested.toml cannot be read");
    assertThat(catalog.engine(SampleRun.DISK.engine())).isPresent();
  }

  @Test
  void whatCanNotBeWrittenIsSaidBefore() throws IOException {
    Path file = Files.createFile(engines.resolve("file"));

    assertThat(FileTarget.folderObstacle(file)).isPresent();
    assertThat(FileTarget.folderObstacle(engines.resolve("new"))).isEmpty();
  }

  @Test
  void closingsAndFullDisksAreDueAsWell() throws IOException {
    CrashRecord.Due due =
        new CrashRecord(engines)
            .due(
                catalog(),
                List.of(SampleRun.DISK),
                new CrashRules.CrashCounts(0, 0, 5, 2),
                DiskKind.EXT4);

    assertThat(due.times()).isEqualTo(new CrashRules.CrashCounts(0, 0, 5, 2));
  }

  @Test
  void onlyWhatIsMissingIsDue() throws IOException {
    var record = new CrashRecord(engines);
    List<Path> _ = record.add(CrashedRun.result(), catalog());
    CrashRecord.Due due = record.due(catalog(), List.of(SampleRun.DISK), TWENTY, DiskKind.EXT4);

    assertThat(due.contenders()).containsExactly(SampleRun.DISK);
    assertThat(due.times()).isEqualTo(new CrashRules.CrashCounts(18, 19, 0, 0));
    assertThat(due.before()).isEqualTo(2);
    List<Contender> nobody =
        record
            .due(
                catalog(),
                List.of(SampleRun.DISK),
                new CrashRules.CrashCounts(2, 1, 0, 0),
                DiskKind.EXT4)
            .contenders();
    assertThat(nobody).isEmpty();
  }

  @Test
  void whatAnotherVersionKeptSaysNothing() throws IOException {
    List<Path> _ = new CrashRecord(engines).add(CrashedRun.result(), catalog());
    Path file = engines.resolve(SampleRun.DISK.engine()).resolve("engine.toml");
    Files.writeString(file, Files.readString(file).replace("\"1.0\"", "\"1.1\""));

    assertThat(kill().state()).isEqualTo(DurabilityStatement.State.PROMISED);
    CrashRecord.Due due =
        new CrashRecord(engines).due(catalog(), List.of(SampleRun.DISK), TWENTY, DiskKind.EXT4);
    assertThat(due.times()).isEqualTo(TWENTY);
  }

  @Test
  void aRecordThatCannotBeReadIsNotReplaced() throws IOException {
    Path file = engines.resolve(SampleRun.DISK.engine()).resolve(TestedFile.FILE);
    Files.writeString(file, "version = 1.0\n[modes\n");
    Catalog none = Catalog.load(List.of());

    assertThatThrownBy(() -> new CrashRecord(engines).add(CrashedRun.result(), none))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(TestedFile.FILE);
    assertThat(file).hasContent("version = 1.0\n[modes\n");
    assertThat(Catalog.load(List.of(engines)).problems()).isNotEmpty();
  }
}
