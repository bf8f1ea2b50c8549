package dynobench.scaling;

import dynobench.recording.ReplayText;
import dynobench.script.BoundSql;
import dynobench.translation.ParsedStatement.Operation;
import dynobench.translation.ParsedStatement.ParameterUse;
import dynobench.translation.ParsedStatement.Role;
import dynobench.translation.ParsedStatement.Verb;
import dynobench.translation.ScriptTranslator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Statement of a recorded application, with the columns of its parameters.
///
/// @param number number of the text in the recording
/// @param keyColumn generated column that the statement sets explicitly
record ScaledStatement(
    int number, Operation operation, ReplayText text, Optional<String> keyColumn) {
  /// Returns the numbers of the parameters, in the order of the text.
  ///
  /// @param recorded number of recorded parameters
  List<Integer> parameters(int recorded) {
    return text.parameters().isEmpty()
        ? IntStream.rangeClosed(1, recorded).boxed().toList()
        : text.parameters();
  }

  /// Returns the use of a parameter.
  ParameterUse use(int parameter) {
    if (parameter == ReplayText.KEY && keyColumn.isPresent()) {
      String table = operation.table();
      return new ParameterUse(table, table, keyColumn.get(), Role.INSERTED);
    }
    return parameter >= 1 && parameter <= operation.uses().size()
        ? operation.uses().get(parameter - 1)
        : new ParameterUse("", "", "", Role.OTHER);
  }

  boolean is(Verb verb) {
    return operation.verb() == verb;
  }

  /// Returns whether scripts read nothing but its parameters as names.
  ///
  /// @param recorded number of recorded parameters
  boolean isPlain(int recorded) {
    return named(
            parameters(recorded).stream().distinct().collect(Collectors.toMap(it -> it, _ -> "p")))
        .isPresent();
  }

  /// Returns the text of a script, with the names of the parameters; empty if the text contains
  /// what scripts read as names.
  ///
  /// @param names names by the number of the parameter
  Optional<String> named(Map<Integer, String> names) {
    List<String> expected = parameters(names.size()).stream().map(names::get).toList();
    String named = ScriptTranslator.named(text, expected);
    try {
      return BoundSql.of(named).names().equals(expected) ? Optional.of(named) : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
