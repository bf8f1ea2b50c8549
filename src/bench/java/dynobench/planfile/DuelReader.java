package dynobench.planfile;

import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.toml.TomlSection;
import dynobench.workload.Factor;
import dynobench.workload.Phase;
import dynobench.workload.Workload;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/// Reads the table `[duel]` of a plan.
public final class DuelReader {
  static final String DUEL = "duel";
  private static final String DECIDING = PlanKeys.DECIDING.key();

  /// End of a run whose plan has this table.
  public enum Until {
    /// Ends after all repetitions. The plan is no duel; a form still stores the table's other
    /// values.
    REPEATED,
    /// Ends when the duel's question is answered.
    DECIDED
  }

  private final TomlSection root;
  private final Optional<Workload> workload;

  /// @param workload the plan's workload with the phases that it runs; empty if unknown
  DuelReader(TomlSection root, Optional<Workload> workload) {
    this.root = root;
    this.workload = workload;
  }

  /// Returns the duel; empty without the table, or when there were problems.
  Optional<Duel> read() {
    Optional<TomlSection> table = root.section(DUEL);
    if (table.isEmpty()) {
      return Optional.empty();
    }
    TomlSection duel = table.get();
    return PlanKeys.UNTIL.read(duel) == Until.REPEATED ? Optional.empty() : read(duel);
  }

  private Optional<Duel> read(TomlSection duel) {
    List<Duel.PhaseMetric> deciding =
        duel.has(DECIDING)
            ? PlanKeys.DECIDING.read(duel, List.of()).stream()
                .flatMap(text -> duel.attempt(DECIDING, () -> figure(text)).stream())
                .toList()
            : defaultMetrics();
    OptionalDouble precision = PlanKeys.PRECISION.read(duel, OptionalDouble.empty());
    OptionalDouble allowed = PlanKeys.ALLOWED.read(duel, OptionalDouble.empty());
    Duration most = PlanKeys.DUEL_SECONDS.read(duel);
    boolean relay = PlanKeys.RELAY.read(duel);
    duel.finish();
    if (deciding.isEmpty()) {
      if (workload.isPresent()) {
        duel.problem(DECIDING, "is empty: name at least one figure, such as \"insert\"");
      }
      return Optional.empty();
    }
    return duel.attempt("", () -> new Duel(deciding, precision, allowed, most, relay));
  }

  /// Returns the key that keeps the plan from being a duel. A duel has two contenders and one
  /// point.
  static String obstacle(List<Contender> contenders, List<Factor> factors) {
    return contenders.size() == 2
        ? factors.stream()
            .filter(each -> each.range().levels().size() > 1)
            .map(Factor::name)
            .map(name -> name.equals(VariedReader.ROWS) ? name : VariedReader.VARY + "." + name)
            .findFirst()
            .orElse(PlanKeys.ORDER.name())
        : PlanKeys.CONTENDERS.name();
  }

  /// Returns the default figures: the time of every phase with more than one operation.
  private List<Duel.PhaseMetric> defaultMetrics() {
    return workload.map(Duel::defaultMetrics).orElse(List.of());
  }

  private Duel.PhaseMetric figure(String text) {
    Duel.PhaseMetric figure = Duel.PhaseMetric.parse(text);
    if (workload.isPresent() && workload.get().phase(figure.phase()).isEmpty()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s is not a phase of the workload %s, which has: %s",
              figure.phase(),
              workload.get().id(),
              String.join(", ", workload.get().phases().stream().map(Phase::id).toList())));
    }
    return figure;
  }
}
