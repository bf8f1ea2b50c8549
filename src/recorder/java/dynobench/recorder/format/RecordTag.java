package dynobench.recorder.format;

/// Tags of records. A record is its tag, its start, its duration, the length of its body, and the
/// body. The start counts from the end of the record before it; the first one counts from the
/// block's base. A reader skips records with unknown tags.
public final class RecordTag {
  /// Text of a statement: its number from 1, and the text. This tag and the next ones appear only
  /// in blocks of session 0.
  public static final int TEXT = 1;

  /// Columns and getters with which rows were read: a number from 1, a count, and pairs.
  public static final int SHAPE = 2;

  /// Database behind connections: a number from 1, and names and versions of the product and its
  /// driver.
  public static final int SOURCE = 3;

  /// Remark on a session that the replay can't repeat in full: the session and a [NoteKind].
  public static final int NOTE = 4;

  /// End of the recording: an [EndReason], and words.
  public static final int END = 5;

  /// End of a file that another one continues; without content.
  public static final int CONTINUED = 6;

  /// Starting data that a session creates: the session, 1 if they are complete and else 0, a word
  /// for their content, the number of tables and of rows, the number of remarks, and remarks. This
  /// record is written when the session begins and again when the data are complete.
  public static final int STARTING_DATA = 7;

  /// Start of a session: source, autocommit, isolation level.
  public static final int OPEN = 16;

  public static final int CLOSE = 17;
  public static final int AUTOCOMMIT = 18;
  public static final int ISOLATION = 19;
  public static final int COMMIT = 20;
  public static final int ROLLBACK = 21;
  public static final int SAVEPOINT = 22;
  public static final int ROLLBACK_TO = 23;
  public static final int RELEASE_SAVEPOINT = 24;

  /// The thread that makes the calls from here on.
  public static final int THREAD = 25;

  /// A prepared statement: slot, text, flags, error.
  public static final int PREPARE = 26;

  /// An execution of a prepared statement: slot, parameters, error, outcome.
  public static final int EXECUTE = 27;

  /// An execution of a statement that isn't prepared: slot, text, flags, error, outcome.
  public static final int DIRECT = 28;

  /// An execution of a batch: slot, rows of parameters, error, counts.
  public static final int BATCH = 29;

  /// An execution of a batch of texts: slot, texts, error, counts.
  public static final int DIRECT_BATCH = 30;

  /// The application's reading of the result of the slot's last execution: rows, how it ended,
  /// shapes, digests.
  public static final int RESULT = 31;

  /// The application's reading of generated keys: slot, values.
  public static final int KEYS = 32;

  /// The close of a statement: slot.
  public static final int CLOSE_STATEMENT = 33;

  /// A limit of the rows of a statement's results: slot, number of rows; 0 for no limit.
  public static final int MAX_ROWS = 34;

  private RecordTag() {}
}
