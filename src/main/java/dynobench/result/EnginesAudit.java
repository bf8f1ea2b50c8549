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

/// Holds the versions that engines reported against each other, and against those that the run's
/// first event names.
record EnginesAudit(RunResult result) {
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
        trial.trial().contender(), result.shard(trial.trial()).map(ShardStarted::node));
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
        && a.driver().equals(b.driver());
  }

  private Optional<String> foreign(TrialResult trial, EngineReported told) {
    return result
        .series(trial.trial().contender())
        .map(Series::version)
        .filter(described -> !agree(described, told))
        .map(described ->
            "%s is version %s in the run's first line, and said in trial %d that it is %s"
                .formatted(
                    trial.trial().contender().use(),
                    described,
                    trial.trial().number(),
                    told.version()));
  }

  /// Whether two versions may be the same: one of them may be more exact, and some descriptors name
  /// that of the driver. Where one of them is no number, there is nothing to hold it against.
  private static boolean agree(String described, EngineReported told) {
    List<String> wanted = numbers(described);
    List<String> found = numbers(told.version() + " " + told.driver());
    return wanted.isEmpty()
        || found.isEmpty()
        || wanted.stream()
            .anyMatch(a -> found.stream().anyMatch(b -> begins(a, b) || begins(b, a)));
  }

  private static List<String> numbers(String text) {
    return VERSION.matcher(text).results().map(MatchResult::group).toList();
  }

  private static boolean begins(String version, String part) {
    return (version + ".").startsWith(part + ".");
  }
}
