package dynobench.doubt;

import dynobench.catalog.Durability;
import dynobench.catalog.Setup;
import dynobench.event.RunEvent.Questioned;
import dynobench.event.Series;
import dynobench.measure.Environment;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.workload.Phase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// What doesn't go with a contender's promise, apart from the time that it takes.
final class PromiseDoubts {
  /// File systems that are memory and nothing else.
  static final Set<String> KEEP_NOTHING = Set.of("tmpfs", "ramfs");

  /// File systems whose files lie on another machine. There are more; only these are certain.
  static final Set<String> FAR = Set.of("nfs", "nfs4", "cifs", "smb3", "smbfs", "ceph");

  /// Each row has a random number of so many bytes: no engine can store it in fewer.
  static final int LEAST_ROW_BYTES = 8;

  private static final int MOST_NAMED = 3;

  private final RunResult result;

  PromiseDoubts(RunResult result) {
    this.result = result;
  }

  List<Doubt> list() {
    var doubts = new ArrayList<>(questions());
    result.environment().map(Environment::fileSystem).flatMap(this::disk).ifPresent(doubts::add);
    nothingStored().ifPresent(doubts::add);
    styleIgnored().ifPresent(doubts::add);
    lost().ifPresent(doubts::add);
    return doubts;
  }

  static Durability durability(Series series) {
    return Durability.named(series.durability());
  }

  /// One doubt for each text, whichever trials it was said of.
  private List<Doubt> questions() {
    Map<String, List<Integer>> trials =
        result.questions().stream()
            .collect(
                Collectors.groupingBy(
                    Questioned::text,
                    LinkedHashMap::new,
                    Collectors.mapping(Questioned::trial, Collectors.toList())));
    return trials.entrySet().stream()
        .map(each -> question(each.getKey(), each.getValue()))
        .toList();
  }

  private Doubt question(String text, List<Integer> numbers) {
    List<TrialResult> trials =
        result.trials().stream().filter(t -> numbers.contains(t.trial().number())).toList();
    List<Contender> contenders =
        trials.stream().map(each -> each.trial().contender()).distinct().toList();
    String sentence = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    String whose = contenders.isEmpty() ? "" : " (" + named(contenders) + ")";
    return new Doubt(
        DoubtKind.QUESTIONED,
        sentence + whose + ".",
        "Read in the driver's or engine's documentation what it does; until then compare it with"
            + " nothing.",
        contenders,
        numbers.stream().filter(number -> number > 0).distinct().sorted().toList());
  }

  private static String named(List<Contender> contenders) {
    String more =
        contenders.size() > MOST_NAMED ? " and " + (contenders.size() - MOST_NAMED) + " more" : "";
    return contenders.stream()
            .limit(MOST_NAMED)
            .map(Contender::toString)
            .collect(Collectors.joining(", "))
        + more;
  }

  private Optional<Doubt> disk(String fileSystem) {
    List<Contender> contenders =
        contenders(each ->
            durability(each) == Durability.KILL || durability(each) == Durability.POWER_CUT);
    if (contenders.isEmpty()) {
      return Optional.empty();
    } else if (KEEP_NOTHING.contains(fileSystem)) {
      return Optional.of(
          new Doubt(
              DoubtKind.KEEPS_NOTHING,
              ("The databases lie on %s, which is memory: a power cut takes all of it, and no flush"
                      + " costs anything; %s promise to outlive a killed process or a power cut.")
                  .formatted(fileSystem, named(contenders)),
              "Choose a --workspace on a disk.",
              contenders,
              List.of()));
    } else if (FAR.contains(fileSystem)) {
      return Optional.of(
          new Doubt(
              DoubtKind.DISK_FAR,
              "The databases lie on %s, on another machine: the network is in every figure, and what a flush reaches is that machine's choice."
                  .formatted(fileSystem),
              "Choose a --workspace on a disk of this machine, unless the network is what you"
                  + " measure."));
    }
    return Optional.empty();
  }

  /// A contender that may lose its last moments may write them late; but even it has files.
  private Optional<Doubt> nothingStored() {
    var cases = new ArrayList<Doubt.Case>();
    int judged = 0;
    for (var each : stored()) {
      Durability promise = durability(each.series());
      if (promise.compareTo(Durability.PROCESS) > 0) {
        judged++;
        long bytes = (long) each.summary().median();
        long least = promise == Durability.MOMENTS ? 1 : LEAST_ROW_BYTES * each.operations();
        if (bytes < least) {
          cases.add(
              new Doubt.Case(
                  -bytes,
                  String.format(
                      Locale.ROOT,
                      "%s holds %,d bytes for %,d %s",
                      each.series().title(),
                      bytes,
                      each.operations(),
                      result.workload().unit(each.phase())),
                  each.series().contender(),
                  each.trials()));
        }
      }
    }
    return cases.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Doubt.of(
                DoubtKind.NOTHING_STORED,
                "In %,d of %,d measurements the files are smaller than the rows' random bytes alone, so the rows lie elsewhere (a server?) or nowhere"
                    .formatted(cases.size(), judged),
                cases,
                "Have the descriptor's URL put the database into {folder}; a server's figures are"
                    + " not those of an embedded engine."));
  }

  /// Of the first phase that writes: later ones may write what is there already.
  private List<Measurement> stored() {
    return result.workload().phases().stream()
        .filter(each -> each.writes() != Phase.Writes.NOTHING)
        .findFirst()
        .map(each -> result.measurements(each.id(), Metric.STORED))
        .orElse(List.of());
  }

  private Optional<Doubt> styleIgnored() {
    Predicate<Series> deaf = each -> each.settings().contains(Setup.NO_COMMITS);
    Predicate<Series> asked =
        each ->
            !(each.contender().commit() instanceof CommitStyle.Autocommit)
                || result.series().stream()
                        .filter(other -> other.contender().use().equals(each.contender().use()))
                        .count()
                    > 1;
    List<Contender> contenders = contenders(deaf.and(asked));
    return contenders.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Doubt(
                DoubtKind.STYLE_IGNORED,
                "There are no commits in %s: whatever style the plan asks for, the work is the same."
                    .formatted(named(contenders)),
                "Name such a contender once, with autocommit, and read no difference between styles"
                    + " from it.",
                contenders,
                List.of()));
  }

  private List<Contender> contenders(Predicate<Series> which) {
    return result.series().stream().filter(which).map(Series::contender).toList();
  }

  private Optional<Doubt> lost() {
    var cases = new ArrayList<Doubt.Case>();
    for (TrialResult each : result.trials()) {
      each.verified()
          .filter(found -> found.lost() > 0)
          .ifPresent(found ->
              cases.add(
                  new Doubt.Case(
                      (double) found.lost() / found.rows(),
                      "trial %d (%s) lost %,d of %,d rows"
                          .formatted(
                              each.trial().number(), each.trial(), found.lost(), found.rows()),
                      each.trial().contender(),
                      List.of(each.trial().number()))));
    }
    return cases.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Doubt.of(
                DoubtKind.ROWS_LOST,
                "%,d of %,d trials lost rows when their process ended, as their promise allows"
                    .formatted(cases.size(), result.trials().size()),
                cases,
                "Choose a mode with a stronger promise where each row counts."));
  }
}
