package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Process with a [RecordedApplication].
final class ApplicationProcess implements AutoCloseable {
  private final Path errors;
  private final Process process;
  private final BufferedReader out;
  private final BufferedWriter in;

  /// @param folder working folder; the file `errors` gets the log
  /// @param flags flags of the JVM
  ApplicationProcess(Path folder, List<String> flags, List<String> engines, List<String> arguments)
      throws IOException {
    errors = folder.resolve("errors");
    String jars =
        RecordedEngine.jars(engines.toArray(String[]::new)).stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1", "-Xmx128m"));
    command.add("--enable-native-access=ALL-UNNAMED");
    command.addAll(flags);
    command.add("-cp");
    command.add(System.getProperty("java.class.path") + File.pathSeparator + jars);
    command.add(RecordedApplication.class.getName());
    command.addAll(arguments);
    process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectError(errors.toFile())
            .start();
    out = process.inputReader(StandardCharsets.UTF_8);
    in = process.outputWriter(StandardCharsets.UTF_8);
  }

  /// Returns the flag that names the recording.
  static String recordTo(Path file) {
    return "-Ddynobench.recording=" + file;
  }

  void send(String line) throws IOException {
    in.write(line + "\n");
    in.flush();
  }

  String receive() throws IOException {
    String line = out.readLine();
    assertThat(line).isNotNull();
    return line;
  }

  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /// Waits for the end, which must be without an error, and returns the remaining output.
  List<String> output() throws IOException, InterruptedException {
    List<String> lines = out.readAllLines();
    assertThat(process.waitFor()).as(Files.readString(errors)).isZero();
    return lines;
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
