package dynobench.run;

import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.SelfTestFlags;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Titles of a run's contenders, as short as is still unambiguous.
///
/// @param contenders engine and mode of each contender
record SeriesTitles(Plan plan, Map<Contender, Resolved> contenders) {
  /// Returns a contender's title. It includes the version if the plan has two versions of an engine
  /// or another one than the descriptor's. It includes the id if two engines have one name and
  /// version. It includes the commit style or the heap size if the plan has several, and the flags
  /// that not all contenders have.
  String of(Contender contender) {
    Resolved own = Objects.requireNonNull(contenders.get(contender));
    String name = own.engine().name();
    String version = own.engine().version();
    boolean versions =
        own.engine().isOtherVersion()
            || contenders.values().stream()
                .filter(other -> other.engine().name().equals(name))
                .anyMatch(other -> !other.engine().version().equals(version));
    boolean twins =
        contenders.values().stream()
            .filter(other -> other.title().equals(own.title()))
            .filter(other -> other.engine().version().equals(version))
            .anyMatch(other -> !other.engine().id().equals(own.engine().id()));
    return name
        + (versions ? " " + version : "")
        + " "
        + own.mode().title()
        + (twins ? " (" + own.engine().id() + ")" : "")
        + conditions(contender);
  }

  /// Returns the conditions in which the plan's contenders differ.
  private String conditions(Contender contender) {
    boolean styles = plan.contenders().stream().map(Contender::commit).distinct().count() > 1;
    boolean heaps = plan.contenders().stream().map(Contender::heapMegabytes).distinct().count() > 1;
    List<String> flags = contender.flags().stream().filter(flag -> !isShared(flag)).toList();
    var words = new StringBuilder();
    if (styles) {
      words.append(", ").append(contender.commit().text());
    }
    if (heaps) {
      int heap = plan.jvm(contender, Settings.NONE).heapMegabytes();
      words.append(", heap ").append(heap).append(" MB");
    }
    return words.append(SelfTestFlags.titlePart(flags)).toString();
  }

  private boolean isShared(String flag) {
    return plan.contenders().stream().allMatch(each -> each.flags().contains(flag));
  }
}
