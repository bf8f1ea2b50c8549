package dynobench.protocol.objects;

import dynobench.engine.SqlConnection;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Trees through plain JDBC, with the statements that the mapper sends. Reading needs one query for
/// a root, and for each node one for its children and one for its numbers. Changes are sent in
/// batches.
final class JdbcTrees implements TreeAccess {
  private final int batch;
  private @Nullable SqlConnection sql;

  /// Creates the access.
  ///
  /// @param batch number of changes that are sent together
  JdbcTrees(int batch) {
    this.batch = batch;
  }

  @Override
  public void use(SqlConnection other) throws SQLException {
    other.connection().setAutoCommit(false);
    sql = other;
  }

  private Connection connection() {
    return Objects.requireNonNull(sql).connection();
  }

  /// Prepares a statement for each use, as the mapper does.
  private PreparedStatement prepare(String id) throws SQLException {
    return connection().prepareStatement(Objects.requireNonNull(sql).statement(id));
  }

  @Override
  public void write(TreeNode root) throws SQLException {
    List<TreeNode> nodes = all(root);
    try (var rows = new JdbcBatch(prepare("write_node"), batch)) {
      for (TreeNode each : nodes) {
        PreparedStatement insert = rows.statement();
        insert.setLong(1, each.amount());
        insert.setString(2, each.label());
        insert.setLong(3, each.parent());
        insert.setInt(4, each.place());
        insert.setLong(5, each.id());
        rows.add();
      }
      rows.send();
    }
    try (var rows = new JdbcBatch(prepare("write_number"), batch)) {
      for (TreeNode each : nodes) {
        for (int i = 0; i < each.numbers().size(); i++) {
          rows.statement().setLong(1, each.id());
          rows.statement().setInt(2, i);
          rows.statement().setLong(3, each.numbers().get(i));
          rows.add();
        }
      }
      rows.send();
    }
    connection().commit();
  }

  @Override
  public long read(long root) throws SQLException {
    TreeNode tree = find(root);
    readChildren(tree, true);
    long sum = tree.sum();
    connection().commit();
    return sum;
  }

  @Override
  public void change(long root) throws SQLException {
    TreeNode tree = find(root);
    readChildren(tree, true);
    tree.changeAll();
    List<TreeNode> nodes = all(tree);
    try (var rows = new JdbcBatch(prepare("change_node"), batch)) {
      for (TreeNode each : nodes) {
        PreparedStatement update = rows.statement();
        update.setLong(1, each.amount());
        update.setString(2, each.label());
        update.setLong(3, each.parent());
        update.setInt(4, each.place());
        update.setLong(5, each.id());
        rows.add();
      }
      rows.send();
    }
    try (var rows = new JdbcBatch(prepare("change_number"), batch)) {
      for (TreeNode each : nodes) {
        if (!each.numbers().isEmpty()) {
          rows.statement().setLong(1, each.numbers().getFirst());
          rows.statement().setLong(2, each.id());
          rows.statement().setInt(3, 0);
          rows.add();
        }
      }
      rows.send();
    }
    connection().commit();
  }

  @Override
  public void delete(long root) throws SQLException {
    TreeNode tree = find(root);
    readChildren(tree, false);
    List<TreeNode> nodes = all(tree);
    for (String id : List.of("delete_numbers", "delete_node")) {
      try (var rows = new JdbcBatch(prepare(id), batch)) {
        for (TreeNode each : nodes.reversed()) {
          rows.statement().setLong(1, each.id());
          rows.add();
        }
        rows.send();
      }
    }
    connection().commit();
  }

  private TreeNode find(long root) throws SQLException {
    try (PreparedStatement find = prepare("find_node")) {
      find.setLong(1, root);
      try (ResultSet rows = find.executeQuery()) {
        if (!rows.next()) {
          throw new SQLException("There is no tree with the root " + root);
        }
        return new TreeNode(
            rows.getLong(1), rows.getLong(4), rows.getInt(5), rows.getString(3), rows.getLong(2));
      }
    }
  }

  private void readChildren(TreeNode node, boolean withNumbers) throws SQLException {
    if (withNumbers) {
      readNumbers(node);
    }
    try (PreparedStatement ask = prepare("children")) {
      ask.setLong(1, node.id());
      try (ResultSet rows = ask.executeQuery()) {
        while (rows.next()) {
          node.children()
              .add(
                  new TreeNode(
                      rows.getLong(2),
                      rows.getLong(1),
                      rows.getInt(5),
                      rows.getString(4),
                      rows.getLong(3)));
        }
      }
    }
    for (TreeNode each : node.children()) {
      readChildren(each, withNumbers);
    }
  }

  private void readNumbers(TreeNode node) throws SQLException {
    try (PreparedStatement ask = prepare("numbers")) {
      ask.setLong(1, node.id());
      try (ResultSet rows = ask.executeQuery()) {
        while (rows.next()) {
          int place = rows.getInt(2);
          // The query has no order: the place column gives a number's position in the list.
          while (node.numbers().size() <= place) {
            node.numbers().add(0L);
          }
          node.numbers().set(place, rows.getLong(3));
        }
      }
    }
  }

  private static List<TreeNode> all(TreeNode root) {
    var nodes = new ArrayList<TreeNode>();
    add(root, nodes);
    return nodes;
  }

  private static void add(TreeNode node, List<TreeNode> nodes) {
    nodes.add(node);
    node.children().forEach(each -> add(each, nodes));
  }

  @Override
  public void close() {}
}
