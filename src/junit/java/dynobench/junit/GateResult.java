package dynobench.junit;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.opentest4j.AssertionFailedError;

/// Result of a gate.
///
/// @param sentence the answer in words
/// @param checks one check for each figure
/// @param report the whole result: number of rounds, answer, and what could have been found
/// @param folder folder with the result as JSON, XML and Markdown
public record GateResult(
    GateAnswer answer, String sentence, List<GateCheck> checks, String report, Path folder) {
  /// Answer of a gate or of one of its figures.
  public enum GateAnswer {
    /// No slower than allowed.
    NOT_SLOWER,
    /// Slower than allowed.
    SLOWER,
    /// Not known precisely enough.
    UNDECIDED
  }

  /// Check of one figure.
  ///
  /// @param title title such as `Insert time, 10,000 rows`
  /// @param candidate title of the candidate, such as `H2 2.5.252 on disk`
  /// @param verdict the verdict in words; empty if the candidate is not slower
  public record GateCheck(String title, String candidate, GateAnswer answer, String verdict) {}

  public GateResult {
    checks = List.copyOf(checks);
  }

  /// Fails if the candidate is slower than allowed.
  public void assertNotSlower() {
    if (answer == GateAnswer.SLOWER) {
      String figures =
          checks.stream()
              .map(it ->
                  "%s of %s: %s %s"
                      .formatted(it.title(), it.candidate(), it.answer(), it.verdict())
                      .strip())
              .collect(Collectors.joining("\n"));
      throw new AssertionFailedError(
          "%s%n%n%s%n%nJSON, XML and Markdown are in %s"
              .formatted(report.strip(), figures, folder));
    }
  }
}
