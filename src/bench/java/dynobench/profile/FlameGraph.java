package dynobench.profile;

import dynobench.event.Series;
import dynobench.profile.RoundTime.CategorisedStack;
import dynobench.profile.RunProfile.PhasePoint;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Flame graph of one phase at one point, with the time of an operation of each contender.
///
/// @param sides contenders, in the order of the run
/// @param nanos time of an operation of each contender, in nanoseconds
/// @param root tree of all stacks; the root has no name
public record FlameGraph(
    String phase, Settings levels, List<Series> sides, List<Double> nanos, FlameNode root) {
  /// Smallest share of a contender's time that is a frame of its own.
  private static final double LEAST_SHARE = 0.000_2;

  private static final String HARNESS = "dynobench.";

  /// Beginnings of frames that may precede the engine's first frame.
  private static final Pattern OUTER = Pattern.compile("dynobench\\.|javax?\\.|jdk\\.|sun\\.");

  public FlameGraph {
    sides = List.copyOf(sides);
    nanos = List.copyOf(nanos);
  }

  /// Returns the graphs of a profile: one for each phase and point.
  public static List<FlameGraph> of(RunProfile profile) {
    return profile.points().stream().map(each -> of(profile, each)).toList();
  }

  private static FlameGraph of(RunProfile profile, PhasePoint point) {
    List<ProfiledPhase> all = point.contenders();
    var stacks = new ArrayList<FlameNode.TimedStack>();
    var least = new double[all.size()];
    for (int i = 0; i < all.size(); i++) {
      ProfiledPhase each = all.get(i);
      StackClassifier classifier = profile.classifier(each.series());
      int side = i;
      meanShares(each)
          .forEach((frames, share) ->
              stacks.add(
                  new FlameNode.TimedStack(
                      withoutHarness(frames), side, share * each.nanos(), classifier)));
      least[i] = LEAST_SHARE * each.nanos();
    }
    return new FlameGraph(
        point.phase(),
        point.levels(),
        all.stream().map(ProfiledPhase::series).toList(),
        all.stream().map(ProfiledPhase::nanos).toList(),
        FlameNode.root(stacks, least));
  }

  /// Returns a stack without the frames that all stacks have: those of the harness, except the one
  /// that calls the engine.
  static List<String> withoutHarness(List<String> frames) {
    int first = 0;
    while (first < frames.size() && OUTER.matcher(frames.get(first)).lookingAt()) {
      first++;
    }
    int caller = Math.min(first, frames.size()) - 1;
    while (caller > 0 && !frames.get(caller).startsWith(HARNESS)) {
      caller--;
    }
    return caller > 0 ? frames.subList(caller, frames.size()) : frames;
  }

  /// Returns the mean share of each stack over the rounds.
  static Map<List<String>, Double> meanShares(ProfiledPhase phase) {
    var sums = new HashMap<List<String>, Double>();
    int rounds = phase.rounds().size();
    for (RoundTime each : phase.rounds()) {
      for (Map.Entry<CategorisedStack, Double> stack : each.stacks().entrySet()) {
        sums.merge(stack.getKey().frames(), stack.getValue() / rounds, Double::sum);
      }
    }
    return sums;
  }
}
