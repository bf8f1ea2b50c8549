package dynobench.secret;

import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the values of secret keys in any text: `key=value`, `key: value`, `"key":"value"`,
/// `PASSWORD 'value'`, `user:value@host` and similar forms. In doubtful cases it takes too much
/// rather than too little. The search takes time in proportion to the length, because an engine may
/// print a megabyte without a line end.
final class KeyedValues {
  /// Receives each value: the index of its first character, and the index after its last. A value
  /// may be empty, or overlap with another.
  @FunctionalInterface
  interface ValueListener {
    void at(int from, int to);
  }

  private static final int LONGEST_KEY = 100;
  private static final int LONGEST_USER_INFO = 200;
  private static final int LONGEST_CALL = 500;
  private static final int MOST_BLANKS = 8;

  private static final String QUOTES = "'\"`";

  /// Characters that may follow an unquoted value in a sentence or a list.
  private static final String TRAILERS = ",.)]}>";

  private static final Pattern IDENTIFIED =
      Pattern.compile("(?i)\\bidentified\\s{1,8}by\\s{1,8}([^\\s'\";]{1,200}+)");

  private static final Pattern ORACLE =
      Pattern.compile("(?i)\\bjdbc:oracle:\\w{1,10}+:[^/\\s]{1,100}+/([^@\\s]{1,100}+)@");

  /// Characters before a parameter of a URL.
  private static final String URL_SIGNS = "?&;";

  /// YES or NO after a key, as in MySQL's message `(using password: YES)`. It tells whether the
  /// client sent a password, and is no secret.
  private static final Pattern ANSWER = Pattern.compile("(?:YES|NO)\\b");

  /// Start of `key=value`. A padded Base64 text does not match.
  private static final Pattern KEY = Pattern.compile("[\\w.-]{1,100}+=[^=\\s]");

  /// Start of `key = value`.
  private static final Pattern SPACED_KEY = Pattern.compile("[\\w.-]{1,100}+[ \\t]{1,8}+=");

  private final String text;
  private final Predicate<String> secretKey;
  private final boolean statement;
  private final ValueListener found;
  private int lastColon = -LONGEST_USER_INFO;

  /// Prepares a search.
  ///
  /// @param statement whether the text is SQL, where `KEY 'value'` contains a secret; elsewhere it
  ///   occurs in many ordinary sentences
  KeyedValues(String text, Predicate<String> secretKey, boolean statement, ValueListener found) {
    this.text = text;
    this.secretKey = secretKey;
    this.statement = statement;
    this.found = found;
  }

  void find() {
    int at = 0;
    while (at < text.length()) {
      int next =
          switch (text.charAt(at)) {
            case '=' -> assigned(at);
            case ':' -> {
              lastColon = at;
              yield assigned(at);
            }
            case '\'', '"', '`' -> quotedAfterWord(at);
            case '(' -> called(at);
            case '@' -> userInfo(at);
            default -> at;
          };
      at = Math.max(at + 1, next);
    }
    each(IDENTIFIED);
    each(ORACLE);
  }

  private void each(Pattern pattern) {
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.at(matcher.start(1), matcher.end(1));
    }
  }

  /// @return the index at which reading continues
  private int assigned(int at) {
    int end = back(at, " \t:", MOST_BLANKS);
    end = back(end, QUOTES + "\\]", 3);
    int start = wordStart(end);
    String key = text.substring(start, end);
    boolean prose = text.charAt(at) == ':' && isProse(key);
    if (prose || text.startsWith("//", at + 1) || !holdsSecret(key, start, statement)) {
      return at;
    }
    int behind = forward(at + 1, "=>");
    int value = forward(behind, " \t");
    return isEmpty(at, start, behind, value) ? behind : value(value);
  }

  /// Returns whether the key has no value, so that the next word belongs to something else.
  ///
  /// @param sign index of `=` or `:`
  /// @param key index of the key's first character
  /// @param behind index after the sign
  /// @param value index of the first character after it that is no blank
  private boolean isEmpty(int sign, int key, int behind, int value) {
    if (text.charAt(sign) == ':') {
      return ANSWER.matcher(text).region(value, text.length()).lookingAt();
    }
    if (value < text.length() && TRAILERS.indexOf(text.charAt(value)) >= 0) {
      return true;
    }
    if (value == behind) {
      return false;
    }
    boolean spaced = back(sign, " \t", 1) < sign;
    boolean ofUrl = !spaced && key > 0 && URL_SIGNS.indexOf(text.charAt(key - 1)) >= 0;
    Pattern next = spaced ? SPACED_KEY : KEY;
    return ofUrl || next.matcher(text).region(value, text.length()).lookingAt();
  }

  /// Returns whether the word before a colon is no key: an exception, a source file, or a parser's
  /// word.
  private static boolean isProse(String key) {
    return key.endsWith("Exception")
        || key.endsWith("Error")
        || key.endsWith(".java")
        || key.equalsIgnoreCase("token");
  }

  /// @param bareKey whether the word `key` alone is enough; in SQL it also precedes a column
  private boolean holdsSecret(String word, int start, boolean bareKey) {
    if (secretKey.test(word)) {
      return true;
    }
    String name = word.substring(word.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return switch (name) {
      case "key" -> bareKey || wordBefore(start).equals("pragma");
      case "by" -> wordBefore(start).equals("identified");
      default -> false;
    };
  }

  private String wordBefore(int start) {
    int end = back(start, " \t", MOST_BLANKS);
    return text.substring(wordStart(end), end).toLowerCase(Locale.ROOT);
  }

  private int value(int start) {
    if (start >= text.length()) {
      return start;
    }
    return switch (text.charAt(start)) {
      case '\'', '"', '`' -> quoted(start, true);
      case '\\' -> isQuote(start + 1) ? quoted(start + 1, false) : unquoted(start);
      case '{' -> text.startsWith("{folder}", start) ? unquoted(start) : upTo('}', start);
      case '[' -> upTo(']', start);
      default -> unquoted(start);
    };
  }

  /// Reports a quoted value. Some languages escape a quote with a backslash, in others a value may
  /// end with one, so both readings are reported.
  private int quoted(int start, boolean mayEscape) {
    int plain = closing(start, false);
    found.at(start + 1, plain);
    int end = plain;
    if (mayEscape && plain > 0 && text.charAt(plain - 1) == '\\') {
      end = closing(start, true);
      found.at(start + 1, end);
    }
    return end + 1;
  }

  /// Returns the index of the closing quote, or of the line's end when the quote is not closed.
  private int closing(int start, boolean escapes) {
    char quote = text.charAt(start);
    int at = start + 1;
    while (at < text.length() && !isLineEnd(at)) {
      char c = text.charAt(at);
      boolean doubled = c == quote && at + 1 < text.length() && text.charAt(at + 1) == quote;
      if (c == quote && !doubled) {
        return at;
      }
      at += doubled || (escapes && c == '\\') ? 2 : 1;
    }
    return Math.min(at, text.length());
  }

  private int upTo(char bracket, int start) {
    int at = start + 1;
    while (at < text.length() && !isLineEnd(at) && text.charAt(at) != bracket) {
      at++;
    }
    found.at(start + 1, at);
    return at;
  }

  private int unquoted(int start) {
    int end = start;
    while (end < text.length() && !endsValue(end)) {
      end++;
    }
    found.at(start, Math.max(start, back(end, TRAILERS, end - start)));
    return end;
  }

  /// Returns whether a character ends an unquoted value. A quote in the middle of a word belongs to
  /// the word.
  private boolean endsValue(int at) {
    char c = text.charAt(at);
    boolean last = at + 1 == text.length() || !Character.isLetterOrDigit(text.charAt(at + 1));
    return Character.isWhitespace(c) || c == ';' || c == '&' || (isQuote(at) && last);
  }

  private int quotedAfterWord(int at) {
    int end = back(at, " \t", MOST_BLANKS);
    int start = wordStart(end);
    String name = text.substring(start, end);
    boolean bareKey = statement && text.charAt(at) == '\'';
    boolean named =
        end < at
            && start < end
            && !name.equalsIgnoreCase("token")
            && holdsSecret(name, start, bareKey);
    return named || (statement && isSecondArgument(end)) ? quoted(at, true) : at;
  }

  /// Returns whether the quote opens a second argument, as in `SET_PROPERTY('bootPassword',
  /// 'value')`.
  private boolean isSecondArgument(int end) {
    int comma = back(end, ",", 1);
    int quote = back(back(comma, " \t", MOST_BLANKS), QUOTES, 1);
    String name = text.substring(wordStart(quote), quote);
    return comma < end
        && isQuote(quote)
        && (secretKey.test(name) || name.startsWith("derby.user."));
  }

  /// Reports the last quoted argument of a routine whose name indicates a secret. Looks no further
  /// than the line's end, and about 500 characters.
  private int called(int at) {
    int end = back(at, " \t", MOST_BLANKS);
    int start = wordStart(end);
    String name = text.substring(start, end);
    if (start == end
        || !(holdsSecret(name, start, false)
            || name.toUpperCase(Locale.ROOT).endsWith("CREATE_USER"))) {
      return at;
    }
    int last = -1;
    int stop = Math.min(text.length(), at + LONGEST_CALL);
    int here = at + 1;
    while (here < stop && text.charAt(here) != ')' && !isLineEnd(here)) {
      if (isQuote(here)) {
        last = here;
        here = closing(here, false);
      }
      here++;
    }
    return last < 0 ? at : quoted(last, false);
  }

  /// Reports the password in `user:password@host`, with or without a scheme before it.
  private int userInfo(int at) {
    if (at - lastColon >= LONGEST_USER_INFO) {
      return at;
    }
    int start = at;
    while (start > 0 && at - start < LONGEST_USER_INFO && !endsUserInfo(start - 1)) {
      start--;
    }
    String info = text.substring(start, at);
    int scheme = info.indexOf("://");
    int colon = info.indexOf(':', scheme < 0 ? 0 : scheme + 3);
    if (colon > 0 && (scheme >= 0 || !info.startsWith("jdbc:"))) {
      found.at(start + colon + 1, at);
    }
    return at;
  }

  private boolean endsUserInfo(int at) {
    char c = text.charAt(at);
    return Character.isWhitespace(c) || "<>?&;(".indexOf(c) >= 0 || isQuote(at);
  }

  private int wordStart(int end) {
    int start = end;
    while (start > 0 && end - start < LONGEST_KEY && isOfWord(text.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  private static boolean isOfWord(char c) {
    return Character.isLetterOrDigit(c) || "_.-$".indexOf(c) >= 0;
  }

  private boolean isQuote(int at) {
    return at < text.length() && QUOTES.indexOf(text.charAt(at)) >= 0;
  }

  private boolean isLineEnd(int at) {
    return text.charAt(at) == '\n' || text.charAt(at) == '\r';
  }

  private int back(int from, String over, int most) {
    int at = from;
    while (at > 0 && from - at < most && over.indexOf(text.charAt(at - 1)) >= 0) {
      at--;
    }
    return at;
  }

  private int forward(int from, String over) {
    int at = from;
    while (at < text.length() && over.indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return at;
  }
}
