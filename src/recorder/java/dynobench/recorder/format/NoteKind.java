package dynobench.recorder.format;

/// Kinds of calls that a replay can't repeat in full. The order is part of the format.
public enum NoteKind {
  /// The application used the driver's own object, so the recording lacks what it did there.
  UNWRAPPED("used an object of the driver itself"),
  /// The application moved in a scrollable result.
  SCROLLED("moved in a scrollable result"),
  /// The application changed rows through a result set.
  UPDATED_RESULT("changed rows through a result set"),
  /// The application called a stored procedure.
  CALLED("called a stored procedure"),
  /// The application limited the size of values.
  LIMITED("limited the length of values"),
  /// The application chose a schema or a catalog.
  CHOSE_SCHEMA("chose a schema or a catalog"),
  /// The application set a parameter of a type that isn't recorded.
  UNKNOWN_VALUE("set a parameter of a type that isn't recorded"),
  /// The application set a parameter that is longer than the limit.
  LONG_VALUE("set a parameter that is longer than the limit"),
  /// A statement's text is longer than the limit.
  LONG_TEXT("executed a statement whose text is longer than the limit"),
  /// A statement gave several results, of which only the first is recorded.
  SEVERAL_RESULTS("read several results of one statement"),
  /// The application cancelled a statement, or its time limit ended it. A replay leaves it out.
  ENDED("ended statements before they were complete"),
  /// Several threads used a connection at the same time. A replay makes the calls one by one.
  SHARED("used a connection in several threads at the same time");

  /// SQLSTATE of the error that a recording holds for an [#ENDED] statement, whatever its driver
  /// says.
  public static final String ENDED_STATE = "57014";

  private final String words;

  NoteKind(String words) {
    this.words = words;
  }

  /// Returns what the application did, as the end of "the application …".
  public String words() {
    return words;
  }

  /// Returns the number in the format.
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  public int code() {
    return ordinal();
  }

  /// Returns the kind of note with a number.
  @SuppressWarnings("EnumOrdinal")
  public static NoteKind of(int code) throws BrokenRecordException {
    if (code < 0 || code >= values().length) {
      throw new BrokenRecordException("there is no kind of note " + code);
    }
    return values()[code];
  }
}
