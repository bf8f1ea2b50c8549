package dynobench.ui.plandraft;

import dynobench.plan.CommitStyle;
import dynobench.plan.Plan;
import dynobench.planfile.PlanText;
import dynobench.workload.Factor;
import dynobench.workloadfile.Workloads;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Contents of the form, right or wrong.
///
/// @param texts of all fields except those of the range
/// @param given assignments of the plan that can't be derived from the text alone
/// @param optional engines that may be missing
record FormContent(
    WorkloadFields varied,
    Map<DraftField, String> texts,
    Map<DraftField, LoadedText> given,
    List<DraftContender> contenders,
    List<String> optional) {
  FormContent {
    optional = List.copyOf(optional);
    texts = Map.copyOf(texts);
    given = Map.copyOf(given);
    contenders = List.copyOf(contenders);
  }

  /// Returns the contents for a plan.
  static FormContent of(Plan plan, Workloads workloads) {
    Map<DraftField, String> texts = DraftField.texts(plan);
    var given = new HashMap<DraftField, LoadedText>();
    plan.factor(Factor.HEAP).ifPresent(heaps -> given.put(DraftField.HEAP, heaps(plan, heaps)));
    plan.factor(Factor.COMMIT).ifPresent(styles -> given.put(DraftField.COMMIT, commits(styles)));
    plan.factor(Factor.NODES).ifPresent(nodes -> given.put(DraftField.NODES, nodes(nodes)));
    given.forEach((field, each) -> texts.put(field, each.text()));
    CommitStyle common = plan.participants().commonCommit();
    return new FormContent(
        WorkloadFields.of(plan, workloads.named(plan.workload())),
        texts,
        given,
        plan.contenders().stream().map(each -> DraftContender.of(each, common)).toList(),
        plan.optional());
  }

  /// Returns the heaps, and also the plan's single heap, which is kept although it has no effect.
  private static LoadedText heaps(Plan plan, Factor heaps) {
    return new LoadedText(
        ValueTexts.heaps(heaps.range().numbers()),
        List.of(
            PlanKeyValue.varied(Factor.HEAP, PlanText.written(heaps)),
            new PlanKeyValue(DraftField.HEAP.key(), "\"" + plan.jvm().heapMegabytes() + "m\"")));
  }

  private static LoadedText commits(Factor styles) {
    return new LoadedText(
        String.join("; ", styles.range().levels()),
        PlanKeyValue.varied(Factor.COMMIT, PlanText.written(styles)));
  }

  private static LoadedText nodes(Factor numbers) {
    return new LoadedText(
        ValueTexts.shown(Factor.ANY_NODES, numbers.range().levels()),
        PlanKeyValue.varied(Factor.NODES, PlanText.written(numbers)));
  }
}
