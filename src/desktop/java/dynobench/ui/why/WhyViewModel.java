package dynobench.ui.why;

import dynobench.profile.FlameGraph;
import dynobench.result.RunResult;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.shownrun.ViewRefresh;
import dynobench.ui.storedruns.ProfileRuns;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// State of the view Why: the profile of the shown run, once it has been read.
final class WhyViewModel {
  private final RunDisplay showing;
  private final ProfileRuns profiles;
  private final TaskStarter tasks;
  private final ViewTexts texts;
  private final ViewRefresh refresh;
  private final ReadOnlyObjectWrapper<Optional<LoadedProfile>> loaded =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ObjectProperty<Optional<FlameGraph>> graph =
      new SimpleObjectProperty<>(Optional.empty());
  private final ReadOnlyStringWrapper empty = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<Optional<Path>> folder =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private Optional<Path> read = Optional.empty();

  WhyViewModel(RunDisplay showing, ProfileRuns profiles, TaskStarter tasks, ViewTexts texts) {
    this.showing = showing;
    this.profiles = profiles;
    this.tasks = tasks;
    this.texts = texts;
    refresh = new ViewRefresh(showing, this::update);
  }

  private void update() {
    ShownRun run = showing.run().get();
    RunResult result = showing.result();
    boolean isEnded = !showing.grows();
    folder.set(isEnded ? profiles.folder(run, result) : Optional.empty());
    Optional<Path> wanted = isEnded ? run.folder() : Optional.empty();
    if (!wanted.equals(read)) {
      read = wanted;
      show(Optional.empty());
      wanted.ifPresent(it -> load(it, result));
    } else if (loaded.get().isEmpty() && !busy.get()) {
      empty.set(reason());
    }
  }

  private void load(Path run, RunResult result) {
    empty.set(texts.of("reading"));
    busy.set(true);
    tasks
        .background()
        .start(
            texts.of("task.read"),
            _ -> LoadedProfile.read(run, result),
            found -> {
              busy.set(false);
              if (read.equals(Optional.of(run))) {
                show(found);
              }
            },
            failure -> {
              busy.set(false);
              empty.set(texts.of("unreadable", failure.sentence()));
            });
  }

  private void show(Optional<LoadedProfile> found) {
    loaded.set(found);
    graph.set(found.flatMap(LoadedProfile::first));
    empty.set(found.isPresent() ? "" : reason());
  }

  private String reason() {
    if (showing.run().get().folder().isEmpty()) {
      return texts.of("nothing");
    }
    return showing.grows()
        ? texts.of("running")
        : texts.of(folder.get().isPresent() ? "none" : "impossible");
  }

  /// Profiles the shown run, and shows the profile.
  void profile() {
    folder
        .get()
        .ifPresent(run -> {
          busy.set(true);
          show(Optional.empty());
          empty.set(texts.of("profiling"));
          profiles.start(
              run,
              showing.result(),
              () -> {
                busy.set(false);
                read = Optional.empty();
                refresh.now();
              });
        });
  }

  ReadOnlyObjectProperty<Optional<LoadedProfile>> loaded() {
    return loaded.getReadOnlyProperty();
  }

  ObjectProperty<Optional<FlameGraph>> graph() {
    return graph;
  }

  /// Returns why there is no profile; empty if there is one.
  ReadOnlyStringProperty empty() {
    return empty.getReadOnlyProperty();
  }

  /// Returns whether the shown run can be profiled now.
  BooleanExpression isProfilable() {
    return Bindings.createBooleanBinding(
        () -> folder.get().isPresent() && !busy.get(), folder, busy);
  }

  BooleanProperty visible() {
    return refresh.visible();
  }
}
