package dynobench.protocol.objects;

import jakarta.persistence.CascadeType;
import jakarta.persistence.CollectionTable;
import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OrderBy;
import jakarta.persistence.OrderColumn;
import jakarta.persistence.Table;
import java.util.ArrayList;
import java.util.List;

/// A node of a tree, with its children and a list of numbers. The same class holds what plain JDBC
/// has read.
///
/// The parent is a number, 0 for a root, and not a reference: so the column is never empty, and the
/// children's side writes nothing by itself.
@Entity
@Table(name = TreeNode.TABLE)
class TreeNode {
  static final String TABLE = "tree_node";
  static final String NUMBERS = "tree_number";

  @Id private long id;

  @Column(nullable = false)
  private long parent;

  @Column(nullable = false)
  private int place;

  @Column(nullable = false, length = 60)
  private String label = "";

  @Column(nullable = false)
  private long amount;

  @OneToMany(cascade = {CascadeType.PERSIST, CascadeType.REMOVE})
  @JoinColumn(name = "parent", insertable = false, updatable = false)
  @OrderBy("place")
  private List<TreeNode> children = new ArrayList<>();

  @ElementCollection
  @CollectionTable(name = NUMBERS, joinColumns = @JoinColumn(name = "node"))
  @OrderColumn(name = "place")
  @Column(name = "amount", nullable = false)
  private List<Long> numbers = new ArrayList<>();

  /// For the mapper.
  TreeNode() {}

  TreeNode(long id, long parent, int place, String label, long amount) {
    this.id = id;
    this.parent = parent;
    this.place = place;
    this.label = label;
    this.amount = amount;
  }

  long id() {
    return id;
  }

  long parent() {
    return parent;
  }

  int place() {
    return place;
  }

  String label() {
    return label;
  }

  long amount() {
    return amount;
  }

  /// A mapper reads them when they are asked for.
  List<TreeNode> children() {
    return children;
  }

  List<Long> numbers() {
    return numbers;
  }

  /// Changes a node and one of its numbers, as each update does.
  void change() {
    amount++;
    if (!numbers.isEmpty()) {
      numbers.set(0, numbers.getFirst() + 1);
    }
  }

  /// Changes it and all nodes below it.
  void changeAll() {
    change();
    children.forEach(TreeNode::changeAll);
  }

  /// Adds up something of every column of this node and all below it.
  long sum() {
    long sum = id + parent + place + label.length() + amount;
    for (int i = 0; i < numbers.size(); i++) {
      sum += (i + 1L) * numbers.get(i);
    }
    for (TreeNode each : children) {
      sum += each.sum();
    }
    return sum;
  }

  /// How many nodes there are, with this one.
  long count() {
    long count = 1;
    for (TreeNode each : children) {
      count += each.count();
    }
    return count;
  }
}
