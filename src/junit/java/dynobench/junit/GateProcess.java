package dynobench.junit;

import dynobench.junit.GateResult.GateAnswer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.opentest4j.TestAbortedException;

/// Runs `dynobench gate` in a process.
///
/// @param program the program's start script
/// @param workspace folder of the runs
record GateProcess(Path program, Path workspace) {
  static final String HOME_PROPERTY = "dynobench.home";
  static final String HOME_VARIABLE = "DYNOBENCH_HOME";

  private static final int FAILED = 1;
  private static final int SLOWER = 3;
  private static final int OPEN = 4;
  private static final int CANCELLED = 130;

  /// Time for the calibration, the last round and the reports, in addition to the gate's own time.
  private static final int MORE_SECONDS = 1_800;

  private static final int PATIENCE_SECONDS = 10;
  private static final int LAST_LINES = 20;

  /// Returns the process of the installed program; empty if neither the property nor the variable
  /// names its folder.
  ///
  /// @throws IllegalStateException when the named folder is not that of a Dynobench
  static Optional<GateProcess> find(Path workspace) {
    boolean isWindows =
        System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
    String script = isWindows ? "dynobench.bat" : "dynobench";
    Optional<String> home =
        Optional.ofNullable(System.getProperty(HOME_PROPERTY))
            .or(() -> Optional.ofNullable(System.getenv(HOME_VARIABLE)));
    Optional<Path> program =
        home.map(it -> Path.of(it).resolve("bin").resolve(script).toAbsolutePath());
    if (program.isPresent() && !Files.isRegularFile(program.get())) {
      throw new IllegalStateException(
          "%s is not the folder of a Dynobench: %s is missing"
              .formatted(home.get(), program.get()));
    }
    return program.map(it -> new GateProcess(it, workspace.toAbsolutePath()));
  }

  /// Runs a gate.
  ///
  /// @throws TestAbortedException when the user cancels the gate
  /// @throws IllegalStateException when the gate cannot run
  GateResult run(GateTest test) throws IOException, InterruptedException {
    Files.createDirectories(workspace);
    Path folder = Files.createTempDirectory(workspace, "gate-");
    Path output = folder.resolve("output.txt");
    int exitCode = execute(command(test, folder), output, test.atMostSeconds() + MORE_SECONDS);
    return switch (exitCode) {
      case 0 -> GateReportFile.read(GateAnswer.NOT_SLOWER, folder);
      case SLOWER -> GateReportFile.read(GateAnswer.SLOWER, folder);
      case OPEN -> GateReportFile.read(GateAnswer.UNDECIDED, folder);
      case CANCELLED -> throw new TestAbortedException("The gate was cancelled, see " + output);
      case FAILED -> throw failed("The gate failed", output);
      default -> throw failed("The gate could not run (exit code %d)".formatted(exitCode), output);
    };
  }

  private static IllegalStateException failed(String what, Path output) throws IOException {
    // Not by a character set that a console may not have used.
    List<String> lines =
        new String(Files.readAllBytes(output), StandardCharsets.UTF_8).lines().toList();
    List<String> last = lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size());
    return new IllegalStateException("%s:%n%s".formatted(what, String.join("\n", last)));
  }

  private List<String> command(GateTest test, Path folder) {
    var command =
        new ArrayList<>(
            List.of(
                program.toString(),
                "gate",
                test.plan(),
                "--candidate=" + test.candidate(),
                "--at-most=" + test.atMostSeconds() + "s",
                "--workspace=" + workspace,
                "--json=" + folder.resolve("gate.json"),
                "--junit=" + folder.resolve(GateReportFile.NAME),
                "--markdown=" + folder.resolve("gate.md")));
    if (test.allowedPercent() > 0) {
      command.add("--allow=" + test.allowedPercent() + "%");
    }
    if (!test.baseline().isEmpty()) {
      command.add("--baseline=" + test.baseline());
    }
    if (test.get()) {
      command.add("--get");
    }
    if (test.allowFlags()) {
      command.add("--allow-flags");
    }
    for (String each : test.set()) {
      command.add("--set=" + each);
    }
    return command;
  }

  /// Executes a command until it ends. The end of this JVM ends the command, too.
  private static int execute(List<String> command, Path output, long seconds)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    var end = new Thread(() -> end(process));
    Runtime.getRuntime().addShutdownHook(end);
    try {
      process.getOutputStream().close();
      if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
        throw failed("The gate did not end within %,d s".formatted(seconds), output);
      }
      return process.exitValue();
    } finally {
      end(process);
      removeHook(end);
    }
  }

  /// Ends a process and its children. Gives it some time to store what it measured.
  private static void end(Process process) {
    List<ProcessHandle> all =
        Stream.concat(Stream.of(process.toHandle()), process.descendants()).toList();
    process.destroy();
    try {
      if (process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    all.forEach(ProcessHandle::destroyForcibly);
  }

  private static void removeHook(Thread end) {
    try {
      Runtime.getRuntime().removeShutdownHook(end);
    } catch (IllegalStateException e) {
      // The JVM is ending: the hook runs.
    }
  }
}
