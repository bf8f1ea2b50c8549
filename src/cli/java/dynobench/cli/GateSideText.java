package dynobench.cli;

import dynobench.plan.Contender;
import dynobench.session.GatePlan;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads one side of a gate: a contender, or an engine without a mode for all modes of the plan. A
/// path may contain slashes, so a path to something that exists has no mode.
final class GateSideText implements ITypeConverter<GatePlan.Side> {
  @Override
  public GatePlan.Side convert(String text) {
    String engine = text.strip();
    if (isEngine(engine)) {
      if (!Contender.isEngine(engine)) {
        throw new TypeConversionException("\"" + engine + "\" is no engine and no contender");
      }
      return GatePlan.Side.of(engine);
    }
    return GatePlan.Side.of(new ContenderText().convert(text));
  }

  private static boolean isEngine(String text) {
    try {
      Optional<Path> path = Contender.pathOf(text);
      return path.map(it -> Files.exists(it)).orElse(!text.contains("/"));
    } catch (InvalidPathException e) {
      return false; // the reader of contenders reports it
    }
  }
}
