package dynobench.catalog;

import dynobench.secret.Secrets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// An engine at one version, as its descriptor tells.
///
/// @param id its folder's name, as plans name it
/// @param jars that a worker needs on its class path, absolute
/// @param jvmFlags that a worker needs
/// @param homepage where to read more; may be empty
public record Descriptor(
    String id,
    String name,
    String version,
    String licence,
    String homepage,
    List<Path> jars,
    List<String> jvmFlags,
    List<Mode> modes) {
  public Descriptor {
    jars = List.copyOf(jars);
    jvmFlags = List.copyOf(jvmFlags);
    modes = List.copyOf(modes);
  }

  /// What must never be shown or stored, of all its modes and of its JVM flags.
  public Secrets secrets() {
    return modes.stream()
        .map(mode -> mode.setup().secrets())
        .reduce(Secrets.NONE, Secrets::and)
        .readInFlags(jvmFlags);
  }

  /// The mode with this id.
  public Optional<Mode> mode(String id) {
    return modes.stream().filter(each -> each.id().equals(id)).findFirst();
  }
}
