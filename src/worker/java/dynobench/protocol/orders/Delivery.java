package dynobench.protocol.orders;

import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.CommittedSums;
import java.sql.ResultSet;
import java.sql.SQLException;

/// Delivery of the oldest open order of each district in the client's warehouse (clause 2.7). All
/// are in one transaction, executed at once instead of deferred. A district without an open order
/// is skipped.
final class Delivery implements BusinessTransaction {
  private static final int CARRIERS = 10;
  private static final int NONE = 0;

  private final ClientTerminal terminal;
  private final ClientStatement oldest;
  private final ClientStatement take;
  private final ClientStatement buyer;
  private final ClientStatement order;
  private final ClientStatement lines;
  private final ClientStatement amount;
  private final ClientStatement bill;
  private int carrier;
  private int now;
  private long delivered;

  Delivery(ClientStatements desk, ClientTerminal terminal) throws SQLException {
    this.terminal = terminal;
    this.oldest = desk.ask("oldest_new_order");
    this.take = desk.ask("take_new_order");
    this.buyer = desk.ask("order_customer");
    this.order = desk.ask("deliver_order");
    this.lines = desk.ask("deliver_lines");
    this.amount = desk.ask("order_amount");
    this.bill = desk.ask("bill_customer");
  }

  @Override
  public void draw() {
    carrier = terminal.draw(1, CARRIERS);
  }

  @Override
  public boolean perform() throws WrongDataException, SQLException {
    now = 0;
    for (int district = 1; district <= terminal.scale().districts(); district++) {
      int number = take(district);
      if (number != NONE) {
        deliver(district, number);
        now++;
      }
    }
    return true;
  }

  /// Takes the oldest open order that no other client takes at the same time.
  ///
  /// @return the number of the order; [#NONE] if no order is open
  /// @throws SQLException with SQLSTATE 40001, a conflict, when an order taken by another client
  ///   stays visible
  private int take(int district) throws SQLException {
    int before = NONE;
    while (true) {
      int number = oldest(district);
      if (number == NONE
          || take.with(terminal.warehouse()).with(district).with(number).change() == 1) {
        return number;
      }
      if (number == before) {
        // The deleted order is still visible here, and would stay visible in this transaction.
        throw new SQLException("another client has delivered order " + number, "40001");
      }
      before = number;
    }
  }

  private int oldest(int district) throws SQLException {
    try (ResultSet rows = oldest.with(terminal.warehouse()).with(district).rows()) {
      return rows.next() ? rows.getInt(1) : NONE; // 0 also for a minimum over no rows
    }
  }

  private void deliver(int district, int number) throws WrongDataException, SQLException {
    int warehouse = terminal.warehouse();
    int customer = (int) buyer.with(warehouse).with(district).with(number).number(1);
    order.with(carrier).with(warehouse).with(district).with(number).changeOne();
    lines.with(System.currentTimeMillis()).with(warehouse).with(district).with(number).change();
    long cents = amount.with(warehouse).with(district).with(number).number(1);
    bill.with(cents).with(warehouse).with(district).with(customer).changeOne();
  }

  @Override
  public void ended() {
    delivered += now;
  }

  @Override
  public void account(CommittedSums ledger) {
    ledger.add("delivered", delivered);
  }
}
