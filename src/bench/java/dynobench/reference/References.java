package dynobench.reference;

import dynobench.files.ProgramText;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Published figures that the program ships with.
public final class References {
  /// Ids of the references, in the order of display.
  public static final List<String> IDS =
      List.of("lawrence-2005", "pal-2007", "hsqldb-testbench", "hsqldb-orders", "berkeleydb-2005");

  private References() {}

  /// Reads all references.
  public static List<Reference> all() {
    return IDS.stream().map(References::read).toList();
  }

  /// Returns the reference with this id.
  public static Optional<Reference> named(String id) {
    return IDS.contains(id) ? Optional.of(read(id)) : Optional.empty();
  }

  /// Returns the figures of all workloads that can run here, separately for each platform.
  public static List<Reference.Repeatable> allFigures() {
    return all().stream().flatMap(each -> each.platforms().stream()).toList();
  }

  /// Returns the figures with this id, such as `berkeleydb-2005-solaris`.
  public static Optional<Reference.Repeatable> figures(String id) {
    return allFigures().stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /// Returns the ids of the same publication's figures for other platforms.
  public static List<String> otherPlatforms(Reference.Repeatable figures) {
    return all().stream()
        .filter(each -> each.platforms().stream().anyMatch(it -> it.id().equals(figures.id())))
        .flatMap(each -> each.platforms().stream().map(Reference.Repeatable::id))
        .filter(each -> !each.equals(figures.id()))
        .toList();
  }

  /// Returns the ids of all figures.
  public static List<String> figureIds() {
    return allFigures().stream().map(Reference.Repeatable::id).toList();
  }

  private static Reference read(String id) {
    var problems = new Problems();
    return ReferenceReader.read(
            id,
            ProgramText.of("/references/" + id + ".toml"),
            ProgramText.of("/references/" + id + ".csv"),
            problems)
        .orElseThrow(() ->
            new IllegalStateException(
                "The program's reference %s is broken: %s"
                    .formatted(
                        id,
                        problems.list().stream()
                            .map(Problem::toString)
                            .collect(Collectors.joining("; ")))));
  }
}
