package dynobench.site;

import dynobench.report.Report;
import dynobench.result.RunResult;
import dynobench.table.AgeingTable;
import dynobench.table.UpgradeTable;

/// Parts of a run that other pages show.
///
/// @param ageing table of a run whose databases grew old
/// @param upgrades matrix of a run of upgrades
/// @param versions chart of versions, as markup; empty for a run of one version of each engine
record RunExtracts(SiteTable ageing, SiteTable upgrades, String versions) {
  static RunExtracts of(RunResult run) {
    return new RunExtracts(
        AgeingTable.lines(run).isEmpty()
            ? SiteTable.NONE
            : new SiteTable(AgeingTable.head(), AgeingTable.lines(run)),
        run.isOfUpgrades()
            ? new SiteTable(UpgradeTable.head(run), UpgradeTable.lines(run))
            : SiteTable.NONE,
        run.measuresTimes() ? Report.versionsChart(run) : "");
  }
}
