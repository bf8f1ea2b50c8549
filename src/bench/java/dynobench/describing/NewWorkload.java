package dynobench.describing;

import dynobench.files.AtomicFile;
import dynobench.files.IoErrorText;
import dynobench.session.ProgramHome;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// A new user-defined workload, which starts from a commented example file.
///
/// @param name the requested name, which may be invalid
public record NewWorkload(ProgramHome home, String name) {
  /// Returns a name derived from that of a file.
  ///
  /// @param extension ending of the file's name that is left out, with its dot
  public static String nameOf(Path file, String extension) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    String base =
        name.endsWith(extension) ? name.substring(0, name.length() - extension.length()) : name;
    return base.replaceAll("[^a-z0-9._-]+", "-").replaceAll("^[^a-z0-9]+", "");
  }

  /// Returns why the description could not be written, and what to do, as sentences.
  public String writeFailure(IOException failure) {
    return "Cannot write %s: %s. Delete that file or choose another name, and try again."
        .formatted(file(), IoErrorText.of(failure));
  }

  /// Returns why the workload cannot be created, as a sentence; empty if it can.
  public Optional<String> refusal() {
    Optional<String> obstacle = home.workloads().refusal(name);
    if (obstacle.isPresent()) {
      return Optional.of("The name cannot be \"" + name + "\": " + obstacle.get() + ".");
    }
    return Files.exists(file(), LinkOption.NOFOLLOW_LINKS)
        ? Optional.of(file() + " exists already: choose another name, or delete it.")
        : Optional.empty();
  }

  /// Returns the path of the workload's description.
  public Path file() {
    return home.userWorkloads().resolve(name).resolve("workload.toml");
  }

  /// Writes the example description. Requires that [#refusal] is empty. Its SQL needs no permission
  /// until the user changes it.
  public void write() throws IOException {
    write(Workloads.example(name));
    Optional<Workload> written = home.workloads().named(name);
    if (written.isPresent()) {
      home.permissions().grant(written.get());
    }
  }

  /// Writes a description. Requires that [#refusal] is empty.
  public void write(String description) throws IOException {
    Files.createDirectories(file().getParent());
    AtomicFile.write(file(), description);
  }
}
