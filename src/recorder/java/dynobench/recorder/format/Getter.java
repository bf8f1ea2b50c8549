package dynobench.recorder.format;

/// Ways to read a value of a row. The order is part of the format.
public enum Getter {
  BOOLEAN,
  BYTE,
  SHORT,
  INT,
  LONG,
  FLOAT,
  DOUBLE,
  DECIMAL,
  STRING,
  BYTES,
  DATE,
  TIME,
  TIMESTAMP,
  OBJECT,
  /// `getObject` with a class of `java.time`.
  LOCAL_DATE,
  LOCAL_TIME,
  LOCAL_DATE_TIME,
  OFFSET_DATE_TIME,
  UUID,
  /// A long text, a `Clob` or a `Reader`, that isn't compared.
  LONG_TEXT,
  /// Long bytes, a `Blob` or an `InputStream`, that aren't compared.
  LONG_BYTES,
  /// `wasNull`, with column 0.
  WAS_NULL,
  /// A value that isn't compared, such as an array.
  OTHER,
  /// A long text that the application has read to its end.
  WHOLE_TEXT,
  /// Long bytes that the application has read to their end.
  WHOLE_BYTES;

  /// Returns the number in the format.
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  public int code() {
    return ordinal();
  }

  /// Returns the getter with a number.
  @SuppressWarnings("EnumOrdinal")
  public static Getter of(int code) throws BrokenRecordException {
    if (code < 0 || code >= values().length) {
      throw new BrokenRecordException("there is no getter " + code);
    }
    return values()[code];
  }
}
