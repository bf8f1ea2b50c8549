package dynobench.secret;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Values that must not be shown or stored, and the names of keys with such values. A text must be
/// hidden before it is cut, because the first half of a secret would not be found. Immutable.
public final class Secrets {
  /// Secrets without known values, which hide only the values of keys that look like those of
  /// secrets.
  public static final Secrets NONE = new Secrets(Set.of(), Set.of());

  /// Text that replaces a secret.
  public static final String HIDDEN = "***";

  /// Minimum length of a known value. A shorter one would match parts of ordinary words; it is
  /// hidden only at its key.
  private static final int SHORTEST = 4;

  /// Settings that are never secret, even at a secret key: `rememberPassword=true`.
  private static final Set<String> WORDS =
      Set.of("true", "false", "null", "none", "default", "required", "optional", "{folder}");

  private final Set<String> values;
  private final Set<String> names;

  private Secrets(Set<String> values, Set<String> names) {
    this.values = Set.copyOf(values);
    this.names = Set.copyOf(names);
  }

  /// Returns a copy that also hides the values of keys with these names, in upper or lower case.
  public Secrets naming(Collection<String> more) {
    var all = new HashSet<>(names);
    more.forEach(name -> all.add(name.toLowerCase(Locale.ROOT)));
    return new Secrets(values, all);
  }

  /// Returns a copy that also hides these values, in every form of [QuotedForms]. Ignores forms of
  /// fewer than 4 characters, and words such as `true`.
  public Secrets knowing(Collection<String> more) {
    var all = new HashSet<>(values);
    more.stream()
        .flatMap(QuotedForms::of)
        .filter(each -> each.length() >= SHORTEST && !WORDS.contains(each.toLowerCase(Locale.ROOT)))
        .forEach(all::add);
    return new Secrets(all, names);
  }

  /// Returns a copy that also hides the values of secret keys in these texts.
  public Secrets readIn(Collection<String> texts) {
    return read(texts, false);
  }

  /// Returns a copy like [#readIn], for SQL statements.
  public Secrets readInStatements(Collection<String> statements) {
    return read(statements, true);
  }

  /// Returns a copy that also hides the values in these JVM flags: all text after `-Dkey=`, blanks
  /// included.
  public Secrets readInFlags(Collection<String> flags) {
    List<String> properties =
        flags.stream()
            .filter(flag -> flag.startsWith("-D") && flag.contains("="))
            .filter(flag -> isKey(flag.substring(0, flag.indexOf('='))))
            .map(flag -> flag.substring(flag.indexOf('=') + 1))
            .toList();
    return readIn(flags).knowing(properties);
  }

  private Secrets read(Collection<String> texts, boolean statements) {
    var more = new HashSet<String>();
    for (String text : texts) {
      new KeyedValues(
              text, this::isKey, statements, (from, to) -> more.add(text.substring(from, to)))
          .find();
    }
    return knowing(more);
  }

  /// Returns the union of these secrets and the others.
  public Secrets and(Secrets others) {
    var all = new HashSet<>(values);
    all.addAll(others.values);
    return new Secrets(all, names).naming(others.names);
  }

  /// Returns whether a key with this name holds a secret: its name looks like that, or is among the
  /// known ones. A prefix `-D` is ignored.
  public boolean isKey(String name) {
    String bare = name.startsWith("-D") ? name.substring(2) : name;
    return SecretKey.isSecret(bare) || names.contains(bare.toLowerCase(Locale.ROOT));
  }

  /// Returns the text with `***` in place of each known value, and of each value at a secret key.
  public String hide(String text) {
    var hidden = new BitSet();
    for (String value : values) {
      for (int at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
        hidden.set(at, at + value.length());
      }
    }
    new KeyedValues(text, this::isKey, false, hidden::set).find();
    return hidden.isEmpty() ? text : without(text, hidden);
  }

  private static String without(String text, BitSet hidden) {
    var shown = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      int from = hidden.nextSetBit(at);
      if (from < 0) {
        from = text.length();
      }
      shown.append(text, at, from);
      if (from < text.length()) {
        shown.append(HIDDEN);
      }
      at = Math.min(text.length(), hidden.nextClearBit(from));
    }
    return shown.toString();
  }
}
