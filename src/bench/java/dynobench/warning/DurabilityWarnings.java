package dynobench.warning;

import dynobench.durability.SurvivalLevel;
import dynobench.event.RunEvent.Questioned;
import dynobench.event.Series;
import dynobench.measure.Environment;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.setup.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Warnings about facts that contradict a contender's claimed durability, except the duration of
/// commits.
final class DurabilityWarnings {
  /// File systems in memory.
  static final Set<String> KEEP_NOTHING = Set.of("tmpfs", "ramfs");

  /// File systems on another machine. This list is incomplete, but certain.
  static final Set<String> FAR = Set.of("nfs", "nfs4", "cifs", "smb3", "smbfs", "ceph");

  private final RunResult result;

  DurabilityWarnings(RunResult result) {
    this.result = result;
  }

  List<ResultWarning> list() {
    var doubts = new ArrayList<>(questions());
    result.environment().map(Environment::fileSystem).flatMap(this::disk).ifPresent(doubts::add);
    styleIgnored().ifPresent(doubts::add);
    refuted().ifPresent(doubts::add);
    doubts.addAll(new StoredRowsWarnings(result).list());
    return doubts;
  }

  /// Returns one warning for each text, with all its trials.
  private List<ResultWarning> questions() {
    Map<String, List<Integer>> trials =
        result.contradictions().stream()
            .collect(
                Collectors.groupingBy(
                    Questioned::text,
                    LinkedHashMap::new,
                    Collectors.mapping(Questioned::trial, Collectors.toList())));
    return trials.entrySet().stream()
        .map(each -> question(each.getKey(), each.getValue()))
        .toList();
  }

  private ResultWarning question(String text, List<Integer> numbers) {
    List<TrialResult> trials =
        result.trials().stream().filter(t -> numbers.contains(t.trial().number())).toList();
    List<Contender> contenders =
        trials.stream().map(each -> each.trial().contender()).distinct().toList();
    String sentence = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    String whose = contenders.isEmpty() ? "" : " (" + named(contenders) + ")";
    return new ResultWarning(
        WarningKind.QUESTIONED,
        sentence + whose + ".",
        "Read in the documentation of the driver or engine what a commit does. Do not compare this"
            + " contender until you know.",
        contenders,
        numbers.stream().filter(number -> number > 0).distinct().sorted().toList());
  }

  private static String named(List<Contender> contenders) {
    return ResultWarning.first(contenders.stream().map(Contender::toString).toList());
  }

  private Optional<ResultWarning> disk(String fileSystem) {
    List<Contender> contenders =
        contenders(
            each -> each.effectiveDurability().kill().promised() == SurvivalLevel.EVERYTHING);
    if (contenders.isEmpty()) {
      return Optional.empty();
    } else if (KEEP_NOTHING.contains(fileSystem)) {
      return Optional.of(
          new ResultWarning(
              WarningKind.KEEPS_NOTHING,
              ("The databases are on %s, which is in memory: flushes cost nothing, and a power cut"
                      + " destroys all data. %s claim to survive a killed process or a power cut.")
                  .formatted(fileSystem, named(contenders)),
              "Choose a --workspace on a disk.",
              contenders,
              List.of()));
    } else if (FAR.contains(fileSystem)) {
      return Optional.of(
          new ResultWarning(
              WarningKind.DISK_FAR,
              "The databases are on %s, on another machine: figures include the network, and that machine decides what a flush does."
                  .formatted(fileSystem),
              "Choose a --workspace on a disk of this machine, unless you want to measure the"
                  + " network."));
    }
    return Optional.empty();
  }

  private Optional<ResultWarning> refuted() {
    List<Contender> contenders =
        contenders(each -> !each.effectiveDurability().refuted().isEmpty());
    if (contenders.isEmpty()) {
      return Optional.empty();
    }
    String what =
        result.series().stream()
            .flatMap(each ->
                each.effectiveDurability().refuted().stream()
                    .map(it -> each.title() + ": " + it.description()))
            .collect(Collectors.joining("; "));
    return Optional.of(
        new ResultWarning(
            WarningKind.PROMISE_REFUTED,
            "A mode lost rows that it claims to keep. It is ranked by its tested durability. "
                + what
                + ".",
            "Repeat the test with dynobench crash. Rely only on the durability that tests have"
                + " shown.",
            contenders,
            List.of()));
  }

  private Optional<ResultWarning> styleIgnored() {
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
            new ResultWarning(
                WarningKind.STYLE_IGNORED,
                "Without commits: %s. The plan's commit style changes nothing there."
                    .formatted(named(contenders)),
                "Name such a contender once, with autocommit. Do not compare its commit styles.",
                contenders,
                List.of()));
  }

  private List<Contender> contenders(Predicate<Series> which) {
    return result.series().stream().filter(which).map(Series::contender).toList();
  }
}
