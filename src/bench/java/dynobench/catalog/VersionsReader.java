package dynobench.catalog;

import dynobench.toml.Problems;
import dynobench.toml.TomlDocument;
import dynobench.toml.TomlSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Reads a `versions.toml`: versions of an engine other than that of its descriptor. Each version
/// is the descriptor, overlaid with the changes that the version names, then with the version's own
/// keys.
///
/// @param family the engine's id
/// @param base the engine's descriptor
record VersionsReader(DescriptorReader.DescriptorLocation place, String family, TomlSection base) {
  /// Name of the file in an engine's folder.
  static final String FILE = "versions.toml";

  static final String CHANGES = "changes";

  /// A version with the keys that describe it.
  record DescribedVersion(Descriptor engine, TomlSection keys) {}

  /// Returns the valid versions, in the file's order.
  List<DescribedVersion> read(String text, Problems problems) {
    String name = place.folder().resolve(FILE).toString();
    return TomlDocument.read(name, text, List.of(), problems)
        .map(root -> read(root, problems))
        .orElse(List.of());
  }

  private List<DescribedVersion> read(TomlSection root, Problems problems) {
    if (!DescriptorReader.isKnownFormat(root)) {
      return List.of();
    }
    var versions = new ArrayList<DescribedVersion>();
    Optional<TomlSection> changes = root.section(CHANGES);
    for (TomlSection each : root.sections("versions")) {
      int before = problems.list().size();
      TomlSection keys = merged(each, changes);
      DescriptorReader.read(place, family, each.name(), keys, problems)
          .filter(_ -> problems.list().size() == before)
          .map(it -> new DescribedVersion(withOwnJava(it, each), keys))
          .ifPresent(versions::add);
    }
    root.finish();
    return versions;
  }

  /// Returns the engine with the Java that this version states. A version inherits neither the Java
  /// of the descriptor nor its measured size.
  private static Descriptor withOwnJava(Descriptor engine, TomlSection version) {
    boolean isStated =
        version.isTable(UpkeepReader.TABLE)
            && version
                .section(UpkeepReader.TABLE)
                .filter(it -> it.has(UpkeepReader.JAVA))
                .isPresent();
    Upkeep upkeep = engine.about().upkeep();
    return engine.with(upkeep.ofOtherVersion(isStated ? upkeep.java() : OptionalInt.empty()));
  }

  /// Merges the changes and the version over the descriptor; later changes win.
  private TomlSection merged(TomlSection version, Optional<TomlSection> changes) {
    TomlSection laid = base;
    for (String name : version.texts(CHANGES)) {
      Optional<TomlSection> change = changes.flatMap(all -> all.section(name));
      if (change.isEmpty()) {
        version.problem(
            CHANGES, "names \"%s\", but there is no [changes.%s]".formatted(name, name));
      } else {
        laid = change.get().over(laid);
      }
    }
    for (String key : List.of("released", "jars")) {
      if (!version.has(key)) {
        version.problem(key, "is missing: each version needs its own");
      }
    }
    TomlSection all = version.over(laid);
    all.has(CHANGES);
    return all;
  }
}
