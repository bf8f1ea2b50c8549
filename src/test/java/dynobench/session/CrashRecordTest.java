package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.catalog.Catalog;
import dynobench.catalog.TestedFile;
import dynobench.plan.Contender;
import dynobench.plan.Crash;
import dynobench.plug.DiskKind;
import dynobench.promise.Kept;
import dynobench.promise.Statement;
import dynobench.promise.Tally;
import dynobench.result.CrashedRun;
import dynobench.result.SampleRun;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What crash runs have found, beside the descriptor of an engine that keeps less than it says.
class CrashRecordTest {
  private static final Crash.Times TWENTY = new Crash.Times(20, 20, 0, 0);

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

  private List<Tally> tallies() throws IOException {
    var problems = new Problems();
    return TestedFile.read(engines.resolve(SampleRun.DISK.engine()), problems)
        .orElseThrow()
        .tallies();
  }

  private Statement kill() {
    return catalog()
        .resolve(SampleRun.DISK, new Problems())
        .orElseThrow()
        .mode()
        .durability()
        .kill();
  }

  @Test
  void whatARunHasFoundIsKnownToTheCatalog() throws IOException {
    assertThat(kill().state()).isEqualTo(Statement.State.PROMISED);

    assertThat(new CrashRecord(engines).add(CrashedRun.result())).hasSize(1);

    assertThat(kill().state()).isEqualTo(Statement.State.REFUTED);
    assertThat(kill().kept()).isEqualTo(Kept.MOMENTS);
    assertThat(kill().tested().orElseThrow().times()).isEqualTo(2);
    assertThat(tallies())
        .extracting(Tally::key)
        .containsExactly("kill-writing-ext4", "plug-writing-ext4");
    assertThat(tallies().getLast().words()).isEqualTo("page 17 is gone");
    assertThat(tallies().getLast().notOpened()).isEqualTo(1);
  }

  @Test
  void furtherRunsAreAdded() throws IOException {
    List<Path> _ = new CrashRecord(engines).add(CrashedRun.result());
    List<Path> _ = new CrashRecord(engines).add(CrashedRun.result());

    assertThat(tallies()).extracting(Tally::times).containsExactly(4, 2);
    assertThat(tallies()).extracting(Tally::whole).containsExactly(2, 0);
  }

  @Test
  void onlyWhatIsMissingIsDue() throws IOException {
    var record = new CrashRecord(engines);
    List<Path> _ = record.add(CrashedRun.result());
    CrashRecord.Due due = record.due(catalog(), List.of(SampleRun.DISK), TWENTY, DiskKind.EXT4);

    assertThat(due.contenders()).containsExactly(SampleRun.DISK);
    assertThat(due.times()).isEqualTo(new Crash.Times(18, 19, 0, 0));
    assertThat(due.before()).isEqualTo(2);
    List<Contender> nobody =
        record
            .due(catalog(), List.of(SampleRun.DISK), new Crash.Times(2, 1, 0, 0), DiskKind.EXT4)
            .contenders();
    assertThat(nobody).isEmpty();
  }

  @Test
  void whatAnotherVersionKeptSaysNothing() throws IOException {
    List<Path> _ = new CrashRecord(engines).add(CrashedRun.result());
    Path file = engines.resolve(SampleRun.DISK.engine()).resolve("engine.toml");
    Files.writeString(file, Files.readString(file).replace("\"1.0\"", "\"1.1\""));

    assertThat(kill().state()).isEqualTo(Statement.State.PROMISED);
    CrashRecord.Due due =
        new CrashRecord(engines).due(catalog(), List.of(SampleRun.DISK), TWENTY, DiskKind.EXT4);
    assertThat(due.times()).isEqualTo(TWENTY);
  }

  @Test
  void aRecordThatCannotBeReadIsNotReplaced() throws IOException {
    Path file = engines.resolve(SampleRun.DISK.engine()).resolve(TestedFile.FILE);
    Files.writeString(file, "version = 1.0\n[modes\n");

    assertThatThrownBy(() -> new CrashRecord(engines).add(CrashedRun.result()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(TestedFile.FILE);
    assertThat(file).hasContent("version = 1.0\n[modes\n");
    assertThat(Catalog.load(List.of(engines)).problems()).isNotEmpty();
  }
}
