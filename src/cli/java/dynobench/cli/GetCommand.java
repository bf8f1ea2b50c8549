package dynobench.cli;

import dynobench.catalog.Artifact;
import dynobench.catalog.Availability.Missing;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.fetch.Fetcher;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Fetches engines' jars to this machine: from repositories after a question, or from a local file
/// or folder.
@Command(
    name = "get",
    description = {
      "Fetch an engine's version from the repositories that Maven's settings name, checked by its"
          + " SHA-256.",
      "Files in the user's Maven repository are copied from there."
    })
final class GetCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Mixin private EngineNames names = new EngineNames();

  @Option(names = "--yes", description = "fetch without asking")
  private boolean yes;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "without a network: use this file, or a folder of jars")
  private Optional<Path> from = Optional.empty();

  GetCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<Descriptor> engines = names.in(program.catalog(), this);
    if (engines.isEmpty()) {
      return ExitCode.USAGE;
    }
    if (FetchPrompt.missing(engines).isEmpty()) {
      return nothingToFetch(program.catalog(), engines);
    }
    Fetcher fetcher = program.home().fetcher();
    return from.isPresent() ? take(engines, fetcher, from.get()) : fetch(engines, fetcher);
  }

  /// Handles engines with no files to fetch. They may be unavailable nevertheless. A server that
  /// the user must start is no failure, because its driver is present.
  private int nothingToFetch(Catalog catalog, List<Descriptor> engines) {
    List<Descriptor> lacking =
        engines.stream().filter(each -> catalog.availability(each) instanceof Missing).toList();
    List<Descriptor> failed = lacking.stream().filter(each -> !isOfServer(each)).toList();
    reportMissing(catalog, lacking);
    if (failed.isEmpty()) {
      out(lacking.isEmpty() ? "Nothing is missing." : "Nothing is left to fetch.");
    }
    return failed.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }

  private static boolean isOfServer(Descriptor engine) {
    return engine.code().outside().server().isPresent() && !engine.fetched().isEmpty();
  }

  private void reportMissing(Catalog catalog, List<Descriptor> engines) {
    engines.stream()
        .map(catalog::availability)
        .flatMap(it -> it instanceof Missing(String reason) ? Stream.of(reason) : Stream.of())
        .forEach(this::err);
  }

  private int fetch(List<Descriptor> engines, Fetcher fetcher)
      throws IOException, InterruptedException {
    if (!new FetchPrompt(this, fetcher).offer(engines, yes)) {
      return usage("Nothing was fetched. Use --yes to fetch without asking.");
    }
    reportMissing(program.catalog(), engines);
    return ExitCode.OK;
  }

  private int take(List<Descriptor> engines, Fetcher fetcher, Path place)
      throws IOException, InterruptedException {
    List<Artifact> missing = FetchPrompt.missing(engines);
    List<Artifact> lacking = fetcher.take(missing, place);
    missing.stream()
        .filter(each -> !lacking.contains(each))
        .forEach(each -> out("Took " + each.file()));
    lacking.forEach(each ->
        err(
            "%s is not in %s: no file has the SHA-256 %s"
                .formatted(each.file(), place, each.sha256())));
    return lacking.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }
}
