package dynobench.catalog;

import dynobench.plan.Contender;
import dynobench.toml.Nearest;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A contender that names nothing that there is.
///
/// @param engines ids of those that there are
/// @param broken ids of those whose descriptors have mistakes
record Unresolved(Contender contender, Set<String> engines, Set<String> broken) {
  /// What there is not, and what may have been meant.
  ///
  /// @param engine that it names, if there is such
  String why(Optional<Descriptor> engine) {
    return engine.map(this::noMode).orElseGet(this::noEngine);
  }

  private String noMode(Descriptor engine) {
    List<String> ids = engine.modes().stream().map(Mode::id).toList();
    return "%s: %s has no mode \"%s\"%s"
        .formatted(contender.use(), engine.name(), contender.mode(), guess(contender.mode(), ids));
  }

  private String noEngine() {
    String id = contender.engine();
    return broken.contains(id)
        ? "%s: the descriptor of engine \"%s\" has mistakes: correct its %s"
            .formatted(contender.use(), id, DescriptorReader.FILE)
        : "%s: there is no engine \"%s\"%s"
            .formatted(contender.use(), id, guess(id, engines.stream().sorted().toList()));
  }

  private static String guess(String name, List<String> ids) {
    String question = Nearest.question(name, ids);
    return question.isEmpty() ? "; there are: " + String.join(", ", ids) : question;
  }
}
