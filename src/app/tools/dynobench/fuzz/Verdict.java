package dynobench.fuzz;

import java.util.ArrayList;
import java.util.List;

/// What came of one input.
///
/// @param accepted whether it was taken for sound
/// @param said the sentences for the user
/// @param findings what must not be
/// @param noted what is only counted
record Verdict(boolean accepted, List<String> said, List<Finding> findings, List<String> noted) {
  Verdict {
    said = List.copyOf(said);
    findings = List.copyOf(findings);
    noted = List.copyOf(noted);
  }

  /// Judges the sentences, too.
  ///
  /// @param input what may stand in them
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
