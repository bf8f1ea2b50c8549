package dynobench.jmeter;

import java.util.ArrayList;
import java.util.List;

/// A piece of a SQL statement.
record SqlToken(Kind kind, String text) {
  /// Kinds of pieces that the import distinguishes.
  enum Kind {
    TEXT,
    QUOTED_NAME,
    COMMENT,
    WORD,
    /// A single character of any other kind, blanks and digits included.
    SIGN
  }

  /// Returns all pieces, which together form the statement. An unclosed quote or `/*` begins with a
  /// sign.
  static List<SqlToken> of(String sql) {
    var tokens = new ArrayList<SqlToken>();
    int at = 0;
    while (at < sql.length()) {
      char c = sql.charAt(at);
      int end = -1;
      Kind kind = Kind.SIGN;
      if (c == '\'') {
        kind = Kind.TEXT;
        end = textEnd(sql, at);
      } else if (c == '"' || c == '`') {
        kind = Kind.QUOTED_NAME;
        end = after(sql, Character.toString(c), at + 1);
      } else if (sql.startsWith("--", at)) {
        kind = Kind.COMMENT;
        int line = sql.indexOf('\n', at);
        end = line < 0 ? sql.length() : line;
      } else if (sql.startsWith("/*", at)) {
        kind = Kind.COMMENT;
        end = after(sql, "*/", at + 2);
      } else if (isLetter(c)) {
        kind = Kind.WORD;
        end = wordEnd(sql, at);
      }
      boolean sign = end < 0;
      end = sign ? at + Character.charCount(sql.codePointAt(at)) : end;
      tokens.add(new SqlToken(sign ? Kind.SIGN : kind, sql.substring(at, end)));
      at = end;
    }
    return tokens;
  }

  /// Returns the end of a quoted text; a doubled quote is a part of it.
  private static int textEnd(String sql, int from) {
    int end = sql.indexOf('\'', from + 1);
    while (end >= 0 && end + 1 < sql.length() && sql.charAt(end + 1) == '\'') {
      end = sql.indexOf('\'', end + 2);
    }
    return end < 0 ? -1 : end + 1;
  }

  private static int after(String sql, String mark, int from) {
    int end = sql.indexOf(mark, from);
    return end < 0 ? -1 : end + mark.length();
  }

  private static int wordEnd(String sql, int from) {
    int end = from;
    while (end < sql.length()
        && (isLetter(sql.charAt(end))
            || Character.isDigit(sql.charAt(end))
            || sql.charAt(end) == '$')) {
      end++;
    }
    return end;
  }

  /// Returns whether a character can begin a word. Characters of the private area mark values
  /// instead.
  private static boolean isLetter(char c) {
    return c == '_' || (Character.isLetter(c) && !ExpandedText.isMark(c));
  }

  boolean isSign(String sign) {
    return kind == Kind.SIGN && text.equals(sign);
  }

  boolean isWord(String word) {
    return kind == Kind.WORD && text.equalsIgnoreCase(word);
  }

  boolean isWord() {
    return kind == Kind.WORD;
  }

  /// Returns whether the token is a blank or a comment.
  boolean isBlank() {
    return kind == Kind.COMMENT || (kind == Kind.SIGN && text.isBlank());
  }
}
