package dynobench.protocol.orders;

import dynobench.protocol.WrongDataException;
import java.sql.ResultSet;
import java.sql.SQLException;

/// Query of a customer for the newest of the own orders (clause 2.6).
final class OrderStatus implements Deal {
  private final Terminal terminal;
  private final Ask customer;
  private final Ask newest;
  private final Ask order;
  private final Ask lines;
  private final Buyer buyer;

  OrderStatus(Desk desk, Terminal terminal) throws SQLException {
    this.terminal = terminal;
    this.customer = desk.ask("customer_balance");
    this.newest = desk.ask("newest_order");
    this.order = desk.ask("order_state");
    this.lines = desk.ask("order_lines");
    this.buyer = new Buyer(desk, terminal);
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
        Ask.take(rows, 1, 5);
      }
    }
    return true;
  }
}
