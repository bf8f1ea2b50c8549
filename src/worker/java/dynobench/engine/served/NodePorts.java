package dynobench.engine.served;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Free ports of the loopback address. Each node of a server has one port for clients and one for
/// the other nodes.
record NodePorts(List<Integer> clients, List<Integer> peers) {
  private static final String HOST = "127.0.0.1:";

  NodePorts {
    clients = List.copyOf(clients);
    peers = List.copyOf(peers);
  }

  /// Finds free ports. It holds each port until the last is found, so that all differ.
  static NodePorts free(int nodes) throws IOException {
    var held = new ArrayList<ServerSocket>();
    try {
      for (int i = 0; i < 2 * nodes; i++) {
        held.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
      }
    } finally {
      for (ServerSocket each : held) {
        each.close();
      }
    }
    List<Integer> all = held.stream().map(ServerSocket::getLocalPort).toList();
    return new NodePorts(all.subList(0, nodes), all.subList(nodes, all.size()));
  }

  /// Returns whether one of the ports is in use. It may be another program's, or still held by a
  /// server that has just ended.
  boolean areTaken() {
    return Stream.concat(clients.stream(), peers.stream()).anyMatch(NodePorts::isTaken);
  }

  /// Returns whether each node accepts clients. A process that is ending closes its ports before
  /// the system reports its end.
  boolean areOpen() {
    return clients.stream().allMatch(NodePorts::isOpen);
  }

  private static boolean isOpen(int port) {
    try (var _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean isTaken(int port) {
    try (var _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return false;
    } catch (IOException e) {
      return true;
    }
  }

  int nodes() {
    return clients.size();
  }

  /// Returns the values for the placeholders of a node's texts.
  ///
  /// @param node number of the node, from 1
  Map<String, String> places(int node) {
    return Map.of(
        "{port}", clients.get(node - 1).toString(),
        "{node}", Integer.toString(node),
        "{nodes}", Integer.toString(nodes()),
        "{peers}", listed(peers));
  }

  /// Returns a URL for clients, with ports in place of the placeholders.
  String placed(String url) {
    return url.replace("{port}", clients.getFirst().toString())
        .replace("{servers}", listed(clients));
  }

  private static String listed(List<Integer> ports) {
    return ports.stream().map(port -> HOST + port).collect(Collectors.joining(","));
  }
}
