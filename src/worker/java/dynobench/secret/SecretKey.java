package dynobench.secret;

import java.util.List;
import java.util.regex.Pattern;

/// Decides by its name whether a property, a URL parameter or a key of a file holds a secret.
public final class SecretKey {
  /// Parts of names, in lower case and without dots, dashes and underscores. A tokenizer or a
  /// number of tokens is not secret.
  private static final Pattern PARTS =
      Pattern.compile(
          "password|passwd|passphrase|passcode|pwd|secret|credential|token(?!s|iz)"
              + "|(?:en|de)?crypt(?:ion)?key|cipherkey|apikey|accesskey|privatekey"
              + "|^(?:hexkey|rekey|hexrekey)$");

  /// Short words that count only at the end of a name.
  private static final Pattern END =
      Pattern.compile("(?:^|[._-])(?i:pass|pw|auth|authorization|pin)$|[a-z0-9](?:Pass|Pw)$");

  /// Every name that the patterns match contains one of these. Most names are decided without a
  /// pattern.
  private static final List<String> SIGNS =
      List.of("key", "pas", "pw", "secr", "cred", "tok", "auth", "pin");

  private SecretKey() {}

  /// Returns whether the name looks like a secret's.
  public static boolean isSecret(String name) {
    String letters = letters(name);
    return SIGNS.stream().anyMatch(letters::contains)
        && (PARTS.matcher(letters).find() || END.matcher(name).find());
  }

  private static String letters(String name) {
    var letters = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c != '.' && c != '-' && c != '_') {
        letters.append(Character.toLowerCase(c));
      }
    }
    return letters.toString();
  }
}
