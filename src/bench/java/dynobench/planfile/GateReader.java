package dynobench.planfile;

import dynobench.plan.GateRules;
import dynobench.toml.TomlSection;
import java.util.Optional;

/// Reads the table `[gate]` of a plan.
final class GateReader {
  static final String GATE = "gate";

  private GateReader() {}

  /// Returns the rules of the gate; empty without the table, or when there were problems.
  static Optional<GateRules> read(TomlSection root) {
    return root.section(GATE).flatMap(GateReader::gate);
  }

  private static Optional<GateRules> gate(TomlSection gate) {
    double allowed = PlanKeys.GATE_ALLOWED.read(gate);
    gate.finish();
    return gate.attempt(PlanKeys.GATE_ALLOWED.key(), () -> new GateRules(allowed));
  }
}
