package dynobench.catalog;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What an engine needs that nobody else brings along, such as a library of the system.
///
/// @param jars that only the user can have, absolute
/// @param files that must be there, absolute; of each list one, since systems put it elsewhere
/// @param obtain how somebody gets what isn't there, in a sentence or two; may be empty
public record Outside(List<Path> jars, List<List<Path>> files, String obtain) {
  /// Nothing.
  public static final Outside NONE = new Outside(List.of(), List.of(), "");

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
