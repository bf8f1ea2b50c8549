package dynobench.planfile;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.toml.TomlSection;
import dynobench.workload.Factor;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Reads a plan's contenders: `engine/mode` as text, or a table with conditions of its own.
final class ContenderReader {
  private static final String CONTENDERS = PlanKeys.CONTENDERS.name();

  private final TomlSection root;
  private final CommitStyle commit;

  /// @param commit commit style of contenders that set none themselves
  ContenderReader(TomlSection root, CommitStyle commit) {
    this.root = root;
    this.commit = commit;
  }

  List<Contender> read() {
    List<Object> elements = root.elements(CONTENDERS);
    if (elements.isEmpty()) {
      root.problem(CONTENDERS, "is empty: name at least one engine and mode");
    }
    List<Contender> contenders =
        elements.stream().flatMap(each -> contender(each).stream()).toList();
    contenders.stream()
        .distinct()
        .filter(each -> Collections.frequency(contenders, each) > 1)
        .forEach(each ->
            root.problem(
                CONTENDERS,
                String.format(
                    Locale.ROOT,
                    "%s is named twice: use different values of commit, heap or flags",
                    each)));
    return contenders.stream().distinct().toList();
  }

  private Optional<Contender> contender(Object element) {
    return switch (element) {
      case String use -> root.attempt(CONTENDERS, () -> Contender.parse(use, commit));
      case TomlSection section -> contender(section);
      default -> {
        root.problem(CONTENDERS, "contains " + element + ", which is not of the form engine/mode");
        yield Optional.empty();
      }
    };
  }

  private Optional<Contender> contender(TomlSection section) {
    String use = section.text("use");
    CommitStyle own = PlanKeys.COMMIT.read(section, commit);
    int heap = PlanKeys.HEAP.read(section, 0);
    List<String> flags = PlanKeys.FLAGS.read(section);
    section.finish();
    refuseVaried(section, use);
    return use.isBlank()
        ? Optional.empty() // the reader of "use" has reported the problem
        : section
            .attempt("", () -> Contender.parse(use, own))
            .map(it -> heap == 0 ? it : it.withHeap(heap))
            .map(it -> it.withFlags(flags));
  }

  /// Reports a problem where a contender sets a commit style or heap that the plan varies, even if
  /// the values agree.
  private void refuseVaried(TomlSection section, String use) {
    for (String each : List.of(Factor.COMMIT, Factor.HEAP)) {
      if (section.has(each)
          && root.isTable(VariedReader.VARY)
          && root.section(VariedReader.VARY).orElseThrow().has(each)) {
        section.problem(
            "",
            String.format(
                Locale.ROOT,
                "%s sets %s, which the plan varies: set it in one place only",
                use,
                each));
      }
    }
  }
}
