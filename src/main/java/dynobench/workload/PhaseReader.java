package dynobench.workload;

import dynobench.toml.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads the phases of a workload's description, and the formulas in it.
final class PhaseReader {
  private PhaseReader() {}

  /// The tables `[[phases]]`.
  static List<Phase> phases(Section root) {
    var phases = new ArrayList<Phase>();
    for (Object each : root.elements("phases")) {
      if (each instanceof Section section) {
        phase(section).ifPresent(phases::add);
      } else {
        root.problem("phases", "holds " + each + ", which is no table [[phases]]");
      }
    }
    if (phases.isEmpty()) {
      root.problem("phases", "there are none: at least one table [[phases]] was expected");
    }
    return phases;
  }

  private static Optional<Phase> phase(Section section) {
    String name = section.text("id");
    String title = Names.title(section, "title");
    String unit = Names.title(section, "unit");
    Optional<Formula> operations = formula(section, "operations");
    Phase.Writes writes = section.choice("writes", Phase.Writes.NOTHING);
    section.finish();
    return operations.flatMap(
        count -> section.attempt("id", () -> new Phase(name, title, unit, count, writes)));
  }

  /// A text, or a number alone.
  static Optional<Formula> formula(Section section, String key) {
    String text =
        section
            .anything(key)
            .filter(Long.class::isInstance)
            .map(Object::toString)
            .orElseGet(() -> section.text(key));
    return text.isBlank() ? Optional.empty() : section.attempt(key, () -> new Formula(text));
  }
}
