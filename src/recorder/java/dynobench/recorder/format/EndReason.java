package dynobench.recorder.format;

/// Reason for which a recorder stopped. The order is part of the format.
public enum EndReason {
  /// The application ended.
  EXIT,
  /// The recording reached its size limit.
  LIMIT,
  /// The recorder could not write as fast as the application worked.
  OVERFLOW,
  /// The file could not be written.
  FILE,
  /// The recorder has a defect.
  DEFECT;

  /// Returns the number in the format.
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  public int code() {
    return ordinal();
  }

  /// Returns the reason with a number.
  @SuppressWarnings("EnumOrdinal")
  public static EndReason of(int code) throws BrokenRecordException {
    if (code < 0 || code >= values().length) {
      throw new BrokenRecordException("there is no reason " + code);
    }
    return values()[code];
  }
}
