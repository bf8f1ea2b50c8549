package dynobench.ui.plan;

import dynobench.ui.draft.DraftField;
import dynobench.ui.draft.PlanDraft;
import dynobench.ui.draft.PlanDraft.RowsKind;
import dynobench.ui.parts.Texts;
import dynobench.workload.Range;
import java.util.List;
import javafx.beans.property.LongProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleLongProperty;

/// The range of row counts as two ends. Moving one keeps the kind of row counts and about as many
/// of them, with a round step; the ends stay where the user puts them, and the words tell what
/// comes out.
final class RowsBarViewModel {
  /// So many row counts come out of a list of one, or of a range that had no length.
  private static final int USUAL_COUNT = 5;

  private static final List<Double> ROUND = List.of(1.0, 2.0, 2.5, 5.0, 10.0);

  private final PlanDraft draft;
  private final Texts texts;
  private final LongProperty low = new SimpleLongProperty(1);
  private final LongProperty high = new SimpleLongProperty(1);
  private final ReadOnlyStringWrapper words = new ReadOnlyStringWrapper("");
  private int count = USUAL_COUNT;
  private double factor = 2;
  private boolean following;
  private boolean moving;

  RowsBarViewModel(PlanDraft draft, Texts texts) {
    this.draft = draft;
    this.texts = texts;
    draft
        .plan()
        .subscribe(plan ->
            plan.flatMap(each -> each.factor(draft.axis()))
                .ifPresentOrElse(
                    each -> follow(each.range()), () -> words.set(texts.of("rows.none"))));
    low.subscribe((_, _) -> move());
    high.subscribe((_, _) -> move());
  }

  private void follow(Range rows) {
    words.set(words(rows));
    if (moving) {
      return;
    }
    following = true;
    try {
      low.set(rows.numbers().stream().mapToLong(Long::longValue).min().orElse(1));
      high.set(rows.numbers().stream().mapToLong(Long::longValue).max().orElse(1));
      count = rows.numbers().size() > 1 ? rows.numbers().size() : USUAL_COUNT;
      factor = rows instanceof Range.Geometric(_, double given, _) ? given : factor;
    } finally {
      following = false;
    }
  }

  private void move() {
    if (following) {
      return;
    }
    moving = true;
    try {
      draft.atOnce(() -> {
        if (draft.rowsKind().get() == RowsKind.LIST) {
          draft.rowsKind().set(RowsKind.STEPS);
        }
        boolean steps = draft.rowsKind().get() == RowsKind.STEPS;
        DraftField.rowTexts(steps ? steps() : factors())
            .forEach((field, text) -> draft.field(field).set(text));
      });
    } finally {
      moving = false;
    }
  }

  private Range steps() {
    long length = high.get() - low.get();
    if (length <= 0) {
      return new Range.Linear(low.get(), low.get(), 1);
    }
    long step = round((double) length / (count - 1));
    return new Range.Linear(low.get(), step, (int) Math.round((double) length / step) + 1);
  }

  private Range factors() {
    double times = Math.log((double) high.get() / low.get()) / Math.log(factor);
    return new Range.Geometric(low.get(), factor, (int) Math.floor(times + 1e-9) + 1);
  }

  /// The nearest number of the kind that axes are divided by.
  private static long round(double step) {
    double power = Math.pow(10, Math.floor(Math.log10(step)));
    double nearest =
        ROUND.stream()
            .min((a, b) -> Double.compare(far(a * power, step), far(b * power, step)))
            .orElse(1.0);
    return Math.max(1, Math.round(nearest * power));
  }

  private static double far(double one, double other) {
    return Math.abs(Math.log(one / other));
  }

  private String words(Range rows) {
    List<Long> sizes = rows.numbers().stream().sorted().toList();
    String first = DraftField.grouped(sizes.getFirst());
    String last = DraftField.grouped(sizes.getLast());
    if (sizes.size() == 1) {
      return texts.of("rows.one", first);
    }
    return switch (rows) {
      case Range.Linear(_, long step, _) ->
          texts.of("rows.steps", first, last, DraftField.grouped(step));
      case Range.Geometric(_, double times, _) ->
          texts.of("rows.factors", first, last, DraftField.plain(times));
      case Range.Listed _ -> texts.of("rows.list", first, last, sizes.size());
    };
  }

  LongProperty low() {
    return low;
  }

  LongProperty high() {
    return high;
  }

  /// The row counts in words.
  ReadOnlyStringProperty words() {
    return words.getReadOnlyProperty();
  }
}
