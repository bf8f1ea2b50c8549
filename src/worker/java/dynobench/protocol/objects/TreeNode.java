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

/// Node of a tree, with its children and a list of numbers. Plain JDBC uses this class too.
///
/// The parent is a number, 0 for a root, and not a reference. So the column is never null, and the
/// collection of children writes no columns by itself.
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

  /// Constructor for the mapper.
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

  /// Returns the children. A mapper loads them on the first access.
  List<TreeNode> children() {
    return children;
  }

  List<Long> numbers() {
    return numbers;
  }

  /// Adds 1 to the node's amount, and to the first number of its list if there is one.
  void change() {
    amount++;
    if (!numbers.isEmpty()) {
      numbers.set(0, numbers.getFirst() + 1);
    }
  }

  /// Changes this node and all nodes below it.
  void changeAll() {
    change();
    children.forEach(TreeNode::changeAll);
  }

  /// Returns a sum over every column of this node and all nodes below it. A label counts with its
  /// length, and a number with its place as a factor.
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

  /// Returns the number of nodes, including this one.
  long count() {
    long count = 1;
    for (TreeNode each : children) {
      count += each.count();
    }
    return count;
  }
}
