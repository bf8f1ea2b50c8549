package dynobench.preflight;

import dynobench.files.Fingerprint;
import dynobench.files.IoErrorText;
import dynobench.plan.Plan;
import dynobench.recording.RecordingFiles;
import dynobench.recording.RecordingReader;
import dynobench.recording.RecordingSize;
import dynobench.recording.StartingRows;
import dynobench.toml.Problems;
import dynobench.translation.OwnTranslations;
import dynobench.workload.OwnRecording;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Checks the recording that a plan names.
final class RecordingCheck {
  private static final int MOST_SESSIONS = 1024;
  private static final RecordingSizes SIZES = new RecordingSizes();

  private final Problems problems;
  private @Nullable PermissionRequest request;

  RecordingCheck(Problems problems) {
    this.problems = problems;
  }

  /// Returns the plan with the data that a repetition needs: the absolute path and the SHA-256 of
  /// the file, and the numbers of sessions, transactions and starting rows. Returns the plan
  /// unchanged if its workload replays no recording, or if the file cannot be used, which is a
  /// problem.
  Plan located(Plan plan, Workload workload) {
    if (workload.parameter(OwnRecording.FILE).isEmpty()) {
      return plan;
    }
    for (String each : OwnRecording.DECIDED) {
      if (plan.factor(each).isPresent()) {
        problem(each, "cannot be varied: the recording decides it. Vary the pace, for example");
        return plan;
      }
    }
    Optional<String> file = OwnRecording.file(plan.parameters());
    if (file.isEmpty()) {
      problem(
          OwnRecording.FILE,
          "is missing: name the recording of your application. The page Your application says how"
              + " to make one");
      return plan;
    }
    Path path = Path.of(file.get()).toAbsolutePath().normalize();
    try (RecordingReader recording = RecordingReader.open(path)) {
      return checked(plan, path, recording);
    } catch (IOException e) {
      problem(OwnRecording.FILE, "cannot be used: " + IoErrorText.of(path, e));
      return plan;
    }
  }

  private Plan checked(Plan plan, Path path, RecordingReader recording) throws IOException {
    String sum = Fingerprint.of(RecordingFiles.of(path));
    String given = plan.parameters().get(OwnRecording.SHA_256).orElse("");
    if (!given.isEmpty() && !given.equals(sum)) {
      problem(
          OwnRecording.FILE,
          path + " has changed: its SHA-256 is " + sum + ", which differs from recording_sha256");
      return plan;
    }
    RecordingSize size = SIZES.of(sum, recording);
    Optional<String> obstacle = obstacle(recording, size);
    if (obstacle.isPresent()) {
      problem(OwnRecording.FILE, path + " " + obstacle.get());
      return plan;
    }
    Optional<Path> own =
        OwnRecording.translations(plan.parameters())
            .map(each -> Path.of(each).toAbsolutePath().normalize());
    OwnTranslations translations =
        own.map(each -> OwnTranslations.read(each, problems)).orElse(OwnTranslations.NONE);
    request = RecordedSql.request(path, sum, recording, translations.all());
    Settings parameters =
        own.map(each -> plan.parameters().with(OwnRecording.TRANSLATIONS, each.toString()))
            .orElse(plan.parameters())
            .with(OwnRecording.FILE, path.toString())
            .with(OwnRecording.SHA_256, sum)
            .with(OwnRecording.SESSIONS, Integer.toString(size.clients()))
            .with(OwnRecording.TRANSACTIONS, Long.toString(size.transactions()));
    long rows = recording.starting().map(StartingRows::rows).orElse(0L);
    return plan.withParameters(
        rows == 0 ? parameters : parameters.with(OwnRecording.STARTING_ROWS, Long.toString(rows)));
  }

  /// Returns why a recording can't be replayed, as the end of a sentence; empty if it can.
  private static Optional<String> obstacle(RecordingReader recording, RecordingSize size) {
    if (recording.starting().filter(each -> !each.complete()).isPresent()) {
      return Optional.of("has incomplete starting data");
    }
    if (size.transactions() == 0) {
      return Optional.of("has no statements");
    }
    return size.clients() <= MOST_SESSIONS
        ? Optional.empty()
        : Optional.of(
            "has %,d connections that were open at the same time; at most %,d can be replayed"
                .formatted(size.clients(), MOST_SESSIONS));
  }

  /// Returns the request to permit the recording's statements; empty without a recording.
  Optional<PermissionRequest> permission() {
    return Optional.ofNullable(request);
  }

  private void problem(String parameter, String message) {
    problems.add("", "parameters." + parameter, message);
  }
}
