package dynobench.jmeter;

import dynobench.files.IoErrorText;
import dynobench.files.TextFile;
import dynobench.script.ValueType;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Reads the configuration elements that set variables: random variables, counters, CSV files and
/// user-defined variables.
final class ConfigReader {
  private final Path folder;
  private final PlanVariables variables;
  private final ImportOmissions omissions;

  /// @param folder the plan's folder; files outside it are not read
  ConfigReader(Path folder, PlanVariables variables, ImportOmissions omissions) {
    this.folder = folder;
    this.variables = variables;
    this.omissions = omissions;
  }

  /// Defines the variables of an element. Reports an element that cannot be imported.
  void read(JmxElement element) {
    try {
      switch (element.type()) {
        case "RandomVariableConfig" -> random(element);
        case "CounterConfig" -> counter(element);
        case "CSVDataSet" -> columns(element);
        default -> element.arguments().forEach(it -> variables.define(it.name(), it.value()));
      }
    } catch (UnsupportedException e) {
      omissions.add(element, e.reason());
    }
  }

  private void random(JmxElement element) throws UnsupportedException {
    String name = element.property("variableName");
    long least = variables.number(element.property("minimumValue"));
    long most = variables.number(element.property("maximumValue"));
    requireNoFormat(element, "outputFormat");
    variables.define(name, PlanVariables.uniform(name, least, most, true));
  }

  /// Throws for a number format, which would turn the number into a text.
  private static void requireNoFormat(JmxElement element, String key) throws UnsupportedException {
    if (!element.property(key).isEmpty()) {
      throw new UnsupportedException("its number format is not supported");
    }
  }

  private void counter(JmxElement element) throws UnsupportedException {
    String name = element.property("CounterConfig.name");
    long start = number(element, "CounterConfig.start", 0);
    long end = number(element, "CounterConfig.end", Long.MAX_VALUE);
    long step = number(element, "CounterConfig.incr", 1);
    requireNoFormat(element, "CounterConfig.format");
    if (step < 1 || end < start) {
      throw new UnsupportedException("it does not count up");
    }
    if (element.isTrue("CounterConfig.per_user")) {
      omissions.remark("The counter " + element.where() + " is shared by all clients.");
    }
    boolean plain = step == 1 && end == Long.MAX_VALUE;
    String counter = variables.counter("last_" + name, plain ? start - 1 : 0);
    String expression =
        plain ? "next(" + counter + ")" : turning(counter, start, step, (end - start) / step + 1);
    variables.define(name, new DrawnValue(name, expression, ValueType.WHOLE, true));
  }

  /// Returns an expression for a number that starts again after it has reached its end.
  private static String turning(String counter, long start, long step, long count) {
    return start + " + (next(" + counter + ") - 1) % " + count + " * " + step;
  }

  private long number(JmxElement element, String key, long standard) throws UnsupportedException {
    return element.property(key).isEmpty() ? standard : variables.number(element.property(key));
  }

  private void columns(JmxElement element) throws UnsupportedException {
    String separator = element.properties().getOrDefault("delimiter", "");
    char delimiter =
        separator.isEmpty() ? ',' : separator.equals("\\t") ? '\t' : separator.charAt(0);
    List<List<String>> rows = new ArrayList<>();
    for (String line : text(element).lines().filter(each -> !each.isBlank()).toList()) {
      rows.add(CommaSeparated.split(line, delimiter));
    }
    String named = variables.constant(element.property("variableNames"));
    boolean headed = named.isBlank() || element.isTrue("ignoreFirstLine");
    if (rows.size() < (headed ? 2 : 1)) {
      throw new UnsupportedException("its file holds no values");
    }
    List<String> names = named.isBlank() ? rows.getFirst() : CommaSeparated.split(named, ',');
    List<List<String>> values = headed ? rows.subList(1, rows.size()) : rows;
    for (int i = 0; i < names.size(); i++) {
      int column = i;
      List<String> all =
          values.stream().filter(row -> row.size() > column).map(row -> row.get(column)).toList();
      column(names.get(i).strip(), all);
    }
    omissions.remark(
        "The values of "
            + element.where()
            + " are drawn at random, independently for each column.");
  }

  private void column(String name, List<String> all) throws UnsupportedException {
    List<String> values = all.stream().distinct().toList();
    if (values.size() < all.size()) {
      omissions.remark(
          "Column "
              + name
              + " has duplicate values: each distinct value is drawn equally often here.");
    }
    if (values.stream().allMatch(each -> each.matches("-?\\d{1,15}")) && !values.isEmpty()) {
      List<Long> numbers = values.stream().map(Long::valueOf).sorted().distinct().toList();
      if (numbers.getLast() - numbers.getFirst() == numbers.size() - 1) {
        variables.define(
            name, PlanVariables.uniform(name, numbers.getFirst(), numbers.getLast(), true));
        return;
      }
      omissions.remark(
          "The numbers in column " + name + " become texts: not every engine compares them.");
    }
    List<String> some = TextExpressions.some(values);
    if (some.isEmpty()) {
      throw new UnsupportedException("no value of its column " + name + " can be used");
    }
    if (some.size() < values.size()) {
      omissions.remark(
          "Column " + name + " has " + values.size() + " values: only " + some.size() + " fit in.");
    }
    variables.define(name, TextExpressions.picked(name, some, true));
  }

  /// Returns the text of a file in the plan's folder, without following links.
  private String text(JmxElement element) throws UnsupportedException {
    String name = variables.constant(element.property("filename"));
    try {
      Path root = folder.toRealPath();
      Path file = root.resolve(name).normalize();
      Path inside = file.getParent();
      if (!file.startsWith(root)
          || file.equals(root)
          || inside == null
          || !inside.toRealPath().startsWith(root)) {
        throw new UnsupportedException("its file is not in the plan's folder");
      }
      return TextFile.read(file, LinkOption.NOFOLLOW_LINKS);
    } catch (InvalidPathException e) {
      throw new UnsupportedException("no file can have the name \"" + name + "\"");
    } catch (IOException e) {
      throw new UnsupportedException("its file cannot be read: " + IoErrorText.of(e));
    }
  }
}
