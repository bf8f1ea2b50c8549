package dynobench.recorder.format;

/// Values that a recording replaces by pseudonyms.
public enum ValueMasking {
  NONE(0, "Values: recorded as they are."),
  TEXT(1, "Values: texts and bytes are replaced by pseudonyms."),
  ALL(2, "Values: texts, bytes, numbers and dates are replaced by pseudonyms.");

  private final int flag;
  private final String sentence;

  ValueMasking(int flag, String sentence) {
    this.flag = flag;
    this.sentence = sentence;
  }

  /// Returns the flag in the header.
  public int flag() {
    return flag;
  }

  /// Returns a sentence for the user.
  public String sentence() {
    return sentence;
  }

  /// Returns the masking of a recording with these flags.
  public static ValueMasking of(int flags) {
    if ((flags & ALL.flag) != 0) {
      return ALL;
    }
    return (flags & TEXT.flag) != 0 ? TEXT : NONE;
  }
}
