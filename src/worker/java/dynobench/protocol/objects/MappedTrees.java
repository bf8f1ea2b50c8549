package dynobench.protocol.objects;

import dynobench.engine.SqlConnection;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.PersistenceConfiguration;
import jakarta.persistence.PersistenceException;
import java.sql.SQLException;
import java.util.Objects;
import java.util.function.Function;

/// Trees through Jakarta Persistence, implemented by Hibernate ORM with lazy collections, its
/// default.
final class MappedTrees implements TreeAccess {
  private final LentConnection connection;
  private final EntityManagerFactory factory;

  /// Starts the mapper, which reads the classes and prepares its statements.
  ///
  /// @param dialect the class of Hibernate's dialect
  /// @param prefix prefix of the table names
  /// @param batch number of changes that are sent together
  MappedTrees(SqlConnection sql, String dialect, String prefix, int batch) throws SQLException {
    connection = new LentConnection();
    use(sql);
    factory =
        new PersistenceConfiguration("dynobench")
            .managedClass(TreeNode.class)
            .property("hibernate.dialect", dialect)
            .property("hibernate.connection.provider_class", connection)
            .property("hibernate.physical_naming_strategy", new PrefixedTables(prefix))
            .property("hibernate.jdbc.batch_size", batch)
            .property("hibernate.order_inserts", false)
            .createEntityManagerFactory();
  }

  @Override
  public void use(SqlConnection sql) throws SQLException {
    sql.connection().setAutoCommit(false);
    connection.lend(sql.connection());
  }

  @Override
  public void write(TreeNode root) throws SQLException {
    transact(manager -> {
      manager.persist(root);
      return 0L;
    });
  }

  @Override
  public long read(long root) throws SQLException {
    return transact(manager -> find(manager, root).sum());
  }

  @Override
  public void change(long root) throws SQLException {
    transact(manager -> {
      find(manager, root).changeAll();
      return 0L;
    });
  }

  @Override
  public void delete(long root) throws SQLException {
    transact(manager -> {
      manager.remove(find(manager, root));
      return 0L;
    });
  }

  private static TreeNode find(EntityManager manager, long root) {
    return Objects.requireNonNull(
        manager.find(TreeNode.class, root), () -> "there is no tree with the root " + root);
  }

  /// Runs a transaction with a persistence context of its own.
  private long transact(Function<EntityManager, Long> work) throws SQLException {
    try (EntityManager manager = factory.createEntityManager()) {
      manager.getTransaction().begin();
      long result = work.apply(manager);
      manager.getTransaction().commit();
      return result;
    } catch (PersistenceException e) {
      throw cause(e);
    }
  }

  /// Returns an exception with the error code and SQLSTATE of the driver. Throws the mapper's
  /// exception unchanged if it has no cause in the driver.
  private static SQLException cause(PersistenceException failure) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (each instanceof SQLException sql) {
        return new SQLException(
            failure.getMessage(), sql.getSQLState(), sql.getErrorCode(), failure);
      }
    }
    throw failure;
  }

  @Override
  public void close() {
    factory.close();
  }
}
