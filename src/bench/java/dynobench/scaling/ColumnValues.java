package dynobench.scaling;

import dynobench.translation.ParsedStatement.ParameterUse;
import dynobench.translation.ParsedStatement.Role;
import dynobench.translation.ParsedStatement.Verb;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Distributions of the recorded values of parameters.
final class ColumnValues {
  private final RecordingSample sample;

  /// Columns that a statement compares with a parameter.
  private final Set<List<String>> compared = new HashSet<>();

  /// Columns of optimistic locks, by which each update adds one to the number that it has read.
  private final Set<List<String>> versions = new HashSet<>();

  ColumnValues(RecordingSample sample, Collection<ScaledStatement> statements) {
    this.sample = sample;
    for (ScaledStatement each : statements) {
      each.operation().uses().stream()
          .filter(it -> it.role() == Role.EQUAL || it.role() == Role.OTHER)
          .forEach(it -> compared.add(column(it)));
    }
  }

  private static List<String> column(ParameterUse use) {
    return List.of(use.table(), use.column());
  }

  /// Finds columns of optimistic locks in samples of an update.
  void findVersions(ScaledStatement statement, List<SampledExecution> executions) {
    if (!statement.is(Verb.UPDATE)) {
      return;
    }
    var written = new HashMap<List<String>, Integer>();
    List<ParameterUse> uses = statement.operation().uses();
    for (int i = 1; i <= uses.size(); i++) {
      if (uses.get(i - 1).role() == Role.SET) {
        written.put(column(uses.get(i - 1)), i);
      }
    }
    for (int i = 1; i <= uses.size(); i++) {
      List<String> column = column(uses.get(i - 1));
      Integer set = written.get(column);
      int read = i;
      if (set != null
          && uses.get(i - 1).role() == Role.EQUAL
          && executions.stream().allMatch(each -> isNext(each.value(read), each.value(set)))) {
        versions.add(column);
      }
    }
  }

  private static boolean isNext(Object read, Object written) {
    return read instanceof Long before && written instanceof Long after && after - 1 == before;
  }

  /// Returns an expression that draws a parameter; empty if scripts don't have such values.
  /// Versions are always 0, so that updates find their rows.
  Optional<String> expression(ScaledStatement statement, int parameter) {
    ParameterUse use = statement.use(parameter);
    if (versions.contains(column(use))) {
      return Optional.of("0");
    }
    boolean isCompared = !use.column().isEmpty() && compared.contains(column(use));
    return ValueDistribution.of(values(statement, parameter), isCompared);
  }

  List<Object> values(ScaledStatement statement, int parameter) {
    return sample.values(statement.number(), parameter);
  }

  /// Returns how many of 100 inserted or set values are NULL.
  int nullPercent(ScaledStatement statement, int parameter) {
    Role role = statement.use(parameter).role();
    return role == Role.INSERTED || role == Role.SET
        ? ValueDistribution.nullPercent(values(statement, parameter))
        : 0;
  }

  /// Returns a name for a parameter.
  static String name(ParameterUse use) {
    return use.column().isEmpty() ? "value" : use.column();
  }
}
