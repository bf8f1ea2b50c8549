package dynobench.run;

import dynobench.catalog.Catalog.Resolved;
import dynobench.event.Series;
import dynobench.measure.Environment;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A plan that has passed its checks, with everything that running it needs.
///
/// @param id the run's name
/// @param trials in the order of running
/// @param contenders what each stands for
/// @param temporary folder for the databases, on the disk that is measured; the run removes it
/// @param warnings to begin with
public record RunScript(
    String id,
    Plan plan,
    List<Trial> trials,
    Map<Contender, Resolved> contenders,
    Environment environment,
    Path temporary,
    List<String> warnings) {
  public RunScript {
    trials = List.copyOf(trials);
    contenders = Map.copyOf(contenders);
    warnings = List.copyOf(warnings);
  }

  /// What a contender stands for.
  Resolved resolved(Contender contender) {
    return Objects.requireNonNull(contenders.get(contender), () -> "unresolved: " + contender);
  }

  /// What the contenders were, in the plan's order.
  List<Series> series() {
    List<String> titles = plan.contenders().stream().map(each -> resolved(each).title()).toList();
    return plan.contenders().stream()
        .map(each -> series(each, Collections.frequency(titles, resolved(each).title()) > 1))
        .toList();
  }

  private Series series(Contender contender, boolean ambiguous) {
    Resolved resolved = resolved(contender);
    return new Series(
        contender,
        ambiguous ? resolved.title() + ", " + contender.commit().text() : resolved.title(),
        resolved.engine().version(),
        resolved.mode().durability().name(),
        resolved.mode().promise());
  }
}
