package dynobench.fuzz;

import java.util.ArrayList;
import java.util.List;

/// Result of one input.
///
/// @param accepted whether the input was accepted as valid
/// @param said messages for the user
/// @param findings detected faults
/// @param noted results that are only counted
record FuzzVerdict(
    boolean accepted, List<String> said, List<Finding> findings, List<String> noted) {
  FuzzVerdict {
    said = List.copyOf(said);
    findings = List.copyOf(findings);
    noted = List.copyOf(noted);
  }

  /// Returns the result, with findings on the messages added.
  ///
  /// @param input text that messages may quote
  static FuzzVerdict of(boolean accepted, List<String> said, String input, List<Finding> findings) {
    var all = new ArrayList<>(findings);
    said.forEach(each -> all.addAll(Wording.faults(each, input)));
    if (!accepted && said.isEmpty()) {
      all.add(new Finding("refused without a word", ""));
    }
    return new FuzzVerdict(accepted, said, all, List.of());
  }

  FuzzVerdict noting(List<String> classes) {
    return new FuzzVerdict(accepted, said, findings, classes);
  }
}
