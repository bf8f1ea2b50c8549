package dynobench.protocol.objects;

import dynobench.engine.SqlConnection;
import dynobench.protocol.BitMixer;
import dynobench.protocol.WrongDataException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;

/// Check that reads all rows by plain JDBC, and compares them with the expected data from the seed.
///
/// Trees are written, then changed, then deleted, one per transaction. If a database may lose its
/// last moments, its data must equal the result of a first part of that history.
final class TreeAudit {
  private final SqlConnection sql;
  private final TreeShape shape;

  TreeAudit(SqlConnection sql, TreeShape shape) {
    this.sql = sql;
    this.shape = shape;
  }

  /// Summary of all trees: counts and sums that don't depend on the order of rows.
  ///
  /// @param roots number of trees
  /// @param changed number of roots that differ from their first state
  private record TreeSums(long roots, long changed, long nodes, long numbers, long sum) {}

  /// Compares the database with the expected data.
  ///
  /// @return how many of the last transactions were lost; 0 where losses are not allowed
  /// @throws WrongDataException when the database holds other data
  long audit(boolean mayLose) throws WrongDataException, SQLException {
    TreeSums found = readSums();
    long all = 2L * shape.trees() + shape.deleted();
    long done = mayLose ? done(found) : all;
    TreeSums expected = expected(done);
    require("trees", expected.roots(), found.roots());
    require("changed trees", expected.changed(), found.changed());
    require("nodes", expected.nodes(), found.nodes());
    require("numbers in lists", expected.numbers(), found.numbers());
    if (expected.sum() != found.sum()) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "checksum %016x over all nodes and numbers", expected.sum()),
          String.format(Locale.ROOT, "%016x", found.sum()));
    }
    return all - done;
  }

  private static void require(String what, long expected, long found) throws WrongDataException {
    if (expected != found) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "%,d %s", expected, what),
          String.format(Locale.ROOT, "%,d", found));
    }
  }

  /// Returns the number of transactions in the history, derived from the numbers of trees.
  private long done(TreeSums found) {
    if (found.roots() == 0 || found.roots() > found.changed()) {
      return found.roots() + found.changed();
    }
    return 2L * shape.trees() + Math.min(shape.trees() - found.roots(), shape.deleted());
  }

  private TreeSums expected(long done) {
    long roots = 0;
    long changed = 0;
    long sum = 0;
    for (int tree = 0; tree < shape.trees() && tree < done; tree++) {
      boolean isChanged = tree < done - shape.trees();
      boolean isGone = TreeShape.isDeleted(tree) && tree / 2 < done - 2L * shape.trees();
      if (!isGone) {
        roots++;
        changed += isChanged ? 1 : 0;
        sum += sum(tree, isChanged ? 1 : 0);
      }
    }
    return new TreeSums(
        roots, changed, roots * shape.nodes(), roots * shape.nodes() * shape.numbers(), sum);
  }

  private long sum(int tree, int more) {
    long sum = 0;
    for (long id = shape.root(tree); id < shape.root(tree + 1); id++) {
      TreeNode node = shape.bare(id);
      sum += hash(id, node.parent(), node.place(), node.label(), node.amount() + more);
      for (int i = 0; i < shape.numbers(); i++) {
        sum += hash(id, i, shape.number(id, i) + (i == 0 ? more : 0));
      }
    }
    return sum;
  }

  private TreeSums readSums() throws SQLException {
    long roots = 0;
    long changed = 0;
    long nodes = 0;
    long numbers = 0;
    long sum = 0;
    try (Statement statement = sql.connection().createStatement()) {
      try (ResultSet rows = statement.executeQuery(sql.statement("all_nodes"))) {
        while (rows.next()) {
          nodes++;
          long id = rows.getLong(1);
          long amount = rows.getLong(2);
          long parent = rows.getLong(4);
          sum += hash(id, parent, rows.getInt(5), rows.getString(3), amount);
          roots += parent == 0 ? 1 : 0;
          changed += parent == 0 && amount != shape.bare(id).amount() ? 1 : 0;
        }
      }
      try (ResultSet rows = statement.executeQuery(sql.statement("all_numbers"))) {
        while (rows.next()) {
          numbers++;
          sum += hash(rows.getLong(1), rows.getInt(2), rows.getLong(3));
        }
      }
    }
    return new TreeSums(roots, changed, nodes, numbers, sum);
  }

  private static long hash(long id, long parent, int place, String label, long amount) {
    long hash = BitMixer.mix(id);
    hash = BitMixer.mix(hash * 31 + parent);
    hash = BitMixer.mix(hash * 31 + place);
    hash = BitMixer.mix(hash * 31 + label.hashCode());
    return BitMixer.mix(hash * 31 + amount);
  }

  private static long hash(long node, int place, long amount) {
    return BitMixer.mix(BitMixer.mix(BitMixer.mix(-node) * 31 + place) * 31 + amount);
  }
}
