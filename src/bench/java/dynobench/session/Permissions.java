package dynobench.session;

import dynobench.files.AtomicFile;
import dynobench.files.Fingerprint;
import dynobench.files.TextFile;
import dynobench.preflight.PermissionRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Unusual flags and statements that the user has permitted. Each permission applies to one exact
/// set of flags and statements, and is stored as a line of a file in the user's settings.
/// Thread-safe.
public final class Permissions {
  /// Maximum number of permissions. The oldest are dropped and requested again.
  private static final int MOST = 1_000;

  private final Path file;
  private final Set<String> granted = new LinkedHashSet<>();

  Permissions(Path file) {
    this.file = file;
  }

  /// Returns whether the user has permitted this set; true for an empty set.
  public synchronized boolean isGranted(List<PermissionRequest> flags) {
    if (flags.isEmpty()) {
      return true; // most plans: the file is not read for them
    }
    return isGranted(canonicalText(flags));
  }

  /// Returns whether the user has permitted exactly this text.
  public synchronized boolean isGranted(String seen) {
    try {
      granted.addAll(stored());
    } catch (IOException e) {
      // the user is asked again
    }
    return granted.contains(Fingerprint.of(seen));
  }

  /// Stores the permission of a set that the user has seen.
  ///
  /// @throws IOException when the permission cannot be stored; it remains valid for this process
  public synchronized void grant(List<PermissionRequest> flags) throws IOException {
    grant(canonicalText(flags));
  }

  /// Stores the permission of a text that the user has seen or written.
  public synchronized void grant(String seen) throws IOException {
    granted.addAll(stored());
    granted.add(Fingerprint.of(seen));
    var newest = new ArrayList<>(granted);
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

  /// Returns the text that is permitted, independent of the order of the flags.
  private static String canonicalText(List<PermissionRequest> flags) {
    return flags.stream()
        .map(each -> each.where() + "\n" + each.what())
        .sorted()
        .collect(Collectors.joining("\n\n"));
  }
}
