package dynobench.cli;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Command line that started this program, for another machine with the same files.
final class OwnCommand {
  private static final String MAIN = "dynobench.Main";

  private OwnCommand() {}

  /// Returns the same Java with the same options, word by word.
  static List<String> arguments() {
    var words = new ArrayList<String>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN));
    return words;
  }
}
