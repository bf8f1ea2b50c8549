package dynobench.doubt;

import dynobench.plan.Contender;
import dynobench.plan.Trial;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Something that limits trust in a run's figures.
///
/// @param sentence what was found, with its figures
/// @param remedy what to do about it
/// @param contenders that it concerns; none when it is the run as a whole
/// @param trials that it concerns, by number; none when it is more than single trials
public record Doubt(
    DoubtKind kind,
    String sentence,
    String remedy,
    List<Contender> contenders,
    List<Integer> trials) {
  /// More of them tell nobody anything further.
  static final int MOST_NAMED = 3;

  public Doubt {
    contenders = List.copyOf(contenders);
    trials = List.copyOf(trials);
  }

  /// The first of some texts, and how many more there are.
  static String first(List<String> texts) {
    int more = texts.size() - MOST_NAMED;
    return texts.stream().limit(MOST_NAMED).collect(Collectors.joining("; "))
        + (more > 0 ? " and " + more + " more" : "");
  }

  /// Of the run as a whole.
  Doubt(DoubtKind kind, String sentence, String remedy) {
    this(kind, sentence, remedy, List.of(), List.of());
  }

  /// One of several findings of the same kind.
  ///
  /// @param badness the worst is named first
  record Case(double badness, String words, Contender contender, List<Integer> trials) {
    /// What was found of one trial.
    static Case of(Trial trial, double badness, String what) {
      return new Case(
          badness,
          "trial %d (%s): %s".formatted(trial.number(), trial, what),
          trial.contender(),
          List.of(trial.number()));
    }
  }

  /// One doubt for all cases, of which it names the worst.
  ///
  /// @param count the sentence's beginning, with how many there are
  static Doubt of(DoubtKind kind, String count, List<Case> cases, String remedy) {
    String worst =
        cases.stream()
            .sorted(Comparator.comparingDouble(Case::badness).reversed())
            .limit(MOST_NAMED)
            .map(Case::words)
            .collect(Collectors.joining("; "));
    String which = cases.size() > MOST_NAMED ? "; the worst: " : ": ";
    return new Doubt(
        kind,
        count + which + worst + ".",
        remedy,
        cases.stream().map(Case::contender).distinct().toList(),
        cases.stream().flatMap(each -> each.trials().stream()).distinct().sorted().toList());
  }

  /// The same for what was looked for in several places; none without a case.
  ///
  /// @param count with room for two numbers: the cases, and the places
  static Optional<Doubt> of(
      DoubtKind kind, String count, List<Case> cases, int places, String remedy) {
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
