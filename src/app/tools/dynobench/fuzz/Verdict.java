package dynobench.fuzz;

import java.util.ArrayList;
import java.util.List;

/// Result of one input.
///
/// @param accepted whether the input was accepted as valid
/// @param said messages for the user
/// @param findings detected faults
/// @param noted results that are only counted
record Verdict(boolean accepted, List<String> said, List<Finding> findings, List<String> noted) {
  Verdict {
    said = List.copyOf(said);
    findings = List.copyOf(findings);
    noted = List.copyOf(noted);
  }

  /// Returns the result, with findings on the messages added.
  ///
  /// @param input text that messages may quote
  static Verdict of(boolean accepted, List<String> said, String input, List<Finding> findings) {
    var all = new ArrayList<>(findings);
    said.forEach(each -> all.addAll(Wording.faults(each, input)));
    if (!accepted && said.isEmpty()) {
      all.add(new Finding("refused without a word", ""));
    }
    return new Verdict(accepted, said, all, List.of());
  }

  Verdict noting(List<String> classes) {
    return new Verdict(accepted, said, findings, classes);
  }
}
