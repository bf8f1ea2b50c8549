package dynobench.cli;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a span of time such as `90s`, `15m` or `2h`: whole seconds, minutes or hours, but not
/// zero.
final class TimeSpan implements ITypeConverter<Duration> {
  private static final Pattern FORM = Pattern.compile("(\\d{1,6})\\s?([smh])");

  @Override
  public Duration convert(String text) {
    Matcher matcher = FORM.matcher(text.strip());
    if (!matcher.matches() || Long.parseLong(matcher.group(1)) == 0) {
      throw new TypeConversionException(
          "\"%s\" is not a duration such as 90s, 15m or 2h".formatted(text));
    }
    long count = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "s" -> Duration.ofSeconds(count);
      case "m" -> Duration.ofMinutes(count);
      default -> Duration.ofHours(count);
    };
  }
}
