package dynobench.cli;

import dynobench.machine.Machine;
import dynobench.plan.Shard;
import dynobench.run.NodeShard;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// Options for the shard that a machine runs, and for the folder that stores its run.
final class ShardOptions {
  private static final class Converter implements ITypeConverter<Shard> {
    @Override
    public Shard convert(String text) {
      try {
        return Shard.parse(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(String.valueOf(e.getMessage()));
      }
    }
  }

  @Option(
      names = "--shard",
      paramLabel = "K/N",
      converter = Converter.class,
      description =
          "run only part K of N of the plan, with its own warm-ups; dynobench merge merges the"
              + " parts")
  private Optional<Shard> shard = Optional.empty();

  @Option(
      names = "--node",
      paramLabel = "NAME",
      description = "with --shard: name of this machine (default: its host name)")
  private Optional<String> node = Optional.empty();

  @Option(
      names = "--into",
      paramLabel = "DIR",
      description =
          "store the run under DIR/runs; databases and calibration stay in the workspace, on the"
              + " measured disk")
  private Optional<Path> into = Optional.empty();

  /// Returns the problem with the options, if any.
  Optional<String> problem() {
    return node.isPresent() && shard.isEmpty()
        ? Optional.of("names the machine that runs a shard: also use --shard K/N.")
        : Optional.empty();
  }

  RunExecution execution(CommandContext program, CliCommand command) {
    Optional<NodeShard> part =
        shard.map(
            it -> new NodeShard(it, node.filter(name -> !name.isBlank()).orElseGet(Machine::name)));
    return new RunExecution(program, command, command.writer(), part, into);
  }
}
