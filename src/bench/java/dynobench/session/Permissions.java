package dynobench.session;

import dynobench.files.AtomicFile;
import dynobench.files.Fingerprint;
import dynobench.files.TextFile;
import dynobench.preflight.PermissionRequest;
import dynobench.workload.Workload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Unusual flags and SQL that the user has permitted. Each permission applies to one exact set of
/// flags or to the SQL of one workload. A file in the user's settings stores its SHA-256 as a line.
/// Other processes may add lines. Thread-safe.
public final class Permissions {
  /// Maximum number of permissions. The oldest are dropped and requested again.
  private static final int MOST = 1_000;

  private final Path file;
  private final Set<String> granted = new LinkedHashSet<>();

  Permissions(Path file) {
    this.file = file;
  }

  /// Returns whether the user has permitted all of these; true for an empty list.
  public boolean isGranted(List<PermissionRequest> requests) {
    return missing(requests).isEmpty();
  }

  /// Returns the requests that the user has not permitted yet. Flags are permitted as a set, the
  /// SQL of a workload by itself.
  public synchronized List<PermissionRequest> missing(List<PermissionRequest> requests) {
    if (requests.isEmpty()) {
      return requests; // most plans: the file is not read for them
    }
    List<PermissionRequest> flags = flags(requests);
    boolean allFlags = flags.isEmpty() || isGranted(canonicalText(flags));
    return requests.stream()
        .filter(each ->
            switch (each) {
              case PermissionRequest.Flag _ -> !allFlags;
              case PermissionRequest.Sql sql -> !isGranted(canonicalText(sql));
            })
        .toList();
  }

  private static List<PermissionRequest> flags(List<PermissionRequest> requests) {
    return requests.stream().filter(PermissionRequest.Flag.class::isInstance).toList();
  }

  /// Returns whether the user has permitted exactly this text. If the file cannot be read, only
  /// permissions that this process knows count.
  public synchronized boolean isGranted(String seen) {
    try {
      granted.addAll(stored());
    } catch (IOException e) {
      // the user is asked again
    }
    return granted.contains(Fingerprint.of(seen));
  }

  /// Stores the permission of requests that the user has seen.
  ///
  /// @throws IOException when the permission cannot be stored; it remains valid for this process
  public synchronized void grant(List<PermissionRequest> requests) throws IOException {
    List<PermissionRequest> flags = flags(requests);
    if (!flags.isEmpty()) {
      grant(canonicalText(flags));
    }
    for (PermissionRequest each : requests) {
      if (each instanceof PermissionRequest.Sql sql) {
        grant(canonicalText(sql));
      }
    }
  }

  /// Stores the permission of a workload that this program has written for the user. Other SQL in
  /// its file needs another permission.
  public void grant(Workload written) throws IOException {
    grant(List.of(PermissionRequest.Sql.of(written)));
  }

  /// Stores the permission of a text that the user has seen or written.
  ///
  /// @throws IOException when the file cannot be read or written
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
        .map(Permissions::canonicalText)
        .sorted()
        .collect(Collectors.joining("\n\n"));
  }

  private static String canonicalText(PermissionRequest request) {
    String where =
        switch (request) {
          case PermissionRequest.Flag flag -> flag.where();
          case PermissionRequest.Sql sql -> "the workload " + sql.workload();
        };
    return where + "\n" + request.text();
  }
}
