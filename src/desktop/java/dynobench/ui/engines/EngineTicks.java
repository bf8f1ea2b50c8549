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
  /// Share of a row's modes that the plan uses. A mode itself is `NONE` or `ALL`; a group is never
  /// `ALL`.
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

  /// Returns the number of modes of these engines and of their other versions that the plan uses.
  long count(List<OfEngine> engines) {
    return engines.stream()
        .flatMap(each -> Stream.concat(Stream.of(each), each.others().versions().stream()))
        .flatMap(each -> each.modes().stream())
        .filter(mode -> draft.uses(mode.use()))
        .count();
  }

  /// Returns whether the user can tick or untick an engine or mode. If it can't run here, the user
  /// can only untick it. Groups have no tick.
  boolean canToggle(EngineNode node) {
    return (node instanceof OfEngine || node instanceof OfMode)
        && (node.isAvailable() || of(node) != Tick.NONE);
  }

  /// Ticks an engine or mode, or unticks it if all of it was ticked. An unavailable one is only
  /// unticked. Does nothing for a group.
  void toggle(EngineNode node) {
    boolean ticked = node.isAvailable() && of(node) != Tick.ALL;
    switch (node) {
      case OfMode mode -> draft.use(mode.use(), ticked);
      case OfEngine engine ->
          draft.atOnce(() -> engine.modes().forEach(mode -> draft.use(mode.use(), ticked)));
      case OfVersions _, OfGroup _ -> {}
    }
  }

  /// Ticks exactly the available modes with the durability level of a mode, which can be ranked
  /// together. Other versions of the engines are not ticked.
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

  /// Ticks this engine or mode and nothing else. An unavailable one is not ticked either.
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
