package dynobench.planfile;

import dynobench.workload.OwnRecording;
import dynobench.workload.Phase;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/// Plan that replays a recording, as text. The replay decides, and not the load of starting data.
public final class ReplayPlanText {
  private ReplayPlanText() {}

  /// Returns the text.
  ///
  /// @param rounds number of repetitions; empty for as many as verdicts need
  /// @param parameters other parameters than the file
  public static String of(
      Path recording, List<String> contenders, OptionalInt rounds, Map<String, String> parameters) {
    var lines = new LinkedHashMap<String, String>();
    lines.put(PlanKeys.NAME.name(), PlanText.quoted("Replay of " + recording.getFileName()));
    lines.put(PlanKeys.WORKLOAD.name(), PlanText.quoted(OwnRecording.WORKLOAD));
    lines.put(PlanKeys.DECIDING_PHASES.name(), list(List.of(phase())));
    lines.put(PlanKeys.CONTENDERS.name(), list(contenders));
    rounds.ifPresent(it -> lines.put(PlanKeys.REPETITIONS.name(), Integer.toString(it)));
    var text = new StringBuilder();
    lines.forEach((key, value) -> add(text, key, value));
    text.append("[parameters]\n");
    add(text, OwnRecording.FILE, PlanText.quoted(recording.toString()));
    parameters.forEach((key, value) -> add(text, key, PlanText.quoted(value)));
    return text.toString();
  }

  private static String phase() {
    return Workloads.shipped()
        .named(OwnRecording.WORKLOAD)
        .flatMap(Workload::mainPhase)
        .map(Phase::id)
        .orElseThrow();
  }

  private static String list(List<String> values) {
    return values.stream().map(PlanText::quoted).collect(Collectors.joining(", ", "[", "]"));
  }

  private static void add(StringBuilder text, String key, String value) {
    text.append(key).append(" = ").append(value).append('\n');
  }
}
