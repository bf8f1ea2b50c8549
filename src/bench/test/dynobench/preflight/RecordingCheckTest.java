package dynobench.preflight;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.files.Fingerprint;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workload.OwnRecording;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of plans that name a recording.
class RecordingCheckTest {
  private static final Catalog CATALOG =
      Catalog.load(List.of(Path.of(System.getProperty("dynobench.home")).resolve("engines")));
  private static final Path NOTES = Path.of("src/testdata/recordings/notes.recording");
  private static final long PLENTY = 1L << 40;

  private final Path folder;

  RecordingCheckTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private static Plan plan(Path file, String... more) {
    String text =
        """
        name = "p"
        workload = "recording"
        contenders = ["h2/mem"]
        parameters.recording_file = %s
        %s
        """
            .formatted(PlanText.quoted(file.toString()), String.join("\n", more));
    var problems = new Problems();
    return PlanFile.read("p", text, List.of(), Workloads.shipped(), problems)
        .orElseThrow(() -> new AssertionError(problems.list().toString()));
  }

  private static Preflight.Cleared checked(Plan plan, Problems problems) {
    return new Preflight(CATALOG, Workloads.shipped(), PLENTY, PLENTY).check(plan, problems);
  }

  private static String refusal(Plan plan) {
    var problems = new Problems();
    assertThat(checked(plan, problems)).isNotNull();
    return problems.list().stream().map(Problem::message).collect(Collectors.joining("; "));
  }

  @Test
  void entersTheSumAndTheSizesOfTheRecording() throws IOException {
    var problems = new Problems();
    Preflight.Cleared cleared = checked(plan(NOTES), problems);

    assertThat(problems.list()).isEmpty();
    assertThat(cleared.possible().parameters().text(OwnRecording.SHA_256))
        .isEqualTo(Fingerprint.of(NOTES));
    assertThat(cleared.possible().parameters().whole(OwnRecording.SESSIONS)).isEqualTo(1);
    assertThat(cleared.possible().parameters().whole(OwnRecording.TRANSACTIONS)).isEqualTo(4);
  }

  @Test
  void asksForPermissionOfExactlyThisRecording() throws IOException {
    List<PermissionRequest> requests = checked(plan(NOTES), new Problems()).unusual();

    assertThat(requests).hasSize(1);
    assertThat(requests.getFirst().text())
        .contains(Fingerprint.of(NOTES))
        .contains("INSERT INTO T VALUES(?,?,?);");
    assertThat(requests.getFirst().sentence()).contains("notes.recording");
  }

  @Test
  void refusesToVaryWhatTheRecordingDecides() {
    assertThat(refusal(plan(NOTES, "vary.sessions = [1, 2]")))
        .contains("cannot be varied: the recording decides it");
    assertThat(refusal(plan(NOTES, "vary.pace = [\"full\", \"recorded\"]"))).isEmpty();
  }

  @Test
  void refusesWhatIsNoRecording() throws IOException {
    Path text = Files.writeString(folder.resolve("a.recording"), "no recording at all");
    assertThat(refusal(plan(text))).contains("The file is no recording of an application.");
    assertThat(refusal(plan(folder.resolve("missing")))).contains("missing");
    assertThat(refusal(plan(folder))).contains("cannot be used");
  }

  @Test
  void refusesAnotherVersionOfTheFormat() throws IOException {
    byte[] bytes = Files.readAllBytes(NOTES);
    bytes[8] = 9;
    Path newer = Files.write(folder.resolve("newer.recording"), bytes);
    assertThat(refusal(plan(newer))).contains("The recording has the format 9.0");
  }

  @Test
  void refusesARecordingThatHasChanged() {
    String sum = "0".repeat(64);
    assertThat(refusal(plan(NOTES, "parameters.recording_sha256 = \"" + sum + "\"")))
        .contains("has changed: its SHA-256 is");
  }

  @Test
  void refusesARecordingThatEndsWithinItsHeader() throws IOException {
    byte[] bytes = Files.readAllBytes(NOTES);
    Path cut = Files.write(folder.resolve("cut.recording"), Arrays.copyOf(bytes, 100));
    assertThat(refusal(plan(cut))).contains("cannot be used").contains("header");
  }
}
