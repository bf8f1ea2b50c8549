package dynobench.warning;

import dynobench.plan.Contender;
import dynobench.plan.Trial;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A warning: a limit to the trust in a run's figures.
///
/// @param sentence the finding, with its figures
/// @param remedy action to take
/// @param contenders affected contenders; empty if the whole run is affected
/// @param trials numbers of all affected trials; empty if the warning is not about particular
///   trials
public record ResultWarning(
    WarningKind kind,
    String sentence,
    String remedy,
    List<Contender> contenders,
    List<Integer> trials) {
  /// Limit on cases named in a sentence; further ones add no information.
  static final int MOST_NAMED = 3;

  public ResultWarning {
    contenders = List.copyOf(contenders);
    trials = List.copyOf(trials);
  }

  /// Joins the first of some texts, and the number of the others.
  static String first(List<String> texts) {
    int more = texts.size() - MOST_NAMED;
    return texts.stream().limit(MOST_NAMED).collect(Collectors.joining("; "))
        + (more > 0 ? " and " + more + " more" : "");
  }

  /// Creates a warning about the run as a whole.
  ResultWarning(WarningKind kind, String sentence, String remedy) {
    this(kind, sentence, remedy, List.of(), List.of());
  }

  /// A finding, combined with others of the same kind in one warning.
  ///
  /// @param severity measure that orders cases; the worst is named first
  record Case(double severity, String words, Contender contender, List<Integer> trials) {
    /// Creates a case of one trial.
    static Case of(Trial trial, double badness, String what) {
      return new Case(
          badness,
          "trial %d (%s): %s".formatted(trial.number(), trial, what),
          trial.contender(),
          List.of(trial.number()));
    }
  }

  /// Creates one warning for all cases, which names the worst.
  ///
  /// @param count start of the sentence, with the number of cases
  static ResultWarning of(WarningKind kind, String count, List<Case> cases, String remedy) {
    String worst =
        cases.stream()
            .sorted(Comparator.comparingDouble(Case::severity).reversed())
            .limit(MOST_NAMED)
            .map(Case::words)
            .collect(Collectors.joining("; "));
    String which = cases.size() > MOST_NAMED ? "; the worst: " : ": ";
    return new ResultWarning(
        kind,
        count + which + worst + ".",
        remedy,
        cases.stream().map(Case::contender).distinct().toList(),
        cases.stream().flatMap(each -> each.trials().stream()).distinct().sorted().toList());
  }

  /// Creates one warning for all cases among several places; empty without a case.
  ///
  /// @param count start of the sentence, a format with two numbers: the cases and the places
  static Optional<ResultWarning> of(
      WarningKind kind, String count, List<Case> cases, int places, String remedy) {
    return cases.isEmpty()
        ? Optional.empty()
        : Optional.of(of(kind, count.formatted(cases.size(), places), cases, remedy));
  }

  public Severity severity() {
    return kind.severity();
  }

  public String title() {
    return kind.title();
  }
}
