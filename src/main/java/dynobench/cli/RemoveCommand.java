package dynobench.cli;

import dynobench.catalog.Artifact;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Takes engines' jars off this machine that were fetched.
@Command(
    name = "remove",
    description = "Remove the files that were fetched of an engine's version.")
final class RemoveCommand extends CliCommand implements Callable<Integer> {
  private final Program program;

  @Mixin private EngineNames names = new EngineNames();

  RemoveCommand(Program program) {
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
    out(freed == 0 ? "Nothing of it was fetched." : "Freed " + Artifact.megabytes(freed) + ".");
    return ExitCode.OK;
  }
}
