package dynobench.ui.plandraft;

import dynobench.plan.WorkerJvm;
import dynobench.planfile.PlanText;
import dynobench.workload.Domain;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/// Values as users type and read them, one or several in a field, and as plan files write them.
public final class ValueTexts {
  private static final Pattern NUMBER = Pattern.compile("[+-]?(0|[1-9]\\d*)(\\.\\d+)?");

  /// Separators of digit groups: commas, spaces and underscores.
  private static final Pattern GROUPING = Pattern.compile("(?<=\\d)[, _\\u00a0\\u2009](?=\\d{3})");

  /// Separators of numbers. A comma between digits groups them; one before a space separates two
  /// numbers.
  private static final Pattern BETWEEN = Pattern.compile("[;\\s]+|,\\s+|,$");

  /// Separators of words without spaces.
  private static final Pattern BETWEEN_WORDS = Pattern.compile("[;,\\s]+");

  /// Separators of texts with spaces, such as commit styles.
  private static final Pattern BETWEEN_TEXTS = Pattern.compile("\\s*[;,]\\s*");

  private static final String GAP = "  ";

  private ValueTexts() {}

  /// Returns the parts of a text that spaces, semicolons or commas separate, as they were typed. A
  /// comma inside of a number groups its digits.
  static List<String> numbers(String typed) {
    return parts(BETWEEN, typed);
  }

  /// Returns the words in a text, between spaces, commas or semicolons.
  public static List<String> words(String typed) {
    return parts(BETWEEN_WORDS, typed);
  }

  /// Returns the parts of a text that semicolons or commas separate.
  public static List<String> texts(String typed) {
    return parts(BETWEEN_TEXTS, typed);
  }

  /// Returns the values of a parameter in a text. A text parameter has exactly one.
  static List<String> values(Domain domain, String typed) {
    return switch (domain) {
      case Domain.Whole _, Domain.Decimal _ -> numbers(typed);
      case Domain.Choice choice -> hasBlanks(choice) ? texts(typed) : words(typed);
      case Domain.Text _ -> List.of(typed.strip());
    };
  }

  private static List<String> parts(Pattern between, String typed) {
    return between.splitAsStream(typed.strip()).filter(each -> !each.isEmpty()).toList();
  }

  private static boolean hasBlanks(Domain.Choice choice) {
    return choice.words().stream().anyMatch(each -> each.contains(" "));
  }

  /// Returns the values of a parameter as a field shows them.
  static String shown(Domain domain, List<String> levels) {
    boolean whole = domain instanceof Domain.Whole;
    return String.join(
        gap(domain), whole ? levels.stream().map(ValueTexts::shown).toList() : levels);
  }

  /// Returns the separator between values in a field.
  static String gap(Domain domain) {
    return domain instanceof Domain.Choice choice && hasBlanks(choice) ? "; " : GAP;
  }

  /// Returns a whole number as a field shows it; other values unchanged.
  private static String shown(String level) {
    return whole(level).stream().mapToObj(ValueTexts::grouped).findFirst().orElse(level);
  }

  /// Returns a value as plan files write it. An invalid number is written as a text, so that the
  /// reader reports it.
  static String written(Domain domain, String value) {
    return switch (domain) {
      case Domain.Whole _, Domain.Decimal _ -> number(value);
      case Domain.Choice _, Domain.Text _ -> PlanText.quoted(value.strip());
    };
  }

  /// Returns a number as plan files write it; an invalid number as a text.
  static String number(String typed) {
    String plain = ungrouped(typed.strip());
    return NUMBER.matcher(plain).matches() ? plain : PlanText.quoted(typed.strip());
  }

  /// Returns the whole number that a text consists of; empty for any other text. Digits may be
  /// grouped.
  public static OptionalLong whole(String typed) {
    try {
      return OptionalLong.of(Long.parseLong(ungrouped(typed.strip())));
    } catch (NumberFormatException e) {
      return OptionalLong.empty(); // perhaps still being typed
    }
  }

  /// Returns a text without separators of digit groups.
  static String ungrouped(String value) {
    return GROUPING.matcher(value).replaceAll("");
  }

  /// Returns a number with digit groups, which [#whole] reads.
  public static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /// Returns a number without trailing zeros.
  public static String plain(double value) {
    return value == (long) value // nearly always, and BigDecimal would delay the start
        ? Long.toString((long) value)
        : BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  /// Returns a heap size as plan files write it.
  public static String heap(long megabytes) {
    return WorkerJvm.heapText(megabytes);
  }

  /// Returns one or several heap sizes as a field shows them.
  static String heaps(List<Long> megabytes) {
    return String.join(GAP, megabytes.stream().map(ValueTexts::heap).toList());
  }
}
