package dynobench.ui.engines;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.chart.SeriesKey;
import dynobench.result.MeasurementSet;
import dynobench.toml.Problem;
import dynobench.ui.engines.EngineNode.OfEngine;
import dynobench.ui.engines.EngineNode.OfGroup;
import dynobench.ui.engines.EngineNode.OfMode;
import dynobench.ui.engines.EngineNode.OfVersions;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.shownrun.EngineSelection;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.tasks.BackgroundTask;
import java.io.File;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableMap;

/// State of the tree: the engines, the filter, and the engines that the plan uses.
final class EnginesViewModel {
  private final PlanDraft draft;
  private final EngineTicks ticks;
  private final RunDisplay showing;
  private final EnginesHere here;
  private final EngineFilter filter = new EngineFilter();
  private final ReadOnlyObjectWrapper<Optional<EngineNode>> selected =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<List<OfEngine>> engines =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<String>> problems =
      new ReadOnlyObjectWrapper<>(List.of());

  EnginesViewModel(PlanDraft draft, RunDisplay showing, EnginesHere here) {
    this.draft = draft;
    this.ticks = new EngineTicks(draft);
    this.showing = showing;
    this.here = here;
    filter.whenChanged(this::list);
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
    var abilities = new EngineAvailability(here.available().get(), draft.workload().current());
    engines.set(
        draft.catalog().get().stream()
            .flatMap(
                catalog -> catalog.engines().stream().map(each -> whole(each, catalog, abilities)))
            .filter(each -> !each.modes().isEmpty() || !each.others().versions().isEmpty())
            .sorted(Comparator.comparing(OfEngine::rank))
            .toList());
  }

  private OfEngine whole(Descriptor engine, Catalog catalog, EngineAvailability abilities) {
    List<OfEngine> others =
        catalog.versions(engine.family()).reversed().stream()
            .filter(each -> !each.id().equals(engine.id()))
            .map(each -> filter.onlyRunnable(abilities.of(each, filter.modes(each))))
            .filter(each -> !each.modes().isEmpty())
            .toList();
    return filter
        .onlyRunnable(abilities.of(engine, filter.modes(engine)))
        .with(new OfVersions(engine.family(), others));
  }

  /// Returns whether the engine of a row lacks files that can be fetched.
  boolean canGet(EngineNode node) {
    return engine(node).filter(EnginesHere::canGet).isPresent();
  }

  /// Returns whether an engine can be removed: it has fetched files or is user-defined.
  boolean canRemove(EngineNode node) {
    return engine(node).filter(here::canRemove).isPresent();
  }

  /// Ticks exactly the listed and available modes of the same durability level.
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
      case OfVersions _, OfGroup _ -> Optional.empty();
    };
  }

  /// Returns the task that fetches an engine now.
  Optional<BackgroundTask> fetchTask(EngineNode node) {
    return engine(node).map(each -> here.fetchTasks().get(each.id()));
  }

  /// Returns the tasks that fetch engines now, by engine id.
  ObservableMap<String, BackgroundTask> fetchTasks() {
    return here.fetchTasks();
  }

  EngineFilter filter() {
    return filter;
  }

  /// Returns the selected row, if it is shown.
  ReadOnlyObjectProperty<Optional<EngineNode>> selected() {
    return selected.getReadOnlyProperty();
  }

  void select(Optional<EngineNode> node) {
    selected.set(node);
  }

  /// Returns the rows at the top of the tree: engines, and the groups of those that stand last.
  List<EngineNode> rows() {
    List<OfEngine> all = engines.get();
    Stream<EngineNode> groups =
        Stream.of(EngineNode.Rank.values())
            .filter(EngineNode.Rank::isGroup)
            .map(rank -> new OfGroup(rank, all.stream().filter(it -> it.rank() == rank).toList()))
            .filter(group -> !group.engines().isEmpty())
            .map(group -> group);
    return Stream.concat(all.stream().filter(each -> !each.rank().isGroup()), groups).toList();
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
      case OfVersions _, OfGroup _ -> {}
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
