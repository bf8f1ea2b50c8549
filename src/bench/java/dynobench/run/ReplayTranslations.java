package dynobench.run;

import dynobench.plan.Contender;
import dynobench.plan.Trial;
import dynobench.recording.RecordingReader;
import dynobench.toml.Problems;
import dynobench.translation.OwnTranslations;
import dynobench.translation.RecordingTranslator;
import dynobench.workload.OwnRecording;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;

/// Translations of a recording for the run's workers, a file for each contender. They are complete
/// before the first trial begins.
public final class ReplayTranslations {
  private ReplayTranslations() {}

  /// Writes the translations, where the plan names a recording.
  ///
  /// @throws IOException when the user's translations have become unreadable since the check of the
  ///   plan, or when a file cannot be written
  public static void write(RunScript script) throws IOException {
    Settings parameters = script.plan().parameters();
    if (OwnRecording.file(parameters).isEmpty()) {
      return;
    }
    var problems = new Problems();
    OwnTranslations own =
        OwnRecording.translations(parameters)
            .map(file -> OwnTranslations.read(Path.of(file), problems))
            .orElse(OwnTranslations.NONE);
    if (!problems.isEmpty()) {
      throw new IOException(problems.list().getFirst().toString());
    }
    var done = new HashSet<Contender>();
    try (RecordingReader recording = RecordingReader.open(RecordingCopy.file(script.temporary()))) {
      RecordingTranslator translator = RecordingTranslator.of(recording, own);
      for (Trial each : script.trials()) {
        if (done.add(each.contender())) {
          translator.translate(script.setup(each)).write(file(script, each.contender()));
        }
      }
    }
  }

  private static Path file(RunScript script, Contender contender) {
    int number = script.plan().contenders().indexOf(contender);
    return script.temporary().resolve("translations-" + number);
  }

  /// Returns a trial's settings for a worker, with the path of its contender's translations.
  static Settings settings(Settings settings, RunScript script, Contender contender) {
    Optional<String> recording = OwnRecording.file(settings);
    return recording.isEmpty()
        ? settings
        : settings.with(OwnRecording.TRANSLATIONS, file(script, contender).toString());
  }
}
