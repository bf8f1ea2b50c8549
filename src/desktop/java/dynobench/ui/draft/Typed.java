package dynobench.ui.draft;

import dynobench.plan.WorkerJvm;
import dynobench.planfile.PlanText;
import dynobench.workload.Domain;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/// Values as people type and read them, one or several in a field, and as plan files write them.
public final class Typed {
  private static final Pattern NUMBER = Pattern.compile("[+-]?(0|[1-9]\\d*)(\\.\\d+)?");

  /// People group digits by commas, spaces and underscores.
  private static final Pattern GROUPING = Pattern.compile("(?<=\\d)[, _\\u00a0\\u2009](?=\\d{3})");

  /// A comma between digits groups them; one before a space parts two numbers.
  private static final Pattern BETWEEN = Pattern.compile("[;\\s]+|,\\s+|,$");

  /// Between words that hold no blanks.
  private static final Pattern BETWEEN_WORDS = Pattern.compile("[;,\\s]+");

  /// Between texts that hold blanks, such as commit styles.
  private static final Pattern BETWEEN_TEXTS = Pattern.compile("\\s*[;,]\\s*");

  private static final String GAP = "  ";

  private Typed() {}

  /// The numbers in a text, still as they were typed.
  static List<String> numbers(String typed) {
    return parts(BETWEEN, typed);
  }

  /// The words in a text.
  public static List<String> words(String typed) {
    return parts(BETWEEN_WORDS, typed);
  }

  /// The texts in a text, with semicolons between them.
  public static List<String> texts(String typed) {
    return parts(BETWEEN_TEXTS, typed);
  }

  /// The values of a parameter in a text.
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

  /// Values of a parameter as a field shows them.
  static String shown(Domain domain, List<String> levels) {
    boolean whole = domain instanceof Domain.Whole;
    return String.join(gap(domain), whole ? levels.stream().map(Typed::shown).toList() : levels);
  }

  /// What parts values in a field.
  static String gap(Domain domain) {
    return domain instanceof Domain.Choice choice && hasBlanks(choice) ? "; " : GAP;
  }

  /// A whole number as a field shows it; anything else as it is.
  private static String shown(String level) {
    return whole(level).stream().mapToObj(Typed::grouped).findFirst().orElse(level);
  }

  /// A value as plan files write it; what is no number where one should be stays a text, for the
  /// reader to complain of.
  static String written(Domain domain, String value) {
    return switch (domain) {
      case Domain.Whole _, Domain.Decimal _ -> number(value);
      case Domain.Choice _, Domain.Text _ -> PlanText.quoted(value.strip());
    };
  }

  /// The same for a number.
  static String number(String typed) {
    String plain = ungrouped(typed.strip());
    return NUMBER.matcher(plain).matches() ? plain : PlanText.quoted(typed.strip());
  }

  /// The whole number that a text stands for; empty when it stands for none.
  public static OptionalLong whole(String typed) {
    try {
      return OptionalLong.of(Long.parseLong(ungrouped(typed.strip())));
    } catch (NumberFormatException e) {
      return OptionalLong.empty(); // still being typed, perhaps
    }
  }

  /// A text without what groups its digits.
  static String ungrouped(String value) {
    return GROUPING.matcher(value).replaceAll("");
  }

  /// A number as people read it, which [#whole] understands.
  public static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /// A number without zeros at its end.
  public static String plain(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  /// A heap as plan files write it.
  public static String heap(long megabytes) {
    return WorkerJvm.heapText(megabytes);
  }

  /// Heaps, one or several.
  static String heaps(List<Long> megabytes) {
    return String.join(GAP, megabytes.stream().map(Typed::heap).toList());
  }
}
