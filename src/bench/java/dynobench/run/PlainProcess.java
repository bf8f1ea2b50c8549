package dynobench.run;

import dynobench.catalog.Descriptor;
import dynobench.files.FolderTree;
import dynobench.plain.PlainLoop;
import dynobench.plan.Plan;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;

/// Runs a [PlainLoop] in a JVM with a worker's flags and class path. The output of the loop is read
/// only after the JVM has ended.
public record PlainProcess(WorkerCommand command) {
  private static final Duration REAPING = Duration.ofSeconds(2);

  /// Runs the loop once in a separate folder, which is deleted afterwards.
  ///
  /// @param plan plan with the JVM's settings and the time limit
  /// @param what parameters of the loop, except the folder
  /// @return nanoseconds of inserting and selecting together
  /// @throws IOException when the loop fails, or takes longer than the plan's time limit
  public long nanos(Plan plan, Descriptor engine, Properties what, Path folder)
      throws IOException, InterruptedException {
    Path database = Files.createDirectories(folder.resolve("db"));
    try {
      var printed = new Properties();
      printed.putAll(what);
      printed.setProperty(PlainLoop.FOLDER, database.toString());
      Path file = folder.resolve("loop.properties");
      try (Writer writer = Files.newBufferedWriter(file)) {
        printed.store(writer, null);
      }
      var line = new ArrayList<>(command.line(plan.jvm(), engine, folder, PlainLoop.class));
      line.add(file.toString());
      return run(line, plan.timeLimit(), folder, database);
    } finally {
      FolderTree.delete(folder);
    }
  }

  private static long run(List<String> line, Duration limit, Path folder, Path database)
      throws IOException, InterruptedException {
    Path said = folder.resolve("said.txt");
    Path errors = folder.resolve("errors.txt");
    var supervision = ProcessSupervisor.forThisSystem();
    Process process =
        supervision
            .builder(line)
            .directory(database.toFile())
            .redirectOutput(said.toFile())
            .redirectError(errors.toFile())
            .start();
    try {
      process.getOutputStream().close();
      if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new IOException("The plain loop took more than " + limit.toSeconds() + " s");
      }
      if (process.exitValue() != 0) {
        throw new IOException(
            "The baseline failed: " + Files.readString(errors, StandardCharsets.UTF_8).strip());
      }
    } finally {
      supervision.end(process, REAPING);
    }
    var figures = new Properties();
    try (var in = Files.newBufferedReader(said)) {
      figures.load(in);
    }
    return Long.parseLong(figures.getProperty(PlainLoop.INSERT))
        + Long.parseLong(figures.getProperty(PlainLoop.SELECT));
  }
}
