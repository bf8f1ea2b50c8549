package dynobench.ui.plandraft;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.planfile.PlanText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Contender of the draft. Immutable; the mode may be unknown.
///
/// @param use engine and mode, as `engine/mode`
/// @param own commit style, when it differs from that of most contenders
/// @param heapMegabytes own heap size, when it differs from the plan's
/// @param flags additional to those of the plan
public record DraftContender(
    String use, Optional<CommitStyle> own, OptionalInt heapMegabytes, List<String> flags) {
  public DraftContender {
    flags = List.copyOf(flags);
  }

  /// Creates a contender with the settings of the plan.
  public DraftContender(String use) {
    this(use, Optional.empty(), OptionalInt.empty(), List.of());
  }

  /// Returns the entry of a plan's contender.
  ///
  /// @param common commit style of most contenders
  static DraftContender of(Contender contender, CommitStyle common) {
    return new DraftContender(
        contender.use(),
        Optional.of(contender.commit()).filter(own -> !own.equals(common)),
        contender.heapMegabytes(),
        contender.flags());
  }

  /// Returns the settings that differ from the plan's, such as `every 100`.
  public List<String> conditions() {
    var conditions = new ArrayList<String>();
    own.ifPresent(style -> conditions.add(style.text()));
    heapMegabytes.ifPresent(megabytes -> conditions.add("heap " + ValueTexts.heap(megabytes)));
    conditions.addAll(flags);
    return conditions;
  }

  /// Returns the entry as plan files write it.
  String text() {
    if (conditions().isEmpty()) {
      return PlanText.quoted(use);
    }
    var keys = new ArrayList<String>();
    keys.add("use = " + PlanText.quoted(use));
    own.ifPresent(style -> keys.add("commit = " + PlanText.quoted(style.text())));
    heapMegabytes.ifPresent(megabytes -> keys.add("heap = \"" + megabytes + "m\""));
    if (!flags.isEmpty()) {
      keys.add("flags = " + flags.stream().map(PlanText::quoted).toList());
    }
    return "{ " + String.join(", ", keys) + " }";
  }
}
