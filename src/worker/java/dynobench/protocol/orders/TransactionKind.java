package dynobench.protocol.orders;

import java.sql.SQLException;
import java.util.Locale;

/// The five kinds of transactions, in the usual mix. The weights of the last four are the minimum
/// of the TPC-C text (clause 5.2.3).
enum TransactionKind {
  NEW_ORDER(45),
  PAYMENT(43),
  ORDER_STATUS(4),
  DELIVERY(4),
  STOCK_LEVEL(4);

  private final long weight;

  TransactionKind(long weight) {
    this.weight = weight;
  }

  /// Returns the name that figures and checks use.
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the share in per cent.
  long weight() {
    return weight;
  }

  /// Prepares the transactions of this kind.
  ///
  /// @param desk statements that only these transactions use
  CountedTransaction prepare(ClientStatements desk, ClientTerminal terminal) throws SQLException {
    BusinessTransaction transaction =
        switch (this) {
          case NEW_ORDER -> new NewOrder(desk, terminal);
          case PAYMENT -> new Payment(desk, terminal);
          case ORDER_STATUS -> new OrderStatus(desk, terminal);
          case DELIVERY -> new Delivery(desk, terminal);
          case STOCK_LEVEL -> new StockLevel(desk, terminal);
        };
    return new CountedTransaction(this, transaction, desk);
  }
}
