package dynobench.ui;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Listens to JavaFX's own log of its pulses, which it prints to standard error with
/// `-Djavafx.pulseLogger=true`: no frame is drawn that the program wouldn't draw. A pulse lasts
/// from its start to the end of rendering; handing the picture to the display server comes after
/// that and isn't in it. Everything else that is printed passes through.
final class Pulses extends PrintStream {
  /// For the measured JVM: all pulses, not only those over a limit.
  static final List<String> JVM_OPTIONS =
      List.of("-Djavafx.pulseLogger=true", "-Djavafx.pulseLogger.threshold=-1");

  private static final Pattern PULSE = Pattern.compile("\\s*PULSE: \\d+ \\[(\\d+)ms:(\\d+)ms]");
  private static final String NOTHING_DRAWN = " Required No Rendering";
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final List<Pulse> pulses = new ArrayList<>();

  /// @param endNanos when it was over
  /// @param sinceLastMillis from the start of the pulse before to the start of this one
  /// @param drew whether something had to be drawn: only then it is a frame
  record Pulse(long endNanos, long sinceLastMillis, long millis, boolean drew) {
    /// The log cuts its milliseconds off: at most one earlier.
    long startNanos() {
      return endNanos - (millis + 1) * NANOS_PER_MILLI;
    }
  }

  private Pulses(PrintStream err) {
    super(err, true);
  }

  /// Listens from now on.
  static Pulses listen() {
    var pulses = new Pulses(System.err);
    System.setErr(pulses);
    return pulses;
  }

  @Override
  public void print(String text) {
    Matcher matcher = PULSE.matcher(String.valueOf(text));
    if (matcher.matches()) {
      add(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2)));
    } else if (NOTHING_DRAWN.equals(text)) {
      lastDrewNothing();
    } else {
      super.print(text);
    }
  }

  /// The log of a pulse's phases comes as a buffer, and is not needed here.
  @Override
  public void print(Object object) {
    if (!(object instanceof StringBuffer)) {
      super.print(object);
    }
  }

  /// So do its counters, as lines of their own.
  @Override
  public void println(String line) {
    String text = String.valueOf(line);
    if (!text.startsWith("\t") && !text.equals("Counters:") && !text.contains("INTER PULSE")) {
      super.println(line);
    }
  }

  /// Only a pulse's end is an empty line.
  @Override
  public void println() {}

  private synchronized void add(long sinceLastMillis, long millis) {
    pulses.add(new Pulse(System.nanoTime(), sinceLastMillis, millis, true));
  }

  private synchronized void lastDrewNothing() {
    Pulse last = pulses.removeLast();
    pulses.add(new Pulse(last.endNanos(), last.sinceLastMillis(), last.millis(), false));
  }

  /// The pulses that ended since then.
  synchronized List<Pulse> since(long nanos) {
    return pulses.stream().filter(each -> each.endNanos() >= nanos).toList();
  }

  /// The frame that was being made at a moment, as soon as it has been drawn.
  synchronized Optional<Pulse> frameAt(long nanos) {
    Predicate<Pulse> before = each -> each.startNanos() <= nanos;
    return pulses.stream()
        .filter(Pulse::drew)
        .filter(each -> each.endNanos() >= nanos)
        .filter(before)
        .reduce((_, later) -> later);
  }
}
