package dynobench.cli;

import dynobench.catalog.Artifact;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Removes engines' fetched jars from this machine, except jars that other engines need. A
/// user-defined engine stays; the command prints the folder to delete.
@Command(name = "remove", description = "Delete the fetched files of an engine's version.")
final class RemoveCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Mixin private EngineNames names = new EngineNames();

  RemoveCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Catalog catalog = program.catalog();
    List<Descriptor> engines = names.in(catalog, this);
    if (engines.isEmpty()) {
      return ExitCode.USAGE;
    }
    long freed = program.home().fetcher().remove(engines, catalog.others(engines));
    out(
        freed == 0
            ? "This version has no fetched files."
            : "Freed " + Artifact.megabytes(freed) + ".");
    engines.stream()
        .filter(each -> !each.shipped())
        .map(each -> program.home().userEngines().resolve(each.id()))
        .filter(Files::isDirectory)
        .forEach(folder ->
            out("This engine is user-defined: to remove it, delete %s.".formatted(folder)));
    return ExitCode.OK;
  }
}
