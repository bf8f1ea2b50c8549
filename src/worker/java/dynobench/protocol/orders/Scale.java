package dynobench.protocol.orders;

import dynobench.workload.Settings;

/// How many there are of everything.
///
/// @param districts of each warehouse
/// @param customers of each district, and orders at the beginning
record Scale(int warehouses, int districts, int customers, int items) {
  private static final int DIFFERENT_NAMES = 1000;

  /// Of ten orders so many are still to be delivered at the beginning.
  private static final int UNDELIVERED = 3;

  /// What each customer has paid before it begins, in cents.
  static final long FIRST_PAYMENT = 1000;

  static Scale of(Settings settings) {
    return new Scale(
        settings.count("warehouses"),
        settings.count("districts"),
        settings.count("customers"),
        settings.count("items"));
  }

  int allDistricts() {
    return Math.multiplyExact(warehouses, districts);
  }

  /// At the beginning, one each of whom has ordered and paid once.
  long allCustomers() {
    return (long) allDistricts() * customers;
  }

  /// Of a district, at the beginning.
  int newOrders() {
    return Math.toIntExact((long) customers * UNDELIVERED / 10);
  }

  long allNewOrders() {
    return (long) allDistricts() * newOrders();
  }

  /// What a district has taken in at the beginning, in cents.
  long districtIncome() {
    return FIRST_PAYMENT * customers;
  }

  /// Last names that somebody has in every district.
  int names() {
    return Math.min(DIFFERENT_NAMES, customers);
  }
}
