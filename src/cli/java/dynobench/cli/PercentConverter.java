package dynobench.cli;

import dynobench.plan.PercentFormat;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a share that is written in per cent.
final class PercentConverter implements ITypeConverter<Double> {
  @Override
  public Double convert(String text) {
    try {
      return PercentFormat.parse(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(String.valueOf(e.getMessage()));
    }
  }
}
