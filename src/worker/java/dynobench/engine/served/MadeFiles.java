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

/// A database's files that programs make, because its driver has no way to. That is done before the
/// first phase, untimed.
public final class MadeFiles {
  /// Written when the last program has ended. Another worker goes on with the files then.
  private static final String MARK = ".made-by-dynobench";

  private MadeFiles() {}

  /// Makes them where there are none.
  ///
  /// @param folder of the trial; it exists
  /// @param listener hears what the programs print
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

  /// What is made is on the disk before anything is promised: a power cut would take it with all
  /// that was committed since. Not every engine's own tools see to that.
  static void force(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.filter(MadeFiles::holdsData).toList()) {
        try (FileChannel channel = FileChannel.open(each, StandardOpenOption.READ)) {
          channel.force(true);
        }
      }
    }
  }

  /// Links are no files of their own, and who opens a pipe waits.
  private static boolean holdsData(Path file) {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        || Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
  }
}
