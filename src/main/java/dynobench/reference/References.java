package dynobench.reference;

import dynobench.toml.Problem;
import dynobench.toml.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The published figures that come with the program.
public final class References {
  /// Their ids, in the order of showing.
  public static final List<String> IDS =
      List.of("lawrence-2005", "pal-2007", "hsqldb-testbench", "hsqldb-orders", "berkeleydb-2005");

  private References() {}

  /// Reads all of them.
  public static List<Reference> all() {
    return IDS.stream().map(References::read).toList();
  }

  /// The one with this id.
  public static Optional<Reference> named(String id) {
    return IDS.contains(id) ? Optional.of(read(id)) : Optional.empty();
  }

  private static Reference read(String id) {
    var problems = new Problems();
    return ReferenceReader.read(id, text(id + ".toml"), text(id + ".csv"), problems)
        .orElseThrow(() ->
            new IllegalStateException(
                "The program's own reference %s is broken: %s"
                    .formatted(
                        id,
                        problems.list().stream()
                            .map(Problem::toString)
                            .collect(Collectors.joining("; ")))));
  }

  private static String text(String file) {
    try (InputStream in = References.class.getResourceAsStream("/references/" + file)) {
      if (in == null) {
        throw new IllegalStateException("The program's own reference " + file + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("The program's own reference " + file + " can't be read", e);
    }
  }
}
