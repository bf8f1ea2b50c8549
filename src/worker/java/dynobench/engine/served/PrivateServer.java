package dynobench.engine.served;

import dynobench.files.SystemPrograms;
import dynobench.setup.Setup.Server;
import dynobench.setup.Setup.Step;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// A process of a server. On Linux it ends with the worker that started it, even if the worker is
/// killed, where the program `setpriv` exists. Its descendants end too, where Linux permits a
/// separate name space.
final class PrivateServer {
  private final Process process;
  private final LastWords words;
  private final boolean apart;

  private PrivateServer(Process process, LastWords words, boolean apart) {
    this.process = process;
    this.words = words;
    this.apart = apart;
  }

  /// Folder, placeholders and output of a server.
  ///
  /// @param places values for the placeholders in the texts of the server's setup
  record Setting(Path folder, Map<String, String> places, Consumer<String> listener) {
    Setting {
      places = Map.copyOf(places);
    }

    /// Returns a copy with additional placeholders.
    Setting with(Map<String, String> more) {
      var all = new HashMap<>(places);
      all.putAll(more);
      return new Setting(folder, all, listener);
    }

    private String placed(String text) {
      String placed = text;
      for (Map.Entry<String, String> each : places.entrySet()) {
        placed = placed.replace(each.getKey(), each.getValue());
      }
      return placed;
    }
  }

  /// Runs a program to its end. Throws if its exit code is not 0.
  static void run(Step step, Setting setting) throws IOException, InterruptedException {
    PrivateServer once = start(step.run(), setting.placed(step.input()), setting);
    once.words.await();
    int code = once.process.waitFor();
    if (code != 0) {
      throw new IOException(
          setting.placed(step.run().getFirst())
              + " failed (exit code "
              + code
              + "): "
              + once.words);
    }
  }

  /// Starts a process that runs until Dynobench stops it.
  static PrivateServer start(List<String> command, Setting setting) throws IOException {
    return start(command, "", setting);
  }

  private static PrivateServer start(List<String> command, String input, Setting setting)
      throws IOException {
    List<String> around = ServerCommandPrefix.WRAPPING;
    var builder =
        new ProcessBuilder(
            Stream.concat(around.stream(), command.stream().map(setting::placed)).toList());
    builder.directory(setting.folder().toFile()).redirectErrorStream(true);
    builder.environment().put("LC_ALL", locale(command)); // messages in English
    Process process = builder.start();
    var words = new LastWords(process, setting.listener());
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // It has ended, or reads no input. Its exit code explains more than this exception.
    }
    return new PrivateServer(process, words, ServerCommandPrefix.createsNamespace(around));
  }

  /// Returns the locale for a command. A JVM decodes file names with the locale's encoding.
  private static String locale(List<String> command) {
    return command.getFirst().equals("{java}") ? "C.UTF-8" : "C";
  }

  /// Calls the listener when the process has ended.
  void onEnd(Runnable listener) {
    var _ = process.onExit().thenRun(listener);
  }

  boolean isAlive() {
    return process.isAlive();
  }

  ProcessHandle handle() {
    return process.toHandle();
  }

  /// Returns the exit code and the last output of an ended process.
  String end() {
    return "exit code " + process.exitValue() + ": " + words;
  }

  /// Returns the last output of the process.
  String lastOutput() {
    return words.toString();
  }

  /// Asks the process to end. Where possible, this method sends the signal itself, without the
  /// program `kill`. Otherwise a copy of the disk could be made while `kill` is still running.
  void ask(Server.Stop signal) throws IOException, InterruptedException {
    if (signal != Server.Stop.TERM || !server().destroy()) {
      SystemPrograms.run("kill", "-" + signal, Long.toString(server().pid()));
    }
  }

  /// Blocks until the process has ended or the limit has passed. Returns whether the process has
  /// ended.
  boolean hasEnded(Duration limit) throws InterruptedException {
    return process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// Kills the process and its descendants.
  void kill() throws InterruptedException {
    List<ProcessHandle> all = process.descendants().toList();
    process.destroyForcibly().waitFor();
    all.forEach(ProcessHandle::destroyForcibly);
  }

  /// Returns the server's own process. In a name space, it is the child of the process that created
  /// the name space.
  private ProcessHandle server() {
    return apart ? process.children().findFirst().orElse(process.toHandle()) : process.toHandle();
  }
}
