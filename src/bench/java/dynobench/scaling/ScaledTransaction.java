package dynobench.scaling;

import dynobench.scaling.ScaledSchema.KeyColumn;
import dynobench.translation.ParsedStatement.ParameterUse;
import dynobench.translation.ParsedStatement.Role;
import dynobench.translation.ParsedStatement.Verb;
import dynobench.workloadfile.NameList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Type of transactions as a transaction of a script. Parameters that had equal values in all
/// samples get the same value, and those of one row get the keys of that row.
final class ScaledTransaction {
  /// Number of different values from which equality is no accident.
  private static final int DIFFERENT = 3;

  private static final int TENTH = 10;

  private final ScaledSchema schema;
  private final ColumnValues columns;
  private final List<ScaledStatement> steps;
  private final List<List<SampledExecution>> samples;
  private final Map<Position, KeyColumn> keys = new LinkedHashMap<>();

  /// Leader of each key: itself, or another one of the same row.
  private final Map<Position, Position> leaders = new HashMap<>();

  /// Positions whose values are equal to that of another one.
  private final Map<Position, Position> copies = new HashMap<>();

  /// Place of a parameter in a transaction.
  private record Position(int step, int parameter) {}

  /// Parameters of one statement that belong to the same row.
  private record RowUse(int step, String range, List<String> through, int occurrence) {}

  /// Where the row of a parameter comes from.
  private enum RowSource {
    /// A row that the transaction inserts.
    NEW,
    /// A row that the transaction deletes.
    GONE,
    /// A row that certainly exists.
    FILLED,
    /// A row that exists, if no other client has deleted it.
    EXISTING
  }

  private ScaledTransaction(
      ScaledSchema schema,
      ColumnValues columns,
      List<ScaledStatement> steps,
      List<List<SampledExecution>> samples) {
    this.schema = schema;
    this.columns = columns;
    this.steps = steps;
    this.samples = samples;
    List<Position> all = positions();
    all.forEach(each -> leaders.put(each, each));
    joinRows(all);
    joinEqualValues(all);
  }

  /// Creates a transaction of the statements that can run with new values.
  ///
  /// @param samples executions of each transaction, one for each statement
  /// @param left receives the statements that are left out
  static ScaledTransaction of(
      ScaledSchema schema,
      ColumnValues columns,
      List<ScaledStatement> steps,
      List<List<SampledExecution>> samples,
      Set<Integer> left) {
    var transaction = new ScaledTransaction(schema, columns, steps, samples);
    for (int i = 0; i < steps.size(); i++) {
      if (!transaction.isPossible(i)) {
        int number = steps.get(i).number();
        left.add(number);
        var kept = new ArrayList<ScaledStatement>();
        var indexes = new ArrayList<Integer>();
        for (int j = 0; j < steps.size(); j++) {
          if (steps.get(j).number() != number) {
            kept.add(steps.get(j));
            indexes.add(j);
          }
        }
        return of(
            schema,
            columns,
            kept,
            samples.stream().map(each -> indexes.stream().map(each::get).toList()).toList(),
            left);
      }
    }
    return transaction;
  }

  boolean isEmpty() {
    return steps.isEmpty();
  }

  List<ScaledStatement> steps() {
    return steps;
  }

  private List<Position> positions() {
    var all = new ArrayList<Position>();
    for (int i = 0; i < steps.size(); i++) {
      for (int each : steps.get(i).parameters(recorded(i))) {
        all.add(new Position(i, each));
      }
    }
    return all;
  }

  /// Returns the number of recorded parameters of a step.
  private int recorded(int step) {
    return samples.getFirst().get(step).values().size() - 1;
  }

  private ParameterUse use(Position position) {
    return steps.get(position.step()).use(position.parameter());
  }

  /// Finds the parameters that are keys, and joins those of the same row in each statement.
  private void joinRows(List<Position> all) {
    var rows = new HashMap<RowUse, Position>();
    var occurrences = new HashMap<List<Object>, Integer>();
    for (Position each : all) {
      ParameterUse use = use(each);
      Optional<KeyColumn> key =
          use.role() == Role.OTHER ? Optional.empty() : schema.key(use.table(), use.column());
      if (key.isPresent()) {
        keys.put(each, key.get());
        int occurrence =
            occurrences.merge(
                List.of(each.step(), use.range(), use.column(), use.role()), 1, Integer::sum);
        var row = new RowUse(each.step(), use.range(), key.get().through(), occurrence);
        Position first = rows.putIfAbsent(row, each);
        if (first != null) {
          join(first, each);
        }
      }
    }
  }

  /// Joins parameters whose values were equal in all samples.
  private void joinEqualValues(List<Position> all) {
    var byValues = new HashMap<List<Object>, List<Position>>();
    for (Position each : all) {
      List<Object> values =
          samples.stream().map(it -> it.get(each.step()).value(each.parameter())).toList();
      long different =
          values.stream()
              .filter(it -> !ValueSample.NULL.equals(it) && !SampledExecution.UNKNOWN.equals(it))
              .distinct()
              .count();
      if (different >= 2 && different >= Math.min(DIFFERENT, samples.size())) {
        byValues.computeIfAbsent(values, _ -> new ArrayList<>()).add(each);
      }
    }
    for (List<Position> equal : byValues.values()) {
      Position key = equal.stream().filter(keys::containsKey).findFirst().orElse(equal.getFirst());
      for (Position each : equal) {
        KeyColumn own = keys.get(each);
        if (own == null) {
          copies.put(each, key);
        } else if (isSame(own, key(key))) {
          join(key, each);
        }
      }
    }
  }

  private static boolean isSame(KeyColumn one, KeyColumn other) {
    return one.table() == other.table() && one.column().equals(other.column());
  }

  private Position leader(Position position) {
    Position at = position;
    while (!Objects.requireNonNull(leaders.get(at)).equals(at)) {
      at = Objects.requireNonNull(leaders.get(at));
    }
    return at;
  }

  private void join(Position one, Position other) {
    leaders.put(leader(other), leader(one));
  }

  private List<Position> sameRow(Position position) {
    Position leader = leader(position);
    return keys.keySet().stream().filter(each -> leader(each).equals(leader)).toList();
  }

  private RowSource source(Position position) {
    List<Position> row = sameRow(position);
    if (row.stream().anyMatch(each -> isOwn(each, Role.INSERTED))) {
      return RowSource.NEW;
    }
    if (row.stream().anyMatch(each -> isOwn(each, Role.EQUAL) && is(each, Verb.DELETE))) {
      return RowSource.GONE;
    }
    boolean isReferred =
        row.stream().anyMatch(each -> Set.of(Role.INSERTED, Role.SET).contains(use(each).role()));
    return isReferred ? RowSource.FILLED : RowSource.EXISTING;
  }

  private boolean isOwn(Position position, Role role) {
    return key(position).isOwn() && use(position).role() == role;
  }

  private KeyColumn key(Position position) {
    return Objects.requireNonNull(keys.get(position));
  }

  private boolean is(Position position, Verb verb) {
    return steps.get(position.step()).is(verb);
  }

  /// Returns whether a statement can run repeatedly with drawn values, without breaking a key.
  private boolean isPossible(int step) {
    List<Position> own = keys.keySet().stream().filter(each -> each.step() == step).toList();
    boolean isDrawn =
        positions().stream()
            .filter(each -> each.step() == step && !keys.containsKey(each))
            .map(each -> copies.getOrDefault(each, each))
            .allMatch(each -> keys.containsKey(each) || expression(each).isPresent());
    if (!isDrawn
        || !steps.get(step).isPlain(recorded(step))
        || !steps.get(step).operation().tables().stream().allMatch(schema::has)) {
      return false;
    }
    if (steps.get(step).is(Verb.UPDATE)) {
      return own.stream()
          .filter(each -> isOwn(each, Role.SET))
          .allMatch(each ->
              sameRow(each).stream().anyMatch(it -> it.step() == step && isOwn(it, Role.EQUAL)));
    }
    return !steps.get(step).is(Verb.INSERT)
        || schema
            .table(steps.get(step).operation().table())
            .map(table -> table.keys().stream().allMatch(key -> isNew(step, key, own)))
            .orElse(false);
  }

  /// Returns whether an INSERT gives each row another key, or leaves the key to the database.
  private boolean isNew(int step, List<String> key, List<Position> own) {
    boolean isGiven =
        positions().stream()
            .anyMatch(each ->
                each.step() == step
                    && use(each).role() == Role.INSERTED
                    && key.contains(use(each).column()));
    return !isGiven
        || own.stream()
            .filter(each -> key.contains(use(each).column()) && use(each).role() == Role.INSERTED)
            .anyMatch(each ->
                source(each) == RowSource.NEW
                    && (!key(each).isOwn() || key(each).table().isDistinct(use(each).column())));
  }

  /// Marks the tables into which it inserts rows, and those from which it deletes rows.
  void mark() {
    for (Position each : keys.keySet()) {
      switch (source(each)) {
        case NEW -> key(each).table().grow();
        case GONE -> key(each).table().shrink();
        case FILLED, EXISTING -> {}
      }
    }
    steps.stream()
        .filter(each -> each.is(Verb.DELETE))
        .forEach(each -> schema.table(each.operation().table()).ifPresent(ScaledTable::shrink));
  }

  /// Returns the variables of the script.
  ScriptValues values(NameList names) {
    var script = new ScriptValues(names);
    var rows = new HashMap<Position, String>();
    var known = new HashMap<Object, String>();
    for (Position each : positions()) {
      Position source = copies.getOrDefault(each, each);
      ParameterUse use = use(source);
      if (!keys.containsKey(source)) {
        String name =
            known.computeIfAbsent(
                source, _ -> script.add(ColumnValues.name(use), expression(source).orElseThrow()));
        script.use(each.step(), each.parameter(), name);
        continue;
      }
      KeyColumn key = key(source);
      Position leader = leader(source);
      String row =
          rows.computeIfAbsent(leader, it -> script.add(key.table().id() + "_row", number(it)));
      int percent = columns.nullPercent(steps.get(each.step()), each.parameter());
      String value = nullable(percent, key.table().keyValue(key.column(), row));
      String name =
          value.equals(row)
              ? row
              : known.computeIfAbsent(
                  List.of(leader, value), _ -> script.add(ColumnValues.name(use), value));
      script.use(each.step(), each.parameter(), name);
    }
    return script;
  }

  private Optional<String> expression(Position position) {
    return columns.expression(steps.get(position.step()), position.parameter());
  }

  /// Returns a value that is NULL in some of 100 draws.
  static String nullable(int percent, String value) {
    return percent == 0 ? value : "nullable(" + percent + ", " + value + ")";
  }

  /// Returns whether a tenth of the recorded keys had more than half of the uses.
  private boolean isSkewed(Position position) {
    List<Object> values = columns.values(steps.get(position.step()), position.parameter());
    List<Long> counts =
        values.stream()
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
            .values()
            .stream()
            .sorted(Comparator.reverseOrder())
            .toList();
    long popular = counts.stream().limit(counts.size() / TENTH).mapToLong(Long::longValue).sum();
    return popular * 2 > values.size();
  }

  /// Returns an expression of the number of a row.
  private String number(Position leader) {
    ScaledTable table = key(leader).table();
    return switch (source(leader)) {
      case NEW -> table.next();
      case GONE -> table.nextGone();
      case FILLED -> isSkewed(leader) ? table.popular() : table.anyFilled();
      case EXISTING -> isSkewed(leader) && !table.shrinks() ? table.popular() : table.anyExisting();
    };
  }
}
