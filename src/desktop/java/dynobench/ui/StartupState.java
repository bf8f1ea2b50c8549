package dynobench.ui;

import dynobench.runfile.RunFile;
import dynobench.ui.live.LiveRun;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.result.MeasureAgain;
import dynobench.ui.settings.UserSettings;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.Optional;

/// State that a window starts with and leaves to the next start. It also runs plans as soon as they
/// have been checked.
record StartupState(Wiring wiring, ViewTexts texts) {
  private static final String FIRST_PRESET = "quick";

  /// Loads the named plan, the plan of the last start, or a preset. Shows the run of a named result
  /// file, or the run and the comparison of the last start.
  ///
  /// @param named a plan file or a result file
  void load(UserSettings settings, Optional<Path> named) {
    load(settings, named.filter(it -> !RunFile.isNamed(it)), wiring.planFiles());
    settings.compared().ifPresent(it -> wiring.display().comparison().set(Optional.of(it)));
    named
        .filter(RunFile::isNamed)
        .ifPresentOrElse(
            wiring.archive()::openFile,
            () -> settings.lastRun().ifPresent(wiring.archive()::reopen));
  }

  /// Returns the settings for the next start. A window that was closed before it showed a run keeps
  /// the previous run.
  UserSettings settingsForNextStart(UserSettings settings) {
    return settings
        .withPlan(wiring.planFiles().text(), wiring.planFiles().from())
        .withShown(
            shown(wiring.display().run().get()).or(settings::lastRun),
            wiring.display().comparison().get());
  }

  /// Returns the id of the run if the next start can find it. This is the case for runs of the
  /// workspace and published figures, but not for a lesson's run.
  private Optional<String> shown(ShownRun run) {
    Path runs = wiring.bench().workspace().runs().folder();
    boolean found = run.folder().map(it -> it.startsWith(runs)).orElse(true);
    return Optional.of(run.id()).filter(id -> found && !id.isEmpty());
  }

  private void load(UserSettings settings, Optional<Path> named, PlanFiles files) {
    // A named plan replaces the last one and its changes.
    Optional<Boolean> restored =
        settings
            .plan()
            .filter(_ -> named.isEmpty())
            .map(text -> files.restore(text, settings.planFrom().orElse("")));
    if (!restored.orElse(false)) {
      files.preset(FIRST_PRESET);
    }
    if (restored.isPresent() && !restored.get()) {
      wiring.notifications().add(texts.of("notice.plan", FIRST_PRESET));
    }
    wiring.draft().history().forget(); // there was no plan before
    named.ifPresent(files::open);
  }

  /// Makes the plan of the shown run the draft and runs it. A crash plan runs directly, because it
  /// has no form.
  void runAgain() {
    PlanDraft draft = wiring.draft();
    LiveRun live = wiring.live();
    wiring
        .display()
        .result()
        .plan()
        .ifPresent(plan -> {
          if (plan.crash().isPresent()) {
            draft.catalog().get().ifPresent(engines -> live.start(plan, engines));
          } else {
            new MeasureAgain(wiring.planFiles(), draft, live).run(plan);
          }
        });
  }

  /// Makes a preset the draft, and runs it as soon as it has been checked. Does nothing if the user
  /// keeps the present plan or the preset is unknown.
  void run(String preset) {
    if (wiring.planFiles().preset(preset)) {
      wiring.draft().whenRunnable(wiring.live()::start);
    }
  }
}
