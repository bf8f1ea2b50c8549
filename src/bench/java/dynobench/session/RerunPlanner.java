package dynobench.session;

import dynobench.catalog.Catalog;
import dynobench.event.Series;
import dynobench.plan.Contender;
import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.result.RunResult;
import dynobench.stats.ErrorBudget;
import dynobench.stats.Ratio;
import dynobench.toml.Problems;
import dynobench.workload.Factor;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/// Combines the plans of two stored runs into one. The contenders of both runs alternate in rounds.
/// Each contender keeps the commit style, heap and flags of its run; seed, factors and parameters
/// are those of the old run.
///
/// @param catalog present engines
/// @param old run whose contenders come first
/// @param other run that was compared with the old one
public record RerunPlanner(Catalog catalog, RunResult old, RunResult other) {
  /// Factor by which the number of rounds exceeds the fewest that could decide anything.
  private static final int ENOUGH = 2;

  /// Result of combining the plans.
  public sealed interface Made {
    /// Combined plan.
    ///
    /// @param notes sentences to read before the run
    record InTurns(Plan plan, List<String> notes) implements Made {
      public InTurns {
        notes = List.copyOf(notes);
      }
    }

    /// No plan is possible.
    ///
    /// @param reasons reasons, and what to do
    record Refused(List<String> reasons) implements Made {
      public Refused {
        reasons = List.copyOf(reasons);
      }
    }
  }

  private record Aspect(String name, Function<Plan, Object> value) {}

  /// Conditions that all contenders of a plan share.
  private static final List<Aspect> COMMON =
      List.of(
          new Aspect("the workload", Plan::workload),
          new Aspect("the parameters", plan -> plan.parameters().values()),
          new Aspect(
              "what varies", plan -> plan.factors().stream().map(RerunPlanner::label).toList()),
          new Aspect("the garbage collector (jvm.gc)", plan -> plan.jvm().collector()));

  private static String label(Factor factor) {
    return LevelLabels.name(factor.name()) + " " + String.join(", ", factor.range().levels());
  }

  /// Returns the combined plan, or the reasons why there is none. Leaves out contenders that both
  /// runs have in equal conditions.
  ///
  /// @param rounds number of rounds; empty for twice the fewest that can decide anything
  public Made plan(OptionalInt rounds) {
    Optional<Plan> first = old.plan();
    Optional<Plan> second = other.plan();
    if (first.isEmpty() || second.isEmpty()) {
      return refused(
          "The plan of %s is unknown: the beginning of its log is damaged. Write the plan again."
              .formatted(first.isEmpty() ? old.id() : other.id()));
    }
    if (first.get().crash().isPresent() || second.get().crash().isPresent()) {
      return refused(
          "Crash runs cannot be repeated in rounds. Compare them with dynobench compare.");
    }
    if (first.get().upgrade().isPresent() || second.get().upgrade().isPresent()) {
      return refused("Upgrade runs cannot be repeated in rounds. Run dynobench upgrade again.");
    }
    List<String> different = different(first.get(), second.get());
    return different.isEmpty()
        ? of(first.get(), second.get(), rounds)
        : new Made.Refused(different);
  }

  private static Made refused(String reason) {
    return new Made.Refused(List.of(reason));
  }

  private List<String> different(Plan a, Plan b) {
    List<String> different =
        new ArrayList<>(
            COMMON.stream()
                .filter(each -> !each.value().apply(a).equals(each.value().apply(b)))
                .map(each ->
                    "The two runs differ in %s: %s in %s, %s in %s."
                        .formatted(
                            each.name(),
                            each.value().apply(a),
                            old.id(),
                            each.value().apply(b),
                            other.id()))
                .toList());
    if (!different.isEmpty()) {
      different.add(
          "A run has the same value for all contenders. Run one of the two plans again with the"
              + " other's (dynobench run PLAN --set KEY=VALUE). Then rerun those two runs.");
    }
    return different;
  }

  private Made of(Plan a, Plan b, OptionalInt rounds) {
    WorkerJvm shared = shared(a, b);
    Set<Contender> before = conditioned(a, shared);
    Set<Contender> now = conditioned(b, shared);
    var alike = new LinkedHashSet<>(before);
    alike.retainAll(now);
    before.removeAll(alike);
    now.removeAll(alike);
    if (before.isEmpty() || now.isEmpty()) {
      return nothingLeft(alike, before.isEmpty() ? old : other);
    }
    List<Contender> contenders = Stream.concat(before.stream(), now.stream()).toList();
    int fewest = fewestRounds(a, contenders.size());
    if (rounds.orElse(fewest) < fewest) {
      return refused(
          "%,d rounds cannot decide between %,d contenders: at least %,d are needed."
              .formatted(rounds.orElse(fewest), contenders.size(), fewest));
    }
    var notes = new ArrayList<String>();
    alike.forEach(
        each -> notes.add("Left out, because both sides are identical today: " + today(each)));
    contenders.forEach(each -> changed(each).ifPresent(notes::add));
    notes.addAll(conditions(a, b));
    try {
      return new Made.InTurns(
          joined(a, b, shared, contenders, rounds.orElse(ENOUGH * fewest)), notes);
    } catch (IllegalArgumentException e) {
      return refused("The two runs cannot form one plan: " + e.getMessage() + ".");
    }
  }

  private Made nothingLeft(Set<Contender> alike, RunResult empty) {
    var reasons = new ArrayList<String>();
    alike.forEach(each -> reasons.add("Both sides are identical today: " + today(each) + "."));
    reasons.add(
        alike.isEmpty()
            ? "%s has no contender.".formatted(empty.id())
            : "%s has no other contender to compare. An engine's id means one version on this"
                    .formatted(empty.id())
                + " machine: add the other version as an engine with its own id under"
                + " ~/.dynobench/engines, and name both in one plan. To test Dynobench itself,"
                + " compare a contender with itself: dynobench duel X X.");
    return new Made.Refused(reasons);
  }

  /// Returns the JVM of the combined plan: heap and collector of the first plan, and the flags if
  /// both agree. A differing heap or flags become the contenders' own.
  private static WorkerJvm shared(Plan a, Plan b) {
    List<String> flags = a.jvm().flags().equals(b.jvm().flags()) ? a.jvm().flags() : List.of();
    return new WorkerJvm(a.jvm().heapMegabytes(), a.jvm().collector(), flags);
  }

  private static Set<Contender> conditioned(Plan plan, WorkerJvm shared) {
    boolean flags = plan.jvm().flags().equals(shared.flags());
    var all = new LinkedHashSet<Contender>();
    for (Contender each : plan.contenders()) {
      int heap = each.heapMegabytes().orElse(plan.jvm().heapMegabytes());
      boolean own = heap != shared.heapMegabytes() && plan.factor(Factor.HEAP).isEmpty();
      all.add(
          new Contender(
              each.engine(),
              each.mode(),
              each.commit(),
              own ? OptionalInt.of(heap) : OptionalInt.empty(),
              flags
                  ? each.flags()
                  : Stream.concat(plan.jvm().flags().stream(), each.flags().stream()).toList()));
    }
    return all;
  }

  /// Returns the fewest rounds that can decide anything when all pairs are compared, in each phase
  /// at each point.
  private int fewestRounds(Plan plan, int contenders) {
    long phases =
        Math.max(
            1,
            old.workload()
                .doneAt(plan.points().stream().map(plan::parameters).toList())
                .phases()
                .size());
    long pairs = contenders * (contenders - 1L) / 2;
    return Ratio.fewestRounds(ErrorBudget.USUAL.strictest(pairs * phases * plan.points().size()));
  }

  private Plan joined(Plan a, Plan b, WorkerJvm shared, List<Contender> contenders, int rounds) {
    return new Plan(
        "in rounds",
        "The contenders of %s and %s, measured in rounds.".formatted(old.id(), other.id()),
        new PlannedWork(a.workload(), a.parameters(), a.factors()),
        new PlannedContenders(contenders),
        new RoundCounts(rounds, Math.max(a.warmups(), b.warmups())),
        new TrialConditions(
            TrialIsolation.TRIAL,
            TrialOrder.INTERLEAVED,
            shared,
            a.timeLimit().compareTo(b.timeLimit()) > 0 ? a.timeLimit() : b.timeLimit(),
            a.seed()));
  }

  private String today(Contender each) {
    return "%s (%s; %s in %s, %s in %s)"
        .formatted(
            each,
            version(each).map(it -> it + " today").orElse("not available today"),
            stored(old, each).orElse("?"),
            old.id(),
            stored(other, each).orElse("?"),
            other.id());
  }

  private Optional<String> version(Contender each) {
    return catalog.resolve(each, new Problems()).map(it -> it.engine().version());
  }

  private static Optional<String> stored(RunResult run, Contender each) {
    return run.series().stream()
        .filter(it -> it.contender().use().equals(each.use()))
        .map(Series::version)
        .findFirst();
  }

  /// Returns a note if an engine's version has changed since the run was stored.
  private Optional<String> changed(Contender each) {
    Optional<String> today = version(each);
    List<String> then =
        Stream.of(old, other)
            .flatMap(run ->
                stored(run, each)
                    .filter(it -> !it.isEmpty() && today.isPresent() && !it.equals(today.get()))
                    .map(it -> it + " in " + run.id())
                    .stream())
            .toList();
    return then.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%s has version %s today; it had %s."
                .formatted(each.use(), today.orElse("?"), String.join(", ", then)));
  }

  private List<String> conditions(Plan a, Plan b) {
    var notes = new ArrayList<String>();
    if (a.isolation() != TrialIsolation.TRIAL || b.isolation() != TrialIsolation.TRIAL) {
      notes.add("Each trial now has its own JVM: contenders that run in rounds cannot share one.");
    }
    if (a.seed() != b.seed()) {
      notes.add(
          String.format(
              Locale.ROOT,
              "All use the data of %s (seed %d); %s used other data (seed %d).",
              old.id(),
              a.seed(),
              other.id(),
              b.seed()));
    }
    if (a.jvm().heapMegabytes() != b.jvm().heapMegabytes()
        || !a.jvm().flags().equals(b.jvm().flags())) {
      notes.add("Heap sizes and flags that differ are now set per contender.");
    }
    return notes;
  }
}
