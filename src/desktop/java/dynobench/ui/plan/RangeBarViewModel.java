package dynobench.ui.plan;

import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.plandraft.RangeKind;
import dynobench.ui.plandraft.RangeTexts;
import dynobench.ui.plandraft.ValueTexts;
import dynobench.ui.widgets.LogScale;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Domain;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import javafx.beans.property.LongProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleLongProperty;

/// Range of the plan as two ends. Moving an end of steps or of a list keeps the approximate number
/// of values and rounds them. Moving an end of factors keeps the factor. The ends stay where the
/// user puts them; a label shows the resulting values.
final class RangeBarViewModel {
  /// Number of values when a list of one value, or a range without length, is stretched.
  private static final int USUAL_COUNT = 5;

  private static final List<Double> ROUND = List.of(1.0, 2.0, 2.5, 5.0, 10.0);

  private final PlanDraft draft;
  private final ViewTexts texts;
  private final LongProperty low = new SimpleLongProperty(1);
  private final LongProperty high = new SimpleLongProperty(1);
  private final ReadOnlyStringWrapper words = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper name = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper tip = new ReadOnlyStringWrapper("");
  private final ReadOnlyBooleanWrapper nothing = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<LogScale> scale = new ReadOnlyObjectWrapper<>(Sliders.ANY);
  private int count = USUAL_COUNT;
  private double factor = 2;
  private boolean following;
  private boolean moving;

  RangeBarViewModel(PlanDraft draft, ViewTexts texts) {
    this.draft = draft;
    this.texts = texts;
    draft.workload().axis().subscribe(_ -> begin());
    draft.workload().id().subscribe(_ -> begin());
    draft
        .plan()
        .subscribe(plan -> plan.flatMap(this::range).ifPresentOrElse(this::follow, this::see));
    low.subscribe((_, _) -> move());
    high.subscribe((_, _) -> move());
  }

  private void begin() {
    String axis = draft.workload().axis().get();
    nothing.set(draft.workload().varying().isEmpty());
    name.set(LevelLabels.name(axis));
    tip.set(nothing.get() ? texts.of("range.nothing.tip") : texts.of("range.tip", name.get()));
    scale.set(
        draft.workload().varying().map(each -> Sliders.scale(each.domain())).orElse(Sliders.ANY));
    see();
  }

  private void see() {
    words.set(nothing.get() ? texts.of("range.nothing") : texts.of("range.none", name.get()));
  }

  private Optional<Range> range(Plan plan) {
    return plan.factor(draft.workload().axis().get())
        .map(Factor::range)
        .filter(each -> !nothing.get() && each.isNumbers());
  }

  private void follow(Range range) {
    words.set(words(range));
    if (moving) {
      return;
    }
    following = true;
    try {
      low.set(range.numbers().stream().mapToLong(Long::longValue).min().orElse(1));
      high.set(range.numbers().stream().mapToLong(Long::longValue).max().orElse(1));
      count = range.numbers().size() > 1 ? range.numbers().size() : USUAL_COUNT;
      factor = range instanceof Range.Geometric(_, double given, _) ? given : factor;
    } finally {
      following = false;
    }
  }

  private void move() {
    if (following || nothing.get()) {
      return;
    }
    moving = true;
    try {
      draft.atOnce(() -> {
        Range range = draft.rangeKind().get() == RangeKind.FACTORS ? factors() : steps();
        draft.rangeKind().set(RangeKind.of(range));
        RangeTexts.of(range).forEach((field, text) -> draft.field(field).set(text));
      });
    } finally {
      moving = false;
    }
  }

  /// Returns multiples of a round step. A smaller lower end is added before the first multiple:
  /// steps of 100,000 from 2,500 would reach 102,500. A range shorter than the step has only its
  /// two ends.
  private Range steps() {
    long from = low.get();
    long length = high.get() - from;
    if (length <= 0) {
      return new Range.Linear(from, from, 1);
    }
    long step = round((double) length / (count - 1));
    if (step >= length) {
      return new Range.Linear(from, length, 2);
    }
    long last = Math.min(Math.round((double) high.get() / step), greatest() / step);
    long first = Math.round((double) from / step);
    return from < step
        ? Range.Listed.of(
            LongStream.concat(
                    LongStream.of(from), LongStream.rangeClosed(1, last).map(at -> at * step))
                .boxed()
                .toList())
        : new Range.Linear(first * step, step, (int) (last - first + 1));
  }

  /// Returns the largest permitted value. A round step may pass the end, but not this value.
  private long greatest() {
    return draft
        .workload()
        .varying()
        .map(each -> each.domain() instanceof Domain.Whole(_, long to) ? to : Long.MAX_VALUE)
        .orElse(Long.MAX_VALUE);
  }

  private Range factors() {
    long from = Math.max(1, low.get());
    double times = Math.log((double) Math.max(from, high.get()) / from) / Math.log(factor);
    return new Range.Geometric(from, factor, (int) Math.floor(times + 1e-9) + 1);
  }

  /// Returns the nearest round number, of the kind that axes use as steps.
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

  private String words(Range range) {
    List<Long> values = range.numbers().stream().sorted().toList();
    String first = ValueTexts.grouped(values.getFirst());
    String last = ValueTexts.grouped(values.getLast());
    if (values.size() == 1) {
      return texts.of("range.one", name.get(), first);
    }
    return switch (range) {
      case Range.Linear(_, long step, _) ->
          texts.of("range.steps", name.get(), first, last, ValueTexts.grouped(step));
      case Range.Geometric(_, double times, _) ->
          texts.of("range.factors", name.get(), first, last, ValueTexts.plain(times));
      case Range.Listed _ -> texts.of("range.list", name.get(), first, last, values.size());
    };
  }

  LongProperty low() {
    return low;
  }

  LongProperty high() {
    return high;
  }

  /// Returns the scale of the ends.
  ReadOnlyObjectProperty<LogScale> scale() {
    return scale.getReadOnlyProperty();
  }

  /// Returns the display name of the factor.
  ReadOnlyStringProperty name() {
    return name.getReadOnlyProperty();
  }

  /// Returns the accessible name of the lower end.
  String lowName() {
    return texts.of("range.low", name.get());
  }

  /// Returns the accessible name of the upper end.
  String highName() {
    return texts.of("range.high", name.get());
  }

  /// Returns the purpose of the slider, or why it is disabled.
  ReadOnlyStringProperty tip() {
    return tip.getReadOnlyProperty();
  }

  /// Returns whether there is no range to change.
  ReadOnlyBooleanProperty nothing() {
    return nothing.getReadOnlyProperty();
  }

  /// Returns the values as text, or a note that there are none.
  ReadOnlyStringProperty words() {
    return words.getReadOnlyProperty();
  }
}
