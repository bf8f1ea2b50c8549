package dynobench.engine.served;

import dynobench.files.SystemPrograms;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Command prefix with which a server's processes end with their worker. It is empty on a system
/// without `setpriv`. With that program, Linux kills the server together with the worker. With a
/// separate name space, Linux also kills all descendants. Inside that name space of users, no
/// process is root; some servers refuse to run as root. The name space also removes shared memory
/// and semaphores of System V, which otherwise survive a killed process.
final class ServerCommandPrefix {
  private static final String UNSHARE = "unshare";

  /// Options for new name spaces of users, processes and System V's memory. A name space ends with
  /// its first process.
  private static final List<String> SPACES = List.of("-U", "-p", "-i", "-f", "--kill-child");

  /// The prefix that this system permits; may be empty.
  static final List<String> WRAPPING = wrapping();

  private ServerCommandPrefix() {}

  /// Returns whether the prefix creates a name space.
  static boolean createsNamespace(List<String> wrapping) {
    return wrapping.stream().anyMatch(each -> each.endsWith(UNSHARE));
  }

  private static List<String> wrapping() {
    Optional<Path> setpriv = SystemPrograms.find("setpriv");
    Optional<Path> unshare = SystemPrograms.find(UNSHARE);
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

  /// Returns whether a user may create name spaces. Some systems allow only administrators to do
  /// this.
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
