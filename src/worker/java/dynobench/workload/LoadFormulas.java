package dynobench.workload;

import java.util.stream.Stream;

/// Clients of a phase and the end of their work. Each client has its own thread.
///
/// @param clients number of clients
/// @param operations number of operations of each client, where no seconds are given
/// @param seconds length of the counted part; 0 where the number of operations decides
/// @param warmup seconds at the start that don't count
/// @param rate operations per second of all clients together; 0 for the maximum
public record LoadFormulas(
    Formula clients, Formula operations, Formula seconds, Formula warmup, Formula rate) {
  /// Returns a message for each value that is invalid with these settings.
  Stream<String> obstacle(Settings settings) {
    Stream<String> few =
        clients.of(settings) < 1 ? Stream.of("there must be at least one client") : Stream.empty();
    return Stream.concat(
        few,
        Stream.of(operations, seconds, warmup, rate)
            .filter(each -> each.of(settings) < 0)
            .map(each -> "\"" + each.text() + "\" is less than 0"));
  }

  /// Returns the number of operations of all clients, where no seconds are given.
  public Formula all() {
    return new Formula(clients.factor() + " * " + operations.factor());
  }
}
