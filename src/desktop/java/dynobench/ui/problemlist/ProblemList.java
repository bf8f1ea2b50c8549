package dynobench.ui.problemlist;

import dynobench.event.Outcome;
import dynobench.result.DamagedLine;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.toml.Problem;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ViewRefresh;
import dynobench.ui.tasks.Notifications;
import dynobench.warning.ResultWarning;
import dynobench.warning.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/// All entries of the Problems view, gravest first. At equal severity, problems of the plan precede
/// warnings about the shown run and notifications, the newest of these first. Warnings are updated
/// at most twice a second.
public final class ProblemList {
  private static final int MOST_TRACES = 3;
  private final RunDisplay showing;
  private final PlanDraft draft;
  private final Notifications notifications;
  private final ReadOnlyObjectWrapper<List<ResultWarning>> warnings =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ObservableList<ProblemListEntry> list = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<ProblemListEntry.Counts> counts =
      new ReadOnlyObjectWrapper<>(ProblemListEntry.Counts.NONE);

  public ProblemList(RunDisplay showing, PlanDraft draft, Notifications notifications) {
    this.showing = showing;
    this.draft = draft;
    this.notifications = notifications;
    var refresh = ViewRefresh.afterOthers(showing, () -> warnings.set(showing.doubts()));
    warnings.addListener((_, _, _) -> collect());
    draft.problems().addListener((_, _, _) -> collect());
    notifications
        .list()
        .addListener((ListChangeListener<Notifications.Notification>) _ -> collect());
    refresh.visible().set(true); // their number is always visible
    collect();
  }

  /// Returns the warnings about the shown run.
  public ReadOnlyObjectProperty<List<ResultWarning>> warnings() {
    return warnings.getReadOnlyProperty();
  }

  public ObservableList<ProblemListEntry> list() {
    return list;
  }

  /// Returns the numbers of entries, for tabs and status bars.
  public ReadOnlyObjectProperty<ProblemListEntry.Counts> counts() {
    return counts.getReadOnlyProperty();
  }

  private void collect() {
    var all = new ArrayList<ProblemListEntry>();
    draft.problems().get().forEach(each -> all.add(of(each)));
    warnings.get().forEach(each -> all.add(of(each)));
    notifications.list().reversed().forEach(each -> all.add(of(each)));
    all.sort((a, b) -> b.severity().compareTo(a.severity()));
    if (!list.equals(all)) {
      list.setAll(all);
      counts.set(
          new ProblemListEntry.Counts(
              draft.problems().get().size(),
              warnings(Severity.SERIOUS),
              warnings(Severity.CAUTION),
              warnings(Severity.NOTE),
              notifications.list().size()));
    }
  }

  private int warnings(Severity severity) {
    return (int) warnings.get().stream().filter(each -> each.severity() == severity).count();
  }

  private static ProblemListEntry of(Problem problem) {
    return new ProblemListEntry(
        Severity.SERIOUS,
        "The plan cannot run",
        problem.toString(),
        "",
        "",
        new ProblemListEntry.LinkTarget.AtField(problem.key()));
  }

  private static ProblemListEntry of(Notifications.Notification notification) {
    return new ProblemListEntry(
        notification.details().isEmpty() ? Severity.NOTE : Severity.CAUTION,
        "Message",
        notification.sentence(),
        "",
        notification.details(),
        new ProblemListEntry.LinkTarget.Here());
  }

  private ProblemListEntry of(ResultWarning warning) {
    return new ProblemListEntry(
        warning.severity(),
        warning.title(),
        warning.sentence(),
        warning.remedy(),
        details(warning, showing.result()),
        new WarningTargets(showing.result().id()).of(warning));
  }

  private static String details(ResultWarning warning, RunResult result) {
    return switch (warning.kind()) {
      case LOG_DAMAGED ->
          result.log().damages().stream()
              .map(DamagedLine::toString)
              .collect(Collectors.joining("\n"));
      case TRIALS_FAILED ->
          result.notCompleted().stream()
              .filter(each -> warning.trials().contains(each.trial().number()))
              .flatMap(each -> trace(each).stream())
              .limit(MOST_TRACES)
              .collect(Collectors.joining("\n\n"));
      default -> "";
    };
  }

  private static Optional<String> trace(TrialResult trial) {
    return trial
        .outcome()
        .map(Outcome::details)
        .filter(text -> !text.isEmpty())
        .map(text -> "trial %d, %s%n%s".formatted(trial.trial().number(), trial.trial(), text));
  }
}
