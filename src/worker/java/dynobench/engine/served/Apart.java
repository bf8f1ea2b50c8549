package dynobench.engine.served;

import dynobench.files.Tool;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What stands before a server's command so that nothing of it outlives its worker: the system
/// kills it with the worker, and all processes of its name space with it. In the name space of
/// users that goes with it nobody is root, which some servers refuse to run as. Shared memory and
/// semaphores of System V, which stay when whoever made them is killed, go with a name space, too.
final class Apart {
  private static final String UNSHARE = "unshare";

  /// New name spaces of users, processes and System V's memory, which go with their first process.
  private static final List<String> SPACES = List.of("-U", "-p", "-i", "-f", "--kill-child");

  /// What this system allows.
  static final List<String> WRAPPING = wrapping();

  private Apart() {}

  /// Whether a name space is among it.
  static boolean isOn(List<String> wrapping) {
    return wrapping.stream().anyMatch(each -> each.endsWith(UNSHARE));
  }

  private static List<String> wrapping() {
    Optional<Path> setpriv = Tool.find("setpriv");
    Optional<Path> unshare = Tool.find(UNSHARE);
    if (setpriv.isEmpty()) {
      return List.of();
    }
    List<String> dying = List.of(setpriv.get().toString(), "--pdeathsig", "KILL");
    if (unshare.isEmpty() || !allows(unshare.get())) {
      return dying;
    }
    return Stream.of(dying, List.of(unshare.get().toString()), SPACES)
        .flatMap(List::stream)
        .toList();
  }

  /// Some systems keep name spaces for their administrators.
  private static boolean allows(Path unshare) {
    try {
      Process probe =
          new ProcessBuilder(
                  Stream.of(List.of(unshare.toString()), SPACES, List.of("true"))
                      .flatMap(List::stream)
                      .toList())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return probe.waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
