package dynobench.workloadfile;

import dynobench.toml.TomlSection;
import dynobench.workload.Domain;
import dynobench.workload.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Reads the values of a factor: a list, a single value, or a table. The table has either `sizes`,
/// a list, or `from`, `step` or `factor`, and `count`, which are for whole numbers. Texts cannot
/// vary.
public final class RangeReader {
  private final TomlSection section;
  private final String key;
  private final Domain domain;
  private final UnaryOperator<String> canonical;

  private RangeReader(
      TomlSection section, String key, Domain domain, UnaryOperator<String> canonical) {
    this.section = section;
    this.key = key;
    this.domain = domain;
    this.canonical = canonical;
  }

  /// Reads the values of a parameter.
  ///
  /// @return empty when there were problems
  public static Optional<Range> read(TomlSection section, String key, Domain domain) {
    return new RangeReader(section, key, domain, domain::canonical).read();
  }

  /// Reads the values of a condition: a list or a single value. Empty when there were problems.
  ///
  /// @param canonical function that returns the canonical form of a text, or throws an
  ///   [IllegalArgumentException]
  public static Optional<Range> read(
      TomlSection section, String key, UnaryOperator<String> canonical) {
    return new RangeReader(section, key, new Domain.Choice(List.of("")), canonical).read();
  }

  private Optional<Range> read() {
    if (domain instanceof Domain.Text) {
      section.problem(key, "cannot vary: set it in parameters");
      return Optional.empty();
    }
    if (!section.isTable(key)) {
      return section.isList(key)
          ? listed(section, key)
          : section
              .scalar(key)
              .flatMap(one -> section.attempt(key, () -> canonical.apply(one)))
              .map(one -> new Range.Listed(List.of(one)));
    }
    return section.section(key).flatMap(this::table);
  }

  private Optional<Range> table(TomlSection table) {
    if (table.has("sizes")) {
      for (String other : List.of("from", "step", "count", "factor")) {
        refuse(table, other, "sizes");
      }
      Optional<Range> listed = listed(table, "sizes");
      table.finish();
      return listed;
    }
    if (!(domain instanceof Domain.Whole(long least, long most))) {
      section.problem(key, "must be a list of values: steps and factors are for whole numbers");
      return Optional.empty();
    }
    long from = table.number("from", Math.clamp(5000, least, most), least, most);
    int count = table.count("count", 10, 1, Range.MOST_COUNT);
    long step = table.number("step", Math.max(1, from), count > 1 ? 1 : 0, most);
    double factor = table.decimal("factor", 10);
    if (table.has("factor")) {
      refuse(table, "step", "factor");
    }
    table.finish();
    Optional<Range> range =
        table.has("factor")
            ? geometric(table, from, factor, count)
            : section.attempt(key, () -> new Range.Linear(from, step, count));
    return range.filter(it -> within(table, it) && isDistinct(table, it));
  }

  /// Returns the range, or reports a problem; the key precedes the message, which need not repeat
  /// it.
  private static Optional<Range> geometric(TomlSection table, long from, double factor, int count) {
    if (!Range.Geometric.permits(factor)) {
      table.problem("factor", "must be a number greater than 1, not " + factor);
      return Optional.empty();
    }
    return table.attempt("factor", () -> new Range.Geometric(from, factor, count));
  }

  /// Returns whether all values differ: a factor near 1 may not change a small number.
  private static boolean isDistinct(TomlSection table, Range range) {
    List<String> faults = Range.Listed.faults(range.levels());
    if (!faults.isEmpty()) {
      table.problem("factor", "is too small: it " + faults.getFirst());
    }
    return faults.isEmpty();
  }

  /// Returns whether the last and largest value is permitted. The first value was checked when it
  /// was read.
  private boolean within(TomlSection table, Range range) {
    String largest = range.levels().getLast();
    return table
        .attempt(
            "count",
            () -> {
              try {
                return domain.canonical(largest);
              } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                    "reaches "
                        + String.format(Locale.ROOT, "%,d", Long.parseLong(largest))
                        + ": each value "
                        + e.getMessage(),
                    e);
              }
            })
        .isPresent();
  }

  /// Reads listed values. Each unsuitable value becomes a problem, and the others are still
  /// checked.
  private Optional<Range> listed(TomlSection where, String name) {
    List<Object> given = where.elements(name);
    var levels = new ArrayList<String>();
    for (Object each : given) {
      if (each instanceof TomlSection) {
        where.problem(name, "contains a table, which is not a value");
      } else {
        where.attempt(name, () -> value(each)).ifPresent(levels::add);
      }
    }
    List<String> faults =
        given.isEmpty() || !levels.isEmpty() ? Range.Listed.faults(levels) : List.of();
    faults.forEach(each -> where.problem(name, each));
    return faults.isEmpty() && levels.size() == given.size()
        ? Optional.of(new Range.Listed(levels))
        : Optional.empty();
  }

  private String value(Object given) {
    if (domain instanceof Domain.Whole && !(given instanceof Long)) {
      throw new IllegalArgumentException("contains " + given + ", which is not a whole number");
    }
    try {
      return canonical.apply(given.toString());
    } catch (IllegalArgumentException e) {
      String message = String.valueOf(e.getMessage());
      throw new IllegalArgumentException(
          message.startsWith("must ") ? "each " + message : message, e);
    }
  }

  /// Reports a problem if a contradicting key is present, which would otherwise be silently
  /// ignored.
  private void refuse(TomlSection table, String other, String given) {
    if (table.has(other)) {
      table.problem(other, "has no effect next to " + key + "." + given + ": set that");
    }
  }
}
