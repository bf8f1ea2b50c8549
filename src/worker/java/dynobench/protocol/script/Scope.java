package dynobench.protocol.script;

import dynobench.script.Expression;
import dynobench.script.Script;
import dynobench.script.ValueType;
import dynobench.workload.Domain;
import dynobench.workload.Parameter;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;

/// Meanings of the names in the expressions of one client: constants, counters, and slots of its
/// [EvaluationFrame].
final class Scope {
  /// Whole number in a slot of the frame.
  record WholeSlot(int number) implements CompiledValue.WholeSource {
    @Override
    public long of(EvaluationFrame frame) {
      return frame.wholes[number];
    }
  }

  /// Position and type of a value in the frame.
  record Slot(int number, ValueType kind) {}

  private final Map<String, CompiledValue> constants = new HashMap<>();
  private final Map<String, AtomicLong> counters;
  private final Map<String, Slot> slots = new HashMap<>();
  private int places;

  /// Creates a scope with the workload's parameters.
  ///
  /// @param counters counters that all clients share
  Scope(Workload workload, Settings settings, Map<String, AtomicLong> counters) {
    this.counters = counters;
    for (Parameter each : workload.parameters()) {
      constants.put(each.id(), constant(each, settings.text(each.id())));
    }
  }

  private static CompiledValue constant(Parameter parameter, String text) {
    return switch (parameter.domain()) {
      case Domain.Whole _ -> ConstantValues.whole(Long.parseLong(text));
      case Domain.Decimal _ -> ConstantValues.real(Double.parseDouble(text));
      case Domain.Choice _, Domain.Text _ -> ConstantValues.text(text);
    };
  }

  /// Creates the counters of a script with their first values.
  static Map<String, AtomicLong> counters(Script script, Workload workload, Settings settings) {
    var scope = new Scope(workload, settings, Map.of());
    var counters = new HashMap<String, AtomicLong>();
    for (Script.Counter each : script.counters()) {
      counters.put(each.name(), new AtomicLong(scope.number(each.begin())));
    }
    return counters;
  }

  /// Defines a name as a constant number.
  void fix(String name, long value) {
    constants.put(name, ConstantValues.whole(value));
  }

  /// Assigns a new slot of the frame to a name. It replaces an earlier one.
  Slot slot(String name, ValueType kind) {
    var slot = new Slot(places++, kind);
    slots.put(name, slot);
    return slot;
  }

  /// Returns the number of slots.
  int slots() {
    return places;
  }

  /// Returns the value of a name. A slot hides a counter, and a counter hides a constant.
  ///
  /// @throws NullPointerException when no such name exists
  CompiledValue named(String name) {
    Slot slot = slots.get(name);
    if (slot != null) {
      return of(slot);
    }
    AtomicLong counter = counters.get(name);
    return counter == null ? constant(name) : new CompiledValue.Whole(_ -> counter.get());
  }

  private CompiledValue constant(String name) {
    return Objects.requireNonNull(constants.get(name), () -> "there is no name \"" + name + "\"");
  }

  AtomicLong counter(String name) {
    return Objects.requireNonNull(counters.get(name), () -> "there is no counter " + name);
  }

  private static CompiledValue of(Slot slot) {
    int number = slot.number();
    return switch (slot.kind()) {
      case WHOLE -> new CompiledValue.Whole(new WholeSlot(number));
      case REAL -> new CompiledValue.Real(frame -> frame.reals[number]);
      case TEXT, DATE, BYTES, TIMESTAMP, BOOLEAN, NULLABLE ->
          new CompiledValue.Thing(slot.kind(), frame -> frame.objects[number]);
    };
  }

  /// Compiles an expression.
  ///
  /// @throws IllegalStateException when a constant part can't be computed
  CompiledValue compile(Expression expression) {
    try {
      return new ExpressionCompiler(this).compile(expression.node());
    } catch (ArithmeticException | IllegalArgumentException e) {
      throw impossible("\"" + expression.text() + "\"", e);
    }
  }

  /// Creates an exception for a mistake in the description that occurs only with these settings.
  private static IllegalStateException impossible(String what, RuntimeException why) {
    return new IllegalStateException(
        "the workload's " + what + " can't be computed: " + why.getMessage(), why);
  }

  /// Evaluates an expression of constants and counters, whose type is a whole number.
  long number(Expression expression) {
    return compile(expression).whole().of(new EvaluationFrame(slots(), 0));
  }

  /// Returns a setter that stores a value in a slot. A slot for fractions converts whole numbers.
  Setter setter(Slot slot, CompiledValue value) {
    int number = slot.number();
    return switch (value) {
      case CompiledValue.Whole(CompiledValue.WholeSource source)
          when slot.kind() == ValueType.REAL ->
          frame -> frame.reals[number] = source.of(frame);
      case CompiledValue.Whole(CompiledValue.WholeSource source) ->
          frame -> frame.wholes[number] = source.of(frame);
      case CompiledValue.Real(CompiledValue.RealSource source) ->
          frame -> frame.reals[number] = source.of(frame);
      case CompiledValue.Thing(ValueType _, CompiledValue.ObjectSource source) ->
          frame -> frame.objects[number] = source.of(frame);
    };
  }

  /// Runs setters one after the other.
  ///
  /// @param names function that returns the name of a setter by its index
  /// @throws IllegalStateException with the name of the value that can't be computed
  static void set(Setter[] setters, EvaluationFrame frame, IntFunction<String> names) {
    int at = 0;
    try {
      for (; at < setters.length; at++) {
        setters[at].set(frame);
      }
    } catch (ArithmeticException | IllegalArgumentException e) {
      throw impossible(names.apply(at), e);
    }
  }

  /// Setter that stores a value in its slot.
  @FunctionalInterface
  interface Setter {
    void set(EvaluationFrame frame);
  }
}
