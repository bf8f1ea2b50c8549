package dynobench.ui.plan;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.FlagRules;
import dynobench.plan.WorkerJvm;
import dynobench.ui.plandraft.DraftContender;
import dynobench.ui.plandraft.ValueTexts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// Settings of one contender as typed texts. An empty field means the plan's setting.
final class ConditionsViewModel {
  private static final Contender ANY = new Contender("a", "b", new CommitStyle.Autocommit());

  private final String use;
  private final StringProperty heap;
  private final StringProperty commit;
  private final StringProperty flags;

  ConditionsViewModel(DraftContender entry) {
    use = entry.use();
    heap =
        new SimpleStringProperty(
            entry.heapMegabytes().stream().mapToObj(ValueTexts::heap).findFirst().orElse(""));
    commit = new SimpleStringProperty(entry.own().map(CommitStyle::text).orElse(""));
    flags = new SimpleStringProperty(FlagRules.joined(entry.flags()));
  }

  private static OptionalInt heap(String typed) {
    return typed.isBlank()
        ? OptionalInt.empty()
        : ANY.withHeap(WorkerJvm.parseHeap(typed)).heapMegabytes();
  }

  private static Optional<CommitStyle> commit(String typed) {
    return typed.isBlank() ? Optional.empty() : Optional.of(CommitStyle.parse(typed));
  }

  private static List<String> flags(String typed) {
    return ANY.withFlags(FlagRules.split(typed)).flags();
  }

  private static StringBinding wrong(StringProperty text, Consumer<String> read) {
    return Bindings.createStringBinding(
        () -> {
          try {
            read.accept(text.get());
            return "";
          } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
          }
        },
        text);
  }

  StringBinding wrongHeap() {
    return wrong(heap, ConditionsViewModel::heap);
  }

  StringBinding wrongCommit() {
    return wrong(commit, ConditionsViewModel::commit);
  }

  StringBinding wrongFlags() {
    return wrong(flags, ConditionsViewModel::flags);
  }

  /// Returns whether any field is invalid.
  BooleanBinding wrong() {
    return wrongHeap().isNotEmpty().or(wrongCommit().isNotEmpty()).or(wrongFlags().isNotEmpty());
  }

  /// Returns the contender with these settings. Call it only while nothing is [#wrong].
  DraftContender entry() {
    return new DraftContender(use, commit(commit.get()), heap(heap.get()), flags(flags.get()));
  }

  StringProperty heap() {
    return heap;
  }

  StringProperty commit() {
    return commit;
  }

  StringProperty flags() {
    return flags;
  }
}
