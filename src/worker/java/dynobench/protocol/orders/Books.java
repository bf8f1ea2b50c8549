package dynobench.protocol.orders;

import dynobench.engine.SqlConnection;
import dynobench.protocol.WrongDataException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/// Content of the database, as sums and counts per place. A place is a warehouse and a district.
///
/// @param districts with income and number of the next order
/// @param orders with the newest number, the number of orders, and the number of lines that they
///   state
/// @param open orders with the oldest number, the newest, and the number of them
/// @param lines number of order lines
/// @param payments number of payments in all places
/// @param paid their sum, in cents
record Books(
    Map<Integer, Long> warehouses,
    Map<Place, long[]> districts,
    Map<Place, long[]> orders,
    Map<Place, long[]> open,
    Map<Place, long[]> lines,
    long payments,
    long paid) {
  private static final long[] NOTHING = new long[3];

  record Place(int warehouse, int district) {
    @Override
    public String toString() {
      return "district " + district + " of warehouse " + warehouse;
    }
  }

  /// Queries all sums and counts.
  static Books of(SqlConnection session) throws WrongDataException, SQLException {
    var desk = new Desk(session);
    try (desk) {
      Map<Integer, Long> warehouses = new HashMap<>();
      try (ResultSet rows = desk.ask("check_warehouse").rows()) {
        while (rows.next()) {
          warehouses.put(rows.getInt(1), rows.getLong(2));
        }
      }
      Map<Place, long[]> districts = places(desk.ask("check_district"), 2);
      Map<Place, long[]> orders = places(desk.ask("check_orders"), 3);
      Map<Place, long[]> open = places(desk.ask("check_new_order"), 3);
      Map<Place, long[]> lines = places(desk.ask("check_order_line"), 1);
      try (ResultSet history = desk.ask("check_history").one()) {
        return new Books(
            warehouses, districts, orders, open, lines, history.getLong(1), history.getLong(2));
      }
    } catch (SQLException e) {
      throw new SQLException(
          "the check " + desk.doing() + " can't be evaluated: " + e.getMessage(),
          e.getSQLState(),
          e);
    }
  }

  private static Map<Place, long[]> places(Ask ask, int values) throws SQLException {
    Map<Place, long[]> places = new HashMap<>();
    try (ResultSet rows = ask.rows()) {
      while (rows.next()) {
        var found = new long[values];
        for (int i = 0; i < values; i++) {
          found[i] = rows.getLong(3 + i);
        }
        places.put(new Place(rows.getInt(1), rows.getInt(2)), found);
      }
    }
    return places;
  }

  long warehouseIncome(int warehouse) {
    return warehouses.getOrDefault(warehouse, 0L);
  }

  long income(Place place) {
    return of(districts, place)[0];
  }

  long nextOrder(Place place) {
    return of(districts, place)[1];
  }

  long newestOrder(Place place) {
    return of(orders, place)[0];
  }

  long saidLines(Place place) {
    return of(orders, place)[2];
  }

  long oldestOpen(Place place) {
    return of(open, place)[0];
  }

  long newestOpen(Place place) {
    return of(open, place)[1];
  }

  long openOrders(Place place) {
    return of(open, place)[2];
  }

  long orderLines(Place place) {
    return of(lines, place)[0];
  }

  long allOrders() {
    return orders.values().stream().mapToLong(each -> each[1]).sum();
  }

  long allOpen() {
    return open.values().stream().mapToLong(each -> each[2]).sum();
  }

  long allIncome() {
    return warehouses.values().stream().mapToLong(Long::longValue).sum();
  }

  private static long[] of(Map<Place, long[]> values, Place place) {
    return values.getOrDefault(place, NOTHING);
  }
}
