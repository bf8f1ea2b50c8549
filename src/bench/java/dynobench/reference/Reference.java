package dynobench.reference;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.result.LevelOrder;
import dynobench.result.Measurement;
import dynobench.result.MeasurementSet;
import dynobench.result.RelativeValue;
import dynobench.workload.Workload;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Published figures, or figures from a user's file.
public sealed interface Reference {
  Publication publication();

  /// Returns the reference's figures of a workload that Dynobench can run, too; empty without such
  /// figures. Of several platforms, returns the first one.
  default Optional<Repeatable> figures() {
    return platforms().stream().findFirst();
  }

  /// Returns the reference's figures of a workload that Dynobench can run, too, for each measured
  /// platform.
  List<Repeatable> platforms();

  /// Figures of a workload that this program can run, too. Every measurement has one observation
  /// and no trials.
  ///
  /// @param counterparts modes, as `family/mode`, that repeat a series here; a series without any
  ///   is repeated by every mode of its engine family
  /// @param all measurements of all phases
  record Repeatable(
      Publication publication,
      Workload workload,
      List<Series> series,
      Map<Series, Set<String>> counterparts,
      List<Measurement> all)
      implements Reference, MeasurementSet {
    public Repeatable {
      series = List.copyOf(series);
      counterparts = Map.copyOf(counterparts);
      all = List.copyOf(all);
    }

    /// Returns whether the contender, at any version, repeats the published series.
    @Override
    public boolean isCounterpart(Contender contender, Series published) {
      Set<String> uses = counterparts.getOrDefault(published, Set.of());
      return uses.isEmpty()
          ? contender.family().equals(published.contender().family())
          : uses.contains(contender.family() + "/" + contender.mode());
    }

    @Override
    public List<Repeatable> platforms() {
      return List.of(this);
    }

    @Override
    public String id() {
      return publication.id();
    }

    @Override
    public Optional<String> citation() {
      return Optional.of(publication.citation());
    }

    @Override
    public List<String> factors() {
      return all.stream()
          .flatMap(each -> each.levels().values().keySet().stream())
          .distinct()
          .toList();
    }

    @Override
    public List<String> phases() {
      return all.stream().map(Measurement::phase).distinct().toList();
    }

    @Override
    public List<Measurement> measurements(String phase, Metric metric) {
      return all.stream()
          .filter(each -> each.phase().equals(phase) && each.metric() == metric)
          .sorted(
              Comparator.comparingInt((Measurement each) -> series.indexOf(each.series()))
                  .thenComparing(Measurement::levels, new LevelOrder(factors(), List.of())))
          .toList();
    }
  }

  /// Rates under conditions that labels describe.
  ///
  /// @param labels names of the columns with the conditions
  /// @param rate unit of the rate, such as `transactions per second`
  record Rates(
      Publication publication,
      List<String> labels,
      String rate,
      List<Row> rows,
      List<Repeatable> platforms)
      implements Reference {
    public Rates {
      labels = List.copyOf(labels);
      rows = List.copyOf(rows);
      platforms = List.copyOf(platforms);
    }

    /// @param labels one label for each column
    /// @param value value as published
    /// @param relative the value as a multiple of another value, where the publication compares the
    ///   two
    public record Row(List<String> labels, double value, Optional<RelativeValue> relative) {
      public Row {
        labels = List.copyOf(labels);
      }
    }
  }
}
