package dynobench.recorder.masking;

import java.math.BigDecimal;
import java.util.BitSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Replaces the literals of a statement. Comments lose their content, except hints. Names stay.
/// Understands the quotes of the common dialects; an unfinished literal ends with the statement.
final class SqlScanner {
  private static final String PREFIXES = "NEXB";

  private final String sql;
  private final ValueMask mask;
  private final boolean backslashes;
  private final StringBuilder out;
  private final SqlContext context = new SqlContext();
  private final BitSet kept = new BitSet();
  private int position;
  private int parameters;

  SqlScanner(String sql, ValueMask mask, boolean backslashes) {
    this.sql = sql;
    this.mask = mask;
    this.backslashes = backslashes;
    this.out = new StringBuilder(sql.length());
  }

  MaskedSql scan() {
    while (position < sql.length()) {
      next();
    }
    return new MaskedSql(out.toString(), kept);
  }

  private char peek(int ahead) {
    return position + ahead < sql.length() ? sql.charAt(position + ahead) : '\0';
  }

  private void copy(int count) {
    int end = Math.min(sql.length(), position + count);
    out.append(sql, position, end);
    position = end;
  }

  private static boolean isName(char c) {
    return c == '_' || Character.isLetterOrDigit(c);
  }

  private void next() {
    char c = peek(0);
    if (Character.isWhitespace(c)) {
      copy(1);
    } else if (isLineComment(c)) {
      copy(2);
      position = endOf("\n", position);
    } else if (c == '/' && peek(1) == '*') {
      comment();
    } else if (c == '\'') {
      text('\'', backslashes);
    } else if (c == '"' && backslashes) {
      text('"', true);
    } else if (c == '"' || c == '`') {
      copy(endOf(String.valueOf(c), position + 1) + 1 - position);
      context.word("");
    } else if (c == '$' && !dollar().isEmpty()) {
      dollarText(dollar());
    } else if (isDigit(c) || (c == '.' && isDigit(peek(1)))) {
      number();
    } else if (c == '?' || c == ':' || c == '@' || c == '$') {
      parameter(c);
    } else if (isName(c)) {
      word();
    } else {
      context.symbol(c);
      copy(1);
    }
  }

  /// Returns the index of a text from an index on, or the statement's length without it.
  private int endOf(String text, int from) {
    int found = sql.indexOf(text, from);
    return found < 0 ? sql.length() : found;
  }

  private boolean isLineComment(char c) {
    return c == '-'
        && peek(1) == '-'
        && (!backslashes || Character.isWhitespace(peek(2)) || peek(2) == '\0');
  }

  private void comment() {
    if (peek(2) == '!') {
      copy(3); // statements that only MySQL executes
      return;
    }
    int end = endOf("*/", position + 2);
    if (peek(2) == '+') {
      copy(end + 2 - position);
      return;
    }
    out.append(end < sql.length() ? "/**/" : "/*");
    position = Math.min(sql.length(), end + 2);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private void word() {
    if (peek(1) == '\'' && PREFIXES.indexOf(Character.toUpperCase(peek(0))) >= 0) {
      prefixed(Character.toUpperCase(peek(0)));
      return;
    }
    if (Character.toUpperCase(peek(0)) == 'U' && peek(1) == '&' && peek(2) == '\'') {
      copy(2);
      text('\'', false);
      return;
    }
    int end = position;
    while (end < sql.length() && (isName(sql.charAt(end)) || "$#".indexOf(sql.charAt(end)) >= 0)) {
      end++;
    }
    context.word(sql.substring(position, end).toUpperCase(Locale.ROOT));
    copy(end - position);
  }

  private void prefixed(char prefix) {
    copy(1);
    if (prefix == 'N' || prefix == 'E') {
      text('\'', backslashes || prefix == 'E');
    } else {
      int end = endOf("'", position + 1);
      String digits = sql.substring(Math.min(sql.length(), position + 1), end);
      copy(1);
      out.append(prefix == 'X' && !context.keepsText(digits) ? hex(digits) : digits);
      position = end;
      copy(1);
      context.literal();
    }
  }

  /// Returns the pseudonym of bytes in hexadecimal digits.
  private String hex(String digits) {
    String plain = digits.replaceAll("\\s", "");
    if (plain.length() % 2 != 0 || !plain.chars().allMatch(c -> Character.digit(c, 16) >= 0)) {
      return "";
    }
    var bytes = new byte[plain.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Integer.parseInt(plain.substring(2 * i, 2 * i + 2), 16);
    }
    var image = new StringBuilder();
    for (byte each : (byte[]) mask.mask(bytes)) {
      image
          .append(Character.forDigit((each >> 4) & 15, 16))
          .append(Character.forDigit(each & 15, 16));
    }
    return image.toString();
  }

  private void text(char quote, boolean escapes) {
    var text = new QuotedText(sql, position, quote, escapes);
    copy(1);
    String content = text.content();
    String image = context.keepsText(content) ? content : (String) mask.mask(content);
    out.append(QuotedText.encoded(image, quote, escapes));
    position = text.end();
    copy(1);
    context.literal();
  }

  /// Returns the delimiter `$$` or `$name$` at the position; empty without one.
  private String dollar() {
    int end = position + 1;
    while (end < sql.length() && isName(sql.charAt(end)) && !isDigit(peek(1))) {
      end++;
    }
    return end < sql.length() && sql.charAt(end) == '$' ? sql.substring(position, end + 1) : "";
  }

  private void dollarText(String delimiter) {
    copy(delimiter.length());
    int end = endOf(delimiter, position);
    String content = sql.substring(position, end);
    out.append(context.keepsText(content) ? content : mask.mask(content));
    position = end;
    copy(delimiter.length());
    context.literal();
  }

  /// Copies a parameter or a variable, with its number or name.
  private void parameter(char mark) {
    if (peek(1) == mark) {
      copy(2); // an operator, such as the cast ::
      return;
    }
    int begin = position;
    copy(1);
    while (mark == '?' ? isDigit(peek(0)) : isName(peek(0))) {
      copy(1);
    }
    if (mark == '?') {
      int number = numberOf(sql.substring(begin + 1, position));
      parameters = number > 0 ? number : parameters + 1;
      kept.set(parameters, context.keepsParameter());
      context.literal();
    } else {
      context.symbol(mark);
    }
  }

  private static int numberOf(String digits) {
    return digits.isEmpty() || digits.length() > 5 ? 0 : Integer.parseInt(digits);
  }

  private void number() {
    int end = position;
    boolean exponent = false;
    while (end < sql.length()
        && (isName(sql.charAt(end)) || sql.charAt(end) == '.' || isSign(end))) {
      exponent |= "eE".indexOf(sql.charAt(end)) >= 0;
      end++;
    }
    String digits = sql.substring(position, end);
    BigDecimal value = context.keepsNumber() || !mask.coversAll() ? null : decimal(digits);
    out.append(value == null ? digits : image(value, exponent));
    position = end;
    context.literal();
  }

  /// Returns whether a sign belongs to an exponent.
  private boolean isSign(int index) {
    char c = sql.charAt(index);
    return (c == '-' || c == '+') && index > position && "eE".indexOf(sql.charAt(index - 1)) >= 0;
  }

  private static @Nullable BigDecimal decimal(String digits) {
    try {
      return new BigDecimal(digits.replace("_", ""));
    } catch (NumberFormatException e) {
      return null; // such as a number in hexadecimal digits
    }
  }

  private String image(BigDecimal value, boolean exponent) {
    if (!exponent) {
      return ((BigDecimal) mask.mask(value)).toPlainString();
    }
    String image = mask.mask(value.doubleValue()).toString();
    return image.indexOf('E') < 0 ? image + "E0" : image;
  }
}
