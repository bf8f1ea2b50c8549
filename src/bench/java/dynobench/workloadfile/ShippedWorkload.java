package dynobench.workloadfile;

import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workload.Workload;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Workload of the program. Its description is read at the first use, because reading all of them
/// would delay the start of the window. Safe for use by several threads.
final class ShippedWorkload {
  private final String id;
  private final Supplier<String> text;
  private Optional<Workload> read = Optional.empty();

  /// @param text supplies the description
  ShippedWorkload(String id, Supplier<String> text) {
    this.id = id;
    this.text = text;
  }

  String id() {
    return id;
  }

  /// Returns the text of the description.
  String description() {
    return text.get();
  }

  /// Returns the described workload.
  ///
  /// @throws IllegalStateException if the description has errors
  synchronized Workload workload() {
    if (read.isEmpty()) {
      read = Optional.of(read());
    }
    return read.get();
  }

  private Workload read() {
    var problems = new Problems();
    return WorkloadReader.read(id + ".toml", id, text.get(), problems)
        .orElseThrow(() ->
            new IllegalStateException(
                "The program's workload "
                    + id
                    + " is broken: "
                    + problems.list().stream()
                        .map(Problem::toString)
                        .collect(Collectors.joining("; "))));
  }
}
