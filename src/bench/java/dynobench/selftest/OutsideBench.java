package dynobench.selftest;

import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.WorkloadSetup;
import dynobench.plain.PlainLoop;
import dynobench.plan.Plan;
import dynobench.protocol.phases.RowsFile;
import dynobench.run.PlainProcess;
import dynobench.run.WorkerCommand;
import dynobench.setup.Setup;
import dynobench.workload.NamedSql;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/// Plain loop of a plan with one contender.
final class OutsideBench implements OutsideTurns.BaselineLoop {
  private static final String DROP = "DROP ";

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
    RowsFile.write(rows, plan.seed(), settings.count("rows"));
    Setup setup = resolved.engine().setup(resolved.mode(), settings);
    this.what = described(setup, new WorkloadSetup(setup, workload.sized(settings)).statements());
    what.setProperty(PlainLoop.ROWS, rows.toString());
  }

  private static Properties described(Setup setup, List<NamedSql> statements) throws IOException {
    var what = new Properties();
    switch (setup) {
      case Setup.Jdbc jdbc -> {
        what.setProperty(PlainLoop.KIND, "jdbc");
        what.setProperty(PlainLoop.DRIVER, jdbc.driver());
        what.setProperty(PlainLoop.URL, jdbc.url());
        what.setProperty(PlainLoop.USER, jdbc.user());
        what.setProperty(PlainLoop.PASSWORD, jdbc.password());
        switch (jdbc.close()) {
          case Setup.Close.Url(String url, _) -> what.setProperty(PlainLoop.CLOSE_URL, url);
          case Setup.Close.Keep() -> what.setProperty(PlainLoop.ONE_CONNECTION, "true");
          case Setup.Close.Connection() -> {}
          case Setup.Close.Statement(String sql) ->
              throw new IOException("The plain loop can't close a database by " + sql);
        }
        // A new database has nothing to drop.
        List<String> create =
            all(statements, "create").stream().filter(sql -> !sql.startsWith(DROP)).toList();
        for (int i = 0; i < create.size(); i++) {
          what.setProperty(PlainLoop.CREATE + i, create.get(i));
        }
        what.setProperty(PlainLoop.INSERT, all(statements, "insert").getFirst());
        what.setProperty(PlainLoop.SELECT, all(statements, "select").getFirst());
      }
      case Setup.HeapMap _ -> what.setProperty(PlainLoop.KIND, "map");
      default -> what.setProperty(PlainLoop.KIND, "je");
    }
    return what;
  }

  private static List<String> all(List<NamedSql> statements, String id) {
    return statements.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow().sql();
  }

  @Override
  public long run() throws IOException, InterruptedException {
    return process.nanos(
        plan.jvm(), resolved.engine(), what, Files.createTempDirectory(folder, "plain"));
  }
}
