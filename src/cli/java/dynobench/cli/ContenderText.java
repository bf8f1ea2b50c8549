package dynobench.cli;

import dynobench.plan.Contender;
import dynobench.planfile.ContenderSpec;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a contender from the command line.
final class ContenderText implements ITypeConverter<Contender> {
  /// Conditions after engine and mode, for help texts.
  static final String CONDITIONS = ContenderSpec.CONDITIONS;

  @Override
  public Contender convert(String text) {
    try {
      return ContenderSpec.parse(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(String.valueOf(e.getMessage()));
    }
  }
}
