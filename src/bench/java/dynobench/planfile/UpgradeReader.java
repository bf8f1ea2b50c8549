package dynobench.planfile;

import dynobench.plan.UpgradeRules;
import dynobench.toml.TomlSection;
import java.util.List;
import java.util.Optional;

/// Reads the table `[upgrade]` of a plan.
final class UpgradeReader {
  static final String UPGRADE = "upgrade";

  private UpgradeReader() {}

  /// Returns the plan's upgrades; empty without the table, or when there were problems.
  static Optional<UpgradeRules> read(TomlSection root) {
    return root.section(UPGRADE).flatMap(UpgradeReader::upgrade);
  }

  private static Optional<UpgradeRules> upgrade(TomlSection upgrade) {
    List<String> targets = PlanKeys.OPENED_BY.read(upgrade);
    upgrade.finish();
    return upgrade.attempt(PlanKeys.OPENED_BY.key(), () -> new UpgradeRules(targets));
  }
}
