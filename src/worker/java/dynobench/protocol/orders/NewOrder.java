package dynobench.protocol.orders;

import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.CommittedSums;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;

/// Order of a customer for five to fifteen items. One of a hundred orders has an unknown item and
/// is rolled back (clause 2.4).
///
/// The order of access is district, warehouse, customer, stock. A payment uses this order, too, so
/// that an order and a payment can't deadlock. The transaction begins with a change: where only one
/// transaction may write, a transaction that has read first must be retried.
final class NewOrder implements BusinessTransaction {
  private static final int LEAST_LINES = 5;
  private static final int MOST_LINES = 15;
  private static final int MOST_PIECES = 10;
  private static final int TAKEN_BACK = 1;
  private static final int REMOTE = 1;

  /// Lowest stock. A stock that would fall below it is increased by [#FILLED_UP].
  private static final int LEAST_STOCK = 10;

  private static final int FILLED_UP = 91;

  private final ClientTerminal terminal;
  private final ClientStatement tax;
  private final ClientStatement terms;
  private final ClientStatement count;
  private final ClientStatement next;
  private final ClientStatement order;
  private final ClientStatement open;
  private final ClientStatement item;
  private final ClientStatement take;
  private final ClientStatement stock;
  private final ClientStatement line;

  /// Item and supplying warehouse of each line, as one number. They are sorted by item, so that
  /// clients lock stocks in equal order and can't deadlock.
  private final long[] lines = new long[MOST_LINES];

  private final int[] pieces = new int[MOST_LINES];
  private int district;
  private int customer;
  private int size;
  private boolean local;
  private boolean fails;
  private long takenBack;

  NewOrder(ClientStatements desk, ClientTerminal terminal) throws SQLException {
    this.terminal = terminal;
    this.tax = desk.ask("warehouse_tax");
    this.terms = desk.ask("customer_terms");
    this.count = desk.ask("next_order");
    this.next = desk.ask("district_next");
    this.order = desk.ask("fill_orders");
    this.open = desk.ask("fill_new_order");
    this.item = desk.ask("item");
    this.take = desk.ask("take_stock");
    this.stock = desk.ask("stock_info");
    this.line = desk.ask("fill_order_line");
  }

  @Override
  public void draw() {
    district = terminal.drawDistrict();
    customer = terminal.drawCustomer();
    size = terminal.draw(LEAST_LINES, MOST_LINES);
    fails = terminal.happens(TAKEN_BACK);
    local = true;
    for (int i = 0; i < size; i++) {
      boolean unknown = fails && i == size - 1;
      int wanted = unknown ? terminal.scale().items() + 1 : terminal.drawItem();
      int supplier = terminal.happens(REMOTE) ? terminal.drawRemote() : terminal.warehouse();
      local &= supplier == terminal.warehouse();
      lines[i] = (long) wanted << Integer.SIZE | supplier;
      pieces[i] = terminal.draw(1, MOST_PIECES);
    }
    Arrays.sort(lines, 0, size);
  }

  @Override
  public boolean perform() throws WrongDataException, SQLException {
    int warehouse = terminal.warehouse();
    count.with(warehouse).with(district).changeOne();
    int number = (int) next.with(warehouse).with(district).number(2) - 1;
    tax.with(warehouse).number(1);
    terms.with(warehouse).with(district).with(customer).number(3);
    order
        .with(warehouse)
        .with(district)
        .with(number)
        .with(customer)
        .with(System.currentTimeMillis())
        .with(0)
        .with(size)
        .with(local ? 1 : 0)
        .changeOne();
    open.with(warehouse).with(district).with(number).changeOne();
    for (int i = 0; i < size; i++) {
      if (!order(number, i)) {
        return false;
      }
    }
    return true;
  }

  /// Orders one item.
  ///
  /// @return false when the item is unknown
  private boolean order(int number, int index) throws WrongDataException, SQLException {
    int wanted = (int) (lines[index] >>> Integer.SIZE);
    int supplier = (int) lines[index];
    int quantity = pieces[index];
    long amount;
    try (ResultSet rows = item.with(wanted).rows()) {
      if (!rows.next()) {
        return unknown(wanted);
      }
      amount = (long) rows.getInt(1) * quantity;
      ClientStatement.take(rows, 2, 3);
    }
    take.with(quantity + LEAST_STOCK)
        .with(quantity)
        .with(FILLED_UP - quantity)
        .with(quantity)
        .with(supplier == terminal.warehouse() ? 0 : 1)
        .with(supplier)
        .with(wanted)
        .changeOne();
    line.with(terminal.warehouse())
        .with(district)
        .with(number)
        .with(index + 1)
        .with(wanted)
        .with(supplier)
        .with(0L)
        .with(quantity)
        .with(amount)
        .with(place(supplier, wanted))
        .changeOne();
    return true;
  }

  private boolean unknown(int wanted) throws WrongDataException {
    if (wanted <= terminal.scale().items()) {
      throw new WrongDataException("item " + wanted + " by " + item.words(), "none");
    }
    return false;
  }

  /// Returns the stock's text for the district. All ten columns are read, so that one statement is
  /// enough.
  private String place(int supplier, int wanted) throws WrongDataException, SQLException {
    try (ResultSet rows = stock.with(supplier).with(wanted).one()) {
      ClientStatement.take(rows, 1, 2);
      return rows.getString(2 + district);
    }
  }

  @Override
  public void ended() {
    if (fails) {
      takenBack++;
    }
  }

  @Override
  public void account(CommittedSums ledger) {
    ledger.add("taken_back", takenBack);
  }
}
