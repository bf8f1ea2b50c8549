package dynobench.plan;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Shares in per cent.
public final class PercentFormat {
  private static final Pattern FORM = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,6})?)\\s?%?");
  private static final double WHOLE = 100;

  private PercentFormat() {}

  /// Parses a share: `3%`, `0.5 %` and `3` mean 0.03, 0.005 and 0.03.
  ///
  /// @throws IllegalArgumentException when the text isn't a share above 0 % and up to 100 %
  public static double parse(String text) {
    Matcher matcher = FORM.matcher(text.strip());
    double percent = matcher.matches() ? Double.parseDouble(matcher.group(1)) : 0;
    if (percent <= 0 || percent > WHOLE) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "\"%s\" is not a percentage above 0 %% and up to 100 %%, such as 3%%",
              text));
    }
    return percent / WHOLE;
  }

  /// Returns a share for the user, such as `2.5 %`, with up to six decimals.
  public static String format(double share) {
    return text(share) + " %";
  }

  /// Returns the share in per cent without a sign, such as `2.5`, with up to six decimals. [#parse]
  /// accepts it.
  public static String text(double share) {
    return BigDecimal.valueOf(share * WHOLE)
        .setScale(6, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }
}
