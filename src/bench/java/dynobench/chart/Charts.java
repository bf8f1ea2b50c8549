package dynobench.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A list of charts. Command line, tabs, report and gallery read [#STANDARD].
public record Charts(List<Chart> all) {
  public static final Chart PHASE = new PhaseChart();
  public static final Chart ALL = new AllPhasesChart();
  public static final Chart SCALING = new ScalingChart();
  public static final Chart ROW = new PerOperationChart();
  public static final Chart ORDER = new RunToRunChart();
  public static final Chart STEADY = new SteadyChart();
  public static final Chart THROUGHPUT = new ThroughputChart();
  public static final Chart LATENCY = new LatencyChart();
  public static final Chart LATENCY_TIME = new LatencyTimeChart();
  public static final Chart SIZE_CYCLES = new SizeOverCyclesChart();
  public static final Chart LATENCY_CYCLES = new LatencyOverCyclesChart();
  public static final Chart CLIENTS = new ClientsChart();
  public static final Chart OPERATIONS = new OperationsChart();
  public static final Chart VERSIONS = new VersionsChart();
  public static final Chart HISTORY = new HistoryChart();
  public static final Chart PARTS = new PartsChart();
  public static final Chart AVERAGES = new AveragesChart();
  public static final Chart RATIOS = new RatiosChart();
  public static final Chart NODES = new NodesChart();
  public static final Chart DUEL = new DuelChart();

  /// The charts of the program, in display order.
  public static final Charts STANDARD =
      new Charts(
          List.of(
              PHASE,
              ALL,
              SCALING,
              ROW,
              ORDER,
              STEADY,
              THROUGHPUT,
              LATENCY,
              LATENCY_TIME,
              SIZE_CYCLES,
              LATENCY_CYCLES,
              CLIENTS,
              OPERATIONS,
              VERSIONS,
              HISTORY,
              PARTS,
              AVERAGES,
              RATIOS,
              NODES,
              DUEL));

  public Charts {
    all = List.copyOf(all);
  }

  /// Returns a copy with one more chart.
  public Charts with(Chart chart) {
    var more = new ArrayList<>(all);
    more.add(chart);
    return new Charts(more);
  }

  /// Returns the chart with that id.
  public Optional<Chart> named(String id) {
    return all.stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /// Returns all ids.
  public List<String> ids() {
    return all.stream().map(Chart::id).toList();
  }
}
