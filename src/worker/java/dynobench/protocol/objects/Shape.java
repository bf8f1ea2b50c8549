package dynobench.protocol.objects;

import dynobench.protocol.Draws;
import dynobench.protocol.Mixer;
import dynobench.protocol.Texts;
import dynobench.workload.Settings;

/// How many trees there are, what each looks like, and what its nodes hold: the same for a seed.
///
/// @param nodes of each tree, filled level by level
/// @param width how many children a node has
/// @param numbers in the list of each node
record Shape(int trees, int nodes, int width, int numbers, long seed, Texts labels) {
  private static final int LEAST_LETTERS = 20;
  private static final int MOST_LETTERS = 40;
  private static final int MOST_AMOUNT = 1_000_000;

  static Shape of(Settings settings, long seed) {
    return new Shape(
        settings.count("trees"),
        settings.count("size"),
        settings.count("width"),
        settings.count("numbers"),
        seed,
        new Texts(LEAST_LETTERS, MOST_LETTERS));
  }

  /// The id of a tree's root.
  ///
  /// @param tree from 0
  long root(int tree) {
    return (long) tree * nodes + 1;
  }

  /// The tree that a node belongs to.
  int treeOf(long id) {
    return Math.toIntExact((id - 1) / nodes);
  }

  /// Makes a tree as it is written first.
  TreeNode tree(int tree) {
    return node(tree, 0);
  }

  private TreeNode node(int tree, int index) {
    TreeNode node = bare(root(tree) + index);
    for (int i = 0; i < numbers; i++) {
      node.numbers().add(number(node.id(), i));
    }
    for (long child = (long) index * width + 1;
        child <= (long) index * width + width && child < nodes;
        child++) {
      node.children().add(node(tree, (int) child));
    }
    return node;
  }

  /// A node as it is written first, without children and numbers.
  TreeNode bare(long id) {
    long root = root(treeOf(id));
    int index = (int) (id - root);
    long parent = index == 0 ? 0 : root + (index - 1) / width;
    int place = index == 0 ? 0 : (index - 1) % width;
    return new TreeNode(id, parent, place, labels.draw(new Draws(seed + id)), amount(id));
  }

  private long amount(long id) {
    return Mixer.below(MOST_AMOUNT, Mixer.mix(seed ^ id));
  }

  /// A number of a node's list as it is written first.
  long number(long id, int place) {
    return Mixer.below(MOST_AMOUNT, Mixer.mix(seed + id * numbers + place));
  }

  /// Whether a tree is deleted in the end: every second one.
  static boolean isDeleted(int tree) {
    return tree % 2 == 1;
  }

  /// How many trees are deleted.
  int deleted() {
    return trees / 2;
  }
}
