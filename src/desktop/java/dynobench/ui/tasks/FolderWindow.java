package dynobench.ui.tasks;

import dynobench.files.OperatingSystem;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// File manager of the operating system.
///
/// @param program that opens the folder given as its last argument
/// @param tells whether the exit code reports success; the one of Windows is always 1
public record FolderWindow(String program, boolean tells) {
  /// Maximum wait for the exit code. Most file managers return at once; one that keeps running is
  /// itself the window.
  private static final long PATIENCE_SECONDS = 5;

  public static FolderWindow ofThisSystem() {
    return switch (OperatingSystem.HERE) {
      case WINDOWS -> new FolderWindow("explorer", false);
      case MACOS -> new FolderWindow("open", true);
      case LINUX, OTHER -> new FolderWindow("xdg-open", true);
    };
  }

  /// Opens the folder in the background and notifies the user when that fails.
  public void open(Path folder, TaskStarter tasks) {
    tasks
        .background()
        .start(
            "Opening " + folder,
            _ -> {
              open(folder);
              return folder;
            },
            _ -> {},
            failure ->
                tasks
                    .notifications()
                    .add(
                        "Cannot open %s: %s. Open it with your file manager."
                            .formatted(folder, failure.sentence()),
                        failure.details()));
  }

  /// Opens the folder and waits for the exit code, for at most five seconds. It doesn't wait where
  /// the code reports nothing.
  ///
  /// @throws IOException when the program can't be started or reports a failure
  public void open(Path folder) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(List.of(program, folder.toString()))
            .redirectOutput(Redirect.DISCARD)
            .redirectErrorStream(true)
            .start();
    if (tells && process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && process.exitValue() != 0) {
      throw new IOException("%s ended with code %d".formatted(program, process.exitValue()));
    }
  }
}
