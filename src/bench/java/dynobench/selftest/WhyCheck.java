package dynobench.selftest;

import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.SelfTestFlags;
import dynobench.plan.StopRules;
import dynobench.profile.Explanation;
import dynobench.profile.ProfiledPhase;
import dynobench.profile.RunProfile;
import dynobench.profiling.ProfiledRounds;
import dynobench.run.Schedule;
import dynobench.session.DuelPlan;
import dynobench.session.PlanRunner;
import dynobench.session.RunProfiler;
import dynobench.toml.Problems;
import dynobench.workload.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Tests the explanations of verdicts on this machine: a contender against itself, and against
/// itself with a delay that is planted in one method of its driver. The profiled rounds of each
/// test are cut into several profiles, each with as many rounds as usual.
public final class WhyCheck {
  /// Share of an operation's time that is planted.
  public static final double PLANTED = 0.1;

  private static final String METHOD =
      SelfTestFlags.PLANTED_INTERFACE + "." + SelfTestFlags.PLANTED_METHOD;

  /// Number of rounds for a profile.
  private static final int ROUNDS = ProfiledRounds.all(RunProfiler.USUAL_ROUNDS);

  /// Number of methods among which the planted one must be.
  private static final int FIRST = 3;

  /// Definition of a test.
  ///
  /// @param deciding figures of the verdict of the run; the profiles do not depend on them
  /// @param profiles number of profiles for each share
  public record Test(
      Workload workload, Contender contender, List<Duel.PhaseMetric> deciding, int profiles) {
    public Test {
      deciding = List.copyOf(deciding);
    }
  }

  /// Result for one share.
  ///
  /// @param share planted share
  /// @param run folder of the run with the profile
  /// @param phase phase in which the method is called
  /// @param profiles number of complete profiles
  /// @param named number of profiles that name a category or a method
  /// @param found number of profiles with the planted method among the first three
  /// @param ratio ratio of the mean times of an operation, over all profiles
  public record CheckResult(
      double share, Path run, String phase, int profiles, int named, int found, double ratio) {}

  private final SelfTestRuns runs;

  public WhyCheck(SelfTestRuns runs) {
    this.runs = runs;
  }

  /// Checks the plan of one share, without starting anything.
  ///
  /// @param overrides overrides of the plan
  /// @return empty where the plan cannot run here; the reason is added to the problems
  public Optional<PlanRunner.Checked> check(
      Test test, double share, List<String> overrides, Problems problems) {
    return runs.check("why", plan(test, share), overrides, problems);
  }

  private static Plan plan(Test test, double share) {
    Plan duel =
        new DuelPlan(
                test.workload(),
                planted(test.contender(), 0),
                planted(test.contender(), share),
                new Duel(
                    test.deciding(),
                    OptionalDouble.empty(),
                    OptionalDouble.empty(),
                    Duel.USUAL_MOST,
                    false))
            .plan();
    return new Plan(
            "why",
            duel.description(),
            duel.work(),
            duel.participants(),
            duel.rounds(),
            duel.conditions(),
            StopRules.NONE)
        .withRounds(RunProfiler.FEWEST_ROUNDS, 1);
  }

  /// Returns the contender with the planting flag. It has the flag even at 0, so that both sides
  /// run the same code.
  private static Contender planted(Contender contender, double share) {
    return contender.withFlag(SelfTestFlags.planted(share));
  }

  /// Measures one share.
  ///
  /// @param checked plan of the share
  /// @param profiles number of profiles
  /// @return empty if no profile is complete, or if the driver has no method for the delay
  /// @throws dynobench.session.RefusedException as [PlanRunner#run]
  public Optional<CheckResult> measure(PlanRunner.Checked checked, double share, int profiles)
      throws IOException, InterruptedException {
    Path run = runs.run(checked);
    Plan plan = checked.plan().withRounds(profiles * ROUNDS, 1);
    var rounds = new PlanRunner.Checked(plan, Schedule.of(plan), checked.cleared(), checked.part());
    runs.profile(run, rounds);
    Optional<RunProfile> profile = RunProfile.read(run);
    return profile.flatMap(it -> result(it, run, share));
  }

  private static Optional<CheckResult> result(RunProfile profile, Path run, double share) {
    return profile.phases().stream()
        .filter(each -> each.callsMethod(METHOD))
        .map(ProfiledPhase::phase)
        .findFirst()
        .flatMap(phase -> result(profile, run, phase, share));
  }

  private static Optional<CheckResult> result(
      RunProfile profile, Path run, String phase, double share) {
    List<ProfiledPhase> sides =
        profile.phases().stream().filter(each -> each.phase().equals(phase)).toList();
    if (sides.size() != 2) {
      return Optional.empty();
    }
    var explanations = new ArrayList<Explanation>();
    int rounds = profile.rounds().plan().map(Plan::repetitions).orElse(0);
    for (int first = 1; first <= rounds; first += ROUNDS) {
      int last = first + ROUNDS - 1;
      Optional<ProfiledPhase> fast = sides.getFirst().ofRounds(first, last);
      Optional<ProfiledPhase> slow = sides.getLast().ofRounds(first, last);
      if (fast.isPresent() && slow.isPresent()) {
        explanations.add(Explanation.of(slow.get(), fast.get(), 1));
      }
    }
    return Optional.of(
        new CheckResult(
            share,
            run,
            phase,
            explanations.size(),
            (int) explanations.stream().filter(WhyCheck::namesSomething).count(),
            (int) explanations.stream().filter(WhyCheck::findsMethod).count(),
            sides.getLast().nanos() / sides.getFirst().nanos()));
  }

  private static boolean namesSomething(Explanation it) {
    return !it.categories().isEmpty() || !it.methods().isEmpty();
  }

  private static boolean findsMethod(Explanation it) {
    return it.methods().stream()
        .limit(FIRST)
        .anyMatch(each -> each.what().endsWith(METHOD) && each.nanos().mean() > 0);
  }
}
