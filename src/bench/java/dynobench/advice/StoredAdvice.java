package dynobench.advice;

import dynobench.files.AtomicFile;
import dynobench.files.TextFile;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.store.Workspace;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// The last question of a workspace, and the runs that answer it.
///
/// @param runs ids of the runs, by the id of their part
public record StoredAdvice(Application application, Map<String, String> runs) {
  private static final String FILE = "advice.json";

  public StoredAdvice {
    runs = Map.copyOf(runs);
  }

  /// Returns a question whose runs have these ids.
  public static StoredAdvice of(Application application, Map<AdvicePart, String> ids) {
    var runs = new LinkedHashMap<String, String>();
    ids.forEach((part, id) -> runs.put(part.plan(), id));
    return new StoredAdvice(application, runs);
  }

  /// Returns the ids of the runs, by their parts.
  public Map<AdvicePart, String> ids() {
    var ids = new EnumMap<AdvicePart, String>(AdvicePart.class);
    for (AdvicePart each : AdvicePart.values()) {
      Optional.ofNullable(runs.get(each.plan())).ifPresent(id -> ids.put(each, id));
    }
    return ids;
  }

  /// Returns the last question of a workspace; empty if nobody has asked yet.
  ///
  /// @throws IOException when the file cannot be read, or is damaged
  public static Optional<StoredAdvice> read(Workspace workspace) throws IOException {
    try {
      String line = TextFile.read(file(workspace));
      return Optional.of(new JsonLines().read(StoredAdvice.class, line.strip()));
    } catch (NoSuchFileException _) {
      return Optional.empty();
    } catch (JsonException | IllegalArgumentException e) {
      throw new IOException(file(workspace) + " is damaged: " + e.getMessage(), e);
    }
  }

  /// Stores this question in a workspace, in place of the last one.
  public void write(Workspace workspace) throws IOException {
    AtomicFile.write(file(workspace), new JsonLines().write(StoredAdvice.class, this) + "\n");
  }

  private static Path file(Workspace workspace) {
    return workspace.folder().resolve(FILE);
  }
}
