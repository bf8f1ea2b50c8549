package dynobench.recorder.masking;

/// Text literal of a statement.
final class QuotedText {
  private static final String ESCAPED = "ntrb0Z";
  private static final String ESCAPES = "\n\t\r\b\0\u001A";

  private final StringBuilder content = new StringBuilder();
  private int end;

  /// Reads a literal.
  ///
  /// @param begin index of its first quote
  /// @param escapes whether a backslash escapes the next character
  QuotedText(String sql, int begin, char quote, boolean escapes) {
    end = begin + 1;
    while (end < sql.length()) {
      char c = sql.charAt(end);
      boolean more = end + 1 < sql.length();
      if (c == quote && !(more && sql.charAt(end + 1) == quote)) {
        return;
      }
      if (c == quote) {
        end++;
      } else if (c == '\\' && escapes && more) {
        c = sql.charAt(++end);
        if (c == '%' || c == '_') {
          content.append('\\'); // for the pattern
        } else {
          c = escaped(c);
        }
      }
      content.append(c);
      end++;
    }
  }

  private static char escaped(char c) {
    int known = ESCAPED.indexOf(c);
    return known < 0 ? c : ESCAPES.charAt(known);
  }

  String content() {
    return content.toString();
  }

  /// Returns the index of the last quote, or the length of a statement that ends before it.
  int end() {
    return end;
  }

  /// Returns a content as it is written between quotes.
  static String encoded(String content, char quote, boolean escapes) {
    String mark = String.valueOf(quote);
    String encoded = content.replace(mark, mark + mark);
    return escapes ? encoded.replace("\\", "\\\\") : encoded;
  }
}
