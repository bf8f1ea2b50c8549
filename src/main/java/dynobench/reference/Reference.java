package dynobench.reference;

import dynobench.event.Series;
import dynobench.result.Figures;
import dynobench.result.Measurement;
import java.util.Comparator;
import java.util.List;

/// Published figures.
public sealed interface Reference {
  Publication publication();

  /// Times of phases at row counts, as this program measures them too: every measurement has one
  /// observation, and no trials.
  ///
  /// @param all measurements of all phases
  record Timed(Publication publication, List<Series> series, List<Measurement> all)
      implements Reference, Figures {
    public Timed {
      series = List.copyOf(series);
      all = List.copyOf(all);
    }

    @Override
    public String id() {
      return publication.id();
    }

    @Override
    public List<String> phases() {
      return all.stream().map(Measurement::phase).distinct().toList();
    }

    @Override
    public List<Measurement> measurements(String phase) {
      return all.stream()
          .filter(each -> each.phase().equals(phase))
          .sorted(
              Comparator.comparingInt((Measurement each) -> series.indexOf(each.series()))
                  .thenComparingLong(Measurement::rows))
          .toList();
    }
  }

  /// Operations a second under conditions that are told by labels.
  ///
  /// @param labels names of the columns that tell the conditions
  /// @param rate what was counted, such as `transactions per second`
  record Rates(Publication publication, List<String> labels, String rate, List<Row> rows)
      implements Reference {
    public Rates {
      labels = List.copyOf(labels);
      rows = List.copyOf(rows);
    }

    /// @param labels one for each column
    public record Row(List<String> labels, double perSecond) {
      public Row {
        labels = List.copyOf(labels);
      }
    }
  }
}
