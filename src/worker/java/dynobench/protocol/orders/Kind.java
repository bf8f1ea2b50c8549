package dynobench.protocol.orders;

import java.sql.SQLException;
import java.util.Locale;

/// The five kinds of transactions, in the usual mix: of the last four the TPC-C text wants at least
/// as many (clause 5.2.3).
enum Kind {
  NEW_ORDER(45),
  PAYMENT(43),
  ORDER_STATUS(4),
  DELIVERY(4),
  STOCK_LEVEL(4);

  private final long weight;

  Kind(long weight) {
    this.weight = weight;
  }

  /// As figures and checks name it.
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Of a hundred.
  long weight() {
    return weight;
  }

  /// Prepares what it asks.
  ///
  /// @param desk of its own
  Dealing deal(Desk desk, Terminal terminal) throws SQLException {
    Deal deal =
        switch (this) {
          case NEW_ORDER -> new NewOrder(desk, terminal);
          case PAYMENT -> new Payment(desk, terminal);
          case ORDER_STATUS -> new OrderStatus(desk, terminal);
          case DELIVERY -> new Delivery(desk, terminal);
          case STOCK_LEVEL -> new StockLevel(desk, terminal);
        };
    return new Dealing(this, deal, desk);
  }
}
