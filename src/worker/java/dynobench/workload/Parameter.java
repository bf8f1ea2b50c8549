package dynobench.workload;

import java.util.Optional;

/// A value that a plan may set.
///
/// @param id as plans write it, such as `pairs`
/// @param standard that holds when a plan sets none
/// @param unit of a number, such as `rows`; may be empty
/// @param help one sentence
/// @param offered whether an engine does something for it, where its descriptor says so
/// @param baseline the value that tables compare the others with; empty for none
public record Parameter(
    String id,
    Domain domain,
    String standard,
    String unit,
    String help,
    boolean offered,
    Optional<String> baseline) {
  public Parameter {
    Names.check(id);
    standard = domain.canonical(standard);
    baseline = baseline.map(domain::canonical);
  }

  /// Whether it asks for nothing with that value: for none of something, or for no limit.
  boolean isOff(String value) {
    return value.equals(standard)
        && domain instanceof Domain.Whole(long _, long to)
        && (standard.equals("0") || standard.equals(Long.toString(to)));
  }
}
