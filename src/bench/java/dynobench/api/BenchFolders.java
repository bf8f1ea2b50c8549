package dynobench.api;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/// Folders that a program needs to run Dynobench.
///
/// @param program folder of an unpacked Dynobench, which holds `engines` and `lib`
/// @param workspace folder of the runs; it is created if it is missing
public record BenchFolders(Path program, Path workspace) {
  /// System property of the program's folder.
  public static final String PROGRAM_PROPERTY = "dynobench.home";

  /// Environment variable of the program's folder, for programs without the property.
  public static final String PROGRAM_VARIABLE = "DYNOBENCH_HOME";

  /// Returns the folders with the program of the system property, or of the environment variable.
  ///
  /// @return empty if neither names the folder of a Dynobench
  public static Optional<BenchFolders> find(Path workspace) {
    return Stream.of(System.getProperty(PROGRAM_PROPERTY), System.getenv(PROGRAM_VARIABLE))
        .flatMap(Stream::ofNullable)
        .map(Path::of)
        .filter(each -> Files.isDirectory(each.resolve("engines")))
        .findFirst()
        .map(program -> new BenchFolders(program, workspace));
  }
}
