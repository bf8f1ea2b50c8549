package dynobench.describing;

import dynobench.files.AtomicFile;
import dynobench.session.Home;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/// A workload of a person's own that is about to begin with a file that explains itself.
///
/// @param name that it is to have, right or wrong
public record NewWorkload(Home home, String name) {
  /// Why it can't be, as a sentence; empty when it can.
  public Optional<String> refusal() {
    Optional<String> obstacle = home.workloads().refusal(name);
    if (obstacle.isPresent()) {
      return Optional.of("It can't be called \"" + name + "\": " + obstacle.get() + ".");
    }
    return Files.exists(file(), LinkOption.NOFOLLOW_LINKS)
        ? Optional.of(file() + " is there already: choose another name, or delete it.")
        : Optional.empty();
  }

  /// Where its description stands.
  public Path file() {
    return home.userWorkloads().resolve(name).resolve("workload.toml");
  }

  /// Writes the description to start from; nothing [#refusal] speaks against may be written.
  public void write() throws IOException {
    write(Workloads.example(name));
  }

  /// Writes a description; nothing that [#refusal] speaks against may be written.
  public void write(String description) throws IOException {
    Files.createDirectories(file().getParent());
    AtomicFile.write(file(), description);
  }
}
