package dynobench.workloadfile;

import dynobench.toml.TomlSection;
import dynobench.workload.NamedSql;
import dynobench.workload.Parameter;
import dynobench.workload.Phase;
import dynobench.workload.PhaseCondition;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Compares a user-defined description with the shipped workload whose protocol it names. A
/// protocol is code that depends on the workload's phases, parameters, tables and statements. These
/// must be equal in the variant, so that a file cannot run anything that did not come with the
/// program. Titles, texts, defaults, narrower limits, figures and factors may differ.
final class VariantCheck {
  private final TomlSection root;
  private final Workload own;
  private final Workload known;

  private VariantCheck(TomlSection root, Workload own, Workload known) {
    this.root = root;
    this.own = own;
    this.known = known;
  }

  /// Reports all forbidden differences, or an unknown protocol. A workload without a protocol must
  /// only have no yardstick.
  ///
  /// @param root root of the description
  /// @param program workloads whose protocols exist
  static void check(TomlSection root, Workload own, List<Workload> program) {
    if (own.script().isPresent()) {
      // It names no protocol, so no code depends on it.
      own.yardstick()
          .ifPresent(_ -> root.problem("yardstick", "only the program's workloads can have one"));
      return;
    }
    program.stream()
        .filter(each -> each.protocol().equals(own.protocol()))
        .findFirst()
        .ifPresentOrElse(
            known -> new VariantCheck(root, own, known).check(),
            () ->
                root.problem(
                    "protocol",
                    String.format(
                        Locale.ROOT,
                        "there is no protocol \"%s\"; there are: %s",
                        own.protocol(),
                        program.stream()
                            .map(Workload::protocol)
                            .collect(Collectors.joining(", ")))));
  }

  private void check() {
    require("needs", TomlSection.written(own.needs()), TomlSection.written(known.needs()));
    require("stored", own.stored().text(), known.stored().text());
    if (root.has("written") || own.stored().equals(known.stored())) {
      require("written", own.written().text(), known.written().text());
    }
    own.yardstick().ifPresent(it -> require("yardstick", it, known.yardstick().orElse("")));
    phases();
    known.parameters().stream()
        .filter(each -> own.parameter(each.id()).isEmpty())
        .forEach(each -> problem("parameters", "", "lack \"" + each.id() + "\", which %s has"));
    own.parameters().forEach(this::parameter);
    statements();
    if (!own.tables().equals(known.tables())) {
      problem("tables", "", "must be those of %s, which its protocol fills");
    }
  }

  private void require(String key, String given, String expected) {
    if (!given.equals(expected)) {
      root.problem(key, must(expected, given));
    }
  }

  private String must(String expected, String given) {
    return String.format(
        Locale.ROOT,
        "must be \"%s\" as in %s, whose protocol it uses, not \"%s\"",
        expected,
        known.id(),
        given);
  }

  private void phases() {
    require("phases", ids(own), ids(known));
    List<Object> sections = root.elements("phases");
    for (int i = 0; i < own.phases().size(); i++) {
      Phase given = own.phases().get(i);
      if (sections.get(i) instanceof TomlSection section) {
        known.phase(given.id()).ifPresent(it -> phase(section, given, it));
      }
    }
  }

  private void phase(TomlSection section, Phase given, Phase expected) {
    if (!given.operations().equals(expected.operations())) {
      section.problem("operations", must(expected.operations().text(), given.operations().text()));
    }
    if (given.crew().isPresent() != expected.crew().isPresent()) {
      String clients = expected.crew().map(each -> each.clients().text()).orElse("");
      section.problem(
          "clients", must(clients, given.crew().map(each -> each.clients().text()).orElse("")));
    }
    if (!given.conditions().equals(expected.conditions())) {
      section.problem("id", must(conditions(expected), conditions(given)));
    }
    if (given.writes() != expected.writes()) {
      section.problem(
          "writes",
          must(TomlSection.written(expected.writes()), TomlSection.written(given.writes())));
    }
  }

  private static String conditions(Phase phase) {
    return phase.conditions().isEmpty()
        ? "always done"
        : phase.conditions().stream()
            .map(PhaseCondition::description)
            .collect(Collectors.joining(", "));
  }

  private static String ids(Workload workload) {
    return workload.phases().stream().map(Phase::id).collect(Collectors.joining(", "));
  }

  private void parameter(Parameter given) {
    known
        .parameter(given.id())
        .ifPresentOrElse(
            it -> {
              if (!it.domain().includes(given.domain())) {
                String all = it.domain().values();
                problem("parameters", given.id(), "must stay within " + all + ", as in %s");
              }
              if (it.offered() != given.offered()) {
                problem("parameters", given.id(), "must have offered = " + it.offered());
              }
            },
            () ->
                problem(
                    "parameters", given.id(), "is not a parameter of %s, whose protocol it uses"));
  }

  private void statements() {
    for (NamedSql each : known.statements()) {
      if (!own.statements().contains(each)) {
        problem("statements", each.id(), "must be as in %s, whose protocol it uses");
      }
    }
    own.statements().stream()
        .map(NamedSql::id)
        .filter(id -> known.statements().stream().noneMatch(it -> it.id().equals(id)))
        .forEach(id -> problem("statements", id, "is not a statement of the protocol of %s"));
  }

  private void problem(String table, String key, String message) {
    String sentence = message.replace("%s", known.id());
    root.section(table)
        .filter(_ -> !key.isEmpty())
        .ifPresentOrElse(it -> it.problem(key, sentence), () -> root.problem(table, sentence));
  }
}
