package dynobench.ui;

import dynobench.ui.draft.PlanDraft;
import dynobench.ui.draft.PlanFiles;
import dynobench.ui.live.LiveRun;
import dynobench.ui.parts.Texts;
import dynobench.ui.result.MeasureAgain;
import dynobench.ui.settings.Settings;
import dynobench.ui.shown.Shown;
import java.nio.file.Path;
import java.util.Optional;

/// What a window begins with, and leaves to the next one; and runs that begin as soon as their plan
/// was checked.
record Beginnings(Wiring wiring, Texts texts) {
  private static final String FIRST_PRESET = "quick";

  /// Loads the plan that was named, or the one of the last time, or a preset, and shows what was
  /// shown.
  void load(Settings settings, Optional<Path> named) {
    load(settings, named, wiring.planFiles());
    settings.compared().ifPresent(it -> wiring.showing().comparison().set(Optional.of(it)));
    settings.lastRun().ifPresent(wiring.archive()::reopen);
  }

  /// What the next start loads. A window that was closed before it showed anything forgets nothing.
  Settings leave(Settings settings) {
    return settings
        .withPlan(wiring.planFiles().text(), wiring.planFiles().from())
        .withShown(
            shown(wiring.showing().run().get()).or(settings::lastRun),
            wiring.showing().comparison().get());
  }

  /// What is found again: a run of the workspace, or published figures; not a lesson's.
  private Optional<String> shown(Shown run) {
    Path runs = wiring.bench().workspace().runs().folder();
    boolean found = run.folder().map(it -> it.startsWith(runs)).orElse(true);
    return Optional.of(run.id()).filter(id -> found && !id.isEmpty());
  }

  private void load(Settings settings, Optional<Path> named, PlanFiles files) {
    // A plan that was named takes the place of the last one's changes.
    Optional<Boolean> restored =
        settings
            .plan()
            .filter(_ -> named.isEmpty())
            .map(text -> files.restore(text, settings.planFrom().orElse("")));
    if (!restored.orElse(false)) {
      files.preset(FIRST_PRESET);
    }
    if (restored.isPresent() && !restored.get()) {
      wiring.notices().say(texts.of("notice.plan", FIRST_PRESET));
    }
    named.ifPresent(files::open);
  }

  /// Takes over the plan of the shown run and runs it; crashes have no form to be taken into.
  void again() {
    PlanDraft draft = wiring.draft();
    LiveRun live = wiring.live();
    wiring
        .showing()
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

  /// Runs a preset.
  void run(String preset) {
    if (wiring.planFiles().preset(preset)) {
      wiring.draft().whenRunnable(wiring.live()::start);
    }
  }
}
