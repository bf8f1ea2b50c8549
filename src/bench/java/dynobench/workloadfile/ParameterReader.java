package dynobench.workloadfile;

import dynobench.toml.TomlSection;
import dynobench.workload.Domain;
import dynobench.workload.Factor;
import dynobench.workload.Parameter;
import java.util.List;
import java.util.Optional;

/// Reads the parameters of a workload's description, each a table `[parameters.<id>]`.
final class ParameterReader {
  /// Names of a plan's other factors: a parameter with such a name could not be varied.
  private static final List<String> CONDITIONS = List.of(Factor.HEAP, Factor.COMMIT, Factor.NODES);

  private ParameterReader() {}

  static List<Parameter> parameters(TomlSection root) {
    return root.sections("parameters").stream().flatMap(each -> parameter(each).stream()).toList();
  }

  private static Optional<Parameter> parameter(TomlSection section) {
    List<String> words = section.texts("words");
    Optional<Object> from = section.anything("from");
    Optional<Object> to = section.anything("to");
    Optional<Domain.Text.Form> text =
        section.has("text") ? section.choice("text", Domain.Text.Form.class) : Optional.empty();
    String standard = section.anything("default").map(Object::toString).orElse("");
    String unit = section.text("unit", "");
    String help = section.text("help");
    boolean offered = section.flag("offered", false);
    Optional<String> baseline = section.anything("baseline").map(Object::toString);
    section.finish();
    if (CONDITIONS.contains(section.name())) {
      section.problem("", "is a setting of every plan: choose another name");
    }
    if (section.has("words") && (from.isPresent() || to.isPresent())) {
      section.problem("words", "excludes from and to: write one or the other");
    }
    if (section.has("text") && (section.has("words") || from.isPresent() || to.isPresent())) {
      section.problem("text", "excludes words, from and to: write one or the other");
    }
    if (section.has("text") && text.isEmpty()) {
      return Optional.empty(); // already reported
    }
    return section.attempt(
        "",
        () ->
            new Parameter(
                section.name(),
                text.<Domain>map(Domain.Text::new)
                    .orElseGet(() -> domain(words, from.orElse(""), to.orElse(""))),
                standard,
                unit,
                help,
                offered,
                baseline));
  }

  private static Domain domain(List<String> words, Object from, Object to) {
    if (!words.isEmpty()) {
      return new Domain.Choice(words);
    }
    if (from instanceof Long least && to instanceof Long most) {
      return new Domain.Whole(least, most);
    }
    if (from instanceof Number least && to instanceof Number most) {
      return new Domain.Decimal(least.doubleValue(), most.doubleValue());
    }
    throw new IllegalArgumentException("must have numbers from and to, or words");
  }
}
