package dynobench.protocol.orders;

import dynobench.protocol.Draws;

/// Where a client sits, and what it draws from.
///
/// @param warehouse that it works for, all the time
/// @param district whose stock it looks at
record Terminal(
    Scale scale,
    int warehouse,
    int district,
    Uneven names,
    Uneven customers,
    Uneven items,
    Draws draws) {
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

  /// Both ends included.
  int draw(int from, int to) {
    return from + (int) draws.below(to - from + 1L);
  }

  /// Whether something is so that is so in so many of a hundred cases.
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

  /// Another warehouse than its own; its own where there is no other.
  int drawRemote() {
    if (scale.warehouses() == 1) {
      return warehouse;
    }
    int other = draw(1, scale.warehouses() - 1);
    return other < warehouse ? other : other + 1;
  }
}
