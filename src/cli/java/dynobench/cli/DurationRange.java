package dynobench.cli;

import java.time.Duration;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Span between two times, such as `1s..30s`.
record DurationRange(Duration from, Duration to) {
  /// Reader of spans; a single time is a span without width.
  static final class RangeConverter implements ITypeConverter<DurationRange> {
    private final TimeSpan times = new TimeSpan();

    @Override
    public DurationRange convert(String text) {
      List<String> ends = List.of(text.split("\\.\\.", -1));
      if (ends.size() > 2) {
        throw new TypeConversionException("\"%s\" is not a range such as 1s..30s".formatted(text));
      }
      return new DurationRange(times.convert(ends.getFirst()), times.convert(ends.getLast()));
    }
  }
}
