package dynobench.ui.concern;

import dynobench.doubt.Doubt;
import dynobench.doubt.Severity;
import dynobench.event.Outcome;
import dynobench.result.Damage;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.toml.Problem;
import dynobench.ui.draft.PlanDraft;
import dynobench.ui.shown.Refresh;
import dynobench.ui.shown.Showing;
import dynobench.ui.work.Notices;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/// All entries of the Problems view, gravest first: warnings about the shown run, problems of the
/// plan, and notifications. Warnings are updated at most twice a second.
public final class Concerns {
  private static final int MOST_TRACES = 3;
  private final Showing showing;
  private final PlanDraft draft;
  private final Notices notices;
  private final ReadOnlyObjectWrapper<List<Doubt>> doubts = new ReadOnlyObjectWrapper<>(List.of());
  private final ObservableList<Concern> list = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<Concern.Counts> counts =
      new ReadOnlyObjectWrapper<>(new Concern.Counts(0, 0, 0));

  public Concerns(Showing showing, PlanDraft draft, Notices notices) {
    this.showing = showing;
    this.draft = draft;
    this.notices = notices;
    var refresh = Refresh.afterOthers(showing, () -> doubts.set(showing.doubts()));
    doubts.addListener((_, _, _) -> collect());
    draft.problems().addListener((_, _, _) -> collect());
    notices.list().addListener((ListChangeListener<Notices.Notice>) _ -> collect());
    refresh.watched().set(true); // their number is always visible
    collect();
  }

  /// Returns the warnings about the shown run.
  public ReadOnlyObjectProperty<List<Doubt>> doubts() {
    return doubts.getReadOnlyProperty();
  }

  public ObservableList<Concern> list() {
    return list;
  }

  /// Returns the numbers of entries, for tabs and status bars.
  public ReadOnlyObjectProperty<Concern.Counts> counts() {
    return counts.getReadOnlyProperty();
  }

  private void collect() {
    var all = new ArrayList<Concern>();
    draft.problems().get().forEach(each -> all.add(of(each)));
    doubts.get().forEach(each -> all.add(of(each)));
    notices.list().reversed().forEach(each -> all.add(of(each)));
    all.sort((a, b) -> b.severity().compareTo(a.severity()));
    if (!list.equals(all)) {
      list.setAll(all);
      counts.set(
          new Concern.Counts(
              count(Severity.SERIOUS), count(Severity.CAUTION), count(Severity.NOTE)));
    }
  }

  private int count(Severity severity) {
    return (int) list.stream().filter(each -> each.severity() == severity).count();
  }

  private static Concern of(Problem problem) {
    return new Concern(
        Severity.SERIOUS,
        "The plan can't run",
        problem.toString(),
        "",
        "",
        new Concern.Place.AtField(problem.key()));
  }

  private static Concern of(Notices.Notice notice) {
    return new Concern(
        notice.details().isEmpty() ? Severity.NOTE : Severity.CAUTION,
        "Message",
        notice.sentence(),
        "",
        notice.details(),
        new Concern.Place.Here());
  }

  private Concern of(Doubt doubt) {
    return new Concern(
        doubt.severity(),
        doubt.title(),
        doubt.sentence(),
        doubt.remedy(),
        details(doubt, showing.result()),
        new DoubtPlaces(showing.result().id()).of(doubt));
  }

  private static String details(Doubt doubt, RunResult result) {
    return switch (doubt.kind()) {
      case LOG_DAMAGED ->
          result.log().damages().stream().map(Damage::toString).collect(Collectors.joining("\n"));
      case TRIALS_FAILED ->
          result.notCompleted().stream()
              .filter(each -> doubt.trials().contains(each.trial().number()))
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
