package dynobench.ui;

import dynobench.plan.PlanText;
import dynobench.ui.desk.Desk;
import dynobench.ui.parts.Texts;
import dynobench.ui.settings.Settings;
import java.nio.file.Path;
import java.util.Optional;

/// The plan that a window begins with, and runs that begin as soon as their plan was checked.
record Beginnings(Desk desk, Texts texts) {
  private static final String FIRST_PRESET = "quick";

  /// Loads the plan that was named, or the one of the last time, or a preset.
  void load(Settings settings, Optional<Path> named) {
    // A plan that was named takes the place of the last one's changes.
    Optional<Boolean> restored =
        settings
            .plan()
            .filter(_ -> named.isEmpty())
            .map(text -> desk.planFiles().restore(text, settings.planFrom().orElse("")));
    if (!restored.orElse(false)) {
      desk.planFiles().preset(FIRST_PRESET);
    }
    if (restored.isPresent() && !restored.get()) {
      desk.notices().say(texts.of("notice.plan", FIRST_PRESET));
    }
    named.ifPresent(desk.planFiles()::open);
  }

  /// Takes over the plan of the shown run and runs it.
  void again() {
    desk.showing()
        .result()
        .plan()
        .ifPresent(plan -> {
          if (desk.planFiles().replace(PlanText.of(plan))) {
            desk.draft().whenRunnable(desk.live()::start);
          }
        });
  }

  /// Runs a preset.
  void run(String preset) {
    if (desk.planFiles().preset(preset)) {
      desk.draft().whenRunnable(desk.live()::start);
    }
  }
}
