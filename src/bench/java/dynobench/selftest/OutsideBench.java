package dynobench.selftest;

import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.WorkloadSetup;
import dynobench.plain.PlainLoop;
import dynobench.plan.Plan;
import dynobench.protocol.phases.PlainPhases;
import dynobench.run.PlainProcess;
import dynobench.run.WorkerCommand;
import dynobench.setup.Setup;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/// Plain loop of a plan with one contender.
final class OutsideBench implements OutsideTurns.BaselineLoop {
  private final Plan plan;
  private final PlainProcess process;
  private final Resolved resolved;
  private final Properties what;
  private final Path folder;

  /// @param folder folder for the rows and the databases
  OutsideBench(Plan plan, Workload workload, Resolved resolved, WorkerCommand command, Path folder)
      throws IOException {
    this.plan = plan;
    this.process = new PlainProcess(command);
    this.resolved = resolved;
    this.folder = folder;
    Settings settings = workload.settings(plan.parameters());
    Path rows = folder.resolve("rows");
    PlainPhases.rows(plan.seed(), settings.count("rows")).write(rows);
    Setup setup = resolved.engine().setup(resolved.mode(), settings);
    this.what =
        PlainPhases.parameters(
            setup, new WorkloadSetup(setup, workload.sized(settings)).statements());
    what.setProperty(PlainLoop.ROWS, rows.toString());
  }

  @Override
  public long run() throws IOException, InterruptedException {
    return process.nanos(plan, resolved.engine(), what, Files.createTempDirectory(folder, "plain"));
  }
}
