package dynobench.protocol.upgrade;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Canonical texts of values. A long value is shown by its length and a part of its SHA-256.
final class SampleText {
  private static final int LONGEST = 200;
  private static final int DIGITS = 16;
  private static final int PERIOD = 95;

  private SampleText() {}

  /// Returns a text as it is shown. Control characters are escaped.
  static String of(String text) {
    if (text.length() > LONGEST) {
      return text.length() + " characters, " + digest(text.getBytes(StandardCharsets.UTF_8));
    }
    var shown = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      if (Character.isISOControl(each)) {
        shown.append("\\u").append(HexFormat.of().toHexDigits(each));
      } else {
        shown.append(each);
      }
    }
    return shown.append('"').toString();
  }

  /// Returns bytes as hexadecimal digits.
  static String of(byte[] bytes) {
    return bytes.length > LONGEST
        ? bytes.length + " bytes, " + digest(bytes)
        : "x'" + HexFormat.of().formatHex(bytes) + "'";
  }

  private static String digest(byte[] bytes) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return "SHA-256 " + HexFormat.of().formatHex(digest).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }

  /// Returns a long text of printable characters.
  static String large(int length) {
    var text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      text.append((char) (' ' + (i * 7 + i / PERIOD) % PERIOD));
    }
    return text.toString();
  }
}
