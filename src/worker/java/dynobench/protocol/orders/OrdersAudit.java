package dynobench.protocol.orders;

import dynobench.protocol.WrongDataException;
import java.util.Locale;
import java.util.Map;

/// Check of a database by the consistency conditions 1 to 4 of the TPC-C text (clause 3.3.2), and
/// against the commits of the clients. Conditions on open orders are skipped in districts without
/// open orders.
///
/// @param account sums over the clients' committed transactions, by name
/// @param mayLose whether the last transactions may be missing; extra data are always an error
record OrdersAudit(
    OrdersScale scale, OrdersTotals books, Map<String, Long> account, boolean mayLose) {
  private static final String CONDITION_1 = "condition 1 (W_YTD = sum of D_YTD)";
  private static final String CONDITION_2 =
      "condition 2 (D_NEXT_O_ID - 1 = max O_ID = max NO_O_ID)";
  private static final String CONDITION_3 =
      "condition 3 (max NO_O_ID - min NO_O_ID + 1 = rows of new_order)";
  private static final String CONDITION_4 = "condition 4 (sum of O_OL_CNT = rows of order_line)";

  /// Checks the database.
  ///
  /// @return how many committed orders and payments are missing; deliveries are checked and not
  ///   counted
  long audit() throws WrongDataException {
    for (int warehouse = 1; warehouse <= scale.warehouses(); warehouse++) {
      long income = 0;
      for (int district = 1; district <= scale.districts(); district++) {
        var place = new OrdersTotals.DistrictKey(warehouse, district);
        income += books.income(place);
        conditions(place);
      }
      String where = "warehouse " + warehouse;
      require(CONDITION_1, where, income, books.warehouseIncome(warehouse));
    }
    return held();
  }

  private void conditions(OrdersTotals.DistrictKey place) throws WrongDataException {
    String where = place.toString();
    require(CONDITION_2, where, books.nextOrder(place) - 1, books.newestOrder(place));
    if (books.openOrders(place) > 0) {
      require(CONDITION_2, where, books.newestOrder(place), books.newestOpen(place));
      long span = books.newestOpen(place) - books.oldestOpen(place) + 1;
      require(CONDITION_3, where, span, books.openOrders(place));
    }
    require(CONDITION_4, where, books.saidLines(place), books.orderLines(place));
  }

  private long held() throws WrongDataException {
    long orders = books.allOrders() - scale.allCustomers();
    long payments = books.payments() - scale.allCustomers();
    long delivered = scale.allNewOrders() + orders - books.allOpen();
    long lost =
        missing("orders that the clients committed", done(TransactionKind.NEW_ORDER.id()), orders)
            + missing(
                "payments that the clients committed",
                done(TransactionKind.PAYMENT.id()),
                payments);
    missing("orders that the clients delivered", done("delivered"), delivered);
    long before = scale.allDistricts() * scale.districtIncome();
    require("the income of warehouses", "all", books.paid(), books.allIncome());
    missing("cents that customers paid", done("paid"), books.paid() - before);
    return lost;
  }

  private long done(String name) {
    return account.getOrDefault(name, 0L);
  }

  private long missing(String what, long expected, long found) throws WrongDataException {
    if (found > expected || (found < expected && !mayLose)) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "%,d %s", expected, what),
          String.format(Locale.ROOT, "%,d", found));
    }
    return expected - found;
  }

  private static void require(String condition, String where, long expected, long found)
      throws WrongDataException {
    if (expected != found) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "by %s %,d in %s", condition, expected, where),
          String.format(Locale.ROOT, "%,d", found));
    }
  }
}
