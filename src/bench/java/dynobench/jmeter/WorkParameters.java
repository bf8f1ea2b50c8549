package dynobench.jmeter;

import java.util.ArrayList;
import java.util.List;

/// The parameters of a phase with clients, with the plan's figures as defaults.
///
/// @param suffix suffix of the parameters' names; empty for a single such phase
record WorkParameters(ImportedPhase.TransactionPhase phase, String suffix) {
  private static final long MOST_OPERATIONS = 1_000_000_000;
  private static final long MOST_SECONDS = 86_400;
  private static final long MOST_RATE = 10_000_000;

  static WorkParameters of(ImportedPhase.TransactionPhase phase, String suffix) {
    return new WorkParameters(phase, suffix);
  }

  /// Returns the TOML tables of the parameters.
  List<String> lines() {
    var lines = new ArrayList<String>();
    lines.addAll(
        table(
            "clients",
            phase.clients(),
            1,
            1024,
            "clients",
            "Number of clients that work at the same time."));
    lines.addAll(
        table(
            "operations",
            phase.operations(),
            1,
            MOST_OPERATIONS,
            "transactions",
            "Number of transactions of each client, if no seconds are set."));
    lines.addAll(
        table(
            "seconds",
            phase.seconds(),
            0,
            MOST_SECONDS,
            "s",
            "Time after which the clients end; 0: they end after their operations."));
    lines.addAll(
        table(
            "rate",
            wholeRate(phase.rate()),
            0,
            MOST_RATE,
            "/s",
            "Target rate of all clients together, in transactions a second; 0: as fast as"
                + " possible."));
    return lines;
  }

  /// Returns a rate as a whole number, at least 1; 0 for no limit.
  static long wholeRate(double rate) {
    return rate == 0 ? 0 : Math.max(1, Math.round(rate));
  }

  private List<String> table(
      String name, long value, long least, long most, String unit, String help) {
    return List.of(
        "",
        "[parameters." + name + suffix + "]",
        "default = " + Math.clamp(value, least, most),
        "from = " + least,
        "to = " + most,
        "unit = \"" + unit + "\"",
        "help = \"" + help + "\"");
  }

  /// Returns the keys of the phase.
  List<String> keys() {
    return List.of("clients", "operations", "seconds", "rate").stream()
        .map(each -> each + " = \"" + each + suffix + "\"")
        .toList();
  }

  /// Returns the factor that plans vary by default.
  String varied() {
    return "clients" + suffix + " = [" + phase.clients() + "]";
  }
}
