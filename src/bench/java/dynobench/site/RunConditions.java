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
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;

/// What runs of one workload must share before their figures may be compared: the work itself, the
/// parameters that do not vary, the data, and the JVM.
final class RunConditions {
  private static final int DIGITS = 8;
  private static final Set<String> SUMS = Set.of(OwnRecording.SHA_256, OwnPairs.SHA_256);

  private RunConditions() {}

  /// Returns the conditions of a run in words. Runs with the same words may be compared.
  static String of(RunResult run) {
    return run.plan().map(plan -> words(plan, run.workload())).orElse("unknown plan");
  }

  private static String words(Plan plan, Workload workload) {
    var words = new ArrayList<String>();
    if (!isShipped(workload)) {
      List<String> all = workload.phases().stream().map(Phase::id).toList();
      words.add("work " + Fingerprint.brief(work(workload, all).toString()));
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

  /// Returns whether a workload does the work of the shipped one with its id, or a part of it.
  private static boolean isShipped(Workload workload) {
    List<String> ids = workload.phases().stream().map(Phase::id).toList();
    return Workloads.shipped()
        .named(workload.id())
        .filter(it -> work(it, ids).equals(work(workload, ids)))
        .isPresent();
  }

  /// Returns what a workload does, without its texts for the user.
  ///
  /// @param ids ids of the phases that count
  private static List<Object> work(Workload it, List<String> ids) {
    List<Object> phases =
        it.phases().stream()
            .filter(phase -> ids.contains(phase.id()))
            .<Object>map(phase ->
                List.of(
                    phase.id(),
                    phase.operations(),
                    phase.writes(),
                    phase.crew(),
                    phase.conditions()))
            .toList();
    return List.of(
        it.protocol(),
        phases,
        it.settings(Settings.NONE),
        it.tables(),
        it.statements(),
        it.script(),
        it.isolation());
  }
}
