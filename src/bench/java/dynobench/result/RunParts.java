package dynobench.result;

import dynobench.event.RunEvent.RoundsAdded;
import dynobench.event.RunEvent.RunStarted;
import dynobench.measure.Environment;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// Parts of a run: what its first event began, and the rounds that were added since. Confined to
/// one thread.
final class RunParts {
  private final List<RoundsAdded> added = new ArrayList<>();
  private @Nullable RunStarted started;

  void begin(RunStarted start) {
    started = start;
  }

  void add(RoundsAdded more) {
    added.add(more);
  }

  /// Returns the parts in order. Those that were stopped end before the next one.
  List<RunPart> all() {
    List<RunPart> planned = planned();
    var all = new ArrayList<RunPart>();
    for (int i = 0; i < planned.size(); i++) {
      RunPart each = planned.get(i);
      all.add(i + 1 < planned.size() ? each.endingBefore(planned.get(i + 1)) : each);
    }
    return List.copyOf(all);
  }

  private List<RunPart> planned() {
    var planned = new ArrayList<RunPart>();
    if (started != null) {
      int rounds = started.plan().repetitions();
      planned.add(new RunPart(1, 1, 1, rounds, started.atMillis(), started.environment()));
    }
    for (int i = 0; i < added.size(); i++) {
      RoundsAdded each = added.get(i);
      planned.add(
          new RunPart(
              i + 2,
              each.firstTrial(),
              each.firstRound(),
              each.rounds(),
              each.atMillis(),
              each.environment()));
    }
    return planned;
  }

  /// Returns the events that began the further parts.
  List<RoundsAdded> added() {
    return added;
  }

  /// Returns the environments at the start of the further parts.
  List<Environment> environments() {
    return added.stream().map(RoundsAdded::environment).toList();
  }

  /// Returns the part that a trial belongs to, as planned; empty if no known part began before the
  /// trial. The trials of a part have consecutive numbers.
  Optional<RunPart> of(Trial trial) {
    return planned().reversed().stream()
        .filter(each -> each.firstTrial() <= trial.number())
        .findFirst();
  }

  /// Returns the number of trials that the run should have: those that had ended before its last
  /// part, and those of its last part. Empty if that is unknown.
  OptionalInt trials() {
    if (added.isEmpty()) {
      return started == null ? OptionalInt.empty() : OptionalInt.of(started.trials());
    }
    return OptionalInt.of(added.getLast().ended() + added.getLast().trials());
  }

  /// Returns the highest number that a trial of the run may have; 0 if that is unknown.
  int lastTrial() {
    return added.isEmpty()
        ? trials().orElse(0)
        : added.getLast().firstTrial() - 1 + added.getLast().trials();
  }

  /// Returns a plan with the rounds of all parts; unchanged if they exceed the limits of a plan.
  Plan extended(Plan plan) {
    if (added.isEmpty()) {
      return plan;
    }
    try {
      RoundsAdded last = added.getLast();
      return plan.withRounds(last.firstRound() + last.rounds() - 1, plan.warmups());
    } catch (IllegalArgumentException e) {
      return plan; // an edited log: its trials will not belong to the plan
    }
  }
}
