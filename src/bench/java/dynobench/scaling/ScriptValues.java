package dynobench.scaling;

import dynobench.workloadfile.NameList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Variables of a script's transaction, and the parameters that use them.
final class ScriptValues {
  private static final Pattern CONSTANT = Pattern.compile("-?[0-9.]+|'[^']*'|nullable\\(100, 0\\)");

  private final NameList names;
  private final Map<List<String>, String> constants = new HashMap<>();
  private final Map<String, String> variables = new LinkedHashMap<>();
  private final List<Map<Integer, String>> parameters = new ArrayList<>();

  ScriptValues(NameList names) {
    this.names = names;
  }

  /// Adds a variable, unless there is one with the same name and constant value. Returns its name.
  String add(String wanted, String expression) {
    if (CONSTANT.matcher(expression).matches()) {
      String known = constants.get(List.of(wanted, expression));
      if (known != null) {
        return known;
      }
    }
    String name = names.claimLocal(wanted, variables.keySet());
    variables.put(name, expression);
    constants.put(List.of(wanted, expression), name);
    return name;
  }

  /// Lets a parameter of a step use a key.
  ///
  /// @param row name of the number of the row
  /// @param value expression of the key, which may be that number itself
  void useKey(int step, int parameter, String column, String row, String value) {
    use(step, parameter, value.equals(row) ? row : add(column, value));
  }

  /// Lets a parameter of a step use a variable.
  void use(int step, int parameter, String name) {
    while (parameters.size() <= step) {
      parameters.add(new HashMap<>());
    }
    parameters.get(step).put(parameter, name);
  }

  /// Returns the expressions by the names of the variables.
  Map<String, String> variables() {
    return variables;
  }

  /// Returns the names of a step's variables, by the number of the parameter.
  Map<Integer, String> names(int step) {
    return step < parameters.size() ? parameters.get(step) : Map.of();
  }
}
