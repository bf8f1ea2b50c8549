package dynobench.recorder.masking;

import dynobench.recorder.format.ValueMasking;
import java.util.BitSet;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Pseudonyms of the values of one recording. The key is random and stays in memory. Used by all
/// threads.
public final class ValueMask {
  private final @Nullable NumberMask numbers;
  private final @Nullable DateMask dates;
  private final TextMask texts;

  private ValueMask(KeyedHash key, boolean all) {
    numbers = all ? new NumberMask(key.copy().add(1)) : null;
    dates = all ? new DateMask(key.copy().add(2)) : null;
    texts = new TextMask(key.copy().add(3), dates);
  }

  /// Creates a mask with a random key, or returns null if values stay as they are.
  public static @Nullable ValueMask of(ValueMasking masking) {
    return masking == ValueMasking.NONE
        ? null
        : new ValueMask(KeyedHash.random(), masking == ValueMasking.ALL);
  }

  /// Returns whether numbers and dates have pseudonyms too.
  public boolean coversAll() {
    return numbers != null;
  }

  /// Returns the pseudonym of a value. Returns booleans, times of day and values of unknown classes
  /// themselves.
  public Object mask(Object value) {
    if (value instanceof String) {
      return texts.mask((String) value);
    }
    if (value instanceof byte[]) {
      return texts.mask((byte[]) value);
    }
    if (value instanceof UUID) {
      return texts.mask((UUID) value);
    }
    if (numbers == null || dates == null) {
      return value;
    }
    return value instanceof Number ? numbers.mask((Number) value) : dates.mask(value);
  }

  /// Returns a statement with pseudonyms for its literals.
  ///
  /// @param backslashes whether the engine has texts in double quotes, and a backslash escapes a
  ///   character in a text, as in MySQL
  public MaskedSql mask(String sql, boolean backslashes) {
    return new SqlScanner(sql, this, backslashes).scan();
  }

  /// Returns a statement that knows which of its parameters stay. Only numbers do, so its text
  /// isn't read if they have no pseudonyms.
  public MaskedSql parameters(String sql, boolean backslashes) {
    return coversAll() ? mask(sql, backslashes) : new MaskedSql(sql, new BitSet());
  }
}
