package dynobench.ui;

import dynobench.planfile.PlanFile;
import dynobench.toml.Problems;
import dynobench.ui.dock.DockView;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Automatic session of the window. The build of an installer uses it to create caches, and its
/// checks measure how soon the window is usable.
public final class WindowRehearsal {
  /// Environment variable that requests a rehearsal.
  public static final String VARIABLE = "DYNOBENCH_REHEARSAL";

  /// Request for only the start.
  private static final String START = "start";

  /// Request for the start, and a second in which the window shows the last run.
  private static final String LAST_RUN = "last-run";

  private static final int PAUSES = 4;

  /// Message when the window shows engines and plan.
  private static final String USABLE = "usable";

  private static final int DRAWN = 2;
  private static final Duration PAUSE = Duration.millis(250);

  private static final String PLAN =
      """
      name = "rehearsal"
      rows = { sizes = [100, 200] }
      repetitions = 1
      contenders = ["baseline-map/heap", "hsqldb/mem"]
      """;

  private final String wish;
  private final Consumer<String> out;

  /// Creates a rehearsal.
  ///
  /// @param wish `start` for the start alone, `last-run` for a start with the run of the last one,
  ///   `""` for no rehearsal; any other text, such as `all`, for every view and a run
  /// @param out receives the message that the window is usable
  public WindowRehearsal(String wish, Consumer<String> out) {
    this.wish = wish;
    this.out = out;
  }

  /// Plays the rehearsal in an open window, and closes the window at its end. Returns at once. Does
  /// nothing if no rehearsal is requested.
  void play(Workbench workbench) {
    if (wish.isEmpty()) {
      return;
    }
    new AnimationTimer() {
      private int pulses;

      @Override
      public void handle(long now) {
        if (workbench.wiring().draft().catalog().get().isPresent() && ++pulses > DRAWN) {
          stop();
          out.accept(USABLE);
          next(workbench, steps(workbench).iterator());
        }
      }
    }.start();
  }

  private List<Runnable> steps(Workbench workbench) {
    var steps = new ArrayList<Runnable>();
    if (wish.equals(LAST_RUN)) {
      steps.addAll(Collections.nCopies(PAUSES, () -> {}));
    } else if (!wish.equals(START)) {
      Wiring wiring = workbench.wiring();
      steps.addAll(views(workbench));
      steps.add(() -> workbench.commands().get("view.theme").run());
      steps.add(() ->
          PlanFile.read("rehearsal", PLAN, List.of(), Workloads.shipped(), new Problems())
              .ifPresent(wiring.draft()::load));
      steps.add(() -> wiring.draft().whenRunnable(wiring.live()::start));
      steps.addAll(views(workbench));
    }
    steps.add(workbench.closing()::close);
    return steps;
  }

  private static List<Runnable> views(Workbench workbench) {
    return workbench.dock().views().stream()
        .map(DockView::id)
        .<Runnable>map(id -> () -> workbench.dock().show(id))
        .toList();
  }

  private static void next(Workbench workbench, Iterator<Runnable> steps) {
    if (!steps.hasNext()) {
      return;
    }
    if (!workbench.wiring().live().running().get()) {
      steps.next().run();
    }
    var pause = new PauseTransition(PAUSE);
    pause.setOnFinished(_ -> next(workbench, steps));
    pause.play();
  }
}
