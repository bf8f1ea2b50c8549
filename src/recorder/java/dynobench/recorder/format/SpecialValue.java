package dynobench.recorder.format;

/// Parameter whose value isn't a Java value of its own.
public final class SpecialValue {
  /// Kinds of special values. The order is part of the format.
  public enum Kind {
    /// SQL's NULL; the number is a type of `java.sql.Types`.
    NULL,
    /// A text whose content was too long; the number is its length.
    CUT_TEXT,
    /// Bytes whose content was too long; the number is their length.
    CUT_BYTES,
    /// A value of another type; the name is its class.
    UNKNOWN;

    /// Returns the number in the format.
    @SuppressWarnings("EnumOrdinal") // the order is part of the format
    int code() {
      return ordinal();
    }

    /// Returns the kind with a number.
    @SuppressWarnings("EnumOrdinal")
    static Kind of(int code) throws BrokenRecordException {
      if (code >= values().length) {
        throw new BrokenRecordException("there is no kind of special value " + code);
      }
      return values()[code];
    }
  }

  private final Kind kind;
  private final long number;
  private final String name;

  public SpecialValue(Kind kind, long number, String name) {
    this.kind = kind;
    this.number = number;
    this.name = name;
  }

  /// Returns SQL's NULL.
  ///
  /// @param type a type of `java.sql.Types`
  public static SpecialValue ofNull(int type) {
    return new SpecialValue(Kind.NULL, type, "");
  }

  public Kind kind() {
    return kind;
  }

  public long number() {
    return number;
  }

  public String name() {
    return name;
  }

  @Override
  public String toString() {
    switch (kind) {
      case NULL:
        return "NULL";
      case UNKNOWN:
        return "a value of " + name;
      case CUT_TEXT:
        return "a text of " + number + " characters";
      default:
        return number + " bytes";
    }
  }
}
