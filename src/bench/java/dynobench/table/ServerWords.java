package dynobench.table;

import dynobench.event.RunEvent.ServerStarted;
import dynobench.event.Series;
import dynobench.plan.Contender;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.stats.Summary;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Texts on the time to start the servers of modes, which no figure includes.
public final class ServerWords {
  private ServerWords() {}

  /// Returns a sentence for each series with a server.
  public static List<String> of(RunResult result) {
    Map<Integer, Contender> contenders =
        result.trials().stream()
            .map(TrialResult::trial)
            .collect(Collectors.toMap(it -> it.number(), it -> it.contender()));
    return result.series().stream()
        .flatMap(series ->
            sentence(
                series,
                result.servers().stream()
                    .filter(each -> series.contender().equals(contenders.get(each.trial())))
                    .toList())
                .stream())
        .toList();
  }

  private static Optional<String> sentence(Series series, List<ServerStarted> starts) {
    if (starts.isEmpty()) {
      return Optional.empty();
    }
    String made =
        median(starts.stream().filter(each -> each.makingMillis() > 0), ServerStarted::makingMillis)
            .map(millis -> "was created in " + millis + " ms and ")
            .orElse("");
    return median(starts.stream(), ServerStarted::startingMillis)
        .map(millis ->
            "%s: its server %saccepted connections after %s ms (%s; no figure includes this)."
                .formatted(
                    series.title(),
                    made,
                    millis,
                    starts.size() == 1 ? "one start" : "medians of " + starts.size() + " starts"));
  }

  private static Optional<String> median(
      Stream<ServerStarted> starts, ToLongFunction<ServerStarted> millis) {
    double[] values = starts.mapToDouble(each -> millis.applyAsLong(each)).toArray();
    return values.length == 0
        ? Optional.empty()
        : Optional.of(NumberText.figure(Summary.of(values).median()));
  }
}
