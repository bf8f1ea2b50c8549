package dynobench.run;

import dynobench.plan.Contender;
import dynobench.plan.CrashRules;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/// Order of a plan's trials. Warm-ups come before the repetitions; in the order by contender,
/// before those of their contender. Crash plans have no warm-ups.
public final class Schedule {
  private record Slot(Contender contender, Settings levels, int repetition, boolean warmup) {}

  /// Unit of comparison: all contenders once at one point.
  private record RoundKey(int repetition, Settings levels) {}

  private Schedule() {}

  /// Returns the trials of a plan, numbered in the order of running.
  public static List<Trial> of(Plan plan) {
    return numbered(plan, slots(plan), 1);
  }

  /// Returns the trials of the plan's last rounds, in the order of running, after the plan's
  /// warm-ups.
  ///
  /// @param firstRound first of these rounds
  /// @param firstTrial number of the first trial
  static List<Trial> from(Plan plan, int firstRound, int firstTrial) {
    List<Slot> slots =
        slots(plan).stream()
            .filter(each -> each.warmup() || each.repetition() >= firstRound)
            .toList();
    return numbered(plan, slots, firstTrial);
  }

  /// Returns the trials of each shard of a plan, in the order of running, with numbers that
  /// continue from shard to shard. All contenders of a repetition at one point are in one shard;
  /// the points of a repetition may be in several. Each shard has its own warm-ups at its points.
  ///
  /// @param shards number that [#obstacle] accepts
  public static List<List<Trial>> of(Plan plan, int shards) {
    Map<RoundKey, Integer> places = places(plan, shards);
    var slots = new ArrayList<List<Slot>>();
    var points = new ArrayList<Set<Settings>>();
    for (int i = 0; i < shards; i++) {
      slots.add(new ArrayList<>());
      points.add(new HashSet<>());
    }
    places.forEach((cell, place) -> points.get(place).add(cell.levels()));
    for (Slot each : slots(plan)) {
      if (each.warmup()) {
        IntStream.range(0, shards)
            .filter(i -> points.get(i).contains(each.levels()))
            .forEach(i -> slots.get(i).add(each));
      } else {
        int place =
            Objects.requireNonNull(places.get(new RoundKey(each.repetition(), each.levels())));
        slots.get(place).add(each);
      }
    }
    var trials = new ArrayList<List<Trial>>();
    int first = 1;
    for (List<Slot> each : slots) {
      trials.add(numbered(plan, each, first));
      first += each.size();
    }
    return trials;
  }

  /// Returns the reason why a plan cannot be cut into that number of shards; empty when it can.
  /// Duels and crash plans cannot be cut, nor a plan with fewer rounds than shards over all points.
  public static Optional<String> obstacle(Plan plan, int shards) {
    if (plan.duel().isPresent()) {
      return Optional.of(
          "A duel cannot be split into shards: each round depends on the previous" + " ones.");
    }
    if (plan.crash().isPresent()) {
      return Optional.of("A crash plan cannot be split into shards.");
    }
    int cells = plan.points().size() * plan.repetitions();
    return shards <= cells
        ? Optional.empty()
        : Optional.of(
            "This plan cannot be split into %,d shards: %,d at most (%,d × %,d), because all contenders of a"
                    .formatted(shards, cells, plan.repetitions(), plan.points().size())
                + " round at one point stay together.");
  }

  private static Map<RoundKey, Integer> places(Plan plan, int shards) {
    var cells = new ArrayList<RoundKey>();
    for (int repetition = 1; repetition <= plan.repetitions(); repetition++) {
      for (Settings levels : plan.points()) {
        cells.add(new RoundKey(repetition, levels));
      }
    }
    var places = new HashMap<RoundKey, Integer>();
    for (int i = 0; i < cells.size(); i++) {
      places.put(cells.get(i), (int) ((long) i * shards / cells.size()));
    }
    return places;
  }

  private static List<Slot> slots(Plan plan) {
    return plan.crash()
        .map(crash -> crashes(plan, crash))
        .orElseGet(() ->
            switch (plan.order()) {
              case INTERLEAVED -> interleaved(plan);
              case BY_CONTENDER -> byContender(plan);
              case SHUFFLED -> shuffled(plan);
            });
  }

  private static List<Trial> numbered(Plan plan, List<Slot> slots, int first) {
    var trials = new ArrayList<Trial>();
    for (Slot slot : slots) {
      trials.add(
          new Trial(
              first + trials.size(),
              slot.contender(),
              plan.workload(),
              slot.levels(),
              slot.repetition(),
              slot.warmup()));
    }
    return trials;
  }

  /// Returns the trials of a crash plan in rounds, so that a cancelled run has some of each kind.
  private static List<Slot> crashes(Plan plan, CrashRules crash) {
    var slots = new ArrayList<Slot>();
    for (int round = 1; round <= crash.times().rounds(); round++) {
      for (CrashRules.Way way : CrashRules.Way.values()) {
        if (round <= crash.times().trials(way)) {
          for (Contender contender : plan.contenders()) {
            slots.add(new Slot(contender, CrashRules.levels(way), round, false));
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

  /// Returns one round. Every second round reverses the order, so that of two contenders each comes
  /// first equally often. After two rounds the order is rotated, so that a contender does not
  /// always run after the same neighbour's deletions.
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

  /// Returns rounds that are each shuffled, so that the trials of a round stay close together.
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

  /// @param round number from 1, warm-ups first
  private static Slot slot(Plan plan, Contender contender, Settings levels, int round) {
    boolean warmup = round <= plan.warmups();
    return new Slot(contender, levels, warmup ? round : round - plan.warmups(), warmup);
  }
}
