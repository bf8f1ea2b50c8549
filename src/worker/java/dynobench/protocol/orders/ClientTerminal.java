package dynobench.protocol.orders;

import dynobench.protocol.SeededRandom;

/// Place of a client, and its source of random values.
///
/// @param warehouse warehouse for which the client works all the time
/// @param district district whose stock the client checks
record ClientTerminal(
    OrdersScale scale,
    int warehouse,
    int district,
    NonUniformRandom names,
    NonUniformRandom customers,
    NonUniformRandom items,
    SeededRandom draws) {
  /// Creates the terminal of a client.
  ///
  /// @param client number of the client, from 1: clients are spread over warehouses first
  static ClientTerminal of(OrdersScale scale, int client, long seed, SeededRandom draws) {
    int place = client - 1;
    return new ClientTerminal(
        scale,
        place % scale.warehouses() + 1,
        place / scale.warehouses() % scale.districts() + 1,
        NonUniformRandom.names(seed),
        NonUniformRandom.customers(seed),
        NonUniformRandom.items(seed),
        draws);
  }

  /// Returns a random number, both ends included.
  int draw(int from, int to) {
    return from + (int) draws.below(to - from + 1L);
  }

  /// Returns true with a probability in per cent.
  boolean happens(int percent) {
    return draws.below(100) < percent;
  }

  int drawDistrict() {
    return draw(1, scale.districts());
  }

  int drawCustomer() {
    return customers.draw(draws, 1, scale.customers());
  }

  String drawName() {
    return LastName.of(names.draw(draws, 0, scale.names() - 1));
  }

  int drawItem() {
    return items.draw(draws, 1, scale.items());
  }

  /// Returns a random warehouse other than the client's own. If there is only one warehouse,
  /// returns that.
  int drawRemote() {
    if (scale.warehouses() == 1) {
      return warehouse;
    }
    int other = draw(1, scale.warehouses() - 1);
    return other < warehouse ? other : other + 1;
  }
}
