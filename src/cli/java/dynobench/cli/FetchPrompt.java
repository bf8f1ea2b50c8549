package dynobench.cli;

import dynobench.catalog.Artifact;
import dynobench.catalog.Descriptor;
import dynobench.fetch.DownloadProgress;
import dynobench.fetch.Fetcher;
import dynobench.table.NumberText;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Asks the user before files are fetched, and reports the progress.
record FetchPrompt(CliCommand command, Fetcher fetcher) {
  /// Returns the missing files of some engines, each file once.
  static List<Artifact> missing(List<Descriptor> engines) {
    return engines.stream().flatMap(each -> each.code().missing().stream()).distinct().toList();
  }

  /// Prints the missing files, and fetches them if the user agrees. Without a terminal it does not
  /// ask, and fetches only if `yes` is true.
  ///
  /// @param yes whether the user has agreed already
  /// @return whether all files are present now
  boolean offer(List<Descriptor> engines, boolean yes) throws IOException, InterruptedException {
    List<Artifact> missing = missing(engines);
    if (missing.isEmpty()) {
      return true;
    }
    for (Descriptor each : engines) {
      List<Artifact> own = missing(List.of(each));
      if (!own.isEmpty()) {
        command.out(
            "%s %s (%s): %s".formatted(each.name(), each.version(), each.licence(), files(own)));
      }
    }
    String all =
        "%s, %s"
            .formatted(
                NumberText.counted(missing.size(), "file"),
                Artifact.megabytes(Artifact.bytes(missing)));
    if (!yes && !agrees(all)) {
      return false;
    }
    fetch(missing);
    return true;
  }

  private static String files(List<Artifact> artifacts) {
    return String.join(
        ", ",
        artifacts.stream()
            .map(it -> it.coordinates() + ", " + Artifact.megabytes(it.bytes()))
            .toList());
  }

  private boolean agrees(String all) {
    if (!CliCommand.isTerminal()) {
      return false;
    }
    String answer =
        Optional.ofNullable(System.console())
            .map(console -> console.readLine("Fetch %s with Maven's settings? [y/N] ", all))
            .orElse("");
    return answer.strip().equalsIgnoreCase("y") || answer.strip().equalsIgnoreCase("yes");
  }

  private void fetch(List<Artifact> missing) throws IOException, InterruptedException {
    fetcher.fetch(missing, new ConsoleProgress());
    line().clear();
    command.out("Fetched %s.".formatted(NumberText.counted(missing.size(), "file")));
  }

  /// Reports progress: in a line that is overwritten, or with one message for each file.
  private final class ConsoleProgress implements DownloadProgress {
    private final Set<String> printed = new HashSet<>();

    @Override
    public void at(Artifact artifact, long bytes) {
      if (CliCommand.isTerminal()) {
        line()
            .show(
                "%s  %d %%, at most %s"
                    .formatted(
                        artifact.file(), bytes * 100 / artifact.bytes(), Fetcher.limit(artifact)));
      } else {
        once("Fetching %s, at most %s".formatted(artifact.file(), Fetcher.limit(artifact)));
      }
    }

    @Override
    public void waiting() {
      once("Another Dynobench is fetching files: waiting for it.");
    }

    private void once(String words) {
      if (printed.add(words)) {
        command.out(words);
      }
    }
  }

  private TerminalLine line() {
    return new TerminalLine(command.writer(), CliCommand.isTerminal());
  }
}
