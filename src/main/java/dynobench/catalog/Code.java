package dynobench.catalog;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// What a worker needs to run an engine.
///
/// @param shipped whether it was described by those who made the program; others bring code from
///   elsewhere
/// @param files that lie beside the descriptor, absolute
/// @param fetched those that are fetched when they are asked for
/// @param store where fetched ones are kept
/// @param flags of its JVM
public record Code(
    boolean shipped, List<Path> files, List<Artifact> fetched, Path store, List<String> flags) {
  public Code {
    files = List.copyOf(files);
    fetched = List.copyOf(fetched);
    flags = List.copyOf(flags);
  }

  /// All of its jars.
  public List<Path> jars() {
    return Stream.concat(files.stream(), fetched.stream().map(each -> each.in(store))).toList();
  }

  /// What is still to be fetched. Opens no file.
  public List<Artifact> missing() {
    return fetched.stream().filter(each -> !Files.isRegularFile(each.in(store))).toList();
  }
}
