package dynobench.jmeter;

import dynobench.measure.IsolationLevel;
import dynobench.workloadfile.NameList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Shared state while a plan is read.
///
/// @param variableNames names in the workload of the plan's variables
/// @param autocommit whether a connection commits each statement, by the connection's name
/// @param isolations isolation levels of the connections that name one
record PlanContext(
    NameList names,
    PlanVariables variables,
    ImportOmissions omissions,
    Map<String, String> variableNames,
    Map<String, Boolean> autocommit,
    List<IsolationLevel> isolations) {
  static PlanContext create() {
    var names = new NameList();
    var omissions = new ImportOmissions();
    return new PlanContext(
        names,
        new PlanVariables(names, omissions),
        omissions,
        new LinkedHashMap<>(),
        new HashMap<>(),
        new ArrayList<>());
  }

  /// Returns the isolation level of the first connection that names one other than `none`.
  Optional<IsolationLevel> isolation() {
    return isolations.stream().filter(each -> each != IsolationLevel.NONE).findFirst();
  }

  /// Returns an empty list of values for a transaction.
  TransactionValues values() {
    return new TransactionValues(names, variableNames);
  }
}
