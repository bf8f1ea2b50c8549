package dynobench.run;

import dynobench.plan.Contender;
import dynobench.plan.Crash;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Puts a plan's trials in order. Warm-ups come before the repetitions, whatever the order.
public final class Schedule {
  private record Slot(Contender contender, Settings levels, int repetition, boolean warmup) {}

  private Schedule() {}

  /// The trials of a plan, numbered in the order of running.
  public static List<Trial> of(Plan plan) {
    List<Slot> slots =
        plan.crash()
            .map(crash -> crashes(plan, crash))
            .orElseGet(() ->
                switch (plan.order()) {
                  case INTERLEAVED -> interleaved(plan);
                  case BY_CONTENDER -> byContender(plan);
                  case SHUFFLED -> shuffled(plan);
                });
    var trials = new ArrayList<Trial>();
    for (Slot slot : slots) {
      trials.add(
          new Trial(
              trials.size() + 1,
              slot.contender(),
              plan.workload(),
              slot.levels(),
              slot.repetition(),
              slot.warmup()));
    }
    return trials;
  }

  /// In rounds, so that a run that is stopped has some of each.
  private static List<Slot> crashes(Plan plan, Crash crash) {
    var slots = new ArrayList<Slot>();
    for (int round = 1; round <= crash.times().rounds(); round++) {
      for (Crash.Way way : Crash.Way.values()) {
        if (round <= crash.times().trials(way)) {
          for (Contender contender : plan.contenders()) {
            slots.add(new Slot(contender, Crash.levels(way), round, false));
          }
        }
      }
    }
    return slots;
  }

  private static List<Slot> interleaved(Plan plan) {
    var slots = new ArrayList<Slot>();
    for (int round = 1; round <= rounds(plan); round++) {
      slots.addAll(round(plan, round));
    }
    return slots;
  }

  private static int rounds(Plan plan) {
    return plan.warmups() + plan.repetitions();
  }

  /// Each round there and back: of every two contenders each comes first as often as the other.
  /// After both another one begins: nobody always follows the same neighbour's deletions.
  private static List<Slot> round(Plan plan, int round) {
    int repetition = round <= plan.warmups() ? round : round - plan.warmups();
    var turn = new ArrayList<>(plan.contenders());
    Collections.rotate(turn, -(repetition - 1) / 2);
    if (repetition % 2 == 0) {
      Collections.reverse(turn);
    }
    return plan.points().stream()
        .flatMap(levels -> turn.stream().map(contender -> slot(plan, contender, levels, round)))
        .toList();
  }

  private static List<Slot> byContender(Plan plan) {
    var slots = new ArrayList<Slot>();
    for (Contender contender : plan.contenders()) {
      for (int round = 1; round <= rounds(plan); round++) {
        for (Settings levels : plan.points()) {
          slots.add(slot(plan, contender, levels, round));
        }
      }
    }
    return slots;
  }

  /// Within each round, so that its trials stay close together.
  private static List<Slot> shuffled(Plan plan) {
    var slots = new ArrayList<Slot>();
    var random = new Random(plan.seed());
    for (int round = 1; round <= rounds(plan); round++) {
      var shuffled = new ArrayList<>(round(plan, round));
      Collections.shuffle(shuffled, random);
      slots.addAll(shuffled);
    }
    return slots;
  }

  /// @param round from 1, warm-ups first
  private static Slot slot(Plan plan, Contender contender, Settings levels, int round) {
    boolean warmup = round <= plan.warmups();
    return new Slot(contender, levels, warmup ? round : round - plan.warmups(), warmup);
  }
}
