package dynobench.run;

import dynobench.plan.Contender;
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
        switch (plan.order()) {
          case INTERLEAVED -> interleaved(plan);
          case BY_CONTENDER -> byContender(plan);
          case SHUFFLED -> shuffled(plan);
        };
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

  private static List<Slot> interleaved(Plan plan) {
    var slots = new ArrayList<Slot>();
    for (int round = 1; round <= plan.warmups() + plan.repetitions(); round++) {
      for (Settings levels : plan.points()) {
        // Another one begins each round: nobody always follows the same neighbour's deletions.
        var turn = new ArrayList<>(plan.contenders());
        Collections.rotate(turn, 1 - round);
        for (Contender contender : turn) {
          slots.add(slot(plan, contender, levels, round));
        }
      }
    }
    return slots;
  }

  private static List<Slot> byContender(Plan plan) {
    var slots = new ArrayList<Slot>();
    for (Contender contender : plan.contenders()) {
      for (int round = 1; round <= plan.warmups() + plan.repetitions(); round++) {
        for (Settings levels : plan.points()) {
          slots.add(slot(plan, contender, levels, round));
        }
      }
    }
    return slots;
  }

  private static List<Slot> shuffled(Plan plan) {
    List<Slot> all = interleaved(plan);
    List<Slot> warmups = new ArrayList<>(all.stream().filter(Slot::warmup).toList());
    List<Slot> counted = new ArrayList<>(all.stream().filter(slot -> !slot.warmup()).toList());
    var random = new Random(plan.seed());
    Collections.shuffle(warmups, random);
    Collections.shuffle(counted, random);
    warmups.addAll(counted);
    return warmups;
  }

  /// @param round from 1, warm-ups first
  private static Slot slot(Plan plan, Contender contender, Settings levels, int round) {
    boolean warmup = round <= plan.warmups();
    return new Slot(contender, levels, warmup ? round : round - plan.warmups(), warmup);
  }
}
