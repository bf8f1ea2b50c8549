package dynobench.planfile;

import dynobench.plan.Plan;
import dynobench.toml.TomlSection;
import java.util.Optional;
import java.util.function.Function;

/// Key of plan files, with everything that readers, writers, forms and pages need.
///
/// @param table table that holds the key
/// @param key name within the table
/// @param standard meaning of a plan that leaves the key out
/// @param value function that returns the key's value in a plan
/// @param isWritten whether the program writes the key to files
/// @param form place of the key in the window's form
/// @param help one sentence that explains the key
public record PlanKey<T>(
    PlanTable table,
    String key,
    KeyType<T> type,
    DefaultValue<T> standard,
    Function<Plan, Optional<T>> value,
    boolean isWritten,
    FormUse form,
    String help) {
  /// Returns a key with a field in the form, which the program writes to files.
  static <T> PlanKey<T> of(
      PlanTable table,
      String key,
      KeyType<T> type,
      DefaultValue<T> standard,
      Function<Plan, Optional<T>> value,
      String help) {
    return new PlanKey<>(table, key, type, standard, value, true, new FormUse.Field(), help);
  }

  /// Returns this key with another place in the form.
  PlanKey<T> in(FormUse other) {
    return new PlanKey<>(table, key, type, standard, value, isWritten, other, help);
  }

  /// Returns this key without a field in the form.
  PlanKey<T> withoutField(String reason) {
    return in(new FormUse.None(reason));
  }

  /// Returns this key as one that the program reads but does not write.
  PlanKey<T> onlyRead() {
    return new PlanKey<>(table, key, type, standard, value, false, form, help);
  }

  /// Returns the full name, such as `jvm.heap`, as `--set` and problem messages use it.
  public String name() {
    return table.name(key);
  }

  /// Returns the name of the table that holds the key; empty for a key outside of all tables.
  public String tableName() {
    return table.name();
  }

  @Override
  public String toString() {
    return name();
  }

  /// Returns whether the key is a table with a header of its own.
  boolean isBlock() {
    return type.kind() == KeyType.Kind.TABLE;
  }

  /// Returns whether every plan must have the key.
  public boolean isRequired() {
    return standard.isRequired();
  }

  /// Returns whether a form may leave the key empty.
  public boolean mayBeEmpty() {
    return standard.value().isEmpty() && !isRequired();
  }

  /// Reads the value from the table that holds the key.
  T read(TomlSection section) {
    return read(
        section,
        standard.value().orElseThrow(() -> new IllegalStateException(name() + " has no default")));
  }

  /// Reads the value from the table that holds the key.
  ///
  /// @param fallback result where the value is absent or malformed
  T read(TomlSection section, T fallback) {
    return type.reader().read(section, key, fallback);
  }

  /// Returns the plan's value as TOML; empty where the plan has none.
  public Optional<String> written(Plan plan) {
    return value.apply(plan).map(type.writer());
  }

  /// Returns the plan's value, or else the default, as a person types it into a field; empty
  /// without either.
  public String shown(Plan plan) {
    return value.apply(plan).or(standard::value).map(type.shown()).orElse("");
  }

  /// Returns the default value as TOML; empty without a default value.
  public Optional<String> standardText() {
    boolean isNumber = type.kind() == KeyType.Kind.NUMBER;
    return standard.value().map(isNumber ? type.shown() : type.writer());
  }

  /// Returns the default for people: its description, or else its value as Markdown code.
  public String standardWords() {
    return standard.words().isEmpty()
        ? standardText().map(text -> "`" + text + "`").orElse("")
        : standard.words();
  }
}
