package dynobench.script;

import java.util.Locale;

/// What a value is.
public enum Kind {
  WHOLE("a whole number"),
  REAL("a number"),
  TEXT("a text"),
  DATE("a date"),
  BYTES("bytes");

  private final String words;

  Kind(String words) {
    this.words = words;
  }

  /// As the end of "must be …".
  public String words() {
    return words;
  }

  /// As descriptions write it.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Whether such a value can stand where the other is asked for.
  public boolean servesAs(Kind other) {
    return this == other || (this == WHOLE && other == REAL);
  }
}
