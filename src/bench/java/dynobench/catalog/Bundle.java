package dynobench.catalog;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The programs of an engine's server: artifacts that are unpacked into one folder.
///
/// @param system that they are made for, such as `linux-amd64`; empty for any
/// @param home the folder
public record Bundle(String system, Path home, List<Pack> packs) {
  /// No programs.
  public static final Bundle NONE = new Bundle("", Path.of(""), List.of());

  /// What this machine is.
  static final String HERE =
      (System.getProperty("os.name", "").split(" ", -1)[0] + "-" + System.getProperty("os.arch"))
          .toLowerCase(Locale.ROOT);

  /// An artifact, and what is taken out of it.
  ///
  /// @param take entries, each with the folder of the home that it goes to: the entry `bin/` is all
  ///   that is below it, and one that is an archive is all that is in that
  public record Pack(Artifact artifact, Map<String, String> take) {
    public Pack {
      take = Collections.unmodifiableMap(new TreeMap<>(take)); // in one order each time
    }
  }

  public Bundle {
    packs = List.copyOf(packs);
  }

  boolean isForHere() {
    return system.isEmpty() || system.equals(HERE);
  }

  /// Whether there is nothing left to unpack.
  public boolean isUnpacked() {
    return packs.isEmpty() || Files.isDirectory(home);
  }

  Stream<Artifact> artifacts() {
    return packs.stream().map(Pack::artifact);
  }
}
