package dynobench.run;

import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Durability;
import dynobench.catalog.Mode;
import dynobench.event.Series;
import dynobench.measure.Environment;
import dynobench.plan.Contender;
import dynobench.plan.FlagRules;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.secret.Secrets;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// A plan that has passed its checks, with everything that running it needs.
///
/// @param id the run's name
/// @param workload that the plan names
/// @param trials in the order of running
/// @param contenders what each stands for
/// @param temporary folder for the databases, on the disk that is measured
/// @param warnings to begin with
public record RunScript(
    String id,
    Plan plan,
    Workload workload,
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

  /// What must never be shown or stored.
  Secrets secrets() {
    return contenders.values().stream()
        .map(resolved -> resolved.engine().secrets())
        .reduce(Secrets.NONE, Secrets::and)
        .readInFlags(plan.jvm().flags())
        .readInFlags(plan.contenders().stream().flatMap(each -> each.flags().stream()).toList());
  }

  private List<String> settings(Resolved resolved) {
    return resolved.settings(workload, workload.settings(plan.parameters()));
  }

  /// What a trial's parameters are, all of them.
  Settings settings(Trial trial) {
    return workload.settings(plan.parameters(trial.levels()));
  }

  /// What the contenders were, in the plan's order.
  List<Series> series() {
    return plan.contenders().stream().map(this::series).toList();
  }

  private Series series(Contender contender) {
    Resolved resolved = resolved(contender);
    List<String> switches = switches(contender);
    Mode mode = resolved.mode();
    if (switches.isEmpty()) {
      return new Series(
          contender,
          title(contender),
          resolved.engine().version(),
          mode.durability().name(),
          mode.promise(),
          mode.tuned(),
          settings(resolved));
    }
    String set = "The plan sets " + FlagRules.joined(switches);
    return new Series(
        contender,
        title(contender) + " " + switches,
        resolved.engine().version(),
        Durability.UNKNOWN.name(),
        "%s: nobody knows what is left of what the mode promises: %s"
            .formatted(set, mode.promise()),
        Optional.of(mode.tuned().map(own -> own + " " + set + ".").orElse(set + ".")),
        settings(resolved));
  }

  /// The plan's flags that set an engine's own switches. They may well change what its modes
  /// promise.
  private List<String> switches(Contender contender) {
    var rules = new FlagRules(plan.jvm().collector(), resolved(contender).engine().propertyNames());
    return plan.jvm(contender, Settings.NONE).flags().stream().filter(rules::isEnginesOwn).toList();
  }

  /// What is to be doubted before anything has run.
  List<String> questions() {
    return plan.contenders().stream()
        .filter(contender -> !switches(contender).isEmpty())
        .map(contender ->
            "%s: the plan's flags set the engine's own switches (%s), so that its promise (%s) holds no longer for sure."
                .formatted(
                    resolved(contender).title(),
                    FlagRules.joined(switches(contender)),
                    resolved(contender).mode().durability().words()))
        .distinct()
        .toList();
  }

  /// Says the version where two versions meet, the id where two engines of one name and version do,
  /// and the commit style where the plan has several.
  private String title(Contender contender) {
    Resolved own = resolved(contender);
    String version = own.engine().version();
    boolean versions =
        contenders.values().stream()
            .filter(other -> other.title().equals(own.title()))
            .anyMatch(other -> !other.engine().version().equals(version));
    boolean twins =
        contenders.values().stream()
            .filter(other -> other.title().equals(own.title()))
            .filter(other -> other.engine().version().equals(version))
            .anyMatch(other -> !other.engine().id().equals(own.engine().id()));
    return own.engine().name()
        + (versions ? " " + version : "")
        + " "
        + own.mode().title()
        + (twins ? " (" + own.engine().id() + ")" : "")
        + conditions(contender);
  }

  /// The conditions in which the plan's contenders differ.
  private String conditions(Contender contender) {
    boolean styles = plan.contenders().stream().map(Contender::commit).distinct().count() > 1;
    boolean heaps = plan.contenders().stream().map(Contender::heapMegabytes).distinct().count() > 1;
    boolean flags = plan.contenders().stream().map(Contender::flags).distinct().count() > 1;
    var words = new StringBuilder();
    if (styles) {
      words.append(", ").append(contender.commit().text());
    }
    if (heaps) {
      int heap = plan.jvm(contender, Settings.NONE).heapMegabytes();
      words.append(", heap ").append(heap).append(" MB");
    }
    if (flags && !contender.flags().isEmpty()) {
      words.append(", ").append(FlagRules.joined(contender.flags()));
    }
    return words.toString();
  }
}
