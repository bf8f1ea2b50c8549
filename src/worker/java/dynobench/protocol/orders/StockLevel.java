package dynobench.protocol.orders;

import dynobench.protocol.WrongDataException;
import java.sql.SQLException;

/// Query for the number of items in a district's last twenty orders whose stock is below a drawn
/// level of 10 to 20 (clause 2.8).
final class StockLevel implements BusinessTransaction {
  private static final int ORDERS = 20;
  private static final int LEAST = 10;
  private static final int MOST = 20;

  private final ClientTerminal terminal;
  private final ClientStatement next;
  private final ClientStatement low;
  private int level;

  StockLevel(ClientStatements desk, ClientTerminal terminal) throws SQLException {
    this.terminal = terminal;
    this.next = desk.ask("district_next");
    this.low = desk.ask("low_stock");
  }

  @Override
  public void draw() {
    level = terminal.draw(LEAST, MOST);
  }

  @Override
  public boolean perform() throws WrongDataException, SQLException {
    int warehouse = terminal.warehouse();
    int district = terminal.district();
    int number = (int) next.with(warehouse).with(district).number(2);
    low.with(warehouse)
        .with(district)
        .with(number - ORDERS)
        .with(number)
        .with(warehouse)
        .with(level)
        .number(1);
    return true;
  }
}
