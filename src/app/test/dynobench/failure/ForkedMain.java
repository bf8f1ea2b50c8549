package dynobench.failure;

import dynobench.Main;
import dynobench.Waiting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The real program in a separate JVM, with its output in files. Closing it ends the program.
final class ForkedMain implements AutoCloseable {
  /// File that exists only on Linux, whose `env` can set signals.
  private static final Path PROC = Path.of("/proc/self/status");

  private final Process process;
  private final Path out;
  private final Path err;

  /// Exit code and output.
  record Ending(int code, String out, String err) {}

  private ForkedMain(Process process, Path out, Path err) {
    this.process = process;
    this.out = out;
    this.err = err;
  }

  /// @param home replaces the user's home folder
  static ForkedMain start(Path home, Map<String, String> environment, String... arguments)
      throws IOException {
    return startUnder(List.of(), home, environment, arguments);
  }

  /// @param before first words of its command line, such as a program that limits it
  static ForkedMain startUnder(
      List<String> before, Path home, Map<String, String> environment, String... arguments)
      throws IOException {
    Path out = Files.createTempFile(home, "out", ".txt");
    Path err = Files.createTempFile(home, "err", ".txt");
    var command = new ArrayList<>(before);
    if (Files.exists(PROC)) {
      // Tests that are started in the background ignore Ctrl-C, and so would the processes they
      // start.
      command.addAll(List.of("env", "--default-signal=INT"));
    }
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.add("-Duser.home=" + home);
    command.add("-Ddynobench.home=" + System.getProperty("dynobench.home"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command);
    builder.environment().putAll(environment);
    builder.redirectOutput(out.toFile()).redirectError(err.toFile());
    return new ForkedMain(builder.start(), out, err);
  }

  static Ending run(Path home, String... arguments) throws IOException, InterruptedException {
    try (var main = start(home, Map.of(), arguments)) {
      return main.ending();
    }
  }

  ProcessHandle handle() {
    return process.toHandle();
  }

  Ending ending() throws IOException, InterruptedException {
    if (!process.waitFor(Waiting.LIMIT)) {
      throw new AssertionError("still running; printed " + Files.readString(out));
    }
    return new Ending(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
