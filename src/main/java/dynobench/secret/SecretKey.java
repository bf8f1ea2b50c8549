package dynobench.secret;

import java.util.Locale;
import java.util.regex.Pattern;

/// Tells by its name whether a property, a URL's parameter or a key of a file holds a secret.
public final class SecretKey {
  /// Parts of names, in lower case and without dots, dashes and underscores. A tokenizer, or a
  /// number of tokens, is nothing to hide.
  private static final Pattern PARTS =
      Pattern.compile(
          "password|passwd|passphrase|passcode|pwd|secret|credential|token(?!s|iz)"
              + "|(?:en|de)?crypt(?:ion)?key|cipherkey|apikey|accesskey|privatekey"
              + "|^(?:hexkey|rekey|hexrekey)$");

  /// Short words that count as the end of a name only.
  private static final Pattern END = Pattern.compile("(?:^|[._-])(?i:pass|pw)$|[a-z0-9]Pass$");

  private static final Pattern JOINTS = Pattern.compile("[._-]");

  private SecretKey() {}

  /// Whether the name looks like a secret's.
  public static boolean is(String name) {
    String letters = JOINTS.matcher(name.toLowerCase(Locale.ROOT)).replaceAll("");
    return PARTS.matcher(letters).find() || END.matcher(name).find();
  }
}
