package dynobench.engine.served;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.apache.ignite.Ignite;
import org.apache.ignite.Ignition;
import org.apache.ignite.cluster.ClusterState;
import org.apache.ignite.configuration.ClientConnectorConfiguration;
import org.apache.ignite.configuration.DataRegionConfiguration;
import org.apache.ignite.configuration.DataStorageConfiguration;
import org.apache.ignite.configuration.IgniteConfiguration;
import org.apache.ignite.configuration.WALMode;
import org.apache.ignite.spi.communication.tcp.TcpCommunicationSpi;
import org.apache.ignite.spi.discovery.tcp.TcpDiscoverySpi;
import org.apache.ignite.spi.discovery.tcp.ipfinder.vm.TcpDiscoveryVmIpFinder;

/// The `main` of a node in an Apache Ignite cluster on this machine, started by the engine's
/// descriptor. Ignite is configured by beans or by code; it has no command line options.
public final class IgniteNode {
  private static final String HOST = "127.0.0.1";
  private static final long MEGABYTE = 1L << 20;

  /// Maximum memory for rows. It is allocated on demand.
  private static final long MOST_ROWS_BYTES = 1024 * MEGABYTE;

  private static final long FIRST_ROWS_BYTES = 64 * MEGABYTE;

  /// Size of a log file. Ignite creates ten of them at the start, with 64 MB each by default.
  private static final int LOG_SEGMENT_BYTES = (int) (16 * MEGABYTE);

  /// Time without an answer after which a node counts as dead. A node may wait for a processor, or
  /// be stopped while its disk is copied.
  private static final Duration SILENCE = Duration.ofMinutes(1);

  private static final int OTHER_PORTS = 100;
  private static final long PAUSE_MILLIS = 20;

  /// Position and settings of a node.
  ///
  /// @param data folder of the cluster
  /// @param number the node's number, from 1
  /// @param nodes expected number of nodes
  /// @param port port for clients
  /// @param peers host and port of each node, in order
  /// @param log how the log is written; empty where the rows are in memory only
  private record NodeArguments(
      Path data, int number, int nodes, int port, List<String> peers, Optional<WALMode> log) {
    private static NodeArguments of(String[] args) {
      int next = 0;
      return new NodeArguments(
          Path.of(args[next++]),
          Integer.parseInt(args[next++]),
          Integer.parseInt(args[next++]),
          Integer.parseInt(args[next++]),
          List.of(args[next++].split(",", -1)),
          next < args.length ? Optional.of(WALMode.valueOf(args[next])) : Optional.empty());
    }

    private String name() {
      return "node-" + number;
    }

    private int peerPort() {
      String own = peers.get(number - 1);
      return Integer.parseInt(own.substring(own.indexOf(':') + 1));
    }
  }

  private IgniteNode() {}

  /// Starts a node. The first node also activates the cluster, after all nodes have joined.
  ///
  /// @param args the parts of a [NodeArguments], in order
  public static void main(String[] args) throws IOException, InterruptedException {
    System.setProperty("IGNITE_NO_ASCII", "true");
    System.setProperty("IGNITE_UPDATE_NOTIFIER", "false"); // it would access the Internet
    System.setProperty("IGNITE_PERFORMANCE_SUGGESTIONS_DISABLED", "true");
    NodeArguments place = NodeArguments.of(args);
    Ignite node = Ignition.start(configuration(place));
    if (place.number() == 1) {
      activate(node, place.nodes());
    }
  }

  /// Waits for all nodes, then activates the cluster. Tables cannot be created earlier.
  private static void activate(Ignite node, int nodes) throws InterruptedException {
    while (node.cluster().forServers().nodes().size() < nodes) {
      Thread.sleep(PAUSE_MILLIS);
    }
    node.cluster().state(ClusterState.ACTIVE);
  }

  private static IgniteConfiguration configuration(NodeArguments place) throws IOException {
    Path work = Files.createDirectories(place.data().resolve(place.name()));
    return new IgniteConfiguration()
        .setIgniteInstanceName(place.name())
        .setConsistentId(place.name())
        .setWorkDirectory(work.toString())
        .setLocalHost(HOST)
        .setDiscoverySpi(discovery(place))
        .setCommunicationSpi(communication())
        .setFailureDetectionTimeout(SILENCE.toMillis())
        .setClientConnectorConfiguration(
            new ClientConnectorConfiguration().setHost(HOST).setPort(place.port()).setPortRange(0))
        .setConnectorConfiguration(null) // for Ignite's own tools, which are not used here
        .setClusterStateOnStart(ClusterState.INACTIVE)
        .setDataStorageConfiguration(storage(place.log()))
        .setMetricsLogFrequency(0);
  }

  private static TcpDiscoverySpi discovery(NodeArguments place) {
    return new TcpDiscoverySpi()
        .setIpFinder(new TcpDiscoveryVmIpFinder().setAddresses(place.peers()))
        .setLocalPort(place.peerPort())
        .setLocalPortRange(0);
  }

  /// Returns a free port for messages between nodes, and allows later ports if another program
  /// takes it. Discovery announces the port to the other nodes.
  private static TcpCommunicationSpi communication() throws IOException {
    var communication = new TcpCommunicationSpi();
    try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      communication.setLocalPort(free.getLocalPort());
    }
    communication.setLocalPortRange(OTHER_PORTS);
    return communication;
  }

  private static DataStorageConfiguration storage(Optional<WALMode> log) {
    var storage =
        new DataStorageConfiguration()
            .setDefaultDataRegionConfiguration(
                new DataRegionConfiguration()
                    .setInitialSize(FIRST_ROWS_BYTES)
                    .setMaxSize(MOST_ROWS_BYTES)
                    .setPersistenceEnabled(log.isPresent()))
            .setWalSegmentSize(LOG_SEGMENT_BYTES);
    log.ifPresent(storage::setWalMode);
    return storage;
  }
}
