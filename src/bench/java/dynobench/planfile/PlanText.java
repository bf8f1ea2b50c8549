package dynobench.planfile;

import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanTable.Style;
import dynobench.workload.Factor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Writer of plans as TOML, which [PlanFile] reads back to an equal plan.
public final class PlanText {
  private PlanText() {}

  /// Returns the plan as a TOML text.
  public static String of(Plan plan) {
    List<PlanKey<?>> keys = PlanKeys.ALL.stream().filter(PlanKey::isWritten).toList();
    var text = new StringBuilder();
    for (PlanKey<?> each : keys) {
      switch (each.table().style()) {
        case BARE -> {
          if (!each.isBlock()) {
            each.written(plan).ifPresent(value -> text.append(line(each.key(), value)));
          }
        }
        case INLINE -> {
          if (isFirst(each, keys)) {
            text.append(inline(each.table(), lines(each.table(), keys, plan)));
          }
        }
        case BLOCK -> {
          // Tables with a header follow the keys outside of all tables.
        }
      }
    }
    for (PlanKey<?> each : keys) {
      if (each.isBlock()) {
        each.written(plan).ifPresent(lines -> text.append(block(each.key(), lines + "\n")));
      } else if (each.table().style() == Style.BLOCK && isFirst(each, keys)) {
        String lines = String.join("", lines(each.table(), keys, plan));
        text.append(lines.isEmpty() ? "" : block(each.table().name(), lines));
      }
    }
    return text.toString();
  }

  private static boolean isFirst(PlanKey<?> key, List<PlanKey<?>> keys) {
    return keys.stream()
        .filter(each -> each.table().equals(key.table()))
        .findFirst()
        .filter(key::equals)
        .isPresent();
  }

  private static List<String> lines(PlanTable table, List<PlanKey<?>> keys, Plan plan) {
    return keys.stream()
        .filter(each -> each.table().equals(table))
        .flatMap(each -> each.written(plan).map(value -> line(each.key(), value)).stream())
        .toList();
  }

  private static String line(String key, String value) {
    return key + " = " + value + "\n";
  }

  private static String inline(PlanTable table, List<String> lines) {
    return lines.isEmpty()
        ? ""
        : lines.stream()
            .map(String::strip)
            .collect(Collectors.joining(", ", table.name() + " = { ", " }\n"));
  }

  private static String block(String name, String lines) {
    return "\n[" + name + "]\n" + lines;
  }

  /// Returns the TOML value of the key `contenders`.
  static String contenders(Plan plan) {
    return plan.contenders().stream()
        .map(each -> contender(plan, each))
        .collect(Collectors.joining(",\n", "[\n", "\n]"));
  }

  /// Returns the lines of the table of parameters; empty when the plan sets none.
  static Optional<String> parameters(Plan plan) {
    return Optional.of(
            plan.parameters().values().entrySet().stream()
                .map(each -> each.getKey() + " = " + VariedText.value(each.getValue()))
                .collect(Collectors.joining("\n")))
        .filter(lines -> !lines.isEmpty());
  }

  /// Returns the values of a factor as the TOML value of its key.
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

  /// Returns a text as a quoted TOML string.
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
