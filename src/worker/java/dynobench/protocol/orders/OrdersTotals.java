package dynobench.protocol.orders;

import dynobench.engine.SqlConnection;
import dynobench.protocol.WrongDataException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/// Content of the database, as sums and counts per place. A place is a warehouse and a district. A
/// place without rows has only zeros.
///
/// @param warehouses income in cents, by warehouse
/// @param districts income in cents and number of the next order, by district
/// @param orders newest order number, number of orders, and sum of their stated line counts, by
///   district
/// @param open oldest and newest number of open orders, and their number, by district
/// @param lines number of order lines, by district
/// @param payments number of payments in all places
/// @param paid sum of the payments, in cents
record OrdersTotals(
    Map<Integer, Long> warehouses,
    Map<DistrictKey, long[]> districts,
    Map<DistrictKey, long[]> orders,
    Map<DistrictKey, long[]> open,
    Map<DistrictKey, long[]> lines,
    long payments,
    long paid) {
  private static final long[] NOTHING = new long[3];

  /// A place: a district, numbered from 1 within its warehouse.
  record DistrictKey(int warehouse, int district) {
    @Override
    public String toString() {
      return "district " + district + " of warehouse " + warehouse;
    }
  }

  /// Queries all sums and counts.
  static OrdersTotals of(SqlConnection session) throws WrongDataException, SQLException {
    var desk = new ClientStatements(session);
    try (desk) {
      Map<Integer, Long> warehouses = new HashMap<>();
      try (ResultSet rows = desk.ask("check_warehouse").rows()) {
        while (rows.next()) {
          warehouses.put(rows.getInt(1), rows.getLong(2));
        }
      }
      Map<DistrictKey, long[]> districts = places(desk.ask("check_district"), 2);
      Map<DistrictKey, long[]> orders = places(desk.ask("check_orders"), 3);
      Map<DistrictKey, long[]> open = places(desk.ask("check_new_order"), 3);
      Map<DistrictKey, long[]> lines = places(desk.ask("check_order_line"), 1);
      try (ResultSet history = desk.ask("check_history").one()) {
        return new OrdersTotals(
            warehouses, districts, orders, open, lines, history.getLong(1), history.getLong(2));
      }
    } catch (SQLException e) {
      throw new SQLException(
          "the check " + desk.activity() + " can't be evaluated: " + e.getMessage(),
          e.getSQLState(),
          e);
    }
  }

  private static Map<DistrictKey, long[]> places(ClientStatement ask, int values)
      throws SQLException {
    Map<DistrictKey, long[]> places = new HashMap<>();
    try (ResultSet rows = ask.rows()) {
      while (rows.next()) {
        var found = new long[values];
        for (int i = 0; i < values; i++) {
          found[i] = rows.getLong(3 + i);
        }
        places.put(new DistrictKey(rows.getInt(1), rows.getInt(2)), found);
      }
    }
    return places;
  }

  long warehouseIncome(int warehouse) {
    return warehouses.getOrDefault(warehouse, 0L);
  }

  long income(DistrictKey place) {
    return of(districts, place)[0];
  }

  long nextOrder(DistrictKey place) {
    return of(districts, place)[1];
  }

  long newestOrder(DistrictKey place) {
    return of(orders, place)[0];
  }

  long saidLines(DistrictKey place) {
    return of(orders, place)[2];
  }

  long oldestOpen(DistrictKey place) {
    return of(open, place)[0];
  }

  long newestOpen(DistrictKey place) {
    return of(open, place)[1];
  }

  long openOrders(DistrictKey place) {
    return of(open, place)[2];
  }

  long orderLines(DistrictKey place) {
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

  private static long[] of(Map<DistrictKey, long[]> values, DistrictKey place) {
    return values.getOrDefault(place, NOTHING);
  }
}
