package dynobench.result;

import dynobench.event.RunEvent;
import dynobench.measure.ClientInterval;
import dynobench.plan.Contender;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Part of a [RunResult], in a form that can be stored and restored without the run's log. A new
/// part of a result needs a place here.
public sealed interface SummaryLine {
  /// Event, stored as received.
  record Told(RunEvent event) implements SummaryLine {}

  /// Trial.
  ///
  /// @param looks samples of the trial; empty if the event of the trial's beginning is missing
  /// @param phases phases with settled iterations
  /// @param settled results of these phases, in the same order
  record OfTrial(
      TrialResult trial,
      Optional<TrialSamples.Sums> looks,
      List<String> phases,
      List<PhaseHistory.Settled> settled)
      implements SummaryLine {
    public OfTrial {
      phases = List.copyOf(phases);
      settled = List.copyOf(settled);
      if (phases.size() != settled.size()) {
        throw new IllegalArgumentException(
            phases.size() + " phases can't come to " + settled.size() + " things");
      }
    }

    static OfTrial of(
        TrialResult trial,
        Optional<TrialSamples> looks,
        Map<String, PhaseHistory.Settled> settled) {
      return new OfTrial(
          trial,
          looks.map(TrialSamples::sums),
          new ArrayList<>(settled.keySet()),
          new ArrayList<>(settled.values()));
    }

    /// Returns the results by phase.
    Map<String, PhaseHistory.Settled> all() {
      var all = new LinkedHashMap<String, PhaseHistory.Settled>();
      for (int i = 0; i < phases.size(); i++) {
        all.put(phases.get(i), settled.get(i));
      }
      return all;
    }
  }

  /// Service of clients in a phase of a trial, second by second.
  record Served(int trial, String phase, List<ClientInterval> seconds) implements SummaryLine {
    public Served {
      seconds = List.copyOf(seconds);
    }
  }

  /// Facts about the run as a whole, on the last line.
  ///
  /// @param strays number of ignored events of trials whose beginning is missing
  /// @param lastMillis time of the last event, in milliseconds since 1970, minus the pauses between
  ///   parts
  /// @param contenders contenders in the order in which their trials began
  /// @param found contradictions that [RunAudit] found while events were received
  /// @param unannounced phases whose start event is missing
  /// @param damages lines of the log that cannot be read
  /// @param newer number of events of each kind that only a newer version knows
  record Totals(
      RunState state,
      long samples,
      long logLines,
      long strays,
      long lastMillis,
      List<Contender> contenders,
      List<String> found,
      List<RunEvent.PhaseFinished> unannounced,
      List<DamagedLine> damages,
      Map<String, String> newer)
      implements SummaryLine {
    public Totals {
      contenders = List.copyOf(contenders);
      found = List.copyOf(found);
      unannounced = List.copyOf(unannounced);
      damages = List.copyOf(damages);
      newer = Map.copyOf(newer);
    }

    static Map<String, String> texts(NewerEvents newer) {
      var texts = new LinkedHashMap<String, String>();
      newer.kinds().forEach((kind, count) -> texts.put(kind, String.valueOf(count)));
      return texts;
    }

    OmittedLines skipped() {
      var kinds = new LinkedHashMap<String, Integer>();
      newer.forEach((kind, count) -> kinds.put(kind, Integer.valueOf(count)));
      return new OmittedLines(damages, new NewerEvents(kinds));
    }
  }

  /// Returns the events of several lists, each in its order.
  static List<Told> ofEvents(List<? extends Collection<? extends RunEvent>> events) {
    return events.stream().flatMap(Collection::stream).map(Told::new).toList();
  }
}
