package dynobench.cli;

import dynobench.catalog.Artifact;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Lists the versions of engines, and which are on this machine.
@Command(
    name = "versions",
    description = "List the versions of all engines, or of one, and which are on this machine.")
final class VersionsCommand extends CliCommand implements Callable<Integer> {
  private final Supplier<Catalog> catalogs;

  @Parameters(index = "0", arity = "0..1", paramLabel = "ID", description = "an engine's id")
  private String id = "";

  VersionsCommand(Supplier<Catalog> catalogs) {
    this.catalogs = catalogs;
  }

  @Override
  public Integer call() {
    Catalog catalog = catalogs.get();
    catalog.problems().forEach(problem -> err("Problem: " + problem));
    List<Descriptor> engines =
        (id.isEmpty() ? catalog.engines().stream() : catalog.engine(id).stream()).toList();
    if (engines.isEmpty()) {
      return usage(EngineNames.unknownMessage(id, catalog));
    }
    var table = new TextTable("use", "engine", "released", ">size", "where", "without");
    engines.stream()
        .flatMap(each -> catalog.versions(each.family()).stream())
        .forEach(each -> add(table, each));
    outFitted(table);
    out("");
    out("dynobench engines get ID@VERSION fetches one version, ID@* all versions of an engine.");
    out("A plan names one version as ID@VERSION/MODE, and all versions as ID@*/MODE.");
    return ExitCode.OK;
  }

  private static void add(TextTable table, Descriptor engine) {
    table.add(
        engine.id(),
        engine.name() + " " + engine.version(),
        engine.about().released().map(LocalDate::toString).orElse(""),
        size(engine),
        place(engine),
        engine.leftOut().keySet().stream().sorted().collect(Collectors.joining(", ")));
  }

  private static String size(Descriptor engine) {
    return engine.fetched().isEmpty() ? "" : Artifact.megabytes(Artifact.bytes(engine.fetched()));
  }

  private static String place(Descriptor engine) {
    if (engine.fetched().isEmpty() && !engine.code().outside().files().isEmpty()) {
      return "of the system";
    }
    if (engine.fetched().isEmpty()) {
      return engine.shipped() && engine.code().outside().jars().isEmpty()
          ? "came with Dynobench"
          : "user-defined";
    }
    return engine.code().missing().isEmpty() ? "fetched" : "can be fetched";
  }
}
