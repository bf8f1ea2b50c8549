package dynobench.catalog;

import dynobench.isolation.IsolationModel;
import dynobench.isolation.IsolationStatement;
import dynobench.isolation.ModeIsolation;
import dynobench.measure.IsolationLevel;
import dynobench.toml.TomlSection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads the isolation levels of modes: the default one, and what the engine documents on each. A
/// mode that describes none has those of its engine.
final class IsolationReader {
  private static final String USUAL = "isolation";

  /// Key of a mode that accepts isolation levels but has no transactions.
  private static final String TRANSACTIONS = "transactions";

  private static final String DOCUMENTED = "isolation-levels";

  private final boolean hasLevels;
  private final Optional<IsolationLevel> usual;
  private final Map<IsolationLevel, IsolationModel> documented;

  /// @param root the engine's descriptor
  IsolationReader(TomlSection root, EngineKind kind) {
    hasLevels = kind == EngineKind.Plain.JDBC;
    usual = usual(root, Optional.empty());
    documented = documented(root, Map.of());
  }

  ModeIsolation read(TomlSection mode) {
    Optional<IsolationLevel> own = usual(mode, usual);
    if (!mode.flag(TRANSACTIONS, true) || own.equals(Optional.of(IsolationLevel.NONE))) {
      return new ModeIsolation(own, List.of());
    }
    Map<IsolationLevel, IsolationModel> models = documented(mode, documented);
    Stream<IsolationLevel> levels = hasLevels ? Stream.of(IsolationLevel.values()) : own.stream();
    List<IsolationStatement> statements =
        levels
            .filter(each -> each != IsolationLevel.NONE)
            .map(each ->
                new IsolationStatement(
                    each, Optional.ofNullable(models.get(each)), Optional.empty()))
            .toList();
    return new ModeIsolation(own, statements);
  }

  private static Optional<IsolationLevel> usual(
      TomlSection section, Optional<IsolationLevel> otherwise) {
    return section.has(USUAL) ? section.choice(USUAL, IsolationLevel.class) : otherwise;
  }

  private static Map<IsolationLevel, IsolationModel> documented(
      TomlSection section, Map<IsolationLevel, IsolationModel> otherwise) {
    Optional<TomlSection> table = section.section(DOCUMENTED);
    if (table.isEmpty()) {
      return otherwise;
    }
    var models = new EnumMap<IsolationLevel, IsolationModel>(IsolationLevel.class);
    for (IsolationLevel each : IsolationLevel.values()) {
      if (table.get().has(each.id())) {
        table.get().choice(each.id(), IsolationModel.class).ifPresent(it -> models.put(each, it));
      }
    }
    table.get().finish();
    return models;
  }
}
