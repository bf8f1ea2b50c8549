package dynobench.protocol.objects;

import org.hibernate.boot.model.naming.Identifier;
import org.hibernate.boot.model.naming.PhysicalNamingStrategyStandardImpl;
import org.hibernate.engine.jdbc.env.spi.JdbcEnvironment;

/// Gives tables the prefix that the engine's dialect asks for.
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
