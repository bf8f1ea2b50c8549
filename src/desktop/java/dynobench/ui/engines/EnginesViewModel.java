package dynobench.ui.engines;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.chart.SeriesKey;
import dynobench.result.MeasurementSet;
import dynobench.toml.Problem;
import dynobench.ui.engines.EngineNode.OfEngine;
import dynobench.ui.engines.EngineNode.OfMode;
import dynobench.ui.engines.EngineNode.OfVersions;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.shownrun.EngineSelection;
import dynobench.ui.shownrun.RunDisplay;
import java.io.File;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// State of the tree: the engines, the filter, and the engines that the plan uses.
final class EnginesViewModel {
  private final PlanDraft draft;
  private final EngineTicks ticks;
  private final RunDisplay showing;
  private final EnginesHere here;
  private final StringProperty filter = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<List<OfEngine>> engines =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<String>> problems =
      new ReadOnlyObjectWrapper<>(List.of());

  EnginesViewModel(PlanDraft draft, RunDisplay showing, EnginesHere here) {
    this.draft = draft;
    this.ticks = new EngineTicks(draft);
    this.showing = showing;
    this.here = here;
    filter.subscribe(_ -> list());
    draft.workload().id().subscribe((_, _) -> list());
    here.available().subscribe((_, _) -> list());
    draft.catalog().subscribe(found -> found.ifPresent(this::take));
  }

  private void take(Catalog catalog) {
    problems.set(catalog.problems().stream().map(this::line).toList());
    list();
  }

  /// Returns a problem as a line, without the folder of all engines, because the view is narrow.
  private String line(Problem problem) {
    String line = problem.toString();
    for (Path root : here.roots()) {
      line = line.replace(root + File.separator, "");
    }
    return line;
  }

  private void list() {
    var wanted = new EngineFilter(filter.get());
    var abilities = new EngineAvailability(here.available().get(), draft.workload().current());
    engines.set(
        draft.catalog().get().stream()
            .flatMap(catalog ->
                catalog.engines().stream()
                    .sorted(Comparator.comparing(abilities::isUnsupported))
                    .map(each -> whole(each, catalog, wanted, abilities)))
            .filter(each -> !each.modes().isEmpty() || !each.others().versions().isEmpty())
            .toList());
  }

  private static OfEngine whole(
      Descriptor engine, Catalog catalog, EngineFilter wanted, EngineAvailability abilities) {
    List<OfEngine> others =
        catalog.versions(engine.family()).reversed().stream()
            .filter(each -> !each.id().equals(engine.id()))
            .map(each -> abilities.of(each, wanted.modes(each)))
            .filter(each -> !each.modes().isEmpty())
            .toList();
    return abilities.of(engine, wanted.modes(engine)).with(new OfVersions(others));
  }

  /// Returns whether the files that an engine lacks can be fetched.
  boolean canGet(EngineNode node) {
    return engine(node).filter(EnginesHere::canGet).isPresent();
  }

  /// Returns whether an engine can be removed: it has fetched files or is user-defined.
  boolean canRemove(EngineNode node) {
    return engine(node).filter(here::canRemove).isPresent();
  }

  /// Ticks exactly the listed modes of the same durability.
  void tickAlike(EngineNode.OfMode mode) {
    ticks().alike(mode, engines().get());
  }

  void get(EngineNode node) {
    engine(node).ifPresent(here::get);
  }

  void remove(EngineNode node) {
    engine(node).ifPresent(here::remove);
  }

  private static Optional<Descriptor> engine(EngineNode node) {
    return switch (node) {
      case OfEngine of -> Optional.of(of.engine());
      case OfMode of -> Optional.of(of.resolved().engine());
      case OfVersions _ -> Optional.empty();
    };
  }

  /// Returns the filter, for names and durability.
  StringProperty filter() {
    return filter;
  }

  /// Returns the engines to show.
  ReadOnlyObjectProperty<List<OfEngine>> engines() {
    return engines.getReadOnlyProperty();
  }

  /// Returns the problems of descriptors, one a line.
  ReadOnlyObjectProperty<List<String>> problems() {
    return problems.getReadOnlyProperty();
  }

  EngineTicks ticks() {
    return ticks;
  }

  /// Selects an engine or mode, which the details then describe. A mode is also highlighted in the
  /// charts if the shown run has it.
  void pick(EngineNode node) {
    switch (node) {
      case OfEngine(Descriptor engine, Availability available, _, _) ->
          showing.picked().pick(new EngineSelection.Pick.OfEngine(engine, available));
      case OfVersions _ -> {}
      case OfMode mode -> {
        highlight(mode.use());
        showing
            .picked()
            .pick(new EngineSelection.Pick.OfMode(mode.resolved(), mode.availability()));
      }
    }
  }

  private void highlight(String use) {
    MeasurementSet figures = showing.figures();
    figures.series().stream()
        .filter(series -> series.contender().use().equals(use))
        .findFirst()
        .map(series -> new SeriesKey(figures.id(), series.contender()))
        .ifPresent(key -> showing.selected().set(Optional.of(key)));
  }
}
