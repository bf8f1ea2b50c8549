package dynobench.protocol.orders;

import dynobench.protocol.Draws;

/// Place of a client, and its source of random values.
///
/// @param warehouse that the client works for, all the time
/// @param district whose stock the client checks
record Terminal(
    Scale scale,
    int warehouse,
    int district,
    Uneven names,
    Uneven customers,
    Uneven items,
    Draws draws) {
  /// Creates the terminal of a client.
  ///
  /// @param client its number, from 1: clients are spread over warehouses first
  static Terminal of(Scale scale, int client, long seed, Draws draws) {
    int place = client - 1;
    return new Terminal(
        scale,
        place % scale.warehouses() + 1,
        place / scale.warehouses() % scale.districts() + 1,
        Uneven.names(seed),
        Uneven.customers(seed),
        Uneven.items(seed),
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

  /// Returns a random warehouse that isn't the client's own; its own where only one exists.
  int drawRemote() {
    if (scale.warehouses() == 1) {
      return warehouse;
    }
    int other = draw(1, scale.warehouses() - 1);
    return other < warehouse ? other : other + 1;
  }
}
