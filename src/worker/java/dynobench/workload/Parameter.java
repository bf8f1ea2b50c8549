package dynobench.workload;

import java.util.Optional;

/// Value that a plan may set.
///
/// @param id name of the parameter in plans, such as `pairs`
/// @param standard value where a plan sets none
/// @param unit unit of a number, such as `rows`; may be empty
/// @param help explanation in one sentence
/// @param offered whether the parameter affects only engines whose descriptor says that they
///   support it
/// @param baseline value with which tables compare the others; empty for none
public record Parameter(
    String id,
    Domain domain,
    String standard,
    String unit,
    String help,
    boolean offered,
    Optional<String> baseline) {
  public Parameter {
    NameRule.check(id);
    standard = domain.canonical(standard);
    baseline = baseline.map(domain::canonical);
  }

  /// Returns whether the value is the default and switches a feature off: 0, or the largest
  /// permitted number, which means no limit.
  boolean isOff(String value) {
    return value.equals(standard)
        && domain instanceof Domain.Whole(long _, long to)
        && (standard.equals("0") || standard.equals(Long.toString(to)));
  }
}
