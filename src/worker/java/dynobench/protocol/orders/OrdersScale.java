package dynobench.protocol.orders;

import dynobench.workload.Settings;

/// Sizes of the tables, as numbers of rows.
///
/// @param districts number of districts of each warehouse
/// @param customers number of customers of each district, and of its orders at the beginning
record OrdersScale(int warehouses, int districts, int customers, int items) {
  private static final int DIFFERENT_NAMES = 1000;

  /// Number of initial orders in ten that are not delivered yet.
  private static final int UNDELIVERED = 3;

  /// Initial payment of each customer, in cents.
  static final long FIRST_PAYMENT = 1000;

  static OrdersScale of(Settings settings) {
    return new OrdersScale(
        settings.count("warehouses"),
        settings.count("districts"),
        settings.count("customers"),
        settings.count("items"));
  }

  int allDistricts() {
    return Math.multiplyExact(warehouses, districts);
  }

  /// Returns the number of all customers. Initially each has one order and one payment.
  long allCustomers() {
    return (long) allDistricts() * customers;
  }

  /// Returns the initial number of undelivered orders of a district, rounded down.
  int newOrders() {
    return Math.toIntExact((long) customers * UNDELIVERED / 10);
  }

  long allNewOrders() {
    return (long) allDistricts() * newOrders();
  }

  /// Returns the initial income of a district, in cents.
  long districtIncome() {
    return FIRST_PAYMENT * customers;
  }

  /// Returns the number of last names that occur in every district.
  int names() {
    return Math.min(DIFFERENT_NAMES, customers);
  }
}
