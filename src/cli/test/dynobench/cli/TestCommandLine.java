package dynobench.cli;

import dynobench.measure.Calibration;
import dynobench.session.PlanRunner;
import dynobench.session.ProgramHome;
import dynobench.store.Workspace;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/// Command line with the shipped engines and a separate workspace. Calibrating the machine would
/// take seconds and these tests do not need it, so a calibration is stored in advance.
final class TestCommandLine {
  private final CommandContext program;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private final Path workspace;

  TestCommandLine(Path workspace) {
    this(workspace, ProgramHome.find());
  }

  TestCommandLine(Path workspace, ProgramHome home) {
    this.program = new CommandContext(home, Clock.systemUTC(), "test");
    this.workspace = workspace;
    try {
      new PlanRunner(
              program.home(), new Workspace(workspace, program.clock()), program.clock(), "test")
          .calibrations()
          .store(
              new Calibration(
                  System.currentTimeMillis(),
                  "here",
                  20,
                  20,
                  100,
                  200,
                  500,
                  5000,
                  OptionalDouble.empty(),
                  OptionalDouble.of(100)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Runs a command.
  ///
  /// @return its exit code
  int run(String... arguments) {
    var all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of("--workspace", workspace.toString()));
    return new Cli(program, (_, _) -> false)
        .execute(new PrintWriter(out), new PrintWriter(err), all.toArray(String[]::new));
  }

  String out() {
    return out.toString();
  }

  String err() {
    return err.toString();
  }
}
