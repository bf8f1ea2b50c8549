package dynobench.jmeter;

import dynobench.script.ValueType;
import dynobench.workloadfile.NameList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The variables of a test plan: constants, and values that are drawn. Expands texts that refer to
/// variables and to supported functions.
final class PlanVariables {
  /// Maximum nesting depth, which ends circular references.
  private static final int MOST_DEPTH = 20;

  /// Maximum number of references in one text. A few variables that refer to each other several
  /// times could yield billions.
  private static final int MOST_REFERENCES = 1000;

  private static final int MOST_CHARACTERS = 1 << 18;

  /// Largest accepted number, so that calculations do not overflow.
  private static final long MOST_NUMBER = 1_000_000_000_000_000L;

  private static final int LONGEST_TEXT = 1_000_000;

  private static final Map<String, Integer> FEWEST_ARGUMENTS =
      Map.of("__Random", 2, "__RandomString", 1, "__chooseRandom", 3);

  private final Map<String, String> constants = new HashMap<>();
  private final Map<String, DrawnValue> drawn = new HashMap<>();
  private final Map<String, Long> counters = new LinkedHashMap<>();

  /// Counters of each request's functions, in the order of the functions.
  private final IdentityHashMap<JmxElement, List<String>> functionCounters =
      new IdentityHashMap<>();

  private final NameList names;
  private final ImportOmissions omissions;
  private int depth;
  private int references;
  private List<String> requestCounters = new ArrayList<>();
  private int usedCounters;

  PlanVariables(NameList names, ImportOmissions omissions) {
    this.names = names;
    this.omissions = omissions;
  }

  /// Defines a variable whose value may refer to others.
  void define(String name, String value) {
    constants.put(name.strip(), value);
  }

  void define(String name, DrawnValue value) {
    drawn.put(name.strip(), value);
  }

  /// Adds a counter that all clients share.
  ///
  /// @param begin one less than the first result of `next`
  /// @return the name of the counter
  String counter(String wanted, long begin) {
    String name = names.reserve(wanted, "counter");
    counters.put(name, begin);
    return name;
  }

  /// Prepares the expansion of a request's texts. A request that is read again, as in a loop, uses
  /// the same counters again.
  void begin(JmxElement request) {
    requestCounters = functionCounters.computeIfAbsent(request, _ -> new ArrayList<>());
    usedCounters = 0;
  }

  private String functionCounter(String wanted) {
    if (usedCounters == requestCounters.size()) {
      requestCounters.add(counter(wanted, 0));
    }
    return requestCounters.get(usedCounters++);
  }

  /// Returns the initial values of the added counters, by name.
  Map<String, Long> counters() {
    return counters;
  }

  /// Returns the expansion of a text that contains no drawn values.
  ///
  /// @throws UnsupportedException if a part of the text is drawn or unknown
  String constant(String text) throws UnsupportedException {
    ExpandedText expanded = expand(text);
    if (!expanded.isConstant()) {
      throw new UnsupportedException("\"" + text + "\" is not a constant");
    }
    return expanded.text();
  }

  /// Returns the whole number that a text without drawn values expands to.
  ///
  /// @throws UnsupportedException if the text is not a whole number, or exceeds a quadrillion
  long number(String text) throws UnsupportedException {
    String value = constant(text).strip();
    try {
      long number = Long.parseLong(value);
      if (number >= -MOST_NUMBER && number <= MOST_NUMBER) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw new UnsupportedException("\"" + text + "\" is not a whole number");
    }
    throw new UnsupportedException(value + " is too large");
  }

  /// Replaces all references. Keeps `${` without a closing brace as text.
  ///
  /// @throws UnsupportedException if a reference has no counterpart, or the references are circular
  ///   or too many
  ExpandedText expand(String text) throws UnsupportedException {
    if (depth == 0) {
      references = 0;
    }
    var result = new StringBuilder();
    var values = new ArrayList<DrawnValue>();
    expand(text, result, values);
    return new ExpandedText(result.toString(), values);
  }

  private void expand(String text, StringBuilder result, List<DrawnValue> values)
      throws UnsupportedException {
    if (ExpandedText.hasMark(text)) {
      throw new UnsupportedException("it has characters of Unicode's private area");
    }
    if (depth > MOST_DEPTH) {
      throw new UnsupportedException("its variables have a circular reference");
    }
    depth++;
    try {
      replace(text, result, values);
    } finally {
      depth--;
    }
  }

  private void replace(String text, StringBuilder result, List<DrawnValue> values)
      throws UnsupportedException {
    int at = 0;
    int next = text.indexOf("${");
    while (next >= 0) {
      int end = closing(text, next + 2);
      if (end < 0) {
        break;
      }
      if (++references > MOST_REFERENCES || result.length() > MOST_CHARACTERS) {
        throw new UnsupportedException("its variables make it too long");
      }
      result.append(text, at, next);
      reference(text.substring(next + 2, end).strip(), result, values);
      at = end + 1;
      next = text.indexOf("${", at);
    }
    result.append(text, at, text.length());
  }

  /// Returns the index of the brace that closes the one before `from`; negative if none does.
  private static int closing(String text, int from) {
    int open = 1;
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) == '{') {
        open++;
      } else if (text.charAt(i) == '}' && --open == 0) {
        return i;
      }
    }
    return -1;
  }

  private void reference(String inner, StringBuilder result, List<DrawnValue> values)
      throws UnsupportedException {
    if (inner.startsWith("__")) {
      function(inner, result, values);
    } else if (drawn.containsKey(inner)) {
      append(drawn.get(inner), result, values);
    } else if (constants.containsKey(inner)) {
      userDefined(inner, result, values);
    } else {
      throw new UnsupportedException(
          "it uses ${" + inner + "}, which no imported part of the test plan sets");
    }
  }

  /// Expands a user-defined variable. JMeter evaluates such a variable once, when the test starts,
  /// while a workload draws values for each transaction. So the variable must be constant.
  private void userDefined(String name, StringBuilder result, List<DrawnValue> values)
      throws UnsupportedException {
    int before = values.size();
    expand(constants.getOrDefault(name, ""), result, values);
    if (values.size() > before) {
      throw new UnsupportedException(
          "it uses ${" + name + "}, whose value is drawn once for the whole test");
    }
  }

  private static void append(DrawnValue value, StringBuilder result, List<DrawnValue> values)
      throws UnsupportedException {
    result.append(ExpandedText.mark(values.size()));
    values.add(value);
  }

  private void function(String inner, StringBuilder result, List<DrawnValue> values)
      throws UnsupportedException {
    int open = inner.indexOf('(');
    String name = open < 0 ? inner : inner.substring(0, open);
    List<String> arguments =
        open < 0 || !inner.endsWith(")")
            ? List.of()
            : arguments(inner.substring(open + 1, inner.length() - 1));
    Optional<String> standard = standard(name, arguments);
    if (standard.isPresent()) {
      expand(standard.get(), result, values);
    } else {
      append(drawn(name, arguments, inner), result, values);
    }
  }

  /// Returns the default value of a property, which JMeter's command line would set. Empty for
  /// other functions.
  private static Optional<String> standard(String function, List<String> arguments) {
    return switch (function) {
      case "__P" -> Optional.of(arguments.size() > 1 ? arguments.get(1) : "1");
      case "__property" ->
          arguments.size() > 2 ? Optional.of(arguments.get(2)) : arguments.stream().findFirst();
      default -> Optional.empty();
    };
  }

  private DrawnValue drawn(String function, List<String> arguments, String inner)
      throws UnsupportedException {
    if (arguments.size() < FEWEST_ARGUMENTS.getOrDefault(function, 0)) {
      throw new UnsupportedException("${" + inner + "} lacks an argument");
    }
    return switch (function) {
      case "__Random" ->
          uniform("random", number(arguments.get(0)), number(arguments.get(1)), false);
      case "__RandomString" -> text(Math.clamp(number(arguments.getFirst()), 1, LONGEST_TEXT));
      case "__chooseRandom" ->
          TextExpressions.pick(
              "choice", constants(arguments.subList(0, arguments.size() - 1)), false);
      case "__counter" -> {
        if (!arguments.isEmpty() && arguments.getFirst().equalsIgnoreCase("true")) {
          omissions.remark("${" + inner + "} is shared by all clients.");
        }
        yield new DrawnValue(
            "number", "next(" + functionCounter("count") + ")", ValueType.WHOLE, false);
      }
      case "__threadNum" -> new DrawnValue("thread", "client", ValueType.WHOLE, false);
      case "__UUID" -> {
        omissions.remark("${__UUID} becomes a random text with a unique number.");
        yield new DrawnValue(
            "uuid",
            "text(16) + '-' + next(" + functionCounter("uuids") + ")",
            ValueType.TEXT,
            false);
      }
      default -> throw new UnsupportedException("it uses ${" + inner + "}, which is not supported");
    };
  }

  private List<String> constants(List<String> texts) throws UnsupportedException {
    var all = new ArrayList<String>();
    for (String each : texts) {
      all.add(constant(each));
    }
    return all;
  }

  /// Returns a uniformly distributed whole number.
  static DrawnValue uniform(String label, long least, long most, boolean shared)
      throws UnsupportedException {
    if (least > most) {
      throw new UnsupportedException("it draws from " + least + " to " + most);
    }
    String expression = "uniform(" + least + ", " + most + ")";
    return new DrawnValue(label, expression, ValueType.WHOLE, shared);
  }

  private static DrawnValue text(long length) {
    return new DrawnValue("text", "text(" + length + ")", ValueType.TEXT, false);
  }

  /// Splits arguments at commas, except those after a backslash or within braces.
  private static List<String> arguments(String text) {
    var all = new ArrayList<String>();
    var one = new StringBuilder();
    int open = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length() && text.charAt(i + 1) == ',') {
        one.append(',');
        i++;
      } else if (c == ',' && open == 0) {
        all.add(one.toString().strip());
        one.setLength(0);
      } else {
        open += c == '{' ? 1 : c == '}' ? -1 : 0;
        one.append(c);
      }
    }
    all.add(one.toString().strip());
    return all;
  }
}
