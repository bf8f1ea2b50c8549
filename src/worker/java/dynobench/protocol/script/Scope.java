package dynobench.protocol.script;

import dynobench.script.Expression;
import dynobench.script.Kind;
import dynobench.script.Script;
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
/// [Frame].
final class Scope {
  /// Whole number in a slot of the frame.
  record Kept(int number) implements Value.WholeSource {
    @Override
    public long of(Frame frame) {
      return frame.wholes[number];
    }
  }

  /// Position and type of a value in the frame.
  record Slot(int number, Kind kind) {}

  private final Map<String, Value> constants = new HashMap<>();
  private final Map<String, AtomicLong> counters;
  private final Map<String, Slot> slots = new HashMap<>();
  private int places;

  /// Creates a scope with the workload's parameters.
  ///
  /// @param counters of all clients
  Scope(Workload workload, Settings settings, Map<String, AtomicLong> counters) {
    this.counters = counters;
    for (Parameter each : workload.parameters()) {
      constants.put(each.id(), constant(each, settings.text(each.id())));
    }
  }

  private static Value constant(Parameter parameter, String text) {
    return switch (parameter.domain()) {
      case Domain.Whole _ -> Constants.whole(Long.parseLong(text));
      case Domain.Decimal _ -> Constants.real(Double.parseDouble(text));
      case Domain.Choice _, Domain.Text _ -> Constants.text(text);
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
    constants.put(name, Constants.whole(value));
  }

  /// Assigns a new slot of the frame to a name. It replaces an earlier one.
  Slot slot(String name, Kind kind) {
    var slot = new Slot(places++, kind);
    slots.put(name, slot);
    return slot;
  }

  /// Returns the number of slots.
  int slots() {
    return places;
  }

  /// Returns the value of a name.
  Value named(String name) {
    Slot slot = slots.get(name);
    if (slot != null) {
      return of(slot);
    }
    AtomicLong counter = counters.get(name);
    return counter == null ? constant(name) : new Value.Whole(_ -> counter.get());
  }

  private Value constant(String name) {
    return Objects.requireNonNull(
        constants.get(name), () -> "there is nothing called \"" + name + "\"");
  }

  AtomicLong counter(String name) {
    return Objects.requireNonNull(counters.get(name), () -> "there is no counter " + name);
  }

  private static Value of(Slot slot) {
    int number = slot.number();
    return switch (slot.kind()) {
      case WHOLE -> new Value.Whole(new Kept(number));
      case REAL -> new Value.Real(frame -> frame.reals[number]);
      case TEXT, DATE, BYTES -> new Value.Thing(slot.kind(), frame -> frame.objects[number]);
    };
  }

  /// Compiles an expression.
  Value compile(Expression expression) {
    try {
      return new Compiler(this).compile(expression.node());
    } catch (ArithmeticException | IllegalArgumentException e) {
      throw impossible("\"" + expression.text() + "\"", e);
    }
  }

  /// Creates an exception for a mistake in the description that occurs only with these settings.
  private static IllegalStateException impossible(String what, RuntimeException why) {
    return new IllegalStateException(
        "the workload's " + what + " can't be worked out: " + why.getMessage(), why);
  }

  /// Evaluates a constant expression.
  long number(Expression expression) {
    return compile(expression).whole().of(new Frame(slots(), 0));
  }

  /// Returns a setter that stores a value in a slot.
  Setter setter(Slot slot, Value value) {
    int number = slot.number();
    return switch (value) {
      case Value.Whole(Value.WholeSource source) when slot.kind() == Kind.REAL ->
          frame -> frame.reals[number] = source.of(frame);
      case Value.Whole(Value.WholeSource source) ->
          frame -> frame.wholes[number] = source.of(frame);
      case Value.Real(Value.RealSource source) -> frame -> frame.reals[number] = source.of(frame);
      case Value.Thing(Kind _, Value.ObjectSource source) ->
          frame -> frame.objects[number] = source.of(frame);
    };
  }

  /// Runs setters one after the other.
  ///
  /// @param names returns the name of a setter by its index
  /// @throws IllegalStateException with the name of the value that can't be computed
  static void set(Setter[] setters, Frame frame, IntFunction<String> names) {
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
    void set(Frame frame);
  }
}
