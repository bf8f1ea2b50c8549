package dynobench.workloadfile;

import dynobench.isolation.AnomalyClass;
import dynobench.isolation.Interleaving;
import dynobench.isolation.Interleavings;
import dynobench.toml.TomlSection;
import dynobench.workload.NameRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads the scripts of interleaved transactions, `[interleavings.<id>]`.
final class InterleavingReader {
  private static final String TABLE = "interleavings";

  private InterleavingReader() {}

  /// Returns the scripts; empty for a description without any.
  static Optional<Interleavings> read(TomlSection root) {
    var scripts = new ArrayList<Interleaving>();
    root.sections(TABLE).forEach(each -> script(each).ifPresent(scripts::add));
    return root.has(TABLE) ? Optional.of(new Interleavings(scripts)) : Optional.empty();
  }

  private static Optional<Interleaving> script(TomlSection section) {
    String title = section.text("title");
    String about = section.text("about", "");
    AnomalyClass anomaly =
        section.choice("anomaly", AnomalyClass.class).orElse(AnomalyClass.CORRUPT);
    List<Interleaving.Step> steps =
        section.texts("steps").stream()
            .flatMap(each -> section.attempt("steps", () -> step(each)).stream())
            .toList();
    List<Interleaving.Proof> proofs =
        section.elements("happened").stream()
            .flatMap(each -> proof(section, each).stream())
            .toList();
    return section.attempt(
        "",
        () -> {
          NameRule.check(section.name());
          return new Interleaving(section.name(), title, about, anomaly, steps, proofs);
        });
  }

  private static Interleaving.Step step(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw new IllegalArgumentException(
          "a step is a session, a colon and a statement, not \"" + text + "\"");
    }
    return new Interleaving.Step(
        text.substring(0, colon).strip(), text.substring(colon + 1).strip());
  }

  private static Optional<Interleaving.Proof> proof(TomlSection section, Object element) {
    if (element instanceof TomlSection table) {
      Map<String, String> answers = new HashMap<>();
      table.keys().forEach(key -> answers.put(key, table.text(key)));
      return Optional.of(new Interleaving.Proof(answers));
    }
    section.problem("happened", "must be a list of tables such as { 2 = \"10, 20\" }");
    return Optional.empty();
  }
}
