package dynobench.workload;

import dynobench.catalog.Setup;
import dynobench.measure.ProcessMeter;
import dynobench.measure.Timing;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;

/// The yardstick for the harness itself: the inserts and the select of [Phases] as anyone would
/// write them in a loop of their own, around two readings of the clock, with nothing of ours
/// inside. Its rows lie ready in arrays, so that making them counts as harness.
final class BareLoop implements Workload {
  @Override
  public List<Phase> phases(long rows) {
    return new Phases().phases(rows);
  }

  /// It is a yardstick, and keeps nothing to be read.
  @Override
  public long verify(Reading reading) {
    return 0;
  }

  @Override
  public void run(Site site) throws SQLException, IOException {
    var rows = new BareRows(site.seed(), Math.toIntExact(site.trial().rows()));
    switch (site.setup()) {
      case Setup.Jdbc jdbc -> new BareJdbc(jdbc, rows).run(site.timer());
      case Setup.HeapMap() -> new BareMap(rows).run(site.timer());
      case Setup.Je _, Setup.AppendedFile _ ->
          throw new IOException("The bare loop knows only JDBC and the heap map");
    }
  }

  /// What a bare loop does in one phase.
  @FunctionalInterface
  interface Loop {
    void run() throws SQLException;
  }

  static void time(PhaseTimer timer, String phase, int count, Loop loop) throws SQLException {
    ProcessMeter.Mark mark = timer.announce(phase, count, () -> count);
    long start = System.nanoTime();
    loop.run();
    long end = System.nanoTime();
    timer.report(phase, () -> count, new Timing(0, end - start, 0), mark);
  }
}
