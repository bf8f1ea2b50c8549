package dynobench.ui.plan;

import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.ui.plandraft.DraftContender;
import dynobench.ui.plandraft.PlanDraft;
import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.value.ObservableValue;

/// Contenders that keep the plan from running, each for a reason of its own: for example, the
/// engine is missing or doesn't support the workload.
record UnableContenders(PlanDraft draft) {
  /// Returns the number of unable contenders; 0 if the plan would be empty without them.
  ObservableValue<Integer> count() {
    return draft
        .unableContenders()
        .map(all -> all.size() == draft.contenders().size() ? 0 : all.size());
  }

  /// Removes the unable contenders from the plan. The user can undo this.
  void drop() {
    draft.history().remember();
    draft.contenders().setAll(able());
  }

  private List<DraftContender> able() {
    List<Contender> dropped = draft.unableContenders().get();
    List<Contender> all = draft.plan().get().map(Plan::contenders).orElse(List.of());
    List<DraftContender> entries = draft.contenders();
    return all.size() == entries.size() // both are in the same order
        ? IntStream.range(0, all.size())
            .filter(i -> !dropped.contains(all.get(i)))
            .mapToObj(entries::get)
            .toList()
        : entries.stream()
            .filter(each -> dropped.stream().noneMatch(it -> it.use().equals(each.use())))
            .toList();
  }
}
