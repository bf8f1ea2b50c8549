package dynobench.result;

import dynobench.event.JarDigest;
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

/// Compares the versions that engines reported with each other, and with the versions in the run's
/// first event. Also finds completed trials whose engine reported no version.
record EnginesAudit(RunResult result) {
  private static final Pattern VERSION = Pattern.compile("\\d+(\\.\\d+)+");

  /// Contender on one machine. Another machine may have another server.
  private record ContenderOnNode(Contender contender, Optional<String> node) {}

  List<String> findings() {
    var all = new ArrayList<String>();
    Map<ContenderOnNode, TrialResult> first = new HashMap<>();
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
              "trials %d and %d of one contender have different versions: %s and %s"
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

  private ContenderOnNode place(TrialResult trial) {
    return new ContenderOnNode(
        trial.trial().contender(), result.machines().shard(trial.trial()).map(ShardStarted::node));
  }

  private Optional<String> silent(TrialResult trial) {
    return trial.counts() && result.hasPhases() && !TrialsAudit.isBare(trial)
        ? Optional.of(
            "trial %d completed, but its engine reported no version"
                .formatted(trial.trial().number()))
        : Optional.empty();
  }

  private static boolean isSame(EngineReported a, EngineReported b) {
    return a.product().equals(b.product())
        && a.version().equals(b.version())
        && a.driver().equals(b.driver())
        && a.isolation().equals(b.isolation());
  }

  /// Returns a finding on a version that nothing else in the log confirms. Some engines report
  /// another version than that of their jar, such as HSQLDB 2.5.2. So one other occurrence of the
  /// same number in the log is enough.
  private Optional<String> foreign(TrialResult trial, EngineReported reported) {
    Optional<Series> series = result.series(trial.trial().contender());
    List<String> described = numbers(series.map(Series::version).orElse(""));
    if (described.isEmpty()) {
      return Optional.empty(); // such as "of the JDK", or a server at a URL
    }
    List<String> version = numbers(reported.version());
    var others = new ArrayList<String>(numbers(reported.driver()));
    series.stream()
        .flatMap(it -> it.settings().stream())
        .filter(line -> line.startsWith(JarDigest.JAR))
        .forEach(line -> others.addAll(numbers(line)));
    return isConfirmed(described, version, others) && isConfirmed(version, described, others)
        ? Optional.empty()
        : Optional.of(
            "%s has version %s in the run's first line, but in trial %d it reported version %s"
                .formatted(
                    trial.trial().contender().use(),
                    series.orElseThrow().version(),
                    trial.trial().number(),
                    reported.version()));
  }

  /// Returns whether a version may be one of the other versions: the two are equal, or one begins
  /// with the other, such as 2.7 and 2.7.3. If one side has no number, the two can't be compared,
  /// and the result is true.
  private static boolean isConfirmed(List<String> version, List<String> one, List<String> other) {
    List<String> witnesses = Stream.concat(one.stream(), other.stream()).toList();
    return version.isEmpty()
        || witnesses.isEmpty()
        || version.stream()
            .anyMatch(a -> witnesses.stream().anyMatch(b -> startsWith(a, b) || startsWith(b, a)));
  }

  private static List<String> numbers(String text) {
    return VERSION.matcher(text).results().map(MatchResult::group).toList();
  }

  private static boolean startsWith(String version, String part) {
    return (version + ".").startsWith(part + ".");
  }
}
