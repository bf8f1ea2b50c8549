package dynobench.plan;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/// Flags of a contender that test the bench itself. Two flags slow down the engine by a known
/// share: one after each operation, the other in one method of the driver. A third flag only
/// distinguishes two equal contenders.
public final class SelfTestFlags {
  /// System property with the share by which every operation takes longer.
  public static final String SLOWED = "dynobench.slowed";

  /// System property with the share of the delay that is planted in one method of the JDBC driver.
  public static final String PLANTED = "dynobench.planted";

  /// Method with the planted delay.
  public static final String PLANTED_METHOD = "executeUpdate";

  /// End of the names of the interfaces whose classes have the planted delay.
  public static final String PLANTED_INTERFACE = "PreparedStatement";

  /// System property that only distinguishes contenders; no code reads it.
  public static final String TWIN = "dynobench.twin";

  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_-]{1,40}");

  /// Plain decimal numbers; neither `NaN` nor `1e-1`.
  private static final Pattern DECIMAL = Pattern.compile("\\d(\\.\\d{1,9})?");

  private SelfTestFlags() {}

  /// Returns the flag that slows a contender down.
  public static String slowed(double share) {
    return "-D" + SLOWED + "=" + BigDecimal.valueOf(share).toPlainString();
  }

  /// Returns the flag that plants a delay in a method of the driver.
  public static String planted(double share) {
    return "-D" + PLANTED + "=" + BigDecimal.valueOf(share).toPlainString();
  }

  /// Returns the share of the planted delay among some flags; empty without such a flag.
  public static Optional<String> plantedShare(List<String> flags) {
    return flags.stream().flatMap(each -> value(each, PLANTED).stream()).findFirst();
  }

  /// Returns the flag that makes a second, equal contender.
  public static String twin(String word) {
    return "-D" + TWIN + "=" + word;
  }

  /// Returns whether a flag is one of these.
  static boolean isOne(String flag) {
    return delay(flag).or(() -> value(flag, TWIN)).isPresent();
  }

  private static Optional<String> delay(String flag) {
    return value(flag, SLOWED).or(() -> value(flag, PLANTED));
  }

  /// Returns why the flag's value is invalid, as the end of a sentence that begins with the flag.
  /// Empty for a valid value.
  static Optional<String> refusal(String flag) {
    if (delay(flag).isPresent()) {
      return share(delay(flag).get()).isPresent()
          ? Optional.empty()
          : Optional.of("has an invalid value: write a share from 0 to 1, such as 0.1 for 10 %");
    }
    return value(flag, TWIN).filter(word -> !WORD.matcher(word).matches()).isPresent()
        ? Optional.of(
            "has an invalid value: write a word of at most 40 letters and digits, such as again")
        : Optional.empty();
  }

  /// Parses the value of the property that slows down; empty for an invalid one.
  public static OptionalDouble share(String text) {
    double share = DECIMAL.matcher(text).matches() ? Double.parseDouble(text) : -1;
    return share >= 0 && share <= 1 ? OptionalDouble.of(share) : OptionalDouble.empty();
  }

  /// Returns a contender's flags as part of a title: the flags of this class in plain words, the
  /// others unchanged. Each part follows a comma; the text is empty without flags.
  public static String titlePart(List<String> flags) {
    List<String> others = flags.stream().filter(flag -> !isOne(flag)).toList();
    var words = new StringBuilder(others.isEmpty() ? "" : ", " + FlagRules.joined(others));
    for (String flag : flags) {
      delay(flag)
          .map(SelfTestFlags::share)
          .filter(OptionalDouble::isPresent)
          .ifPresent(share ->
              words.append(", slowed by ").append(PercentFormat.format(share.getAsDouble())));
      value(flag, TWIN).ifPresent(_ -> words.append(", again"));
    }
    return words.toString();
  }

  private static Optional<String> value(String flag, String property) {
    String start = "-D" + property + "=";
    return flag.startsWith(start) ? Optional.of(flag.substring(start.length())) : Optional.empty();
  }
}
