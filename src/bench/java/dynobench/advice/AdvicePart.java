package dynobench.advice;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// One of the runs that an answer rests on. Each has a workload of its own.
public enum AdvicePart {
  /// Clients that read and write at the same time.
  WORK("mix", 6) {
    @Override
    Map<String, Long> parameters(Application it) {
      long writes = Application.ALL - it.reads();
      return Map.of(
          "records",
          it.rows(),
          "value_bytes",
          it.rowBytes(),
          "reads",
          it.reads(),
          "updates",
          writes - writes / 2,
          "inserts",
          writes / 2,
          "seconds",
          SECONDS,
          "warmup",
          1L);
    }

    @Override
    Factor factor(Application it) {
      return listed("clients", Long.toString(it.clients()));
    }
  },
  /// Many cycles of changes.
  AGEING("ageing", 3) {
    @Override
    Map<String, Long> parameters(Application it) {
      return Map.of("cycles", CYCLES, "changes", CHANGES, "value_bytes", it.rowBytes());
    }

    @Override
    Factor factor(Application it) {
      return listed("records", Long.toString(Math.min(it.rows(), MOST_AGED)));
    }
  },
  /// A new process that opens the database.
  OPENING("opening", 3) {
    @Override
    Map<String, Long> parameters(Application it) {
      return Map.of("records", it.rows(), "value_bytes", it.rowBytes());
    }

    @Override
    Factor factor(Application it) {
      return listed("after", it.survive() == SurvivalNeed.CLOSE ? "close" : "kill");
    }
  },
  /// Large objects.
  OBJECTS("objects", 3) {
    @Override
    Map<String, Long> parameters(Application it) {
      return Map.of("objects", Math.clamp(OBJECTS_TOTAL / it.objectBytes(), 2L, MOST_OBJECTS));
    }

    @Override
    Factor factor(Application it) {
      return listed("bytes", Long.toString(it.objectBytes()));
    }
  };

  /// Most records of an aged database. More would need too much time.
  static final long MOST_AGED = 20_000;

  private static final long SECONDS = 4;
  private static final long CYCLES = 15;
  private static final long CHANGES = 100;
  private static final long OBJECTS_TOTAL = 100_000_000;
  private static final long MOST_OBJECTS = 20;
  private static final int MOST_ROUNDS = 15;
  private static final long SEED = 2005;
  private static final Duration SHORTEST_LIMIT = Duration.ofMinutes(1);

  private final String workload;
  private final int weight;

  /// @param weight share of the time, in relation to the other parts
  AdvicePart(String workload, int weight) {
    this.workload = workload;
    this.weight = weight;
  }

  abstract Map<String, Long> parameters(Application application);

  abstract Factor factor(Application application);

  private static Factor listed(String name, String level) {
    return new Factor(name, new Range.Listed(List.of(level)));
  }

  /// Returns the id of the workload.
  public String workload() {
    return workload;
  }

  /// Returns the name of the plan, which is part of the run's id.
  public String plan() {
    return "advice-" + name().toLowerCase(Locale.ROOT);
  }

  /// Returns the part of a time that this run gets; at least a second.
  ///
  /// @param all runs that share the time
  Duration share(Duration time, Collection<AdvicePart> all) {
    int sum = all.stream().mapToInt(each -> each.weight).sum();
    return Duration.ofSeconds(Math.max(1, time.multipliedBy(weight).dividedBy(sum).toSeconds()));
  }

  /// Returns a plan of this run with its part of the time that is left.
  ///
  /// @param left runs that share the time, this one included
  public Plan within(Plan plan, Duration time, Collection<AdvicePart> left) {
    return plan.within(share(time, left));
  }

  /// Returns the plan of this run, which starts no round after the first that would end later than
  /// the time. No trial may take longer than that, or a minute.
  Plan plan(Application application, List<String> modes, Duration time) {
    var parameters = new LinkedHashMap<String, String>();
    parameters(application).entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(each -> parameters.put(each.getKey(), Long.toString(each.getValue())));
    return new Plan(
            plan(),
            "Which engine suits this application? " + application.sentence(),
            new PlannedWork(workload, new Settings(parameters), List.of(factor(application))),
            new PlannedContenders(
                modes.stream()
                    .map(each -> Contender.parse(each, new CommitStyle.Autocommit()))
                    .toList()),
            new RoundCounts(MOST_ROUNDS, 0),
            new TrialConditions(
                TrialIsolation.TRIAL,
                TrialOrder.INTERLEAVED,
                new WorkerJvm(application.heapMegabytes(), WorkerJvm.Collector.SERIAL, List.of()),
                time.compareTo(SHORTEST_LIMIT) < 0 ? SHORTEST_LIMIT : time,
                SEED))
        .within(time);
  }
}
