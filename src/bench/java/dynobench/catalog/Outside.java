package dynobench.catalog;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What an engine needs that nobody else brings along, such as a library of the system.
///
/// @param jars that only the user can have, absolute
/// @param files that must be there, absolute; of each list one, since systems put it elsewhere
/// @param server that somebody runs, wherever it is
/// @param obtain how somebody gets what isn't there, in a sentence or two; may be empty
public record Outside(
    List<Path> jars, List<List<Path>> files, Optional<ServerAt> server, String obtain) {
  /// Nothing.
  public static final Outside NONE = new Outside(List.of(), List.of(), Optional.empty(), "");

  /// A server that is found by a URL of the user's.
  ///
  /// @param variable of the environment that holds it
  /// @param example of one
  public record ServerAt(String variable, String example) {
    private static final String JDBC = "jdbc:";

    /// Where it is, if that is known.
    Optional<String> url() {
      return given().filter(url -> url.startsWith(JDBC));
    }

    private Optional<String> given() {
      return Optional.ofNullable(System.getenv(variable)).filter(url -> !url.isBlank());
    }

    /// Why it isn't known, as the end of a sentence. What stands there may hold a password.
    Optional<String> missing() {
      if (url().isPresent()) {
        return Optional.empty();
      }
      String instead =
          given().isPresent() ? "holds something else: correct it" : "isn't set: set it";
      return Optional.of(
          "needs a server that you run, and its URL, such as %s, in the environment variable %s, which %s before Dynobench is started"
              .formatted(example, variable, instead));
    }
  }

  public Outside {
    jars = List.copyOf(jars);
    files = files.stream().map(List::copyOf).toList();
  }

  /// The first file that isn't there.
  Optional<Path> missing() {
    return files.stream()
        .filter(places -> places.stream().noneMatch(Files::exists))
        .map(List::getFirst)
        .findFirst();
  }

  /// What to do about something that isn't there.
  ///
  /// @param otherwise what is said where the descriptor says nothing, as the end of a sentence
  String remedy(String otherwise) {
    return obtain.isEmpty() ? ": " + otherwise : ". " + obtain;
  }
}
