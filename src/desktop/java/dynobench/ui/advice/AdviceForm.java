package dynobench.ui.advice;

import dynobench.advice.AdviceFigure;
import dynobench.advice.Application;
import dynobench.advice.SurvivalNeed;
import dynobench.isolation.IsolationModel;
import dynobench.plan.WorkerJvm;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.util.Subscription;

/// Fields of the questions about an application.
final class AdviceForm {
  private static final int MOST_MINUTES = 24 * 60;

  /// Field whose text is a number, or a heap.
  enum Field {
    ROWS("50000", Application.FEWEST_ROWS, Application.MOST_ROWS),
    BYTES("200", Application.FEWEST_ROW_BYTES, Application.MOST_ROW_BYTES),
    CLIENTS("4", 1, Application.MOST_CLIENTS),
    READS("80", 0, Application.ALL),
    HEAP("512m", 0, 0),
    OBJECTS("0", Application.FEWEST_OBJECT_BYTES, Application.MOST_OBJECT_BYTES),
    MINUTES("9", 1, MOST_MINUTES);

    private final String usual;
    private final long least;
    private final long most;

    Field(String usual, long least, long most) {
      this.usual = usual;
      this.least = least;
      this.most = most;
    }

    /// Returns the number that a text means.
    ///
    /// @throws IllegalArgumentException with the reason why the text is wrong
    private long parse(String text) {
      if (this == HEAP) {
        return WorkerJvm.validate(WorkerJvm.parseHeap(text));
      }
      long value = wholeNumber(text);
      boolean isNone = this == OBJECTS && value == 0;
      if (!isNone && (value < least || value > most)) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                this == OBJECTS ? "must be 0, or from %,d to %,d" : "must be from %,d to %,d",
                least,
                most));
      }
      return value;
    }

    private static long wholeNumber(String text) {
      try {
        return Long.parseLong(text.strip().replace(",", ""));
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException("must be a whole number", e);
      }
    }
  }

  private final Map<Field, StringProperty> texts = new EnumMap<>(Field.class);
  private final Map<AdviceFigure, BooleanProperty> figures = new EnumMap<>(AdviceFigure.class);
  private final ObjectProperty<SurvivalNeed> survive =
      new SimpleObjectProperty<>(SurvivalNeed.POWER_CUT);
  private final ObjectProperty<Optional<IsolationModel>> isolation =
      new SimpleObjectProperty<>(Optional.of(IsolationModel.READ_COMMITTED));
  private List<String> further = List.of();

  AdviceForm() {
    for (Field each : Field.values()) {
      texts.put(each, new SimpleStringProperty(each.usual));
    }
    for (AdviceFigure each : AdviceFigure.values()) {
      figures.put(each, new SimpleBooleanProperty(true));
    }
  }

  /// Returns the choices of isolation, from any to the strongest.
  static List<Optional<IsolationModel>> isolations() {
    return Stream.concat(
            Stream.of(Optional.<IsolationModel>empty()),
            Application.isolations().stream().map(Optional::of))
        .toList();
  }

  /// Calls an action now and after each change.
  Subscription follow(Runnable action) {
    action.run();
    return Subscription.combine(
        Stream.of(
                texts.values().stream().map(each -> each.subscribe((_, _) -> action.run())),
                figures.values().stream().map(each -> each.subscribe((_, _) -> action.run())),
                Stream.of(
                    survive.subscribe((_, _) -> action.run()),
                    isolation.subscribe((_, _) -> action.run())))
            .flatMap(each -> each)
            .toArray(Subscription[]::new));
  }

  StringProperty text(Field field) {
    return texts.computeIfAbsent(field, each -> new SimpleStringProperty(each.usual));
  }

  BooleanProperty matters(AdviceFigure figure) {
    return figures.computeIfAbsent(figure, _ -> new SimpleBooleanProperty(true));
  }

  ObjectProperty<SurvivalNeed> survive() {
    return survive;
  }

  ObjectProperty<Optional<IsolationModel>> isolation() {
    return isolation;
  }

  /// Returns the problem of a field's text; empty for a correct text.
  StringBinding problem(Field field) {
    StringProperty text = text(field);
    return Bindings.createStringBinding(() -> problem(field, text.get()), text);
  }

  private static String problem(Field field, String text) {
    try {
      long _ = field.parse(text);
      return "";
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private boolean isValid() {
    return Stream.of(Field.values()).allMatch(each -> problem(each, text(each).get()).isEmpty());
  }

  private long number(Field field) {
    return field.parse(text(field).get());
  }

  /// Returns the application; empty while a field is wrong, or its fields contradict each other.
  Optional<Application> application() {
    try {
      return isValid() ? Optional.of(read()) : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /// Returns why correct fields contradict each other; empty if they do not.
  String contradiction() {
    try {
      if (isValid()) {
        read();
      }
      return "";
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private Application read() {
    return new Application(
        number(Field.ROWS),
        number(Field.BYTES),
        number(Field.CLIENTS),
        survive.get(),
        isolation.get(),
        (int) number(Field.HEAP),
        number(Field.OBJECTS),
        number(Field.READS),
        Stream.of(AdviceFigure.values()).filter(each -> matters(each).get()).toList(),
        further);
  }

  /// Returns the time for the measurement, of a valid form.
  Duration time() {
    return Duration.ofMinutes(number(Field.MINUTES));
  }

  /// Shows the needs of an application.
  void load(Application it) {
    further = it.further();
    text(Field.ROWS).set(Long.toString(it.rows()));
    text(Field.BYTES).set(Long.toString(it.rowBytes()));
    text(Field.CLIENTS).set(Long.toString(it.clients()));
    text(Field.READS).set(Long.toString(it.reads()));
    text(Field.HEAP).set(it.heapMegabytes() + "m");
    text(Field.OBJECTS).set(Long.toString(it.objectBytes()));
    survive.set(it.survive());
    isolation.set(it.isolation());
    for (AdviceFigure each : AdviceFigure.values()) {
      matters(each).set(it.figures().contains(each));
    }
  }
}
