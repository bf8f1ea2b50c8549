package dynobench.protocol.orders;

import dynobench.protocol.WrongDataException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;

/// Customer of a transaction, identified by the last name in 60 of 100 cases, and by the number
/// otherwise.
final class CustomerChoice {
  private static final int BY_NAME = 60;

  private final ClientTerminal terminal;
  private final ClientStatement named;
  private int[] found = new int[16];
  private int warehouse;
  private int district;
  private int number;
  private String name = "";

  CustomerChoice(ClientStatements desk, ClientTerminal terminal) throws SQLException {
    this.terminal = terminal;
    this.named = desk.ask("customers_named");
  }

  /// Draws a customer of a district.
  void draw(int inWarehouse, int inDistrict) {
    warehouse = inWarehouse;
    district = inDistrict;
    boolean byName = terminal.happens(BY_NAME);
    name = byName ? terminal.drawName() : "";
    number = byName ? 0 : terminal.drawCustomer();
  }

  int warehouse() {
    return warehouse;
  }

  int district() {
    return district;
  }

  /// Returns the customer's number. If several customers have the last name, returns the middle one
  /// by first name, or the earlier of the two middle ones.
  ///
  /// @throws WrongDataException when no customer has the last name
  int find() throws WrongDataException, SQLException {
    if (name.isEmpty()) {
      return number;
    }
    int count = 0;
    try (ResultSet rows = named.with(warehouse).with(district).with(name).rows()) {
      while (rows.next()) {
        if (count == found.length) {
          found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = rows.getInt(1);
      }
    }
    if (count == 0) {
      throw new WrongDataException("a customer called " + name + " by " + named.words(), "none");
    }
    return found[(count - 1) / 2];
  }
}
