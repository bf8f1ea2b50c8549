package dynobench.protocol.objects;

import org.hibernate.boot.model.naming.Identifier;
import org.hibernate.boot.model.naming.PhysicalNamingStrategyStandardImpl;
import org.hibernate.engine.jdbc.env.spi.JdbcEnvironment;

/// Naming strategy that gives tables the prefix of the engine's dialect.
final class PrefixedTables extends PhysicalNamingStrategyStandardImpl {
  private static final long serialVersionUID = 1L;

  private final String prefix;

  PrefixedTables(String prefix) {
    this.prefix = prefix;
  }

  @Override
  public Identifier toPhysicalTableName(Identifier logicalName, JdbcEnvironment environment) {
    return Identifier.toIdentifier(prefix + logicalName.getText());
  }
}
