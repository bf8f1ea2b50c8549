package dynobench.script;

/// Names that every expression knows and nobody declares.
public final class Given {
  /// The number of the client that draws, from 1.
  public static final String CLIENT = "client";

  /// How many clients there are.
  public static final String CLIENTS = "clients";

  /// The number of the row that is made, from 1.
  public static final String ROW = "row";

  private Given() {}
}
