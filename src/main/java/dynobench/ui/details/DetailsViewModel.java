package dynobench.ui.details;

import dynobench.chart.Looks;
import dynobench.chart.SeriesKey;
import dynobench.chart.Source;
import dynobench.event.Series;
import dynobench.reference.Reference;
import dynobench.result.RunResult;
import dynobench.ui.desk.Desk;
import dynobench.ui.desk.Refresh;
import dynobench.ui.desk.Shown;
import dynobench.ui.parts.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Which page Details show: that of the engine, mode, rates or series that the user picked last, or
/// that of the run.
final class DetailsViewModel {
  private final Desk desk;
  private final Texts texts;
  private final RunPage run;
  private final PickPage pick;
  private final Refresh refresh;
  private final ReadOnlyObjectWrapper<Page> page;
  private String notes = "";

  DetailsViewModel(Desk desk, Texts texts) {
    this.desk = desk;
    this.texts = texts;
    run = new RunPage(texts, desk.clock().getZone());
    pick = new PickPage(texts);
    page = new ReadOnlyObjectWrapper<>(run.nothing());
    refresh = new Refresh(desk.showing(), desk.clock(), () -> page.set(wanted()));
    desk.showing().selected().addListener((_, _, _) -> refresh.now());
    desk.picked().pick().addListener((_, _, _) -> refresh.now());
    desk.troubles().doubts().addListener((_, _, _) -> refresh.later());
    desk.showing().run().addListener((_, _, now) -> opened(now));
  }

  /// The notes are a file's, which is read elsewhere.
  private void opened(Shown now) {
    notes = "";
    now.folder().ifPresent(folder -> readNotes(now, folder));
  }

  private void readNotes(Shown now, Path folder) {
    desk.background()
        .start(
            texts.of("job.notes"),
            _ -> desk.bench().workspace().runs().notes(folder),
            text -> {
              if (desk.showing().run().get().equals(now)) {
                notes = text;
                refresh.now();
              }
            },
            failure -> desk.notices().say(failure.sentence(), failure.details()));
  }

  private Page wanted() {
    return desk.picked()
        .pick()
        .get()
        .map(pick::of)
        .or(() -> desk.showing().selected().get().flatMap(this::series))
        .orElseGet(this::whole);
  }

  private Optional<Page> series(SeriesKey key) {
    for (Source source : desk.showing().sources()) {
      Optional<Series> series = SeriesPage.find(source.figures(), key);
      if (series.isPresent()) {
        boolean shown = source.figures().equals(desk.showing().figures());
        var about =
            new SeriesPage(
                texts,
                source.figures(),
                series.get(),
                shown ? desk.troubles().doubts().get() : List.of());
        return Optional.of(about.page(Looks.of(desk.showing().sources()).of(key)));
      }
    }
    return Optional.empty();
  }

  private Page whole() {
    return switch (desk.showing().figures()) {
      case Reference.Timed reference -> run.of(reference);
      case RunResult result when desk.showing().run().get().origin() != Shown.Origin.NOTHING ->
          run.of(result, desk.live().carriesOut(result.id()), notes);
      default -> run.nothing();
    };
  }

  /// Whether somebody looks.
  BooleanProperty watched() {
    return refresh.watched();
  }

  ReadOnlyObjectProperty<Page> page() {
    return page.getReadOnlyProperty();
  }

  /// Whether something else than the run is shown.
  BooleanBinding partial() {
    return Bindings.createBooleanBinding(
        () -> desk.picked().pick().get().isPresent() || desk.showing().selected().get().isPresent(),
        desk.picked().pick(),
        desk.showing().selected());
  }

  /// Goes back from a series or an engine to the run.
  void showRun() {
    desk.showing().selected().set(Optional.empty());
    desk.picked().forget();
  }
}
