package dynobench.planfile;

import dynobench.plan.Plan;
import dynobench.toml.Section;
import java.util.Optional;
import java.util.function.Function;

/// A key of plan files: all that readers, writers, forms and pages have to know of it.
///
/// @param table that holds it
/// @param key its name in the table
/// @param standard what a plan means that leaves it out
/// @param value that a plan has
/// @param isWritten whether files have it that the program writes
/// @param form its place in the window's form
/// @param help one sentence on what it does
public record PlanKey<T>(
    PlanTable table,
    String key,
    KeyType<T> type,
    DefaultValue<T> standard,
    Function<Plan, Optional<T>> value,
    boolean isWritten,
    FormUse form,
    String help) {
  /// A key with a field in the form, which files have.
  static <T> PlanKey<T> of(
      PlanTable table,
      String key,
      KeyType<T> type,
      DefaultValue<T> standard,
      Function<Plan, Optional<T>> value,
      String help) {
    return new PlanKey<>(table, key, type, standard, value, true, new FormUse.Field(), help);
  }

  /// The same key with another place in the form.
  PlanKey<T> in(FormUse other) {
    return new PlanKey<>(table, key, type, standard, value, isWritten, other, help);
  }

  /// The same key without a field in the form.
  PlanKey<T> withoutField(String reason) {
    return in(new FormUse.None(reason));
  }

  /// The same key, which is read, but not written.
  PlanKey<T> onlyRead() {
    return new PlanKey<>(table, key, type, standard, value, false, form, help);
  }

  /// The full name, such as `jvm.heap`: `--set` takes it, and problems name it.
  public String name() {
    return table.name(key);
  }

  /// The name of the table that holds the key; empty for one that stands in no table.
  public String tableName() {
    return table.name();
  }

  @Override
  public String toString() {
    return name();
  }

  /// Whether the key is a table with a header of its own.
  boolean isBlock() {
    return type.kind() == KeyType.Kind.TABLE;
  }

  /// Whether every plan must have it.
  public boolean isRequired() {
    return standard.isRequired();
  }

  /// Whether a form may leave it empty.
  public boolean mayBeEmpty() {
    return standard.value().isEmpty() && !isRequired();
  }

  /// Reads the value out of the table that holds it.
  T read(Section section) {
    return read(
        section,
        standard.value().orElseThrow(() -> new IllegalStateException(name() + " has no default")));
  }

  /// Reads the value out of the table that holds it.
  ///
  /// @param fallback where there is no value, or a wrong one
  T read(Section section, T fallback) {
    return type.reader().read(section, key, fallback);
  }

  /// The value that a plan has, as TOML; empty where the plan has none.
  public Optional<String> written(Plan plan) {
    return value.apply(plan).map(type.writer());
  }

  /// The value that a plan has, or the default, as a person types it into a field; empty where
  /// there is neither.
  public String shown(Plan plan) {
    return value.apply(plan).or(standard::value).map(type.shown()).orElse("");
  }

  /// The value that a plan has which leaves the key out, as TOML; empty where it has none.
  public Optional<String> standardText() {
    boolean isNumber = type.kind() == KeyType.Kind.NUMBER;
    return standard.value().map(isNumber ? type.shown() : type.writer());
  }

  /// The same for people: the value, or words.
  public String standardWords() {
    return standard.words().isEmpty()
        ? standardText().map(text -> "`" + text + "`").orElse("")
        : standard.words();
  }
}
