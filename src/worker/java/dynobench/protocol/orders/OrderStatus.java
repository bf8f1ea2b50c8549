package dynobench.protocol.orders;

import dynobench.protocol.WrongDataException;
import java.sql.ResultSet;
import java.sql.SQLException;

/// Query of a customer for the newest of the own orders (clause 2.6).
final class OrderStatus implements BusinessTransaction {
  private final ClientTerminal terminal;
  private final ClientStatement customer;
  private final ClientStatement newest;
  private final ClientStatement order;
  private final ClientStatement lines;
  private final CustomerChoice buyer;

  OrderStatus(ClientStatements desk, ClientTerminal terminal) throws SQLException {
    this.terminal = terminal;
    this.customer = desk.ask("customer_balance");
    this.newest = desk.ask("newest_order");
    this.order = desk.ask("order_state");
    this.lines = desk.ask("order_lines");
    this.buyer = new CustomerChoice(desk, terminal);
  }

  @Override
  public void draw() {
    buyer.draw(terminal.warehouse(), terminal.drawDistrict());
  }

  @Override
  public boolean perform() throws WrongDataException, SQLException {
    int warehouse = buyer.warehouse();
    int district = buyer.district();
    int number = buyer.find();
    customer.with(warehouse).with(district).with(number).number(4);
    int last = (int) newest.with(warehouse).with(district).with(number).number(1);
    order.with(warehouse).with(district).with(last).number(2);
    try (ResultSet rows = lines.with(warehouse).with(district).with(last).rows()) {
      while (rows.next()) {
        ClientStatement.take(rows, 1, 5);
      }
    }
    return true;
  }
}
