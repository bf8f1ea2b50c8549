package dynobench.script;

/// Names that every expression knows without a declaration.
public final class PredefinedNames {
  /// Number of the client that evaluates the expression, from 1.
  public static final String CLIENT = "client";

  /// Number of clients.
  public static final String CLIENTS = "clients";

  /// Number of the row that is generated, from 1.
  public static final String ROW = "row";

  private PredefinedNames() {}
}
