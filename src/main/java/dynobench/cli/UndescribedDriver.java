package dynobench.cli;

import dynobench.catalog.Descriptor;
import dynobench.catalog.Dialect;
import dynobench.catalog.DiskUse;
import dynobench.catalog.Mode;
import dynobench.catalog.Sessions;
import dynobench.catalog.Setup;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Isolation;
import dynobench.plan.Plan;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.promise.Durability;
import dynobench.workload.Factor;
import dynobench.workload.NamedSql;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workload.Workloads;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A JDBC driver that has no descriptor, as the command line tells of it.
///
/// @param driver its class
/// @param create how to make the table, where the workload's own way won't do
record UndescribedDriver(
    String driver,
    String url,
    String user,
    String password,
    List<Path> jars,
    Optional<String> create) {
  private static final String PREFIX = "dynobench_";

  /// What the tool of 2005 measured.
  Plan plan(Range rows, int repetitions) {
    return new Plan(
        "jdbc",
        "The tool of 2005 on " + driver,
        Workloads.shipped().standard().id(),
        Settings.NONE,
        List.of(new Contender("jdbc", "url", new CommitStyle.Autocommit())),
        List.of(new Factor("rows", rows)),
        repetitions,
        0,
        Isolation.TRIAL,
        TrialOrder.INTERLEAVED,
        new WorkerJvm(512, WorkerJvm.Collector.G1, List.of()),
        Duration.ofMinutes(30),
        2005);
  }

  private Setup setup() {
    return new Setup.Jdbc(
        driver,
        url,
        user,
        password,
        Map.of(),
        Map.of(),
        Map.of(),
        List.of(),
        Dialect.STANDARD.withPrefix(PREFIX).owning(own()),
        new Setup.Close.Connection(),
        List.of(),
        Optional.empty());
  }

  private List<Dialect.Own> own() {
    String drop = "DROP TABLE " + PREFIX + "test";
    return create.stream()
        .map(sql -> new NamedSql("create", List.of(drop, sql)))
        .map(it -> new Dialect.Own(Workloads.shipped().standard().id(), List.of(it)))
        .toList();
  }

  Descriptor descriptor() {
    var mode =
        new Mode(
            "url",
            driver,
            Durability.UNKNOWN,
            "Nobody has described what this driver promises.",
            Optional.empty(),
            setup(),
            0,
            DiskUse.NONE,
            0,
            Sessions.ANY,
            List.of());
    return Descriptor.undescribed(
        "jdbc", "JDBC", jars.stream().map(Path::toAbsolutePath).toList(), List.of(mode));
  }

  /// Without the password, and what may be one in the URL.
  @Override
  public String toString() {
    return "UndescribedDriver[" + driver + "]";
  }
}
