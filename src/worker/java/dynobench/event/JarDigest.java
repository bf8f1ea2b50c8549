package dynobench.event;

import java.util.regex.Pattern;

/// Digest of a jar's content, in the line of a series' settings that names the jar. Runs of older
/// versions do not have it.
public final class JarDigest {
  /// Beginning of a line that names a jar.
  public static final String JAR = "jar: ";

  private static final String SIGN = ", SHA-256 ";

  /// Number of hexadecimal digits in the line: 64 bits, enough to notice any change.
  private static final int DIGITS = 16;

  private static final Pattern END = Pattern.compile(Pattern.quote(SIGN) + "[0-9a-f]{16}$");

  private JarDigest() {}

  /// Adds the digest to the line of a jar.
  ///
  /// @param sha256 the whole digest in hexadecimal digits
  public static String added(String line, String sha256) {
    return line + SIGN + sha256.substring(0, DIGITS);
  }

  /// Returns whether a line of settings has a digest.
  public static boolean isIn(String line) {
    return line.startsWith(JAR) && END.matcher(line).find();
  }

  /// Returns a line of settings without its digest.
  public static String without(String line) {
    return line.startsWith(JAR) ? END.matcher(line).replaceFirst("") : line;
  }
}
