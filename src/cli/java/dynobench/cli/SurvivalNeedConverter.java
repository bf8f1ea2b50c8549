package dynobench.cli;

import dynobench.advice.SurvivalNeed;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads what committed rows must survive, such as `power-cut`.
final class SurvivalNeedConverter implements ITypeConverter<SurvivalNeed> {
  @Override
  public SurvivalNeed convert(String text) {
    try {
      return SurvivalNeed.valueOf(text.strip().toUpperCase(Locale.ROOT).replace('-', '_'));
    } catch (IllegalArgumentException _) {
      throw new TypeConversionException(
          "\"%s\" is not one of power-cut, kill, close, nothing".formatted(text));
    }
  }
}
