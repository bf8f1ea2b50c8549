package dynobench.protocol.orders;

import dynobench.protocol.BitMixer;

/// Initial order. Each customer has one, in random order.
///
/// @param number number of the order in its district, from 1
/// @param lines number of lines, five to fifteen and exactly ten on average: orders 1 and 2 have
///   twenty together, and so on
/// @param delivered whether the order is delivered before the clients begin
record FirstOrder(
    int warehouse, int district, int number, int customer, int lines, boolean delivered) {
  private static final int AVERAGE = 10;
  private static final int LEAST = 5;

  /// Computes an order.
  ///
  /// @param seed seed of all orders
  static FirstOrder of(OrdersScale scale, int warehouse, int district, int number, long seed) {
    int customers = scale.customers();
    long place = ((long) warehouse * scale.districts() + district) * customers;
    long shifted = (number + BitMixer.below(customers, BitMixer.mix(seed + place))) % customers;
    int customer = 1 + (int) BitMixer.scatter(shifted, customers);
    boolean alone = number == customers && number % 2 == 1;
    int drawn = (int) BitMixer.below(AVERAGE + 1L, BitMixer.mix(seed - place - (number + 1) / 2));
    int lines = alone ? AVERAGE : number % 2 == 1 ? LEAST + drawn : LEAST + AVERAGE - drawn;
    boolean delivered = number <= customers - scale.newOrders();
    return new FirstOrder(warehouse, district, number, customer, lines, delivered);
  }
}
