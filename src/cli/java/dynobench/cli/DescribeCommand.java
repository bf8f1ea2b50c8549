package dynobench.cli;

import dynobench.describing.EngineDescriber;
import dynobench.describing.EngineTryout;
import dynobench.describing.UndescribedDriver;
import dynobench.dialect.EnquiryResult;
import dynobench.run.Cancellation;
import dynobench.session.PlanRunner;
import dynobench.session.RefusedException;
import dynobench.store.Workspace;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Creates a descriptor for a driver without one, and prints it or stores it as an engine.
@Command(
    name = "describe",
    description = {
      "Detect the SQL dialect of a JDBC driver's engine by test runs, and print its descriptor.",
      "Then each workload runs with about ten rows; the descriptor lists failures with the engine's"
          + " messages."
    })
final class DescribeCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Mixin private DriverOptions driver = new DriverOptions();

  @Option(
      names = "--keep",
      paramLabel = "ID",
      description =
          "store it as an engine with this id and copies of its jars, instead of printing it")
  private Optional<String> id = Optional.empty();

  DescribeCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    UndescribedDriver undescribed;
    try {
      undescribed = driver.driver(id.orElse("mine"), program.catalog(), this);
    } catch (IllegalArgumentException e) {
      return usage(String.valueOf(e.getMessage()));
    }
    var workspace = new Workspace(workspace(), program.clock());
    var describing = new EngineDescriber(program.home(), workspace, undescribed);
    Optional<String> obstacle = id.isPresent() ? describing.obstacle() : Optional.<String>empty();
    obstacle = obstacle.or(() -> describing.unavailableReason(program.catalog()));
    if (obstacle.isPresent()) {
      return usage(obstacle.get());
    }
    var cancellation = new Cancellation();
    try (var _ = new InterruptHandler(cancellation)) {
      Optional<EnquiryResult> answer = describing.find(cancellation);
      return answer.isEmpty()
          ? ExitCode.CANCELLED
          : switch (answer.get()) {
            case EnquiryResult.Refused(String words) -> failed(words);
            case EnquiryResult.Found found -> describe(describing, workspace, found, cancellation);
          };
    } catch (RefusedException e) {
      return failed(String.valueOf(e.getMessage()));
    }
  }

  private int describe(
      EngineDescriber describing,
      Workspace workspace,
      EnquiryResult.Found found,
      Cancellation cancellation)
      throws IOException, InterruptedException {
    err("%s %s, by %s".formatted(found.product(), found.version(), found.driver()));
    found.remarks().forEach(this::err);
    var bench = new PlanRunner(program.home(), workspace, program.clock(), program.version());
    var results = new ArrayList<EngineTryout.Result>();
    new EngineTryout(bench, program.catalog(), describing.described(found))
        .run(
            each -> {
              results.add(each);
              err(String.format(Locale.ROOT, "%-9s %s", each.workload().id(), each.sentence()));
            },
            cancellation);
    if (cancellation.isRequested()) {
      return ExitCode.CANCELLED;
    }
    return finish(describing, found, EngineDescriber.unsupported(results));
  }

  private int finish(
      EngineDescriber describing, EnquiryResult.Found found, Map<String, String> unsupported)
      throws IOException {
    if (id.isPresent()) {
      describing.store(found, unsupported);
      err("Stored as %s/%s in %s".formatted(id.get(), EngineDescriber.MODE, describing.folder()));
    } else {
      List.of(describing.text(found, unsupported).split("\n", -1)).forEach(this::out);
    }
    return ExitCode.OK;
  }
}
