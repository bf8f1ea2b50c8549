package dynobench.advice;

import dynobench.catalog.Mode;
import dynobench.isolation.IsolationModel;
import dynobench.isolation.IsolationStatement;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/// Promise that an application needs, and that a mode of an engine may break. The one that a
/// developer can change least comes first.
public enum Promise {
  DURABILITY("what survives") {
    @Override
    Optional<String> broken(Mode mode, Application it) {
      return it.survive().isMetBy(mode.durability().answer())
          ? Optional.empty()
          : Optional.of(it.survive().failure());
    }
  },
  RECORDS("that it stores rows") {
    @Override
    Optional<String> broken(Mode mode, Application it) {
      return it.parts().stream()
          .filter(each -> each != AdvicePart.OBJECTS)
          .flatMap(each -> obstacle(mode, each).stream())
          .findFirst();
    }
  },
  ISOLATION("the isolation") {
    @Override
    Optional<String> broken(Mode mode, Application it) {
      return it.isolation()
          .filter(needed -> level(mode, needed).isEmpty())
          .map(needed ->
              strongest(mode)
                  .map(most -> "it keeps at most %s".formatted(most.title()))
                  .orElse("nobody has tested or described its isolation"));
    }
  },
  CLIENTS("the number of clients") {
    @Override
    Optional<String> broken(Mode mode, Application it) {
      return mode.sessions().admit(it.clients())
          ? Optional.empty()
          : Optional.of("it has " + mode.sessions().description());
    }
  },
  MEMORY("the memory") {
    @Override
    Optional<String> broken(Mode mode, Application it) {
      double perRow = mode.heapBytesPerRow() == 0 ? 0 : mode.heapBytesPerRow() + it.rowBytes();
      return perRow * it.rows() <= HEAP_SHARE * it.heapMegabytes() * MEGABYTE
          ? Optional.empty()
          : Optional.of(
              String.format(
                  Locale.ROOT, "its rows need more heap than %,d MB", it.heapMegabytes()));
    }
  },
  OBJECTS("the large objects") {
    @Override
    Optional<String> broken(Mode mode, Application it) {
      return it.hasObjects() ? obstacle(mode, AdvicePart.OBJECTS) : Optional.empty();
    }
  };

  private static final double MEGABYTE = 1 << 20;

  /// Share of the heap that stored rows may fill.
  private static final double HEAP_SHARE = 0.6;

  private final String words;

  Promise(String words) {
    this.words = words;
  }

  /// Returns the subject of this promise.
  String words() {
    return words;
  }

  /// Returns how a mode breaks this promise, as a clause; empty if the mode keeps it.
  abstract Optional<String> broken(Mode mode, Application application);

  private static Optional<String> obstacle(Mode mode, AdvicePart part) {
    Workload workload = Workloads.shipped().named(part.workload()).orElseThrow();
    return mode.obstacle(workload);
  }

  /// Returns the weakest level of a mode that keeps a model; its default level if that does.
  static Optional<IsolationStatement> level(Mode mode, IsolationModel needed) {
    return mode.isolation()
        .ofUsual()
        .filter(it -> keeps(it, needed))
        .or(() -> mode.isolation().levels().stream().filter(it -> keeps(it, needed)).findFirst());
  }

  private static boolean keeps(IsolationStatement level, IsolationModel needed) {
    return !level.isMissing()
        && level.effectiveModel().filter(it -> it.includes(needed)).isPresent();
  }

  private static Optional<IsolationModel> strongest(Mode mode) {
    return mode.isolation().levels().stream()
        .filter(each -> !each.isMissing())
        .flatMap(each -> each.effectiveModel().stream())
        .max(Comparator.comparingInt(IsolationModel::strength));
  }
}
