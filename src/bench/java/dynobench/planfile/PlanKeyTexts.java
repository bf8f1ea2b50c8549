package dynobench.planfile;

import dynobench.planfile.PlanTable.Style;
import dynobench.workload.Factor;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Plan keys as text for people.
public final class PlanKeyTexts {
  private static final String MARGIN = "    ";

  private PlanKeyTexts() {}

  /// Returns the lines of a plan file that holds the defaults. Leaves out tables such as `duel`,
  /// which change the plan when they are present.
  public static List<String> defaults() {
    List<PlanKey<?>> usual = PlanKeys.ALL.stream().filter(it -> it.table().isUsual()).toList();
    var lines = new ArrayList<String>();
    usual.stream()
        .filter(each -> each.table().style() == Style.BARE)
        .flatMap(PlanKeyTexts::setting)
        .forEach(lines::add);
    for (Factor each : Workloads.shipped().standard().vary()) {
      lines.add(each.name() + " = " + PlanText.written(each));
    }
    usual.stream()
        .map(PlanKey::table)
        .distinct()
        .filter(table -> table.style() != Style.BARE)
        .map(table ->
            usual.stream()
                .filter(each -> each.table().equals(table))
                .flatMap(PlanKeyTexts::setting)
                .collect(Collectors.joining(", ", table.name() + " = { ", " }")))
        .forEach(lines::add);
    return lines;
  }

  private static Stream<String> setting(PlanKey<?> key) {
    return key.standardText().map(text -> key.key() + " = " + text).stream();
  }

  /// Returns all keys for a command's help, two lines each.
  public static List<String> lines() {
    return PlanKeys.ALL.stream()
        .flatMap(each ->
            Stream.of(
                each.name() + ": " + plain(each.type().words()) + standard(each),
                MARGIN + plain(each.help())))
        .toList();
  }

  private static String standard(PlanKey<?> key) {
    return key.isRequired() ? ", required" : "; default: " + plain(key.standardWords());
  }

  private static String plain(String markdown) {
    return markdown.replace("`", "");
  }

  /// Returns all keys as rows of a Markdown table, without the header.
  public static List<String> markdown() {
    return PlanKeys.ALL.stream()
        .map(each ->
            "| `%s` | %s | %s | %s |"
                .formatted(each.name(), each.type().words(), each.standardWords(), each.help()))
        .toList();
  }
}
