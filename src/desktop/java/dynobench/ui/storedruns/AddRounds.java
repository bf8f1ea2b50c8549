package dynobench.ui.storedruns;

import dynobench.catalog.Catalog;
import dynobench.estimate.DurationText;
import dynobench.estimate.RoundsDuration;
import dynobench.plan.AddableRounds;
import dynobench.plan.Plan;
import dynobench.plan.RoundCounts;
import dynobench.plan.RoundsObstacle;
import dynobench.result.RunResult;
import dynobench.run.AddedRounds;
import dynobench.session.PlanRunner;
import dynobench.session.RoundsAdder;
import dynobench.session.RoundsAdder.Answer;
import dynobench.store.RunEntry;
import dynobench.ui.live.LiveRun;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.NumberQuestion;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;

/// Adds rounds to stored runs. It works on the stored run alone, so the edited plan stays as it is.
///
/// @param catalog engines, once they have been found
public record AddRounds(
    PlanRunner bench,
    ObservableValue<Optional<Catalog>> catalog,
    LiveRun live,
    Dialogs dialogs,
    TaskStarter tasks) {
  private static ViewTexts texts() {
    return new ViewTexts(AddRounds.class);
  }

  /// Returns why rounds cannot be added to a run now, as a clause; empty if they can, or if the
  /// reason is obvious.
  public String hindrance(RunResult result) {
    if (live.running().get()) {
      return texts().of("why.running");
    }
    return obstacle(result).map(RoundsObstacle::clause).orElse("");
  }

  /// Returns why a run of this kind takes no further rounds; empty if it does.
  public Optional<RoundsObstacle> obstacle(RunResult result) {
    return RoundsAdder.obstacle(result);
  }

  /// Returns the folder of a shown run, if it is a run of the workspace with a known plan.
  public Optional<Path> folder(ShownRun run, RunResult result) {
    return run.folder()
        .filter(it -> bench.runs().folder().equals(it.getParent()))
        .filter(_ -> result.plan().isPresent());
  }

  /// Asks for the number of rounds, and adds them to a run.
  ///
  /// @param run folder of the run
  public void ask(Path run) {
    catalog
        .getValue()
        .ifPresentOrElse(engines -> ask(run, new RoundsAdder(bench, engines)), this::tellNoEngines);
  }

  private void ask(Path run, RoundsAdder adder) {
    tasks.start(
        texts().of("task.read", id(run)),
        _ -> {
          RunResult result = bench.runs().reader(run).result();
          return new Readout(result, adder.obstacle(run, result));
        },
        found ->
            found
                .obstacle()
                .ifPresentOrElse(
                    tasks.notifications()::add,
                    () ->
                        dialogs
                            .number(question(run, found.result()))
                            .ifPresent(rounds -> to(run, rounds))));
  }

  private record Readout(RunResult result, Optional<String> obstacle) {}

  private static NumberQuestion question(Path run, RunResult result) {
    Plan plan = result.plan().orElseThrow();
    return new NumberQuestion(
        texts().of("add.title", RunEntry.name(id(run), Optional.of(plan.name()))),
        texts().of("add.words"),
        texts().of("add.label"),
        RoundsAdder.suggested(result),
        Math.max(1, AddableRounds.most(plan)),
        rounds -> effect(result, plan, rounds),
        texts().of("add.yes"));
  }

  private static String effect(RunResult result, Plan plan, int rounds) {
    AddedRounds added = RoundsAdder.added(result, rounds);
    int trials = plan.contenders().size() * plan.points().size() * (rounds + plan.warmups());
    return texts()
        .of(
            "add.effect",
            RoundCounts.range(added.firstRound(), added.lastRound()),
            trials,
            DurationText.format(RoundsDuration.of(result, rounds)));
  }

  /// Adds rounds to a run, in the background like any run, and shows it. If the conditions have
  /// changed since the run, the user is told the differences and may run everything again instead.
  /// Other obstacles become notifications.
  ///
  /// @param run folder of the run
  public void to(Path run, int rounds) {
    catalog
        .getValue()
        .ifPresentOrElse(
            engines ->
                tasks.start(
                    texts().of("task.check", id(run)),
                    _ -> new RoundsAdder(bench, engines).check(run, rounds),
                    answer -> obey(answer, engines)),
            this::tellNoEngines);
  }

  private void obey(Answer answer, Catalog engines) {
    switch (answer) {
      case Answer.Possible(var addition) -> live.add(addition);
      case Answer.Impossible(List<String> reasons) -> reasons.forEach(tasks.notifications()::add);
      case Answer.Changed(List<String> differences, Plan plan) -> {
        String list = differences.stream().map("• "::concat).collect(Collectors.joining("\n"));
        if (dialogs.agrees(
            texts().of("changed.title"),
            texts().of("changed.words", list, plan.repetitions()),
            texts().of("changed.yes"))) {
          live.start(plan, engines);
        }
      }
    }
  }

  private void tellNoEngines() {
    tasks.notifications().add(texts().of("no.engines"));
  }

  private static String id(Path run) {
    return String.valueOf(run.getFileName());
  }
}
