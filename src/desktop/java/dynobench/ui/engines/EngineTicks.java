package dynobench.ui.engines;

import dynobench.promise.Durability;
import dynobench.ui.draft.PlanDraft;
import dynobench.ui.engines.EngineNode.OfEngine;
import dynobench.ui.engines.EngineNode.OfMode;
import dynobench.ui.engines.EngineNode.OfVersions;
import java.util.List;

/// Which engines and modes the plan uses, and how the user changes that.
record EngineTicks(PlanDraft draft) {
  /// How much of an engine the plan uses.
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
      case OfVersions all ->
          all.versions().stream().allMatch(each -> of(each) == Tick.NONE) ? Tick.NONE : Tick.SOME;
    };
  }

  /// Whether it can be ticked or, when it can't run here, at least unticked.
  boolean canToggle(EngineNode node) {
    return !(node instanceof OfVersions) && (node.isAvailable() || of(node) != Tick.NONE);
  }

  /// Ticks it, or unticks it when all of it was ticked. What can't run here is never ticked.
  void toggle(EngineNode node) {
    boolean ticked = node.isAvailable() && of(node) != Tick.ALL;
    switch (node) {
      case OfMode mode -> draft.use(mode.use(), ticked);
      case OfEngine engine ->
          draft.atOnce(() -> engine.modes().forEach(mode -> draft.use(mode.use(), ticked)));
      case OfVersions _ -> {}
    }
  }

  /// Ticks every mode that makes the same promise, and nothing else: these can be ranked.
  void alike(OfMode mode, List<OfEngine> engines) {
    Durability.Answer keeps = mode.resolved().mode().durability().answer();
    draft.atOnce(() -> {
      draft.contenders().clear();
      engines.stream()
          .flatMap(each -> each.modes().stream())
          .filter(each -> each.isAvailable())
          .filter(each -> each.resolved().mode().durability().answer().equals(keeps))
          .forEach(each -> draft.use(each.use(), true));
    });
  }

  /// Ticks this and nothing else.
  void only(EngineNode node) {
    draft.atOnce(() -> {
      draft.contenders().clear();
      if (node.isAvailable()) {
        toggle(node);
      }
    });
  }
}
