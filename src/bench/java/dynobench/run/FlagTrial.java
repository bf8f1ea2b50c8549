package dynobench.run;

import dynobench.plan.WorkerJvm;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// Starts a JVM with the permitted flags before a run, to learn whether the JVM accepts them. The
/// JVM leaves no files.
public final class FlagTrial {
  /// Maximum time for the JVM. A debugger's flags, for example, make a JVM wait forever without
  /// output.
  private static final Duration LIMIT = Duration.ofSeconds(20);

  private static final Duration REAPING = Duration.ofSeconds(2);

  /// Maximum number of bytes read from the JVM's output, of which only the first line is shown.
  private static final int MOST_BYTES = 1 << 16;

  private final Path java;

  /// @param java executable that workers are started with
  public FlagTrial(Path java) {
    this.java = java;
  }

  /// Returns the reason why the JVM does not start with these flags; empty when it does.
  ///
  /// @param engineFlags flags that a descriptor adds
  public Optional<String> refusal(WorkerJvm jvm, List<String> engineFlags)
      throws InterruptedException {
    var line = new ArrayList<String>();
    line.add(java.toString());
    line.addAll(WorkerCommand.flags(jvm));
    line.addAll(engineFlags);
    line.add("-version");
    try {
      return refusal(line);
    } catch (IOException e) {
      return Optional.of("Java cannot be started: " + e.getMessage());
    }
  }

  private static Optional<String> refusal(List<String> line)
      throws IOException, InterruptedException {
    var supervision = ProcessSupervisor.forThisSystem();
    Process process = supervision.builder(line).redirectErrorStream(true).start();
    try {
      process.getOutputStream().close();
      CompletableFuture<String> words =
          CompletableFuture.supplyAsync(() -> firstLine(process.getInputStream()));
      if (!process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
        return Optional.of("Java does not start within %d s".formatted(LIMIT.toSeconds()));
      }
      return process.exitValue() == 0 ? Optional.empty() : Optional.of(words.join());
    } finally {
      supervision.end(process, REAPING);
    }
  }

  private static String firstLine(InputStream in) {
    try (in) {
      String said = new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
      in.skip(Long.MAX_VALUE);
      return said.strip().lines().findFirst().orElse("it prints nothing");
    } catch (IOException e) {
      return "Java's output cannot be read: " + e.getMessage();
    }
  }
}
