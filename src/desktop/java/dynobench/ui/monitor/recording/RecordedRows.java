package dynobench.ui.monitor.recording;

import dynobench.plan.Contender;
import dynobench.plan.LevelLabels;
import dynobench.plan.Trial;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// Values of some curves in some time ranges, as rows of texts: one for each time at which any of
/// them was measured. The rows are fixed at creation. Another thread may read them while the
/// recording grows.
public final class RecordedRows implements Iterable<List<String>> {
  private static final List<String> TITLES =
      List.of("seconds", "trial", "contender", "point", "phase", "seconds_in_trial");

  private static final double MILLIS_PER_SECOND = 1_000;

  private final List<RecordedCurve> curves;
  private final List<TimeBand> trials;
  private final List<TimeBand> phases;
  private final List<TimeRange> ranges;
  private final Map<Contender, String> titles;

  /// Time range of which rows are wanted. Both ends are included.
  ///
  /// @param from in milliseconds since the start of the run
  /// @param trial that all of its rows belong to, beginning at the time that counts as its start;
  ///   empty to look up each row's trial
  public record TimeRange(double from, double to, Optional<TimeBand> trial) {}

  RecordedRows(
      List<RecordedCurve> curves,
      List<TimeBand> trials,
      List<TimeBand> phases,
      List<TimeRange> ranges,
      Map<Contender, String> titles) {
    this.curves = List.copyOf(curves);
    this.trials = List.copyOf(trials);
    this.phases = List.copyOf(phases);
    this.ranges = List.copyOf(ranges);
    this.titles = Map.copyOf(titles);
  }

  /// Returns the titles of the columns. Those of curves end with the unit.
  public List<String> titles() {
    return Stream.concat(TITLES.stream(), curves.stream().map(RecordedCurve::title)).toList();
  }

  /// Returns the titles and the rows.
  public Iterable<List<String>> lines() {
    return () ->
        Stream.concat(Stream.of(titles()), StreamSupport.stream(spliterator(), false)).iterator();
  }

  /// Returns the number of rows, or a few more.
  public long count() {
    Map<CurveSource, RecordedCurve> sources =
        curves.stream()
            .collect(Collectors.toMap(it -> it.curve().source(), it -> it, (one, _) -> one));
    return ranges.stream()
        .mapToLong(range -> sources.values().stream().mapToLong(it -> it.count(range)).sum())
        .sum();
  }

  @Override
  public Iterator<List<String>> iterator() {
    return new Rows();
  }

  private final class Rows implements Iterator<List<String>> {
    private final int[] next = new int[curves.size()];
    private int range = -1;

    Rows() {
      enter();
    }

    /// Goes to the next range with a value, or beyond the last one.
    private void enter() {
      do {
        range++;
        for (int i = 0; i < next.length && range < ranges.size(); i++) {
          next[i] = curves.get(i).times().from(ranges.get(range).from());
        }
      } while (range < ranges.size() && millis() == Integer.MAX_VALUE);
    }

    /// Returns the time of the next row; the highest number at the end of the range.
    private int millis() {
      int least = Integer.MAX_VALUE;
      for (int i = 0; i < next.length; i++) {
        SampleTimes times = curves.get(i).times();
        if (next[i] < times.size() && times.at(next[i]) <= ranges.get(range).to()) {
          least = Math.min(least, times.at(next[i]));
        }
      }
      return least;
    }

    @Override
    public boolean hasNext() {
      return range < ranges.size();
    }

    @Override
    public List<String> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      int millis = millis();
      List<String> row = begin(millis, ranges.get(range));
      for (int i = 0; i < next.length; i++) {
        RecordedCurve curve = curves.get(i);
        boolean measured = next[i] < curve.times().size() && curve.times().at(next[i]) == millis;
        row.add(measured ? text(curve.value(next[i])) : "");
        next[i] += measured ? 1 : 0;
      }
      if (millis() == Integer.MAX_VALUE) {
        enter();
      }
      return row;
    }
  }

  private List<String> begin(int millis, TimeRange range) {
    Optional<TimeBand> band = range.trial().or(() -> TimeBand.at(trials, millis));
    Optional<Trial> trial = band.flatMap(TimeBand::trial);
    var row = new ArrayList<String>();
    row.add(seconds(millis));
    row.add(trial.map(it -> String.valueOf(it.number())).orElse(""));
    row.add(trial.map(it -> titles.getOrDefault(it.contender(), "")).orElse(""));
    row.add(trial.map(it -> LevelLabels.label(it.levels())).orElse(""));
    row.add(TimeBand.at(phases, millis).map(TimeBand::label).orElse(""));
    row.add(band.map(it -> seconds(millis - it.from())).orElse(""));
    return row;
  }

  private static String seconds(int millis) {
    return String.format(Locale.ROOT, "%.3f", millis / MILLIS_PER_SECOND);
  }

  private static String text(double value) {
    if (Double.isNaN(value)) {
      return "";
    }
    return value == Math.rint(value)
        ? String.valueOf((long) value)
        : new BigDecimal(Float.toString((float) value)).toPlainString();
  }
}
