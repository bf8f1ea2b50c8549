package dynobench.protocol.objects;

import dynobench.protocol.BitMixer;
import dynobench.protocol.SeededRandom;
import dynobench.protocol.TextPool;
import dynobench.workload.Settings;

/// Number and shape of the trees, and the values of their nodes, generated from the seed.
///
/// @param nodes number of nodes of each tree, filled level by level
/// @param width number of children of a node, except leaves and perhaps one other node
/// @param numbers length of the list of each node
record TreeShape(int trees, int nodes, int width, int numbers, long seed, TextPool labels) {
  private static final int LEAST_LETTERS = 20;
  private static final int MOST_LETTERS = 40;
  private static final int MOST_AMOUNT = 1_000_000;

  static TreeShape of(Settings settings, long seed) {
    return new TreeShape(
        settings.count("trees"),
        settings.count("size"),
        settings.count("width"),
        settings.count("numbers"),
        seed,
        new TextPool(LEAST_LETTERS, MOST_LETTERS));
  }

  /// Returns the id of a tree's root.
  ///
  /// @param tree index of the tree, from 0
  long root(int tree) {
    return (long) tree * nodes + 1;
  }

  /// Returns the tree to which a node belongs.
  int treeOf(long id) {
    return Math.toIntExact((id - 1) / nodes);
  }

  /// Creates a tree in its first state.
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

  /// Creates a node in its first state, without children and numbers.
  TreeNode bare(long id) {
    long root = root(treeOf(id));
    int index = (int) (id - root);
    long parent = index == 0 ? 0 : root + (index - 1) / width;
    int place = index == 0 ? 0 : (index - 1) % width;
    return new TreeNode(id, parent, place, labels.draw(new SeededRandom(seed + id)), amount(id));
  }

  private long amount(long id) {
    return BitMixer.below(MOST_AMOUNT, BitMixer.mix(seed ^ id));
  }

  /// Returns a number of a node's list in its first state.
  long number(long id, int place) {
    return BitMixer.below(MOST_AMOUNT, BitMixer.mix(seed + id * numbers + place));
  }

  /// Returns whether a tree is deleted at the end: those with an odd index are.
  static boolean isDeleted(int tree) {
    return tree % 2 == 1;
  }

  /// Returns the number of deleted trees.
  int deleted() {
    return trees / 2;
  }
}
