package dynobench.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a share that is written in per cent: `3%`, `0.5 %` and `3` are all right.
final class Percent implements ITypeConverter<Double> {
  private static final Pattern FORM = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,6})?)\\s?%?");
  private static final double MOST = 100;

  @Override
  public Double convert(String text) {
    Matcher matcher = FORM.matcher(text.strip());
    double percent = matcher.matches() ? Double.parseDouble(matcher.group(1)) : 0;
    if (percent <= 0 || percent > MOST) {
      throw new TypeConversionException(
          "\"%s\" is no share above 0 %% and up to 100 %%, such as 3%%".formatted(text));
    }
    return percent / MOST;
  }
}
