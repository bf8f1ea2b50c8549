package dynobench.advice;

import dynobench.catalog.Catalog;
import dynobench.files.AtomicFile;
import dynobench.files.TextFile;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.result.RunResult;
import dynobench.store.RunStore;
import dynobench.store.Workspace;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
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

  /// Answer, and the runs that it rests on.
  ///
  /// @param gone ids of runs that are no longer stored
  public record Answer(Advice advice, List<RunResult> runs, List<String> gone) {
    public Answer {
      runs = List.copyOf(runs);
      gone = List.copyOf(gone);
    }
  }

  /// Returns the answer to the question, from the runs that are still stored.
  public Answer answer(Catalog catalog, RunStore store) {
    var results = new EnumMap<AdvicePart, RunResult>(AdvicePart.class);
    var gone = new ArrayList<String>();
    ids()
        .forEach((part, id) ->
            store
                .named(id)
                .ifPresentOrElse(
                    folder -> results.put(part, store.reader(folder).result()),
                    () -> gone.add(id)));
    return new Answer(
        Advice.of(catalog, application, results), List.copyOf(results.values()), gone);
  }

  /// Returns the ids of the runs, by their parts.
  Map<AdvicePart, String> ids() {
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
