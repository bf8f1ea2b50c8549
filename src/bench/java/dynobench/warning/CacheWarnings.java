package dynobench.warning;

import dynobench.event.RunEvent.CacheDropped;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/// Warning about trials that should read from the disk, but found data in a cache.
record CacheWarnings(RunResult result) {
  Optional<ResultWarning> doubt() {
    var asked = new TreeSet<Integer>();
    Map<Integer, String> obstacles = new LinkedHashMap<>();
    for (CacheDropped each : result.cacheDrops()) {
      asked.add(each.trial());
      each.drop().obstacle().ifPresent(why -> obstacles.putIfAbsent(each.trial(), why));
    }
    var cases = new ArrayList<ResultWarning.Case>();
    for (TrialResult each : result.trials()) {
      String obstacle = obstacles.get(each.trial().number());
      if (obstacle != null) {
        cases.add(ResultWarning.Case.of(each.trial(), 0, obstacle));
      }
    }
    return ResultWarning.of(
        WarningKind.CACHE_NOT_COLD,
        "%,d of %,d trials with a cold cache did not read only from the disk",
        cases,
        asked.size(),
        "The figures of these trials do not measure only the disk. Choose a --workspace on a disk"
            + " of a Linux machine, and modes that close their database.");
  }
}
