package dynobench.jmeter;

import dynobench.workloadfile.NameList;
import java.util.LinkedHashMap;
import java.util.Map;

/// The named expressions that the statements of one transaction use.
final class TransactionValues {
  private final NameList names;
  private final Map<String, String> variableNames;
  private final Map<String, String> expressions = new LinkedHashMap<>();

  /// @param names names of the whole workload
  /// @param variableNames names of the plan's variables, equal in all transactions
  TransactionValues(NameList names, Map<String, String> variableNames) {
    this.names = names;
    this.variableNames = variableNames;
  }

  /// Adds a drawn value. A shared value has one name in the whole workload; another value gets a
  /// new name each time.
  ///
  /// @return the name of the value
  String add(DrawnValue value) {
    if (!value.isShared()) {
      return add(value.label(), value.expression());
    }
    String name = variableNames.computeIfAbsent(value.label(), it -> names.reserve(it, "variable"));
    expressions.put(name, value.expression());
    return name;
  }

  /// Adds an expression.
  ///
  /// @param wanted base of the value's name
  /// @return the name of the value
  String add(String wanted, String expression) {
    String name = names.claimLocal(wanted, expressions.keySet());
    expressions.put(name, expression);
    return name;
  }

  /// Returns a copy, for changes that may be discarded.
  TransactionValues copy() {
    var copy = new TransactionValues(names, variableNames);
    copy.expressions.putAll(expressions);
    return copy;
  }

  Map<String, String> expressions() {
    return expressions;
  }
}
