package dynobench.isolation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Directed graph of the dependencies between transactions.
final class DependencyGraph {
  private final int nodes;
  private final List<Dependency> edges;

  /// For each node, the position of its first edge in [#outgoing]; one entry more than nodes.
  private final int[] first;

  private final int[] outgoing;

  /// @param nodes number of transactions
  DependencyGraph(int nodes, List<Dependency> edges) {
    this.nodes = nodes;
    this.edges = List.copyOf(edges);
    this.first = new int[nodes + 1];
    this.outgoing = new int[edges.size()];
    for (Dependency each : edges) {
      first[each.from() + 1]++;
    }
    for (int i = 0; i < nodes; i++) {
      first[i + 1] += first[i];
    }
    int[] next = Arrays.copyOf(first, nodes);
    for (int i = 0; i < edges.size(); i++) {
      outgoing[next[edges.get(i).from()]++] = i;
    }
  }

  List<Dependency> edges() {
    return edges;
  }

  /// Returns a graph with a part of the dependencies.
  DependencyGraph only(Predicate<Dependency> wanted) {
    return new DependencyGraph(nodes, edges.stream().filter(wanted).toList());
  }

  private Dependency edge(int position) {
    return edges.get(outgoing[position]);
  }

  /// Returns the strongly connected component of each node, by Tarjan's algorithm. Nodes are in one
  /// component if, and only if, a cycle leads through both.
  int[] components() {
    return new Components().found();
  }

  /// State of the search for components. It has a stack of its own, because paths can be as long as
  /// the history.
  private final class Components {
    private final int[] component = new int[nodes];
    private final int[] index = new int[nodes];
    private final int[] low = new int[nodes];
    private final int[] nextEdge = Arrays.copyOf(first, nodes);
    private final ArrayDeque<Integer> path = new ArrayDeque<>();
    private final ArrayDeque<Integer> open = new ArrayDeque<>();
    private int visited;
    private int count;

    int[] found() {
      Arrays.fill(component, -1);
      for (int node = 0; node < nodes; node++) {
        if (index[node] == 0) {
          enter(node);
          while (!path.isEmpty()) {
            step(path.peek());
          }
        }
      }
      return component;
    }

    private void enter(int node) {
      visited++;
      index[node] = visited;
      low[node] = visited;
      path.push(node);
      open.push(node);
    }

    private void step(int node) {
      if (nextEdge[node] < first[node + 1]) {
        int to = edge(nextEdge[node]++).to();
        if (index[to] == 0) {
          enter(to);
        } else if (component[to] < 0) {
          low[node] = Math.min(low[node], index[to]);
        }
        return;
      }
      path.pop();
      if (!path.isEmpty()) {
        low[path.peek()] = Math.min(low[path.peek()], low[node]);
      }
      if (low[node] == index[node]) {
        int closed;
        do {
          closed = open.pop();
          component[closed] = count;
        } while (closed != node);
        count++;
      }
    }
  }

  /// Which anti-dependencies a path may have.
  enum Steps {
    /// None at all, and only appends to the list of the edge that closes the cycle.
    ONE_LIST,
    /// None at all.
    WITHOUT_ANTI,
    /// None beside another one, nor at the ends.
    WITHOUT_ADJACENT,
    ALL
  }

  /// Finds shortest paths. It keeps its memory between searches.
  final class PathSearch {
    private final int[] components;
    private final int[] seen = new int[2 * nodes];
    private final int[] arrival = new int[2 * nodes];
    private final int[] before = new int[2 * nodes];
    private int searches;
    private long budget;

    /// @param components components of this graph; a cycle never leaves one
    /// @param budget maximum number of visited edges of all searches
    PathSearch(int[] components, long budget) {
      this.components = components;
      this.budget = budget;
    }

    boolean isExhausted() {
      return budget <= 0;
    }

    /// Returns the shortest path that makes a cycle with an edge: from its end to its beginning.
    /// The edge itself comes first.
    Optional<List<Dependency>> cycle(Dependency closing, Steps steps) {
      if (components[closing.from()] != components[closing.to()]) {
        return Optional.empty();
      }
      searches++;
      // A state is a node, and whether an anti-dependency led to it.
      int start = state(closing.to(), closing);
      var queue = new ArrayDeque<Integer>();
      visit(start, -1, -1, queue);
      while (!queue.isEmpty() && budget > 0) {
        int from = queue.remove();
        for (int i = first[from / 2]; i < first[from / 2 + 1]; i++) {
          budget--;
          Dependency each = edge(i);
          int to = state(each.to(), each);
          if (isAllowed(each, from, closing, steps) && seen[to] != searches) {
            visit(to, from, i, queue);
            if (each.to() == closing.from()) {
              return Optional.of(path(closing, start, to));
            }
          }
        }
      }
      return Optional.empty();
    }

    private static int state(int node, Dependency by) {
      return 2 * node + (by.kind() == Dependency.Kind.READ_WRITE ? 1 : 0);
    }

    private void visit(int state, int from, int by, ArrayDeque<Integer> queue) {
      seen[state] = searches;
      before[state] = from;
      arrival[state] = by;
      queue.add(state);
    }

    private boolean isAllowed(Dependency each, int from, Dependency closing, Steps steps) {
      if (components[each.to()] != components[closing.to()]) {
        return false;
      }
      boolean isAnti = each.kind() == Dependency.Kind.READ_WRITE;
      return switch (steps) {
        case ONE_LIST -> each.kind() == Dependency.Kind.WRITE_WRITE && each.key() == closing.key();
        case WITHOUT_ANTI -> !isAnti;
        case WITHOUT_ADJACENT -> !isAnti || (from % 2 == 0 && each.to() != closing.from());
        case ALL -> true;
      };
    }

    private List<Dependency> path(Dependency closing, int start, int end) {
      var path = new ArrayList<Dependency>();
      for (int at = end; at != start; at = before[at]) {
        path.add(edge(arrival[at]));
      }
      path.add(closing);
      Collections.reverse(path);
      return path;
    }
  }
}
