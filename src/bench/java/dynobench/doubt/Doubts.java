package dynobench.doubt;

import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// All warnings about a run.
public final class Doubts {
  private static final Comparator<Doubt> ORDER =
      Comparator.comparing(Doubt::severity).reversed().thenComparing(Doubt::kind);

  private Doubts() {}

  /// Returns the warnings about a run that may still continue, most severe first.
  public static List<Doubt> soFar(RunResult result) {
    var doubts = new ArrayList<Doubt>();
    doubts.addAll(new PromiseDoubts(result).list());
    if (!result.isOfCrashes()) {
      doubts.addAll(new PlanDoubts(result).list());
      doubts.addAll(new FlushDoubts(result).list());
    }
    if (!result.isOfCrashes() && !result.isDuel()) { // a duel is not decided by medians
      doubts.addAll(new SpreadDoubts(result).list());
    }
    doubts.addAll(new RoundDoubts(result).list());
    doubts.addAll(new RelayDoubts(result).list());
    new WrittenDoubts(result).doubt().ifPresent(doubts::add);
    new CacheDoubts(result).doubt().ifPresent(doubts::add);
    doubts.addAll(new SteadyDoubts(result).list());
    doubts.addAll(new ClientDoubts(result).list());
    doubts.addAll(new MachineDoubts(result, result.looks()).list());
    new DriftDoubts(result).doubt().ifPresent(doubts::add);
    doubts.addAll(new LookDoubts(result, result.looks()).list());
    doubts.addAll(new TrialDoubts(result).list());
    doubts.sort(ORDER);
    return List.copyOf(doubts);
  }

  /// Returns the warnings about a run that has ended. In addition to [#soFar], they report missing
  /// data.
  public static List<Doubt> atEnd(RunResult result) {
    var doubts = new ArrayList<>(soFar(result));
    doubts.addAll(new EndDoubts(result).list());
    doubts.sort(ORDER);
    return List.copyOf(doubts);
  }
}
