package dynobench.engine.served;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.Test;

class NodePortsTest {
  private static final NodePorts THREE = new NodePorts(List.of(11, 12, 13), List.of(21, 22, 23));

  @Test
  void eachNodeHasTwoOfItsOwnAndKnowsWhereAllListenForEachOther() {
    assertThat(THREE.places(2))
        .containsEntry("{port}", "12")
        .containsEntry("{node}", "2")
        .containsEntry("{nodes}", "3")
        .containsEntry("{peers}", "127.0.0.1:21,127.0.0.1:22,127.0.0.1:23");
  }

  @Test
  void clientsAreLedToTheFirstNodeOrToAll() {
    assertThat(THREE.placed("jdbc:own://127.0.0.1:{port}/x"))
        .isEqualTo("jdbc:own://127.0.0.1:11/x");
    assertThat(THREE.placed("jdbc:own://{servers}/x"))
        .isEqualTo("jdbc:own://127.0.0.1:11,127.0.0.1:12,127.0.0.1:13/x");
  }

  @Test
  void areFreeAndDifferUntilSomebodyTakesOne() throws IOException {
    NodePorts ports = NodePorts.free(8);

    assertThat(ports.clients()).hasSize(8).doesNotContainAnyElementsOf(ports.peers());
    assertThat(ports.peers()).hasSize(8).doesNotHaveDuplicates();
    assertThat(ports.areTaken()).isFalse();
    try (var _ = new ServerSocket(ports.peers().getLast(), 1, InetAddress.getLoopbackAddress())) {
      assertThat(ports.areTaken()).isTrue();
    }
  }

  @Test
  void areOpenWhileEachNodeTakesClients() throws IOException {
    NodePorts ports = NodePorts.free(2);
    InetAddress here = InetAddress.getLoopbackAddress();

    assertThat(ports.areOpen()).isFalse();
    try (var _ = new ServerSocket(ports.clients().getFirst(), 1, here)) {
      assertThat(ports.areOpen()).isFalse();
      try (var _ = new ServerSocket(ports.clients().getLast(), 1, here)) {
        assertThat(ports.areOpen()).isTrue();
      }
    }
  }
}
