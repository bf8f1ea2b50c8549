package dynobench.ui;

import dynobench.ui.draft.PlanDraft;
import dynobench.ui.draft.PlanFiles;
import dynobench.ui.live.LiveRun;
import dynobench.ui.parts.Texts;
import dynobench.ui.result.MeasureAgain;
import dynobench.ui.settings.Settings;
import dynobench.ui.shown.Showing;
import dynobench.ui.work.Notices;
import java.nio.file.Path;
import java.util.Optional;

/// The plan that a window begins with, and runs that begin as soon as their plan was checked.
record Beginnings(
    PlanFiles files, PlanDraft draft, LiveRun live, Showing showing, Notices notices, Texts texts) {
  private static final String FIRST_PRESET = "quick";

  /// Loads the plan that was named, or the one of the last time, or a preset.
  void load(Settings settings, Optional<Path> named) {
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
      notices.say(texts.of("notice.plan", FIRST_PRESET));
    }
    named.ifPresent(files::open);
  }

  /// Takes over the plan of the shown run and runs it; crashes have no form to be taken into.
  void again() {
    showing
        .result()
        .plan()
        .ifPresent(plan -> {
          if (plan.crash().isPresent()) {
            draft.catalog().get().ifPresent(engines -> live.start(plan, engines));
          } else {
            new MeasureAgain(files, draft, live).run(plan);
          }
        });
  }

  /// Runs a preset.
  void run(String preset) {
    if (files.preset(preset)) {
      draft.whenRunnable(live::start);
    }
  }
}
