package dynobench.jmeter;

import java.util.LinkedHashMap;
import java.util.Map;

/// The values that the statements of one transaction see: a name and an expression each.
final class TransactionValues {
  private final NameList names;
  private final Map<String, String> variableNames;
  private final Map<String, String> expressions = new LinkedHashMap<>();

  /// @param names of the whole workload
  /// @param variableNames what the plan's variables are called, in all transactions alike
  TransactionValues(NameList names, Map<String, String> variableNames) {
    this.names = names;
    this.variableNames = variableNames;
  }

  /// Adds a drawn value.
  ///
  /// @return its name
  String add(DrawnValue value) {
    if (!value.isShared()) {
      return add(value.label(), value.expression());
    }
    String name = variableNames.computeIfAbsent(value.label(), it -> names.claim(it, "variable"));
    expressions.put(name, value.expression());
    return name;
  }

  /// Adds an expression.
  ///
  /// @param wanted that its name is made of
  /// @return its name
  String add(String wanted, String expression) {
    String name = names.claimLocal(wanted, expressions.keySet());
    expressions.put(name, expression);
    return name;
  }

  /// Returns the same values, to which more can be added on trial.
  TransactionValues copy() {
    var copy = new TransactionValues(names, variableNames);
    copy.expressions.putAll(expressions);
    return copy;
  }

  Map<String, String> expressions() {
    return expressions;
  }
}
