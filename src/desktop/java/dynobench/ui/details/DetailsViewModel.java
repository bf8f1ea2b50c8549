package dynobench.ui.details;

import dynobench.chart.ChartSource;
import dynobench.chart.SeriesKey;
import dynobench.chart.SeriesLooks;
import dynobench.event.Series;
import dynobench.reference.Reference;
import dynobench.result.RunResult;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.shownrun.ViewRefresh;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import dynobench.warning.ResultWarning;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// Choice of the page: about the engine, mode or series that the user selected last, or about the
/// run.
final class DetailsViewModel {
  private final RunDisplay showing;
  private final ObservableValue<List<ResultWarning>> warnings;
  private final RunSources library;
  private final TaskStarter tasks;
  private final ViewTexts texts;
  private final RunPage run;
  private final PickPage pick;
  private final ViewRefresh refresh;
  private final ReadOnlyObjectWrapper<DetailsPage> page;
  private String notes = "";

  /// Creates a model that shows the run.
  ///
  /// @param warnings warnings about the shown run
  /// @param zone of the displayed times
  DetailsViewModel(
      RunDisplay showing,
      ObservableValue<List<ResultWarning>> warnings,
      RunSources library,
      TaskStarter tasks,
      ZoneId zone,
      ViewTexts texts) {
    this.showing = showing;
    this.warnings = warnings;
    this.library = library;
    this.tasks = tasks;
    this.texts = texts;
    run = new RunPage(texts, zone);
    pick = new PickPage(texts);
    page = new ReadOnlyObjectWrapper<>(run.nothing());
    refresh = new ViewRefresh(showing, () -> page.set(wanted()));
    showing.selected().addListener((_, _, _) -> refresh.now());
    showing.picked().pick().addListener((_, _, _) -> refresh.now());
    warnings.addListener((_, _, _) -> refresh.later());
    showing.run().addListener((_, _, now) -> opened(now));
  }

  /// Reads the notes, which are a file of their own, in the background.
  private void opened(ShownRun now) {
    notes = "";
    now.folder().ifPresent(folder -> readNotes(now, folder));
  }

  private void readNotes(ShownRun now, Path folder) {
    tasks.start(
        texts.of("task.notes"),
        _ -> library.archive().store().notes(folder),
        text -> {
          if (showing.run().get().equals(now)) {
            notes = text;
            refresh.now();
          }
        });
  }

  private DetailsPage wanted() {
    return showing
        .picked()
        .pick()
        .get()
        .map(pick::of)
        .or(() -> showing.selected().get().flatMap(this::series))
        .orElseGet(this::whole);
  }

  private Optional<DetailsPage> series(SeriesKey key) {
    for (ChartSource source : showing.sources()) {
      Optional<Series> series = SeriesPage.find(source.figures(), key);
      if (series.isPresent()) {
        boolean shown = source.figures().equals(showing.figures());
        var about =
            new SeriesPage(
                texts, source.figures(), series.get(), shown ? warnings.getValue() : List.of());
        return Optional.of(about.page(SeriesLooks.of(showing.sources()).of(key)));
      }
    }
    return Optional.empty();
  }

  private DetailsPage whole() {
    return switch (showing.figures()) {
      case Reference.Repeatable reference -> run.of(reference);
      case RunResult result when showing.run().get().origin() != ShownRun.Origin.NOTHING ->
          run.of(result, library.live().carriesOut(result.id()), notes);
      default -> run.nothing();
    };
  }

  /// Returns whether the view is visible.
  BooleanProperty visible() {
    return refresh.visible();
  }

  ReadOnlyObjectProperty<DetailsPage> page() {
    return page.getReadOnlyProperty();
  }

  /// Returns whether something else than the run is shown.
  BooleanBinding partial() {
    return Bindings.createBooleanBinding(
        () -> showing.picked().pick().get().isPresent() || showing.selected().get().isPresent(),
        showing.picked().pick(),
        showing.selected());
  }

  /// Returns from a series or an engine to the run.
  void showRun() {
    showing.selected().set(Optional.empty());
    showing.picked().forget();
  }
}
