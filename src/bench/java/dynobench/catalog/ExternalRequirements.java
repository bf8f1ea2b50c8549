package dynobench.catalog;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Requirements of an engine that the machine or the user must supply, such as a system library.
///
/// @param jars absolute paths of jars that the user must supply
/// @param files absolute paths of required files; one of each list suffices, since systems differ
/// @param server server that the user runs
/// @param obtain one or two sentences on how to obtain missing files; may be empty
public record ExternalRequirements(
    List<Path> jars, List<List<Path>> files, Optional<ServerAt> server, String obtain) {
  /// No requirements.
  public static final ExternalRequirements NONE =
      new ExternalRequirements(List.of(), List.of(), Optional.empty(), "");

  /// A server at a URL that the user supplies.
  ///
  /// @param variable environment variable with the URL
  /// @param example example URL
  public record ServerAt(String variable, String example) {
    private static final String JDBC = "jdbc:";

    /// Returns the URL, if the variable contains a JDBC URL.
    Optional<String> url() {
      return fromEnvironment().filter(url -> url.startsWith(JDBC));
    }

    private Optional<String> fromEnvironment() {
      return Optional.ofNullable(System.getenv(variable)).filter(url -> !url.isBlank());
    }

    /// Returns why the URL is unknown, as the end of a sentence; empty if it is known. Never
    /// includes the variable's value, which may contain a password.
    Optional<String> missing() {
      if (url().isPresent()) {
        return Optional.empty();
      }
      String instead =
          fromEnvironment().isPresent()
              ? "has an unexpected value: correct it"
              : "is not set: set it";
      return Optional.of(
          "needs a running server and its URL, such as %s, in the environment variable %s, which %s before you start Dynobench"
              .formatted(example, variable, instead));
    }
  }

  public ExternalRequirements {
    jars = List.copyOf(jars);
    files = files.stream().map(List::copyOf).toList();
  }

  /// Returns the first path of the first list of which no file exists; empty if nothing is missing.
  Optional<Path> missing() {
    return files.stream()
        .filter(places -> places.stream().noneMatch(Files::exists))
        .map(List::getFirst)
        .findFirst();
  }

  /// Returns the remedy for something missing, with the punctuation before it.
  ///
  /// @param otherwise remedy if the descriptor has none, as the end of a sentence
  String remedy(String otherwise) {
    return obtain.isEmpty() ? ": " + otherwise : ". " + obtain;
  }
}
