package dynobench.secret;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Forms in which an engine may quote a value.
final class QuotedForms {
  private static final Pattern HEX = Pattern.compile("[0-9a-fA-F]{8,}+");
  private static final Pattern HEX_LITERAL = Pattern.compile("[xX]'([0-9a-fA-F]+)'?");

  private QuotedForms() {}

  /// Returns all known forms, including the value itself. Some may occur twice.
  static Stream<String> of(String value) {
    Matcher literal = HEX_LITERAL.matcher(value);
    Stream<String> digits =
        HEX.matcher(value).matches()
            ? Stream.of(value.toLowerCase(Locale.ROOT), value.toUpperCase(Locale.ROOT))
            : Stream.empty();
    String encoded = URLEncoder.encode(value, StandardCharsets.UTF_8);
    Stream<String> quoted =
        Stream.of(
            value,
            decoded(value),
            encoded,
            encoded.replace("+", "%20"),
            value.replace("'", "''"),
            value.replace("''", "'"),
            value.replace("\\", "\\\\").replace("\"", "\\\""),
            value.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"),
            Base64.getEncoder().encodeToString(value.getBytes(StandardCharsets.UTF_8)));
    return Stream.of(
            quoted,
            digits,
            value.lines().map(String::strip), // each line of a key that has several
            literal.matches() ? of(literal.group(1)) : Stream.<String>empty())
        .flatMap(each -> each);
  }

  private static String decoded(String value) {
    try {
      return URLDecoder.decode(value, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return value; // a percent sign that encodes nothing
    }
  }
}
