package dynobench.catalog;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Programs of an engine's server: artifacts that are unpacked into one folder.
///
/// @param system the system that the programs are made for, such as `linux-amd64`; empty for any
/// @param home the folder
public record ServerBundle(String system, Path home, List<Pack> packs) {
  /// An empty bundle.
  public static final ServerBundle NONE = new ServerBundle("", Path.of(""), List.of());

  /// Operating system and architecture of this machine.
  static final String HERE =
      (System.getProperty("os.name", "").split(" ", -1)[0] + "-" + System.getProperty("os.arch"))
          .toLowerCase(Locale.ROOT);

  /// An artifact and the entries to extract from it.
  ///
  /// @param take the target folder, relative to the bundle's home, of each entry. The entry `bin/`
  ///   includes everything below it. An entry that is an archive is unpacked.
  public record Pack(Artifact artifact, Map<String, String> take) {
    public Pack {
      take = Collections.unmodifiableMap(new TreeMap<>(take)); // sorted, for a stable order
    }
  }

  public ServerBundle {
    packs = List.copyOf(packs);
  }

  boolean isForHere() {
    return system.isEmpty() || system.equals(HERE);
  }

  /// Returns whether the bundle's folder exists. An empty bundle counts as unpacked.
  public boolean isUnpacked() {
    return packs.isEmpty() || Files.isDirectory(home);
  }

  Stream<Artifact> artifacts() {
    return packs.stream().map(Pack::artifact);
  }
}
