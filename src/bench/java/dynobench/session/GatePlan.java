package dynobench.session;

import dynobench.plan.Contender;
import dynobench.plan.GateRules;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.SelfTestFlags;
import dynobench.plan.StopRules;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.planfile.ContenderSpec;
import dynobench.stats.InterimLooks;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Plan of a gate: the work and conditions of another plan, with pairs of a baseline and a
/// candidate as its contenders.
///
/// @param base the other plan
/// @param baseline what the candidate is compared with
public record GatePlan(Plan base, Side baseline, Side candidate, GateRules rules, Duration most) {
  /// One side of a gate: an engine in all modes of the plan, or a single contender.
  ///
  /// @param engine the engine's id, perhaps with a version or a path
  /// @param contender the single contender; empty for all modes
  public record Side(String engine, Optional<Contender> contender) {
    /// Parses a contender, or an engine without a mode. A path may contain slashes, so a path to
    /// something that exists has no mode.
    ///
    /// @throws IllegalArgumentException when the text is neither
    public static Side parse(String text) {
      String engine = text.strip();
      if (!isEngine(engine)) {
        Contender contender = ContenderSpec.parse(text);
        return new Side(contender.engine(), Optional.of(contender));
      }
      if (!Contender.isEngine(engine)) {
        throw new IllegalArgumentException("\"" + engine + "\" is no engine and no contender");
      }
      return new Side(engine, Optional.empty());
    }

    private static boolean isEngine(String text) {
      try {
        Optional<Path> path = Contender.pathOf(text);
        return path.map(it -> Files.exists(it)).orElse(!text.contains("/"));
      } catch (InvalidPathException e) {
        return false; // the reader of contenders reports it
      }
    }

    @Override
    public String toString() {
      return contender.map(Contender::toString).orElse(engine);
    }
  }

  /// Returns the pairs. Without a mode on either side, there is one for each contender of the plan
  /// with the baseline's engine, at any version. With a mode on one side, the other side has the
  /// same. Empty if the plan has no contender with the baseline's engine.
  public List<GateRules.Pair> pairs() {
    Stream<GateRules.Pair> pairs =
        baseline.contender().isPresent() || candidate.contender().isPresent()
            ? Stream.of(
                pair(
                    baseline.contender().or(candidate::contender).orElseThrow(),
                    candidate.contender().or(baseline::contender).orElseThrow()))
            : base.contenders().stream()
                .filter(it -> it.family().equals(Contender.familyOf(baseline.engine())))
                .map(it -> pair(it, it));
    return pairs.distinct().toList();
  }

  private GateRules.Pair pair(Contender one, Contender other) {
    Contender first = one.withEngine(baseline.engine());
    Contender second = other.withEngine(candidate.engine());
    return new GateRules.Pair(
        first, first.equals(second) ? second.withFlag(SelfTestFlags.twin("again")) : second);
  }

  /// Returns whether the gate compares contenders with themselves, which tests the program instead
  /// of engines.
  public boolean isOfOne() {
    return baseline.equals(candidate);
  }

  /// Returns the plan.
  ///
  /// @throws IllegalArgumentException when there are no pairs, or the base plan cannot be a gate
  public Plan plan() {
    List<Contender> contenders =
        pairs().stream().flatMap(it -> Stream.of(it.baseline(), it.candidate())).toList();
    return inRounds(
            base,
            "gate " + base.name(),
            "%s compared with %s in %s".formatted(candidate, baseline, base.name()),
            contenders,
            most)
        .withGate(rules);
  }

  /// Returns a plan with the work and conditions of another one, whose contenders take turns in
  /// rounds, after a warm-up. Each trial has a JVM of its own.
  ///
  /// @param most time after which no further round begins
  public static Plan inRounds(
      Plan base, String name, String description, List<Contender> contenders, Duration most) {
    TrialConditions given = base.conditions();
    return new Plan(
        name,
        description,
        new PlannedWork(base.workload(), base.parameters(), base.factors(), List.of()),
        new PlannedContenders(contenders),
        new RoundCounts(InterimLooks.MOST, Math.max(1, base.warmups())),
        new TrialConditions(
            TrialIsolation.TRIAL,
            TrialOrder.INTERLEAVED,
            given.jvm(),
            given.timeLimit(),
            given.seed()),
        new StopRules(
            Optional.empty(),
            base.steady(),
            Optional.empty(),
            Optional.of(most),
            Optional.empty(),
            Optional.empty()));
  }
}
