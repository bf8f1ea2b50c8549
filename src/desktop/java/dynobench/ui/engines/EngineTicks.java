package dynobench.ui.engines;

import dynobench.durability.Durability;
import dynobench.ui.engines.EngineNode.OfEngine;
import dynobench.ui.engines.EngineNode.OfGroup;
import dynobench.ui.engines.EngineNode.OfMode;
import dynobench.ui.engines.EngineNode.OfVersions;
import dynobench.ui.plandraft.PlanDraft;
import java.util.List;
import java.util.stream.Stream;

/// Engines and modes that the plan uses, and their selection by the user.
record EngineTicks(PlanDraft draft) {
  /// Part of an engine that the plan uses.
  enum Tick {
    NONE,
    SOME,
    ALL
  }

  Tick of(EngineNode node) {
    return switch (node) {
      case OfMode mode -> draft.uses(mode.use()) ? Tick.ALL : Tick.NONE;
      case OfEngine engine -> {
        long used = engine.modes().stream().filter(mode -> draft.uses(mode.use())).count();
        yield used == 0 ? Tick.NONE : used == engine.modes().size() ? Tick.ALL : Tick.SOME;
      }
      case OfVersions all -> ofSome(all.versions());
      case OfGroup group -> ofSome(group.engines());
    };
  }

  private Tick ofSome(List<OfEngine> engines) {
    return engines.stream().allMatch(each -> of(each) == Tick.NONE) ? Tick.NONE : Tick.SOME;
  }

  /// Returns the number of modes that the plan uses.
  long count(List<OfEngine> engines) {
    return engines.stream()
        .flatMap(each -> Stream.concat(Stream.of(each), each.others().versions().stream()))
        .flatMap(each -> each.modes().stream())
        .filter(mode -> draft.uses(mode.use()))
        .count();
  }

  /// Returns whether the user can tick it. If it can't run here, the user can only untick it.
  boolean canToggle(EngineNode node) {
    return (node instanceof OfEngine || node instanceof OfMode)
        && (node.isAvailable() || of(node) != Tick.NONE);
  }

  /// Ticks it, or unticks it if all of it was ticked. An unavailable engine is never ticked.
  void toggle(EngineNode node) {
    boolean ticked = node.isAvailable() && of(node) != Tick.ALL;
    switch (node) {
      case OfMode mode -> draft.use(mode.use(), ticked);
      case OfEngine engine ->
          draft.atOnce(() -> engine.modes().forEach(mode -> draft.use(mode.use(), ticked)));
      case OfVersions _, OfGroup _ -> {}
    }
  }

  /// Ticks exactly the available modes of the same durability, which can be ranked together.
  void alike(OfMode mode, List<OfEngine> engines) {
    Durability.Answer keeps = mode.resolved().mode().durability().answer();
    draft.history().remember();
    draft.atOnce(() -> {
      draft.contenders().clear();
      engines.stream()
          .flatMap(each -> each.modes().stream())
          .filter(each -> each.isAvailable())
          .filter(each -> each.resolved().mode().durability().answer().equals(keeps))
          .forEach(each -> draft.use(each.use(), true));
    });
  }

  /// Ticks this engine or mode and nothing else.
  void only(EngineNode node) {
    draft.history().remember();
    draft.atOnce(() -> {
      draft.contenders().clear();
      if (node.isAvailable()) {
        toggle(node);
      }
    });
  }

  /// Unticks everything.
  void untickAll() {
    draft.history().remember();
    draft.contenders().clear();
  }
}
