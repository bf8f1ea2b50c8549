package dynobench.ui.engines;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Descriptor;
import dynobench.catalog.Mode;
import dynobench.chart.SeriesKey;
import dynobench.result.Figures;
import dynobench.toml.Problem;
import dynobench.ui.draft.PlanDraft;
import dynobench.ui.engines.EngineNode.OfEngine;
import dynobench.ui.engines.EngineNode.OfMode;
import dynobench.ui.shown.Picked;
import dynobench.ui.shown.Showing;
import dynobench.ui.work.Tasks;
import java.io.File;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// Which engines there are, which of them the filter lets through, and which the plan uses.
final class EnginesViewModel {
  private static final Availability NOT_LOOKED_YET = new Availability.Available();

  private final PlanDraft draft;
  private final Showing showing;
  private final Tasks tasks;
  private final List<Path> roots;
  private final String taskTitle;
  private final StringProperty filter = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<List<OfEngine>> engines =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<String>> problems =
      new ReadOnlyObjectWrapper<>(List.of());
  private Map<String, Availability> availability = Map.of();

  /// How much of an engine the plan uses.
  enum Tick {
    NONE,
    SOME,
    ALL
  }

  /// @param roots folders that engines lie in
  /// @param taskTitle of looking for what can run here
  EnginesViewModel(
      PlanDraft draft, Showing showing, Tasks tasks, List<Path> roots, String taskTitle) {
    this.draft = draft;
    this.showing = showing;
    this.tasks = tasks;
    this.roots = List.copyOf(roots);
    this.taskTitle = taskTitle;
    filter.subscribe(_ -> list());
    draft.catalog().subscribe(found -> found.ifPresent(this::take));
  }

  private void take(Catalog catalog) {
    problems.set(catalog.problems().stream().map(this::line).toList());
    availability = Map.of();
    list();
    tasks.start(
        taskTitle,
        _ -> {
          var found = new HashMap<String, Availability>();
          catalog.engines().forEach(each -> found.put(each.id(), catalog.availability(each)));
          return found;
        },
        found -> {
          if (draft.catalog().get().filter(catalog::equals).isPresent()) {
            availability = found;
            list();
          }
        });
  }

  /// Without the folder that all engines lie in: the line is narrow.
  private String line(Problem problem) {
    String line = problem.toString();
    for (Path root : roots) {
      line = line.replace(root + File.separator, "");
    }
    return line;
  }

  private void list() {
    engines.set(
        draft.catalog().get().map(Catalog::engines).orElse(List.of()).stream()
            .map(this::filtered)
            .filter(each -> !each.modes().isEmpty())
            .toList());
  }

  private OfEngine filtered(Descriptor engine) {
    Availability here = availability.getOrDefault(engine.id(), NOT_LOOKED_YET);
    boolean whole = matches(engine.name(), engine.id());
    List<OfMode> modes =
        engine.modes().stream()
            .filter(mode -> whole || matches(mode))
            .map(mode -> new OfMode(new Resolved(engine, mode), here))
            .toList();
    return new OfEngine(engine, here, modes);
  }

  private boolean matches(Mode mode) {
    return matches(mode.title(), mode.id(), mode.durability().words());
  }

  private boolean matches(String... texts) {
    String wanted = filter.get().strip().toLowerCase(Locale.ROOT);
    return Stream.of(texts).anyMatch(each -> each.toLowerCase(Locale.ROOT).contains(wanted));
  }

  /// What the user looks for, in names and in what survives.
  StringProperty filter() {
    return filter;
  }

  /// The engines to show.
  ReadOnlyObjectProperty<List<OfEngine>> engines() {
    return engines.getReadOnlyProperty();
  }

  /// What is wrong with descriptors, a line each.
  ReadOnlyObjectProperty<List<String>> problems() {
    return problems.getReadOnlyProperty();
  }

  Tick tick(EngineNode node) {
    return switch (node) {
      case OfMode mode -> draft.uses(mode.use()) ? Tick.ALL : Tick.NONE;
      case OfEngine engine -> {
        long used = engine.modes().stream().filter(mode -> draft.uses(mode.use())).count();
        yield used == 0 ? Tick.NONE : used == engine.modes().size() ? Tick.ALL : Tick.SOME;
      }
    };
  }

  /// Whether it can be ticked or, when it can't run here, at least unticked.
  boolean canToggle(EngineNode node) {
    return node.isAvailable() || tick(node) != Tick.NONE;
  }

  /// Ticks it, or unticks it when all of it was ticked. What can't run here is never ticked.
  void toggle(EngineNode node) {
    boolean ticked = node.isAvailable() && tick(node) != Tick.ALL;
    switch (node) {
      case OfMode mode -> draft.use(mode.use(), ticked);
      case OfEngine engine ->
          draft.atOnce(() -> engine.modes().forEach(mode -> draft.use(mode.use(), ticked)));
    }
  }

  /// Ticks this and nothing else.
  void only(EngineNode node) {
    draft.atOnce(() -> {
      draft.contenders().clear();
      if (node.isAvailable()) {
        toggle(node);
      }
    });
  }

  /// The user looks at this: details are told of it, and a mode is highlighted where the shown run
  /// has it. What the run lacks leaves the charts as they are.
  void pick(EngineNode node) {
    switch (node) {
      case OfEngine(Descriptor engine, Availability here, _) ->
          showing.picked().pick(new Picked.Pick.OfEngine(engine, here));
      case OfMode mode -> {
        highlight(mode.use());
        showing.picked().pick(new Picked.Pick.OfMode(mode.resolved(), mode.availability()));
      }
    }
  }

  private void highlight(String use) {
    Figures figures = showing.figures();
    figures.series().stream()
        .filter(series -> series.contender().use().equals(use))
        .findFirst()
        .map(series -> new SeriesKey(figures.id(), series.contender()))
        .ifPresent(key -> showing.selected().set(Optional.of(key)));
  }
}
