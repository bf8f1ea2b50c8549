package dynobench.cli;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Start of a command line that runs this program on another machine with the same files.
final class OwnCommand {
  private static final String MAIN = "dynobench.Main";

  private OwnCommand() {}

  /// Returns the words up to the main class: this JVM's `java`, its options and its class path. The
  /// arguments of the program are not included.
  static List<String> arguments() {
    var words = new ArrayList<String>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN));
    return words;
  }
}
