package dynobench.profile;

import dynobench.event.RunEvent;
import dynobench.files.AtomicFile;
import dynobench.files.BoundedLines;
import dynobench.files.FolderTree;
import dynobench.files.IoErrorText;
import dynobench.files.OwnFolder;
import dynobench.frames.FrameRule;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.profiling.ProfileFiles;
import dynobench.profiling.ProfiledRounds;
import dynobench.result.TrialResult;
import dynobench.store.RunReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;

/// Folder of a run's profile, inside the run's folder. It holds the log of the profiled rounds, the
/// rules of the engines, and for each iteration of a trial its stacks and its compressed recording.
///
/// @param folder the folder, which need not exist
public record ProfileFolder(Path folder) {
  private static final String NAME = "profile";
  private static final String NEW = "profile.new";
  private static final String RULES = "rules.jsonl";
  private static final String ZIPPED = ".gz";
  private static final int LONGEST_RULES = 1 << 20;

  /// Largest recording that is unpacked, so that a small file of a stranger cannot fill the disk.
  private static final long MOST_RECORDING_BYTES = 1L << 30;

  /// Rules of one engine.
  ///
  /// @param engine id of the engine in plans
  public record EngineRules(String engine, List<FrameRule> rules) {
    public EngineRules {
      rules = List.copyOf(rules);
    }
  }

  /// Returns the folder of the profile of a run.
  public static ProfileFolder of(Path run) {
    return new ProfileFolder(run.toAbsolutePath().resolve(NAME));
  }

  /// Returns whether the run has a profile, perhaps an unfinished one.
  public boolean exists() {
    return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS);
  }

  /// Returns the folder of a new profile of the run, until [#replace] puts it in the place of this
  /// one.
  public ProfileFolder next() {
    return new ProfileFolder(folder.resolveSibling(NEW));
  }

  /// Replaces this profile by the new one.
  public void replace() throws IOException {
    delete();
    Files.move(next().folder(), folder);
  }

  /// Returns whether a trial in the log of this profile counts.
  ///
  /// @throws dynobench.store.WorkspaceException when the log cannot be read
  public boolean hasCompleteTrials() {
    return new RunReader(folder).result().trials().stream().anyMatch(TrialResult::counts);
  }

  /// Deletes the new profile, keeps this one, and returns a note on both.
  ///
  /// @param stopped whether the user has stopped profiling; otherwise no trial has completed
  public String keep(boolean stopped) throws IOException {
    next().delete();
    return (stopped ? "Profiling was stopped." : "No profiled trial completed.")
        + (exists() ? " The run keeps its earlier profile." : " The run has no profile.");
  }

  /// Deletes the folder with all its files.
  private void delete() throws IOException {
    FolderTree.delete(folder);
  }

  /// Creates the folder, without what a broken attempt left there.
  ///
  /// @param rules rules of the engines, which are stored with the profile
  public void create(List<EngineRules> rules) throws IOException {
    delete();
    OwnFolder.create(folder);
    var json = new JsonLines();
    var text = new StringBuilder();
    rules.forEach(each -> text.append(json.write(EngineRules.class, each)).append('\n'));
    AtomicFile.write(folder.resolve(RULES), text.toString());
  }

  /// Reads the rules, by the engine's id.
  ///
  /// @throws IOException when the file is missing or damaged
  Map<String, List<FrameRule>> rules() throws IOException {
    var found = new HashMap<String, List<FrameRule>>();
    var json = new JsonLines();
    try (InputStream in = open(folder.resolve(RULES))) {
      var lines = BoundedLines.ofFile(in, LONGEST_RULES);
      for (var line = lines.next(); line.isPresent(); line = lines.next()) {
        EngineRules rules = json.read(EngineRules.class, line.get().text());
        found.put(rules.engine(), rules.rules());
      }
    } catch (JsonException e) {
      throw new IOException(
          "the rules of the profile are damaged (%s): %s"
              .formatted(folder.resolve(RULES), e.getMessage()),
          e);
    }
    return found;
  }

  /// Opens a file of the profile. A stranger may have put a link or a pipe in its place.
  static InputStream open(Path file) throws IOException {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)
        && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileSystemException(file.toString(), null, "it is not a regular file");
    }
    return Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS);
  }

  /// Returns a consumer of the events of the profiled rounds. After each trial it reads the
  /// recordings, stores their stacks, and compresses the recordings.
  public Consumer<RunEvent> collector() {
    var profiled = new HashSet<Integer>();
    return event -> {
      switch (event) {
        case RunEvent.TrialStarted it -> {
          if (ProfiledRounds.have(it.trial())) {
            profiled.add(it.trial().number());
          }
        }
        case RunEvent.TrialFinished it -> {
          if (profiled.remove(it.trial())) {
            collect(it.trial());
          }
        }
        default -> {} // tells nothing about recordings
      }
    };
  }

  private void collect(int trial) {
    try {
      var files = new ProfileFiles(folder, trial, 1);
      do {
        StackFile.write(files, FlightRecordingReader.read(files));
        compress(files);
        Files.deleteIfExists(files.failure());
        files = new ProfileFiles(folder, trial, files.iteration() + 1);
      } while (Files.exists(files.recording()) || Files.exists(files.failure()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void compress(ProfileFiles files) throws IOException {
    Path recording = files.recording();
    if (Files.exists(recording)) {
      AtomicFile.write(
          compressed(files),
          out -> {
            var zipped = new GZIPOutputStream(out);
            Files.copy(recording, zipped);
            zipped.finish();
          });
      Files.delete(recording);
    }
  }

  private static Path compressed(ProfileFiles files) {
    return Path.of(files.recording() + ZIPPED);
  }

  /// Writes all recordings as files that other tools open, and returns their number.
  ///
  /// @throws IOException after all others were written, if some recordings are damaged
  public int exportRecordings(Path target) throws IOException {
    List<Path> sources;
    try (Stream<Path> all = Files.list(folder)) {
      sources =
          all.filter(each -> each.toString().endsWith(ProfileFiles.RECORDING + ZIPPED)).toList();
    }
    var damaged = new ArrayList<String>();
    for (Path each : sources) {
      String name = String.valueOf(each.getFileName());
      Path file = target.resolve(name.substring(0, name.length() - ZIPPED.length()));
      try (var in = new GZIPInputStream(open(each))) {
        AtomicFile.write(file, out -> copy(in, out));
      } catch (EOFException | ZipException e) {
        damaged.add(each + " is damaged or cut off");
      } catch (IOException e) {
        damaged.add(IoErrorText.of(each, e));
      }
    }
    if (!damaged.isEmpty()) {
      throw new IOException(String.join("; ", damaged));
    }
    return sources.size();
  }

  private static void copy(InputStream in, OutputStream out) throws IOException {
    var buffer = new byte[1 << 16];
    long copied = 0;
    for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
      copied += count;
      if (copied > MOST_RECORDING_BYTES) {
        throw new IOException("the recording is larger than 1 GB");
      }
      out.write(buffer, 0, count);
    }
  }
}
