package dynobench.isolation;

import dynobench.isolation.HistoryTransaction.Operation;
import dynobench.isolation.HistoryTransaction.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Text of histories, as the program in `packaging/oracle` reads and prints it. Its README.md has
/// the format.
final class HistoryText {
  private HistoryText() {}

  /// History with a name.
  record Named(String name, List<HistoryTransaction> history) {
    Named {
      history = List.copyOf(history);
    }
  }

  /// History with the answers of the oracle.
  ///
  /// @param reported anomalies that the library reports
  /// @param cycles classes of which its search finds a cycle
  record Answered(Named named, Set<String> reported, Set<String> cycles) {
    Answered {
      reported = Set.copyOf(reported);
      cycles = Set.copyOf(cycles);
    }
  }

  static String write(List<Named> all) {
    var text = new StringBuilder();
    for (Named each : all) {
      text.append("history ").append(each.name()).append('\n');
      each.history().forEach(it -> text.append(line(it)).append('\n'));
      text.append('\n');
    }
    return text.toString();
  }

  private static String line(HistoryTransaction it) {
    String outcome =
        switch (it.outcome()) {
          case COMMITTED -> "ok";
          case ABORTED -> "fail";
          case UNKNOWN -> "info";
        };
    return it.operations().stream()
        .map(HistoryText::word)
        .collect(Collectors.joining(" ", outcome + " " + it.client() + " ", ""))
        .stripTrailing();
  }

  private static String word(Operation operation) {
    return switch (operation) {
      case Operation.Append it -> String.format(Locale.ROOT, "append:%d:%d", it.key(), it.value());
      case Operation.Read it -> {
        String values = it.values().toString();
        String list = values.substring(1, values.length() - 1).replace(' ', ',');
        yield String.format(Locale.ROOT, "read:%d:%s", it.key(), list);
      }
    };
  }

  static List<Answered> read(List<String> lines) {
    var all = new ArrayList<Answered>();
    var history = new ArrayList<HistoryTransaction>();
    String name = "";
    Set<String> reported = Set.of();
    for (String line : lines) {
      String[] words = line.split(" ");
      switch (words[0]) {
        case "history" -> {
          name = words[1];
          history.clear();
        }
        case "reported" -> reported = classes(words);
        case "cycles" -> all.add(new Answered(new Named(name, history), reported, classes(words)));
        case "" -> {}
        default -> history.add(transaction(history.size(), words));
      }
    }
    return all;
  }

  private static Set<String> classes(String[] words) {
    var classes = new TreeSet<>(Arrays.asList(words).subList(1, words.length));
    classes.remove("none");
    return classes;
  }

  private static HistoryTransaction transaction(int number, String[] words) {
    Outcome outcome =
        switch (words[0]) {
          case "ok" -> Outcome.COMMITTED;
          case "fail" -> Outcome.ABORTED;
          case "info" -> Outcome.UNKNOWN;
          default -> throw new IllegalArgumentException("no outcome: " + words[0]);
        };
    List<Operation> operations = Arrays.stream(words).skip(2).map(HistoryText::operation).toList();
    return new HistoryTransaction(number, Integer.parseInt(words[1]), outcome, operations);
  }

  static Operation operation(String word) {
    String[] parts = word.split(":", 3);
    int key = Integer.parseInt(parts[1]);
    return parts[0].equals("read")
        ? new Operation.Read(key, ValueList.parse(parts[2]))
        : new Operation.Append(key, Integer.parseInt(parts[2]));
  }
}
