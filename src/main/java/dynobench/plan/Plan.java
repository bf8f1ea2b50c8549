package dynobench.plan;

import java.time.Duration;
import java.util.List;

/// What a run executes: contenders × row counts × repetitions, and under which conditions.
///
/// @param workload what is done to each contender, such as `phases`
/// @param warmups trials before the first repetition that are kept and marked, but not counted
/// @param timeLimit of one trial
/// @param seed of the rows, and of the order when it is shuffled
public record Plan(
    String name,
    String description,
    String workload,
    List<Contender> contenders,
    RowRange rows,
    int repetitions,
    int warmups,
    Isolation isolation,
    TrialOrder order,
    WorkerJvm jvm,
    Duration timeLimit,
    long seed) {
  /// The newest format of plan files that this version reads.
  public static final int FORMAT = 1;

  static final int MOST_REPETITIONS = 1_000;

  /// A sanity limit: they take a day and more, and a list of many more takes all memory.
  static final int MOST_TRIALS = 200_000;

  /// A sanity limit: nobody waits longer for one trial.
  static final Duration LONGEST_LIMIT = Duration.ofDays(30);

  public Plan {
    Require.text("name", name, n -> !n.isBlank(), "a text that is not empty");
    contenders = List.copyOf(contenders);
    Require.atLeast("the number of contenders", contenders.size(), 1);
    if (contenders.stream().distinct().count() < contenders.size()) {
      throw new IllegalArgumentException("each contender may be named once only");
    }
    Require.atLeast("repetitions", repetitions, 1);
    Require.atMost("repetitions", repetitions, MOST_REPETITIONS);
    Require.atLeast("warmups", warmups, 0);
    Require.atMost("warmups", warmups, MOST_REPETITIONS);
    long trials = (long) contenders.size() * rows.sizes().size() * (repetitions + warmups);
    Require.atMost("the number of trials", trials, MOST_TRIALS);
    Require.atLeast("time-limit in milliseconds", timeLimit.toMillis(), 1);
    Require.atMost("time-limit-seconds", timeLimit.toSeconds(), LONGEST_LIMIT.toSeconds());
    if (isolation == Isolation.CONTENDER && order != TrialOrder.BY_CONTENDER) {
      throw new IllegalArgumentException(
          "one JVM per contender needs order = \"by-contender\": a contender that waits for its"
              + " turn in a living JVM would disturb the others");
    }
  }

  /// All trials of the plan, warm-ups included.
  public int trialCount() {
    return contenders.size() * rows.sizes().size() * (repetitions + warmups);
  }

  /// All rows that all trials insert.
  public long rowCount() {
    long once = rows.sizes().stream().mapToLong(Long::longValue).sum();
    return once * contenders.size() * (repetitions + warmups);
  }

  /// Rows that the files of one database have to hold: trials that share a JVM share the database,
  /// whose logs and holes keep the rows of the trials before.
  public long rowsOfDatabase() {
    return switch (isolation) {
      case TRIAL -> rows.largest();
      case CONTENDER -> rowCount() / contenders.size();
    };
  }
}
