package dynobench.ui;

import dynobench.catalog.Catalog;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.Presets;
import dynobench.session.PlanRunner;
import dynobench.session.ProgramHome;
import dynobench.store.Workspace;
import dynobench.toml.Problems;
import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.NoDialogs;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/// Wiring without a window, in a temporary folder with the shipped engines. All tasks run at once
/// on the calling thread.
public final class TestWiring {
  private TestWiring() {}

  public static Wiring in(Path folder) {
    return in(folder, Runnable::run);
  }

  public static Wiring in(Path folder, Executor workers) {
    return in(folder, workers, Workloads.shipped());
  }

  /// Creates a wiring.
  ///
  /// @param workloads that come with the program
  public static Wiring in(Path folder, Executor workers, Workloads workloads) {
    return in(folder, workers, workloads, new NoDialogs());
  }

  /// Creates a wiring with a loaded catalog.
  ///
  /// @param dialogs answers of the user
  public static Wiring withEngines(Path folder, Dialogs dialogs) {
    Wiring wiring = in(folder, Runnable::run, Workloads.shipped(), dialogs);
    wiring.draft().catalog().set(Optional.of(Catalog.load(wiring.home().engineRoots())));
    return wiring;
  }

  private static Wiring in(Path folder, Executor workers, Workloads workloads, Dialogs dialogs) {
    Path program = Path.of(System.getProperty("dynobench.home"));
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    var home = new ProgramHome(program, folder.resolve("engines"), java, workloads);
    Clock clock = Clock.systemUTC();
    var bench =
        new PlanRunner(home, new Workspace(folder.resolve("workspace"), clock), clock, "test");
    return Wiring.of(home, bench, clock, dialogs, new BackgroundExecutor(workers, Runnable::run));
  }

  /// Creates a wiring with a loaded catalog.
  public static Wiring withEngines(Path folder) {
    return withEngines(folder, new NoDialogs());
  }

  public static Plan preset(String name) {
    return plan(Presets.text(name).orElseThrow());
  }

  public static Plan plan(String text) {
    return PlanFile.read("test", text, List.of(), Workloads.shipped(), new Problems())
        .orElseThrow();
  }
}
