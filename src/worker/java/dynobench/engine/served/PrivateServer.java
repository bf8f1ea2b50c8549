package dynobench.engine.served;

import dynobench.files.Tool;
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

/// A process of a server. It ends with the process that started it, whatever kills that, and so
/// does all that it starts, where Linux allows a name space of its own.
final class PrivateServer {
  private final Process process;
  private final LastWords words;
  private final boolean apart;

  private PrivateServer(Process process, LastWords words, boolean apart) {
    this.process = process;
    this.words = words;
    this.apart = apart;
  }

  /// Where a server is, and who hears what it prints.
  ///
  /// @param places what stands in its texts for what
  record Setting(Path folder, Map<String, String> places, Consumer<String> listener) {
    Setting {
      places = Map.copyOf(places);
    }

    /// With more places.
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

  /// Runs a program to its end.
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

  /// Starts what goes on until it is stopped.
  static PrivateServer start(List<String> command, Setting setting) throws IOException {
    return start(command, "", setting);
  }

  private static PrivateServer start(List<String> command, String input, Setting setting)
      throws IOException {
    List<String> around = Apart.WRAPPING;
    var builder =
        new ProcessBuilder(
            Stream.concat(around.stream(), command.stream().map(setting::placed)).toList());
    builder.directory(setting.folder().toFile()).redirectErrorStream(true);
    builder.environment().put("LC_ALL", locale(command)); // its words are for everybody
    Process process = builder.start();
    var words = new LastWords(process, setting.listener());
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // It has ended, or reads nothing: its end tells more.
    }
    return new PrivateServer(process, words, Apart.isOn(around));
  }

  /// A JVM reads the names of its files in the encoding of the locale.
  private static String locale(List<String> command) {
    return command.getFirst().equals("{java}") ? "C.UTF-8" : "C";
  }

  /// Calls back when it has ended.
  void onEnd(Runnable listener) {
    var _ = process.onExit().thenRun(listener);
  }

  boolean isAlive() {
    return process.isAlive();
  }

  ProcessHandle handle() {
    return process.toHandle();
  }

  /// How one that has ended did so, with what it said last.
  String end() {
    return "exit code " + process.exitValue() + ": " + words;
  }

  /// Returns what it printed last.
  String lastWords() {
    return words.toString();
  }

  /// Asks it to end; where that can be, without a program of the system's, which a picture of the
  /// disk might catch at its beginning.
  void ask(Server.Stop signal) throws IOException, InterruptedException {
    if (signal != Server.Stop.TERM || !server().destroy()) {
      Tool.run("kill", "-" + signal, Long.toString(server().pid()));
    }
  }

  /// Whether it ends in that time.
  boolean hasEnded(Duration limit) throws InterruptedException {
    return process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// Ends it at once, with all that it has started.
  void kill() throws InterruptedException {
    List<ProcessHandle> all = process.descendants().toList();
    process.destroyForcibly().waitFor();
    all.forEach(ProcessHandle::destroyForcibly);
  }

  /// Around it, where it has a name space of its own, is who made that.
  private ProcessHandle server() {
    return apart ? process.children().findFirst().orElse(process.toHandle()) : process.toHandle();
  }
}
