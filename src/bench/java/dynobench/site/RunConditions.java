package dynobench.site;

import dynobench.files.Fingerprint;
import dynobench.plan.Duel;
import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.plan.TrialIsolation;
import dynobench.plan.WorkerJvm;
import dynobench.result.RunResult;
import dynobench.workload.Factor;
import dynobench.workload.OwnPairs;
import dynobench.workload.OwnRecording;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// What runs of one workload must share before their figures may be compared: the work itself, the
/// parameters that do not vary, the data, and the JVM.
final class RunConditions {
  private static final int DIGITS = 8;

  private static final Set<String> SUMS = Set.of(OwnRecording.SHA_256, OwnPairs.SHA_256);

  private RunConditions() {}

  /// Returns the conditions of a run in words. Figures of runs with the same words may stand beside
  /// each other.
  static String of(RunResult run) {
    return ofWork(run) + run.environment().map(it -> ", " + it.jdk()).orElse("");
  }

  /// Returns the conditions without the version of Java. A repetition has the same.
  static String ofWork(RunResult run) {
    return run.plan().map(plan -> words(plan, run.workload())).orElse("unknown plan");
  }

  private static String words(Plan plan, Workload workload) {
    var words = new ArrayList<String>();
    if (shipped(workload).isEmpty()) {
      words.add("work " + work(workload));
    }
    new TreeMap<>(plan.work().parameters().values())
        .forEach((name, value) -> {
          if (SUMS.contains(name)) {
            words.add("file " + value.substring(0, Math.min(DIGITS, value.length())));
          } else if (!OwnRecording.FILES.contains(name)) {
            words.add(LevelLabels.label(name, value));
          }
        });
    WorkerJvm jvm = plan.conditions().jvm();
    if (plan.work().factors().stream().noneMatch(it -> it.name().equals(Factor.HEAP))) {
      words.add(LevelLabels.label(Factor.HEAP, String.valueOf(jvm.heapMegabytes())));
    }
    String collector = jvm.collector().name();
    words.add(
        (collector.length() > 2 ? collector.toLowerCase(Locale.ROOT) : collector) + " collector");
    words.addAll(jvm.flags());
    if (plan.conditions().isolation() == TrialIsolation.CONTENDER) {
      words.add("one JVM for all trials of a contender");
    }
    if (plan.steady().isPresent()) {
      words.add("steady state");
    }
    if (plan.duel().filter(Duel::relay).isPresent()) {
      words.add("slices in turns");
    }
    words.add("seed " + plan.seed());
    return String.join(", ", words);
  }

  /// Returns the shipped workload with the id of a workload, if that does its work, or a part of
  /// it.
  static Optional<Workload> shipped(Workload workload) {
    return Workloads.shipped().named(workload.id()).filter(workload::isPartOf);
  }

  /// Returns digits that tell the work of a workload from that of others.
  static String work(Workload workload) {
    return Fingerprint.brief(workload.work().toString());
  }
}
