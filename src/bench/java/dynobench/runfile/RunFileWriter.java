package dynobench.runfile;

import dynobench.files.FileTarget;
import dynobench.files.Fingerprint;
import dynobench.files.FolderTree;
import dynobench.files.UserHome;
import dynobench.json.JsonLines;
import dynobench.planfile.PlanText;
import dynobench.result.RunResult;
import dynobench.runfile.RunFileManifest.PackedFile;
import dynobench.store.RunFiles;
import dynobench.store.RunReader;
import dynobench.workload.OwnRecording;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Packs a stored run into a result file. Equal runs give equal files.
public final class RunFileWriter {
  /// Time of all entries, so that a run has the same file at any time.
  private static final LocalDateTime NO_TIME = LocalDateTime.of(2000, 1, 1, 0, 0);

  private static final String HOME_SIGN = "~";

  /// What a file may contain in addition to what it needs.
  ///
  /// @param recording whether the recording of the user's application is permitted
  /// @param notes whether the user's notes are permitted
  public record Permitted(boolean recording, boolean notes) {}

  private final Path run;
  private final RunResult result;
  private final String dynobench;

  /// @param run folder of the run
  /// @param result the run's result
  /// @param dynobench version of this program
  public RunFileWriter(Path run, RunResult result, String dynobench) {
    this.run = run;
    this.result = result;
    this.dynobench = dynobench;
  }

  /// Writes a file, which is replaced if it exists. The path of the user's home folder becomes `~`
  /// in all texts.
  ///
  /// @throws IOException with a message that says why the file cannot be written, and what to do
  public void write(Path file, Permitted permitted) throws IOException {
    Path folder = Files.createTempDirectory("dynorun");
    try {
      copyTexts(folder, permitted);
      // From the copies, because warnings may name paths.
      RunFileSummary summary = RunFileSummary.of(new RunReader(folder).result()).named(result.id());
      Files.writeString(
          folder.resolve(RunFile.SUMMARY),
          new JsonLines().write(RunFileSummary.class, summary) + "\n");
      if (permitted.recording()) {
        copyRecording(folder);
      }
      List<PackedFile> files = list(folder);
      var manifest = RunFileManifest.of(dynobench, result.id(), RunOrigin.of(run).repeats(), files);
      requirePermitted(manifest);
      FileTarget.replace(file, out -> pack(folder, manifest, out));
    } finally {
      FolderTree.delete(folder);
    }
  }

  private void requirePermitted(RunFileManifest manifest) throws RunFileException {
    try {
      RunFile.requirePermitted(manifest);
    } catch (RunFileException e) {
      throw new RunFileException(
          "The run %s cannot be packed: it %s.".formatted(result.id(), e.getMessage()));
    }
  }

  private void copyTexts(Path folder, Permitted permitted) throws IOException {
    var names = new ArrayList<>(List.of(RunFiles.EVENTS, RunFiles.PLAN, RunFiles.ENVIRONMENT));
    if (permitted.notes()) {
      names.add(RunFiles.NOTES);
    }
    for (String name : names) {
      Path source = run.resolve(name);
      if (Files.isRegularFile(source, LinkOption.NOFOLLOW_LINKS)) {
        copyText(source, folder.resolve(name));
      }
    }
    if (!Files.exists(folder.resolve(RunFiles.PLAN))) {
      String plan =
          result
              .plan()
              .map(PlanText::of)
              .orElseThrow(() -> new RunFileException("The run %s has no plan.".formatted(run)));
      Files.writeString(folder.resolve(RunFiles.PLAN), plan);
    }
  }

  /// Copies a text without the path of the user's home folder, which often has the user's name.
  private static void copyText(Path source, Path target) throws IOException {
    Optional<Pattern> home = home();
    try (BufferedReader in = Files.newBufferedReader(source);
        BufferedWriter out = Files.newBufferedWriter(target)) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        String text = line;
        out.write(home.map(it -> it.matcher(text).replaceAll(HOME_SIGN)).orElse(text));
        out.write('\n');
      }
    }
  }

  /// Returns what finds the path of the user's home folder, also in JSON; empty if that is the root
  /// of all paths.
  private static Optional<Pattern> home() {
    if (UserHome.folder().getNameCount() == 0) {
      return Optional.empty();
    }
    String path = UserHome.folder().toString();
    return Optional.of(
        Pattern.compile(
            "(?:%s|%s)(?![\\p{L}\\p{N}_-])"
                .formatted(Pattern.quote(path.replace("\\", "\\\\")), Pattern.quote(path))));
  }

  private void copyRecording(Path folder) throws IOException {
    Optional<String> recording = OwnRecording.file(result.parameters());
    if (recording.isEmpty()) {
      return;
    }
    Path target = Files.createDirectories(folder.resolve(RunFile.RECORDINGS));
    for (String each :
        List.of(recording.get(), OwnRecording.translations(result.parameters()).orElse(""))) {
      if (!each.isEmpty()) {
        Path source = Path.of(each);
        Files.copy(
            source, target.resolve(source.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private static List<PackedFile> list(Path folder) throws IOException {
    var files = new ArrayList<PackedFile>();
    try (var all = Files.walk(folder)) {
      for (Path each : all.filter(Files::isRegularFile).sorted().toList()) {
        String name = folder.relativize(each).toString().replace(File.separatorChar, '/');
        files.add(new PackedFile(name, Files.size(each), Fingerprint.of(each)));
      }
    }
    return files;
  }

  private static void pack(Path folder, RunFileManifest manifest, OutputStream to)
      throws IOException {
    var zip = new ZipOutputStream(to);
    begin(zip, RunFile.MANIFEST);
    zip.write(manifest.json());
    for (PackedFile each : manifest.files()) {
      begin(zip, each.name());
      Files.copy(folder.resolve(each.name()), zip);
    }
    zip.finish(); // the caller closes the stream
  }

  /// Begins an entry, with the time that all entries have.
  static void begin(ZipOutputStream zip, String name) throws IOException {
    var entry = new ZipEntry(name);
    entry.setTimeLocal(NO_TIME);
    zip.putNextEntry(entry);
  }
}
