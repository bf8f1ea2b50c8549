package dynobench.session;

import dynobench.files.AtomicFile;
import dynobench.files.Fingerprint;
import dynobench.files.TextFile;
import dynobench.preflight.Unusual;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The unusual flags and statements that a person has said yes to, once for just these together: a
/// line each in a file of the user's. Thread-safe.
public final class Permissions {
  /// The oldest are forgotten beyond it, and asked again.
  private static final int MOST = 1_000;

  private final Path file;
  private final Set<String> given = new LinkedHashSet<>();

  Permissions(Path file) {
    this.file = file;
  }

  /// Whether a person has permitted all of these; nobody needs to permit nothing.
  public synchronized boolean given(List<Unusual> flags) {
    if (flags.isEmpty()) {
      return true; // most plans: no file is read for them
    }
    return given(seen(flags));
  }

  /// Whether a person has permitted just what a text says.
  public synchronized boolean given(String seen) {
    try {
      given.addAll(stored());
    } catch (IOException e) {
      // then it is asked again
    }
    return given.contains(Fingerprint.of(seen));
  }

  /// A person has permitted these, and has seen them.
  ///
  /// @throws IOException when it can't be stored; it holds for this process all the same
  public synchronized void give(List<Unusual> flags) throws IOException {
    give(seen(flags));
  }

  /// As [#give(List)], for a text that the person has seen or written.
  public synchronized void give(String seen) throws IOException {
    given.addAll(stored());
    given.add(Fingerprint.of(seen));
    var newest = new ArrayList<>(given);
    List<String> kept = newest.subList(Math.max(0, newest.size() - MOST), newest.size());
    Files.createDirectories(file.toAbsolutePath().getParent());
    AtomicFile.write(file, String.join("\n", kept) + "\n");
  }

  private List<String> stored() throws IOException {
    try {
      return TextFile.read(file).lines().toList();
    } catch (NoSuchFileException e) {
      return List.of();
    }
  }

  /// What was seen is what is permitted, in whatever order.
  private static String seen(List<Unusual> flags) {
    return flags.stream()
        .map(each -> each.where() + "\n" + each.what())
        .sorted()
        .collect(Collectors.joining("\n\n"));
  }
}
