package dynobench.cli;

import dynobench.session.GatePlan;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads one side of a gate from the command line.
final class GateSideText implements ITypeConverter<GatePlan.Side> {
  @Override
  public GatePlan.Side convert(String text) {
    try {
      return GatePlan.Side.parse(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(String.valueOf(e.getMessage()));
    }
  }
}
