package dynobench.planfile;

import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.Share;
import dynobench.plan.WorkerJvm;
import dynobench.toml.Section;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.Locale;
import java.util.stream.Collectors;

/// Writes a plan as the TOML that [PlanFile] reads back to an equal plan.
public final class PlanText {
  private static final String TEMPLATE =
      """
      format = %d
      name = %s
      description = %s
      workload = %s
      repetitions = %d
      warmups = %d
      isolation = "%s"
      %sorder = "%s"
      time-limit-seconds = %s
      seed = %d
      contenders = [
      %s
      ]
      %s%s
      [jvm]
      heap = "%dm"
      gc = "%s"
      flags = %s
      %s\
      %s\
      """;

  private PlanText() {}

  /// The plan as a TOML text.
  public static String of(Plan plan) {
    WorkerJvm jvm = plan.jvm();
    return String.format(
        Locale.ROOT,
        TEMPLATE,
        Plan.FORMAT,
        quoted(plan.name()),
        quoted(plan.description()),
        quoted(plan.workload()),
        plan.repetitions(),
        plan.warmups(),
        Section.written(plan.isolation()),
        SteadyReader.written(plan.steady()),
        Section.written(plan.order()),
        plan.timeLimit().toMillis() / 1000.0,
        plan.seed(),
        plan.contenders().stream()
            .map(each -> contender(plan, each))
            .collect(Collectors.joining(",\n")),
        plan.optional().isEmpty()
            ? ""
            : "optional = " + plan.optional().stream().map(PlanText::quoted).toList() + "\n",
        settings("parameters", plan.parameters()) + VariedText.of(plan),
        jvm.heapMegabytes(),
        Section.written(jvm.collector()),
        jvm.flags().stream().map(PlanText::quoted).toList(),
        plan.duel().map(PlanText::duel).orElse(""),
        CrashReader.written(plan.crash()));
  }

  private static String duel(Duel duel) {
    var keys = new ArrayList<String>();
    keys.add("deciding = " + duel.deciding().stream().map(it -> quoted(it.text())).toList());
    duel.precision().ifPresent(share -> keys.add("precision = \"" + Share.text(share) + "%\""));
    duel.allowed().ifPresent(share -> keys.add("allow = \"" + Share.text(share) + "%\""));
    keys.add("at-most-seconds = " + duel.most().toMillis() / 1000.0);
    keys.add("relay = " + duel.relay());
    return "\n[duel]\n" + String.join("\n", keys) + "\n";
  }

  /// The values of what varies, as the value of its key.
  public static String written(Factor factor) {
    return VariedText.inline(factor);
  }

  private static String contender(Plan plan, Contender contender) {
    var keys = new ArrayList<String>();
    keys.add("use = " + quoted(contender.use()));
    if (plan.factor(Factor.COMMIT).isEmpty()) {
      keys.add("commit = " + quoted(contender.commit().text()));
    }
    contender.heapMegabytes().ifPresent(megabytes -> keys.add("heap = \"" + megabytes + "m\""));
    if (!contender.flags().isEmpty()) {
      keys.add("flags = " + contender.flags().stream().map(PlanText::quoted).toList());
    }
    return "  { " + String.join(", ", keys) + " }";
  }

  private static String settings(String table, Settings settings) {
    return settings.values().isEmpty()
        ? ""
        : settings.values().entrySet().stream()
            .map(each -> each.getKey() + " = " + VariedText.value(each.getValue()))
            .collect(Collectors.joining("\n", "\n[" + table + "]\n", "\n"));
  }

  /// A text as TOML writes it.
  public static String quoted(String text) {
    var result = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> result.append("\\\"");
        case '\\' -> result.append("\\\\");
        default -> {
          if (c < ' ' || c == 127) {
            result.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
          } else {
            result.append(c);
          }
        }
      }
    }
    return result.append('"').toString();
  }
}
