package dynobench.engine.served;

import dynobench.setup.Setup.Server;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The processes of a server: one process, or the nodes of a cluster, which start and end together.
record ServerNodes(List<PrivateServer> all) {
  ServerNodes {
    all = List.copyOf(all);
  }

  /// Starts one process for each pair of ports. If a start fails, kills the processes that run.
  static ServerNodes start(List<String> command, PrivateServer.Setting setting, NodePorts ports)
      throws IOException, InterruptedException {
    var started = new ArrayList<PrivateServer>();
    try {
      for (int node = 1; node <= ports.nodes(); node++) {
        started.add(PrivateServer.start(command, setting.with(ports.places(node))));
      }
    } catch (IOException e) {
      new ServerNodes(started).kill();
      throw e;
    }
    return new ServerNodes(started);
  }

  /// Calls the listener when the first process has ended.
  void onEnd(Runnable listener) {
    all.forEach(each -> each.onEnd(listener));
  }

  /// Blocks until a process has ended, or the limit has passed.
  void awaitAnEnd(Duration limit) throws InterruptedException {
    var end = new CompletableFuture<Boolean>();
    onEnd(() -> end.complete(true));
    try {
      var _ = end.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      // All still run; callers check that with areAlive.
    }
  }

  boolean areAlive() {
    return all.stream().allMatch(PrivateServer::isAlive);
  }

  List<ProcessHandle> handles() {
    return all.stream().map(PrivateServer::handle).toList();
  }

  /// Returns how each ended process has ended, with its last output.
  String end() {
    return described(each -> !each.isAlive(), PrivateServer::end);
  }

  /// Returns the last output of each process.
  String lastOutput() {
    return described(_ -> true, PrivateServer::lastOutput);
  }

  private String described(Predicate<PrivateServer> which, Function<PrivateServer, String> words) {
    return IntStream.range(0, all.size())
        .filter(i -> which.test(all.get(i)))
        .mapToObj(i -> (all.size() == 1 ? "" : "node " + (i + 1) + ": ") + words.apply(all.get(i)))
        .collect(Collectors.joining("; "));
  }

  /// Asks all processes to end, and kills those that do not within the limit. One limit counts for
  /// all together.
  ///
  /// @return whether all processes ended without being killed
  boolean stop(Server.Stop signal, Duration limit) throws IOException, InterruptedException {
    long begin = System.nanoTime();
    for (PrivateServer each : all) {
      each.ask(signal);
    }
    boolean ended = true;
    for (PrivateServer each : all) {
      ended &= each.hasEnded(limit.minusNanos(System.nanoTime() - begin));
    }
    kill();
    return ended;
  }

  /// Kills all processes, with their descendants.
  void kill() throws InterruptedException {
    for (PrivateServer each : all) {
      each.kill();
    }
  }
}
