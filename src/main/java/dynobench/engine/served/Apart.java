package dynobench.engine.served;

import dynobench.files.Tool;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What stands before a server's command so that nothing of it outlives its worker: the system
/// kills it with the worker, and all processes of its name space with it. In the name space of
/// users that goes with it nobody is root, which some servers refuse to run as.
final class Apart {
  /// What this system allows.
  static final List<String> WRAPPING = wrapping();

  private static final String UNSHARE = "unshare";

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
    return List.of(
        dying.get(0),
        dying.get(1),
        dying.get(2),
        unshare.get().toString(),
        "-U",
        "-p",
        "-f",
        "--kill-child");
  }

  /// Some systems keep name spaces for their administrators.
  private static boolean allows(Path unshare) {
    try {
      Process probe =
          new ProcessBuilder(unshare.toString(), "-U", "-p", "-f", "--kill-child", "true")
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
