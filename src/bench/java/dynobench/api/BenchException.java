package dynobench.api;

import java.util.List;

/// A plan that cannot run, with the problems as sentences.
public final class BenchException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient List<String> problems;

  BenchException(List<String> problems) {
    super(String.join("\n", problems));
    this.problems = List.copyOf(problems);
  }

  /// Returns the problems.
  public List<String> problems() {
    return problems;
  }
}
