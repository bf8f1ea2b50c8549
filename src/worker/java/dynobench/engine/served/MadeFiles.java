package dynobench.engine.served;

import dynobench.setup.Setup.Step;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Creates a database's files with the engine's programs, because its driver cannot create them.
/// This happens before the first phase, untimed.
public final class MadeFiles {
  /// Name of a file that marks completion. A later worker then uses the existing files.
  private static final String MARK = ".made-by-dynobench";

  private MadeFiles() {}

  /// Creates the files and forces them to the disk, unless an earlier call has completed this.
  ///
  /// @param folder folder of the trial; it exists
  /// @param listener consumer of the output of the programs
  public static void make(List<Step> steps, Path folder, Consumer<String> listener)
      throws IOException, InterruptedException {
    Path mark = folder.resolve(MARK);
    if (steps.isEmpty() || Files.exists(mark)) {
      return;
    }
    var setting =
        new PrivateServer.Setting(
            folder, Map.of("{folder}", folder.toString().replace('\\', '/')), listener);
    for (Step step : steps) {
      PrivateServer.run(step, setting);
    }
    Files.createFile(mark);
    force(folder);
  }

  /// Forces the files to the disk before the first commit. Otherwise a power cut would remove them,
  /// together with all later commits. Some engines' tools do not do this themselves.
  static void force(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.filter(MadeFiles::holdsData).toList()) {
        try (FileChannel channel = FileChannel.open(each, StandardOpenOption.READ)) {
          channel.force(true);
        }
      }
    }
  }

  /// Returns whether a path is a file or folder. Opening a link would lead elsewhere, and opening a
  /// pipe would block.
  private static boolean holdsData(Path file) {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        || Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
  }
}
