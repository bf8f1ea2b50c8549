package dynobench.secret;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Values that must neither be shown nor stored, and the names of keys that hold such values. Texts
/// are hidden before they are cut: half a secret is too much. Immutable.
public final class Secrets {
  /// Knows no value: hides what stands at keys that look like a secret's.
  public static final Secrets NONE = new Secrets(Set.of(), Set.of());

  /// What stands in place of a secret.
  public static final String HIDDEN = "***";

  /// A shorter value would be found by chance in many a word; it is hidden at its key only.
  private static final int SHORTEST = 4;

  /// Settings, not secrets, whatever the key is called: `rememberPassword=true`.
  private static final Set<String> WORDS =
      Set.of("true", "false", "null", "none", "default", "required", "optional", "{folder}");

  private final Set<String> values;
  private final Set<String> names;

  private Secrets(Set<String> values, Set<String> names) {
    this.values = Set.copyOf(values);
    this.names = Set.copyOf(names);
  }

  /// Besides, what stands at keys of these names.
  public Secrets naming(Collection<String> more) {
    var all = new HashSet<>(names);
    more.forEach(name -> all.add(name.toLowerCase(Locale.ROOT)));
    return new Secrets(values, all);
  }

  /// Besides, these values, in every form that an engine may quote them in.
  public Secrets knowing(Collection<String> more) {
    var all = new HashSet<>(values);
    more.stream()
        .flatMap(QuotedForms::of)
        .filter(each -> each.length() >= SHORTEST && !WORDS.contains(each.toLowerCase(Locale.ROOT)))
        .forEach(all::add);
    return new Secrets(all, names);
  }

  /// Besides, the values that stand at secrets' keys in these texts.
  public Secrets readIn(Collection<String> texts) {
    return read(texts, false);
  }

  /// As [#readIn], of SQL.
  public Secrets readInStatements(Collection<String> statements) {
    return read(statements, true);
  }

  /// Besides, the values in these flags of a JVM: all that follows `-Dkey=`, blanks included.
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

  /// These and others.
  public Secrets and(Secrets others) {
    var all = new HashSet<>(values);
    all.addAll(others.values);
    return new Secrets(all, names).naming(others.names);
  }

  /// Whether a key of this name holds a secret.
  public boolean isKey(String name) {
    String bare = name.startsWith("-D") ? name.substring(2) : name;
    return SecretKey.is(bare) || names.contains(bare.toLowerCase(Locale.ROOT));
  }

  /// The text without secrets: `***` stands for each.
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
