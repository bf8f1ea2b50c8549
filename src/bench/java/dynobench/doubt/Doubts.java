package dynobench.doubt;

import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// All that limits trust in a run.
public final class Doubts {
  private static final Comparator<Doubt> ORDER =
      Comparator.comparing(Doubt::severity).reversed().thenComparing(Doubt::kind);

  private Doubts() {}

  /// What is to be doubted in a run that goes on, gravest first.
  public static List<Doubt> soFar(RunResult result) {
    var doubts = new ArrayList<Doubt>();
    doubts.addAll(new PromiseDoubts(result).list());
    if (!result.isOfCrashes()) {
      doubts.addAll(new PlanDoubts(result).list());
      doubts.addAll(new FlushDoubts(result).list());
    }
    if (!result.isOfCrashes() && !result.isDuel()) { // what decides a duel is no median
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

  /// As [#soFar], when no more events will come: what is missing now will be missing for ever.
  public static List<Doubt> atEnd(RunResult result) {
    var doubts = new ArrayList<>(soFar(result));
    doubts.addAll(new EndDoubts(result).list());
    doubts.sort(ORDER);
    return List.copyOf(doubts);
  }
}
