package dynobench.result;

import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.ShardStarted;
import dynobench.event.Series;
import dynobench.plan.Contender;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Holds the versions that engines reported against each other, and against those that the run's
/// first event names.
record EnginesAudit(RunResult result) {
  /// How a line of a series' settings begins that names a jar.
  private static final String JAR = "jar: ";

  private static final Pattern VERSION = Pattern.compile("\\d+(\\.\\d+)+");

  /// A contender on one machine. Another machine may have another server.
  private record Place(Contender contender, Optional<String> node) {}

  List<String> findings() {
    var all = new ArrayList<String>();
    Map<Place, TrialResult> first = new HashMap<>();
    for (TrialResult trial : result.trials()) {
      Optional<EngineReported> engine = trial.engine();
      if (engine.isEmpty()) {
        silent(trial).ifPresent(all::add);
      } else {
        TrialResult other = first.putIfAbsent(place(trial), trial);
        if (other == null) {
          foreign(trial, engine.get()).ifPresent(all::add);
        } else if (!isSame(other.engine().orElseThrow(), engine.get())) {
          all.add(
              "trials %d and %d are of one contender and of two versions: %s and %s"
                  .formatted(
                      other.trial().number(),
                      trial.trial().number(),
                      other.engine().orElseThrow().version(),
                      engine.get().version()));
        }
      }
    }
    return all;
  }

  private Place place(TrialResult trial) {
    return new Place(
        trial.trial().contender(), result.machines().shard(trial.trial()).map(ShardStarted::node));
  }

  private Optional<String> silent(TrialResult trial) {
    return trial.counts() && !result.isOfCrashes() && !TrialsAudit.isBare(trial)
        ? Optional.of(
            "trial %d completed, and its engine never told its version"
                .formatted(trial.trial().number()))
        : Optional.empty();
  }

  private static boolean isSame(EngineReported a, EngineReported b) {
    return a.product().equals(b.product())
        && a.version().equals(b.version())
        && a.driver().equals(b.driver())
        && a.isolation().equals(b.isolation());
  }

  /// A version that no other place in the log confirms. Some engines tell another version than that
  /// of their jar, as HSQLDB 2.5.2 does: one other place with the same number is enough.
  private Optional<String> foreign(TrialResult trial, EngineReported told) {
    Optional<Series> series = result.series(trial.trial().contender());
    List<String> described = numbers(series.map(Series::version).orElse(""));
    if (described.isEmpty()) {
      return Optional.empty(); // such as "of the JDK", or a server's at a URL
    }
    List<String> version = numbers(told.version());
    var others = new ArrayList<String>(numbers(told.driver()));
    series.stream()
        .flatMap(it -> it.settings().stream())
        .filter(line -> line.startsWith(JAR))
        .forEach(line -> others.addAll(numbers(line)));
    return isConfirmed(described, version, others) && isConfirmed(version, described, others)
        ? Optional.empty()
        : Optional.of(
            "%s is version %s in the run's first line, and said in trial %d that it is %s"
                .formatted(
                    trial.trial().contender().use(),
                    series.orElseThrow().version(),
                    trial.trial().number(),
                    told.version()));
  }

  /// Whether a version may be one of the others: of two numbers one may be more exact. Where there
  /// is no number on one side, there is nothing to hold against the other.
  private static boolean isConfirmed(List<String> version, List<String> one, List<String> other) {
    List<String> witnesses = Stream.concat(one.stream(), other.stream()).toList();
    return version.isEmpty()
        || witnesses.isEmpty()
        || version.stream()
            .anyMatch(a -> witnesses.stream().anyMatch(b -> begins(a, b) || begins(b, a)));
  }

  private static List<String> numbers(String text) {
    return VERSION.matcher(text).results().map(MatchResult::group).toList();
  }

  private static boolean begins(String version, String part) {
    return (version + ".").startsWith(part + ".");
  }
}
