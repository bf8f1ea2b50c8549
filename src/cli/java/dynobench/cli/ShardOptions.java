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
          "run only this part of the plan, with warm-ups of its own: the K-th of N, to be put"
              + " together by dynobench merge")
  private Optional<Shard> shard = Optional.empty();

  @Option(
      names = "--node",
      paramLabel = "NAME",
      description = "with --shard: what this machine is called (default: its host's name)")
  private Optional<String> node = Optional.empty();

  @Option(
      names = "--into",
      paramLabel = "DIR",
      description =
          "save the run under DIR/runs; databases and calibration stay in the workspace, on the"
              + " disk that is measured")
  private Optional<Path> into = Optional.empty();

  /// Returns the problem with the options, if any.
  Optional<String> problem() {
    return node.isPresent() && shard.isEmpty()
        ? Optional.of("names the machine that runs a shard: give --shard K/N, too.")
        : Optional.empty();
  }

  RunExecution execution(CommandContext program, CliCommand command) {
    Optional<NodeShard> part =
        shard.map(
            it -> new NodeShard(it, node.filter(name -> !name.isBlank()).orElseGet(Machine::name)));
    return new RunExecution(program, command, command.writer(), part, into);
  }
}
