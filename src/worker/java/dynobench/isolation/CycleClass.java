package dynobench.isolation;

import dynobench.isolation.Dependency.Kind;
import java.util.List;

/// Class of a cycle of dependencies.
final class CycleClass {
  private CycleClass() {}

  static AnomalyClass of(List<Dependency> cycle) {
    long anti = cycle.stream().filter(it -> it.kind() == Kind.READ_WRITE).count();
    if (anti == 0) {
      return cycle.stream().allMatch(it -> it.kind() == Kind.WRITE_WRITE)
          ? AnomalyClass.G0
          : AnomalyClass.G1C;
    }
    if (anti == 1) {
      return isLostUpdate(cycle) ? AnomalyClass.LOST_UPDATE : AnomalyClass.G_SINGLE;
    }
    return hasAdjacent(cycle) ? AnomalyClass.G2_ITEM : AnomalyClass.G_NONADJACENT;
  }

  /// Returns whether a transaction read a list, and appended to it after another one had: both
  /// appends follow from the same read.
  private static boolean isLostUpdate(List<Dependency> cycle) {
    boolean isOfOneKey = cycle.stream().allMatch(it -> it.key() == cycle.getFirst().key());
    return isOfOneKey && cycle.stream().noneMatch(it -> it.kind() == Kind.WRITE_READ);
  }

  private static boolean hasAdjacent(List<Dependency> cycle) {
    for (int i = 0; i < cycle.size(); i++) {
      Dependency next = cycle.get((i + 1) % cycle.size());
      if (cycle.get(i).kind() == Kind.READ_WRITE && next.kind() == Kind.READ_WRITE) {
        return true;
      }
    }
    return false;
  }
}
