package dynobench.cli;

import dynobench.describing.OwnConnection;
import dynobench.files.FileTarget;
import dynobench.files.IoErrorText;
import dynobench.recorder.StartingDataFile;
import dynobench.recorder.snapshot.SnapshotContent;
import dynobench.recorder.snapshot.SnapshotSummary;
import dynobench.text.PlainText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Stores the data of a database, so that a recording can begin with them.
@Command(
    name = "snapshot",
    description = {
      "Store the schema and the rows of a database as the starting data of a recording.",
      "Start the application with -Ddynobench.recording.start=FILE then."
    })
final class SnapshotCommand extends CliCommand implements Callable<Integer> {
  private static final String ID = "snapshot";
  private static final long MEGABYTE = 1 << 20;

  private final CommandContext program;

  @Mixin private DriverOptions driver = new DriverOptions();

  @Option(
      names = "--into",
      paramLabel = "FILE",
      required = true,
      description = "the new file, such as app.start")
  private Path file = Path.of("");

  @Option(
      names = "--sample",
      paramLabel = "PERCENT",
      description =
          "store a share of the rows, such as 10%%; each foreign key finds its row in the sample")
  private Optional<String> sample = Optional.empty();

  @Option(
      names = "--no-data",
      description =
          "store generated rows instead: as many, with as many different values, of the same"
              + " lengths")
  private boolean withoutData;

  @Option(
      names = "--limit",
      paramLabel = "MB",
      description = "size limit of the file in megabytes (default: ${DEFAULT-VALUE})")
  private int limit = 1024;

  SnapshotCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws InterruptedException {
    Optional<SnapshotContent> content = content();
    if (content.isEmpty()) {
      return usage("--sample is a share from 1% to 99%, without --no-data");
    }
    Optional<String> obstacle =
        Files.exists(file)
            ? Optional.of(file + " exists already")
            : limit < 1 ? Optional.of("--limit must be at least 1") : FileTarget.obstacle(file);
    if (obstacle.isPresent()) {
      return usage(obstacle.get());
    }
    try (var connection = OwnConnection.open(driver.driver(ID, program.catalog(), this))) {
      var live = new TerminalLine(errors(), isTerminal());
      SnapshotSummary summary =
          StartingDataFile.write(
              connection.connection(),
              file,
              limit * MEGABYTE,
              content.get(),
              (table, number, tables, rows) ->
                  live.show(
                      "Table %d of %d, %s · %,d rows".formatted(number, tables, table, rows)));
      live.clear();
      if (summary.tables() == 0) {
        return failed("The database has no tables that this user sees: check the URL");
      }
      describe(summary);
      return ExitCode.OK;
    } catch (IllegalArgumentException e) {
      return usage(String.valueOf(e.getMessage()));
    } catch (SQLException e) {
      return failed(
          "The database can't be read: " + PlainText.shown(String.valueOf(e.getMessage())));
    } catch (IOException e) {
      return failed(file + " can't be written: " + IoErrorText.of(e));
    }
  }

  private Optional<SnapshotContent> content() {
    if (withoutData) {
      return sample.isPresent() ? Optional.empty() : Optional.of(SnapshotContent.NO_DATA);
    }
    return sample.isPresent()
        ? sample.map(String::strip).filter(it -> it.endsWith("%")).flatMap(SnapshotContent::of)
        : Optional.of(SnapshotContent.ROWS);
  }

  private void describe(SnapshotSummary summary) throws IOException {
    summary.remarks().forEach(each -> out("Note: " + PlainText.shown(each)));
    out(
        "Wrote %,d tables with %,d rows to %s (%,.1f MB)"
            .formatted(
                summary.tables(), summary.rows(), file, (double) Files.size(file) / MEGABYTE));
    out("Start the application with -Ddynobench.recording.start=" + file);
  }
}
