package dynobench.protocol.orders;

import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.CommittedSums;
import java.sql.ResultSet;
import java.sql.SQLException;

/// Payment of a customer, in 15 of 100 cases at a warehouse that isn't the customer's own, if there
/// are several (clause 2.5). Its order of access is that of a [NewOrder], district first.
final class Payment implements BusinessTransaction {
  private static final int REMOTE = 15;
  private static final int LEAST_CENTS = 100;
  private static final int MOST_CENTS = 500_000;
  private static final int MOST_NOTES = 500;
  private static final String BAD_CREDIT = "BC";

  private final ClientTerminal terminal;
  private final ClientStatement payWarehouse;
  private final ClientStatement warehouse;
  private final ClientStatement payDistrict;
  private final ClientStatement districtAddress;
  private final ClientStatement payCustomer;
  private final ClientStatement customer;
  private final ClientStatement note;
  private final ClientStatement history;
  private final CustomerChoice buyer;
  private int district;
  private long cents;
  private long paid;

  Payment(ClientStatements desk, ClientTerminal terminal) throws SQLException {
    this.terminal = terminal;
    this.payWarehouse = desk.ask("pay_warehouse");
    this.warehouse = desk.ask("warehouse_address");
    this.payDistrict = desk.ask("pay_district");
    this.districtAddress = desk.ask("district_address");
    this.payCustomer = desk.ask("pay_customer");
    this.customer = desk.ask("customer_paying");
    this.note = desk.ask("note_customer");
    this.history = desk.ask("fill_history");
    this.buyer = new CustomerChoice(desk, terminal);
  }

  @Override
  public void draw() {
    district = terminal.drawDistrict();
    cents = terminal.draw(LEAST_CENTS, MOST_CENTS);
    if (terminal.happens(REMOTE) && terminal.scale().warehouses() > 1) {
      buyer.draw(terminal.drawRemote(), terminal.drawDistrict());
    } else {
      buyer.draw(terminal.warehouse(), district);
    }
  }

  @Override
  public boolean perform() throws WrongDataException, SQLException {
    int home = terminal.warehouse();
    payDistrict.with(cents).with(home).with(district).changeOne();
    String place = name(districtAddress.with(home).with(district), 6);
    payWarehouse.with(cents).with(home).changeOne();
    String names = name(warehouse.with(home), 6) + "    " + place;
    int number = buyer.find();
    payCustomer
        .with(cents)
        .with(cents)
        .with(buyer.warehouse())
        .with(buyer.district())
        .with(number)
        .changeOne();
    noteOf(number);
    history
        .with(number)
        .with(buyer.district())
        .with(buyer.warehouse())
        .with(district)
        .with(home)
        .with(System.currentTimeMillis())
        .with(cents)
        .with(names)
        .changeOne();
    return true;
  }

  private static String name(ClientStatement ask, int columns)
      throws WrongDataException, SQLException {
    try (ResultSet rows = ask.one()) {
      ClientStatement.take(rows, 2, columns);
      return rows.getString(1);
    }
  }

  /// Adds the payment to the notes of a customer with bad credit, before the earlier notes. Keeps
  /// the first 500 characters.
  private void noteOf(int number) throws WrongDataException, SQLException {
    String credit;
    String notes;
    try (ResultSet rows =
        customer.with(buyer.warehouse()).with(buyer.district()).with(number).one()) {
      credit = rows.getString(1);
      notes = rows.getString(2);
      ClientStatement.take(rows, 3, 15);
    }
    if (!credit.equals(BAD_CREDIT)) {
      return;
    }
    String all =
        number
            + " "
            + buyer.district()
            + " "
            + buyer.warehouse()
            + " "
            + district
            + " "
            + terminal.warehouse()
            + " "
            + cents
            + " "
            + notes;
    note.with(all.substring(0, Math.min(MOST_NOTES, all.length())))
        .with(buyer.warehouse())
        .with(buyer.district())
        .with(number)
        .changeOne();
  }

  @Override
  public void ended() {
    paid += cents;
  }

  @Override
  public void account(CommittedSums ledger) {
    ledger.add("paid", paid);
  }
}
