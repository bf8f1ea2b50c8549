package dynobench.ui.isolation;

import dynobench.isolation.Interleaving;
import dynobench.isolation.IsolationObservation.ScriptOutcome;
import dynobench.isolation.IsolationObservation.ScriptResult;
import dynobench.result.LevelResult;
import dynobench.result.LevelResult.SeenAnomaly;
import dynobench.result.RunResult;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ViewRefresh;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;

/// State of the view Isolation: the chosen level and script of the shown run, and how many of the
/// script's steps are shown.
final class IsolationViewModel {
  private final RunDisplay showing;
  private final ViewRefresh refresh;
  private final ReadOnlyObjectWrapper<List<LevelResult>> levels =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ObjectProperty<Optional<LevelResult>> level =
      new SimpleObjectProperty<>(Optional.empty());
  private final ObjectProperty<Optional<ScriptResult>> script =
      new SimpleObjectProperty<>(Optional.empty());
  private final IntegerProperty steps = new SimpleIntegerProperty();

  IsolationViewModel(RunDisplay showing) {
    this.showing = showing;
    level.subscribe(this::chooseScript);
    script.subscribe(this::showAll);
    refresh = new ViewRefresh(showing, this::update);
  }

  private void update() {
    RunResult run = showing.result();
    List<LevelResult> found =
        run.workload().testsIsolation()
            ? LevelResult.of(run).stream().filter(each -> !each.scripts().isEmpty()).toList()
            : List.of();
    if (!found.equals(levels.get())) {
      Optional<LevelResult> before = level.get();
      levels.set(found);
      level.set(
          found.stream()
              .filter(each -> before.filter(it -> isSame(each, it)).isPresent())
              .findFirst()
              .or(() -> found.stream().filter(IsolationViewModel::hasBrokenScript).findFirst())
              .or(() -> found.stream().findFirst()));
    }
  }

  private static boolean hasBrokenScript(LevelResult level) {
    return level.broken().stream().anyMatch(each -> !each.scripts().isEmpty());
  }

  private static boolean isSame(LevelResult a, LevelResult b) {
    return a.contender().equals(b.contender()) && a.levels().equals(b.levels());
  }

  /// Keeps the script of the level before. Otherwise chooses one that breaks the level's promise.
  private void chooseScript() {
    Optional<String> before = script.get().map(ScriptResult::script);
    List<ScriptResult> all = level.get().map(LevelResult::scripts).orElse(List.of());
    List<String> broken =
        level.get().map(LevelResult::broken).orElse(List.of()).stream()
            .map(SeenAnomaly::scripts)
            .flatMap(List::stream)
            .toList();
    script.set(
        all.stream()
            .filter(each -> before.equals(Optional.of(each.script())))
            .findFirst()
            .or(() -> all.stream().filter(each -> broken.contains(each.script())).findFirst())
            .or(() -> all.stream().findFirst()));
  }

  ReadOnlyObjectProperty<List<LevelResult>> levels() {
    return levels.getReadOnlyProperty();
  }

  ObjectProperty<Optional<LevelResult>> level() {
    return level;
  }

  ObjectProperty<Optional<ScriptResult>> script() {
    return script;
  }

  /// Returns how many steps of the script are shown.
  IntegerProperty steps() {
    return steps;
  }

  /// Returns the chosen script as the workload describes it.
  Optional<Interleaving> interleaving() {
    return script.get().flatMap(it -> showing.result().workload().interleaving(it.script()));
  }

  /// Returns whether the chosen script proves something that the level's name forbids.
  boolean isBroken() {
    return interleaving()
        .filter(_ -> script.get().orElseThrow().outcome() == ScriptOutcome.HAPPENED)
        .filter(it -> level.get().filter(each -> each.promisesNo(it.anomaly())).isPresent())
        .isPresent();
  }

  RunResult run() {
    return showing.result();
  }

  void showNext() {
    steps.set(Math.min(count(), steps.get() + 1));
  }

  void showPrevious() {
    steps.set(Math.max(1, steps.get() - 1));
  }

  void showAll() {
    steps.set(count());
  }

  private int count() {
    return script.get().map(it -> it.steps().size()).orElse(0);
  }

  BooleanProperty visible() {
    return refresh.visible();
  }
}
