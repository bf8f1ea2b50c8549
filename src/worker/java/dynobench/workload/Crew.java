package dynobench.workload;

import java.util.stream.Stream;

/// Who works in a phase, and for how long: clients, each on a thread and with a session of its own.
///
/// @param clients how many
/// @param operations of each client, where no seconds are given
/// @param seconds after which all end; 0 for as many as the operations take
/// @param warmup seconds before, which don't count
/// @param rate operations a second, of all clients together; 0 for as many as they can
public record Crew(
    Formula clients, Formula operations, Formula seconds, Formula warmup, Formula rate) {
  /// What can't be done with these settings.
  Stream<String> obstacle(Settings settings) {
    Stream<String> few =
        clients.of(settings) < 1 ? Stream.of("there is one client at least") : Stream.empty();
    return Stream.concat(
        few,
        Stream.of(operations, seconds, warmup, rate)
            .filter(each -> each.of(settings) < 0)
            .map(each -> "\"" + each.text() + "\" is less than 0"));
  }

  /// The operations of all clients.
  public Formula all() {
    return new Formula(clients.factor() + " * " + operations.factor());
  }
}
