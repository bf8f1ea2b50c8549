package dynobench.script;

/// Names that expressions know without a declaration. Transactions know the client and the number
/// of clients, generated and required rows know the row's number.
public final class PredefinedNames {
  /// Number of the client that evaluates the expression, from 1.
  public static final String CLIENT = "client";

  /// Number of clients.
  public static final String CLIENTS = "clients";

  /// Number of the row that is generated, from 1.
  public static final String ROW = "row";

  private PredefinedNames() {}
}
