package dynobench.runfile;

import dynobench.files.FolderTree;
import dynobench.files.IoErrorText;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.result.RunResult;
import dynobench.runfile.RunFileManifest.PackedFile;
import dynobench.store.RunFiles;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Result file that was checked: it is whole, and holds only what a result file may hold.
public final class RunFile {
  /// Extension of the names of result files.
  public static final String EXTENSION = "dynorun";

  /// Ending of the names of result files.
  public static final String ENDING = "." + EXTENSION;

  static final String MANIFEST = "dynorun.json";
  static final String SUMMARY = "summary.json";
  static final String RECORDINGS = "recording/";

  private static final int MOST_FILES = 9;
  private static final long MOST_MANIFEST_BYTES = 1 << 20;

  /// Largest total size.
  private static final long MOST_BYTES = 2L << 30;

  /// Largest size of a log that is read as one of many.
  private static final long MOST_READ_BYTES = 256L << 20;

  /// Largest size of files that are read as a whole.
  private static final long MOST_SMALL_BYTES = 32L << 20;

  private static final int MOST_NAME_BYTES = 200;

  /// Names that Windows does not permit.
  private static final Pattern NOT_PORTABLE =
      Pattern.compile("(?i).*[. ]|(con|prn|aux|nul|com\\d|lpt\\d)(\\..*)?");

  private static final Pattern RECORDING =
      Pattern.compile(Pattern.quote(RECORDINGS) + "[\\p{L}\\p{N}_][\\p{L}\\p{N}._ -]{0,99}");

  private static final Set<String> NEEDED = Set.of(SUMMARY, RunFiles.EVENTS, RunFiles.PLAN);
  private static final Set<String> PERMITTED =
      Set.of(SUMMARY, RunFiles.EVENTS, RunFiles.PLAN, RunFiles.ENVIRONMENT, RunFiles.NOTES);

  private final Path file;
  private final RunFileManifest manifest;

  private RunFile(Path file, RunFileManifest manifest) {
    this.file = file;
    this.manifest = manifest;
  }

  /// Returns whether a file has the ending of result files.
  public static boolean isNamed(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(ENDING);
  }

  /// Opens a file and checks all of it: its contents, their sizes and their digests.
  ///
  /// @throws RunFileException when it is damaged, no result file, or one of a newer version
  /// @throws IOException when it cannot be read; the message names the file
  public static RunFile open(Path file) throws IOException {
    try (var zip = new ZipFile(file.toFile())) {
      RunFileManifest manifest = manifest(zip);
      requirePermitted(manifest);
      requireComplete(zip, manifest);
      for (PackedFile each : manifest.files()) {
        copy(zip, each, OutputStream.nullOutputStream());
      }
      RunFileSummary _ = summary(zip, manifest); // it must be readable, too
      return new RunFile(file, manifest);
    } catch (RunFileException e) {
      throw new RunFileException("%s %s.".formatted(file, e.getMessage()));
    } catch (NoSuchFileException | AccessDeniedException e) {
      throw new RunFileException("%s cannot be read (%s).".formatted(file, IoErrorText.of(e)));
    } catch (ZipException | EOFException e) {
      throw new RunFileException(
          "%s is damaged, or no result file (%s).".formatted(file, IoErrorText.of(e)));
    }
  }

  private static RunFileManifest manifest(ZipFile zip) throws IOException {
    ZipEntry entry = zip.getEntry(MANIFEST);
    if (entry == null) {
      throw new RunFileException("is no result file: it has no " + MANIFEST);
    }
    var bytes = new ByteArrayOutputStream();
    try (InputStream in = zip.getInputStream(entry)) {
      if (!copy(in, bytes, MOST_MANIFEST_BYTES)) {
        throw new RunFileException("is no result file: its " + MANIFEST + " is too large");
      }
    }
    RunFileManifest manifest = json(RunFileManifest.class, bytes, MANIFEST);
    if (manifest.format() > RunFileManifest.FORMAT || manifest.format() < 1) {
      throw new RunFileException(
          "has format %d, and this version knows format %d. Use a newer Dynobench"
              .formatted(manifest.format(), RunFileManifest.FORMAT));
    }
    return manifest;
  }

  /// Refuses a list that no result file may have. The message is a predicate without a subject.
  static void requirePermitted(RunFileManifest manifest) throws RunFileException {
    if (!manifest.isWhole()) {
      throw new RunFileException("is damaged: the digest does not fit the list of files");
    }
    if (!RunStore.isName(manifest.run()) || !isPortable(manifest.run())) {
      throw new RunFileException("is damaged: the name of the run is not valid");
    }
    Set<String> listed = new HashSet<>();
    long bytes = 0;
    for (PackedFile each : manifest.files()) {
      if (!listed.add(each.name().toLowerCase(Locale.ROOT)) || !isPermitted(each)) {
        throw new RunFileException(
            "holds \"%s\", which no result file may hold".formatted(each.name()));
      }
      bytes += each.bytes();
    }
    if (bytes > MOST_BYTES) {
      throw new RunFileException("is larger than the 2 GB that are permitted");
    }
    if (!listed.containsAll(NEEDED)) {
      throw new RunFileException("is not complete: plan, events or summary are missing");
    }
  }

  private static void requireComplete(ZipFile zip, RunFileManifest manifest)
      throws RunFileException {
    Set<String> listed =
        manifest.files().stream()
            .map(it -> it.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    Set<String> present = new HashSet<>();
    for (ZipEntry each : Collections.list(zip.entries())) {
      present.add(each.getName().toLowerCase(Locale.ROOT));
    }
    present.remove(MANIFEST);
    if (zip.size() > MOST_FILES || zip.size() != listed.size() + 1 || !present.equals(listed)) {
      throw new RunFileException("is damaged: it does not hold exactly the files of its list");
    }
  }

  private static boolean isPortable(String name) {
    return !NOT_PORTABLE.matcher(name).matches()
        && name.getBytes(StandardCharsets.UTF_8).length <= MOST_NAME_BYTES;
  }

  private static boolean isPermitted(PackedFile it) {
    boolean isRecording = RECORDING.matcher(it.name()).matches() && isPortable(it.name());
    boolean isLarge = isRecording || it.name().equals(RunFiles.EVENTS);
    return (PERMITTED.contains(it.name()) || isRecording)
        && it.bytes() >= 0
        && it.bytes() <= (isLarge ? MOST_BYTES : MOST_SMALL_BYTES);
  }

  /// Copies a file out of the archive, and checks its length and digest.
  private static void copy(ZipFile zip, PackedFile packed, OutputStream to) throws IOException {
    ZipEntry entry = zip.getEntry(packed.name());
    if (entry == null || entry.getSize() != packed.bytes()) {
      throw new RunFileException("is damaged: %s has another length".formatted(packed.name()));
    }
    try (InputStream in = zip.getInputStream(entry);
        var out = new DigestOutputStream(to, MessageDigest.getInstance("SHA-256"))) {
      boolean isAll = copy(in, out, packed.bytes());
      String digest = HexFormat.of().formatHex(out.getMessageDigest().digest());
      if (!isAll || !digest.equals(packed.sha256())) {
        throw new RunFileException("is damaged: %s was changed".formatted(packed.name()));
      }
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }

  /// Copies at most some bytes. Returns whether there were no more.
  private static boolean copy(InputStream in, OutputStream out, long most) throws IOException {
    byte[] buffer = new byte[1 << 16];
    long copied = 0;
    for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
      copied += read;
      if (copied > most) {
        return false;
      }
      out.write(buffer, 0, read);
    }
    return true;
  }

  /// Returns the id of the run.
  public String run() {
    return manifest.run();
  }

  /// Returns the digest of all contents.
  public String digest() {
    return manifest.digest();
  }

  /// Returns the digest of the result file that the run repeats, if it repeats one.
  public Optional<String> repeats() {
    return manifest.repeats();
  }

  /// Returns the results that the file states, which are those of its events only if nobody forged
  /// them.
  public RunFileSummary summary() throws IOException {
    try (var zip = new ZipFile(file.toFile())) {
      return summary(zip, manifest);
    }
  }

  private static RunFileSummary summary(ZipFile zip, RunFileManifest manifest) throws IOException {
    PackedFile packed =
        manifest.files().stream().filter(it -> it.name().equals(SUMMARY)).findFirst().orElseThrow();
    var bytes = new ByteArrayOutputStream();
    copy(zip, packed, bytes);
    return json(RunFileSummary.class, bytes, SUMMARY);
  }

  private static <T> T json(Class<T> type, ByteArrayOutputStream bytes, String name)
      throws RunFileException {
    try {
      return new JsonLines().read(type, bytes.toString(StandardCharsets.UTF_8).strip());
    } catch (JsonException | IllegalArgumentException e) {
      throw new RunFileException("is damaged: %s cannot be read".formatted(name));
    }
  }

  /// Writes the contents into an empty folder, which then is the folder of a stored run. The
  /// summary is left out, because it follows from the events.
  public void unpackInto(Path folder) throws IOException {
    unpackInto(folder, true);
    if (repeats().isPresent()) {
      RunOrigin.write(folder, repeats().get());
    }
  }

  private void unpackInto(Path folder, boolean isWithRecording) throws IOException {
    try (var zip = new ZipFile(file.toFile())) {
      for (PackedFile each : manifest.files()) {
        boolean isRecording = each.name().startsWith(RECORDINGS);
        if (each.name().equals(SUMMARY) || (isRecording && !isWithRecording)) {
          continue;
        }
        Path target = folder.resolve(each.name());
        Files.createDirectories(Objects.requireNonNull(target.getParent()));
        try (OutputStream out = Files.newOutputStream(target)) {
          copy(zip, each, out);
        }
      }
    }
  }

  private static boolean isTooLong(PackedFile it) {
    return it.name().equals(RunFiles.EVENTS) && it.bytes() > MOST_READ_BYTES;
  }

  /// Use of a run's result.
  @FunctionalInterface
  public interface ResultUse<T> {
    T of(RunResult run) throws IOException;
  }

  /// Reads the result from the events, in a temporary folder.
  ///
  /// @throws RunFileException if the log is so long that its result may not fit into memory
  public <T> T read(ResultUse<T> use) throws IOException {
    if (manifest.files().stream().anyMatch(RunFile::isTooLong)) {
      throw new RunFileException(
          "%s has a log of more than %,d MB.".formatted(file, MOST_READ_BYTES >> 20));
    }
    Path folder = Files.createTempDirectory("dynorun");
    try {
      Path run = Files.createDirectory(folder.resolve(run()));
      unpackInto(run, false);
      return use.of(new RunReader(run).result());
    } finally {
      FolderTree.delete(folder);
    }
  }

  /// Writes a file with the same contents, and without anything that the digest does not cover.
  public void writeTo(Path target) throws IOException {
    try (var zip = new ZipFile(file.toFile());
        var out = new ZipOutputStream(Files.newOutputStream(target))) {
      RunFileWriter.begin(out, MANIFEST);
      out.write(manifest.json());
      for (PackedFile each : manifest.files()) {
        RunFileWriter.begin(out, each.name());
        copy(zip, each, new OpenStream(out));
      }
    }
  }

  /// Stream that its user cannot close.
  private static final class OpenStream extends FilterOutputStream {
    OpenStream(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      out.write(bytes, from, length);
    }

    @Override
    public void close() {
      // the archive goes on
    }
  }

  /// Adds the run to those of a workspace.
  ///
  /// @return the folder of the run
  public Path addTo(RunStore runs) throws IOException {
    return runs.add(run(), this::unpackInto);
  }
}
