package dynobench.lesson;

import dynobench.plan.Plan;
import dynobench.result.RunResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Five minutes about one variable: a question, answers, a run that decides, and why.
///
/// @param id the name of its folder
/// @param minutes that it takes
/// @param variable the one thing that differs
/// @param answers two or three
/// @param figure that decides which of them comes true
/// @param beside what is shown besides
/// @param plan that this machine runs
/// @param chart the id of the view that shows the run
/// @param record a run that was made before; empty where there is none
/// @param isOwn whether it did not come with the program
public record Lesson(
    String id,
    String title,
    int minutes,
    String variable,
    String question,
    List<Answer> answers,
    Figure figure,
    List<Figure> beside,
    Plan plan,
    String chart,
    Pages pages,
    Optional<Recording> record,
    boolean isOwn) {
  private static final String BETWEEN =
      "The figure is not known well enough: its interval reaches beyond one answer. More"
          + " rounds would narrow it.";
  private static final String OUTSIDE = "The figure lies outside of all answers.";

  /// What is read after the run.
  ///
  /// @param why Markdown
  /// @param home Markdown: what to try at home
  /// @param drawing that goes with the page on why
  public record Pages(String why, String home, Drawing drawing) {}

  public Lesson {
    answers = List.copyOf(answers);
    beside = List.copyOf(beside);
  }

  /// Which answer came true in a run of its plan.
  public Outcome outcome(RunResult run) {
    Reading reading = new Inquiry(run).read(figure);
    return switch (reading) {
      case Reading.Unsure unsure -> new Outcome.Undecided(unsure.why(), unsure);
      case Reading.Sure sure ->
          IntStream.range(0, answers.size())
              .filter(place -> answers.get(place).condition().holds(sure))
              .<Outcome>mapToObj(place -> new Outcome.CameTrue(place, sure))
              .findFirst()
              .orElseGet(() -> new Outcome.Undecided(isNear(sure) ? BETWEEN : OUTSIDE, sure));
    };
  }

  private boolean isNear(Reading.Sure figure) {
    return answers.stream().anyMatch(each -> each.condition().isMetBy(figure));
  }

  /// What a run says of the figures beside, in order.
  public List<Reading> beside(RunResult run) {
    var inquiry = new Inquiry(run);
    return beside.stream().map(inquiry::read).toList();
  }
}
