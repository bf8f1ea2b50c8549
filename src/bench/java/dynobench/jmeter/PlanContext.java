package dynobench.jmeter;

import dynobench.measure.IsolationLevel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the parts of a plan share while they are read.
///
/// @param variableNames what the plan's variables are called in the workload
/// @param autocommit whether a connection commits by itself, by its name
/// @param isolations of the connections that name one
record PlanContext(
    NameList names,
    PlanVariables variables,
    Omissions omissions,
    Map<String, String> variableNames,
    Map<String, Boolean> autocommit,
    List<IsolationLevel> isolations) {
  static PlanContext create() {
    var names = new NameList();
    var omissions = new Omissions();
    return new PlanContext(
        names,
        new PlanVariables(names, omissions),
        omissions,
        new LinkedHashMap<>(),
        new HashMap<>(),
        new ArrayList<>());
  }

  /// Returns the isolation of the first connection that names one.
  Optional<IsolationLevel> isolation() {
    return isolations.stream().filter(each -> each != IsolationLevel.NONE).findFirst();
  }

  /// Returns an empty list of values for a transaction.
  TransactionValues values() {
    return new TransactionValues(names, variableNames);
  }
}
