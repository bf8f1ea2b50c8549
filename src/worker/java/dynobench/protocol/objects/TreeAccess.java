package dynobench.protocol.objects;

import dynobench.engine.SqlConnection;
import java.sql.SQLException;

/// A way to write, read, change and delete whole trees, each in a transaction of its own. Confined
/// to one thread.
interface TreeAccess extends AutoCloseable {
  /// Uses another connection from now on, with auto-commit switched off.
  void use(SqlConnection sql) throws SQLException;

  /// Writes a new tree.
  void write(TreeNode root) throws SQLException;

  /// Reads a tree, node by node, and returns its [TreeNode#sum].
  long read(long root) throws SQLException;

  /// Changes all nodes of a tree by [TreeNode#change].
  void change(long root) throws SQLException;

  /// Deletes a tree.
  void delete(long root) throws SQLException;

  @Override
  void close();
}
