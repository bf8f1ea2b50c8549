package dynobench.catalog;

import dynobench.catalog.DescriptorReader.DescriptorLocation;
import dynobench.catalog.VersionsReader.DescribedVersion;
import dynobench.files.IoErrorText;
import dynobench.files.TextFile;
import dynobench.plan.Contender;
import dynobench.planfile.PlanKeys;
import dynobench.toml.Problems;
import dynobench.toml.TomlDocument;
import dynobench.toml.TomlSection;
import dynobench.upgrade.VersionRange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Engines from jars that contenders name by their paths, such as a developer's build:
/// `h2@path:build/h2.jar`, or `derby@path:jars/insane` for all jars of a folder. Such an engine has
/// the descriptor of the newest known version that fits. A file beside the jar, `h2.jar.toml`, may
/// replace keys of that descriptor.
final class BuiltEngines {
  private static final String CHANGES = ".toml";

  /// A version whose descriptor builds may use.
  ///
  /// @param place folders of the descriptor
  private record Model(DescribedVersion version, DescriptorLocation place) {
    Descriptor engine() {
      return version.engine();
    }
  }

  private final Map<String, List<Model>> models = new HashMap<>();

  /// Adds a version whose descriptor builds may use.
  void add(DescribedVersion version, DescriptorLocation place) {
    models
        .computeIfAbsent(version.engine().family(), _ -> new ArrayList<>())
        .add(new Model(version, place));
  }

  /// Returns the engine that an id with a path names. Reads the jars on each call, because a build
  /// may replace them.
  ///
  /// @param id id of any form
  /// @return empty for an id without a path, for an unknown engine, or when there were problems
  Optional<Descriptor> find(String id, Problems problems) {
    List<Model> known = models.getOrDefault(Contender.familyOf(id), List.of());
    Optional<Path> path = Contender.pathOf(id).map(it -> it.toAbsolutePath().normalize());
    if (path.isEmpty() || known.isEmpty()) {
      return Optional.empty();
    }
    try {
      BuiltJars jars = BuiltJars.at(path.get());
      Model model = fitting(known, jars);
      Optional<Descriptor> engine = changed(model, path.get(), problems);
      return engine.isEmpty()
          ? engine
          : Optional.of(engine.get().built(id, jars.version(), jars.replacing(engine.get())));
    } catch (IOException e) {
      problems.add("", PlanKeys.CONTENDERS.name(), id + ": " + IoErrorText.of(e));
      return Optional.empty();
    }
  }

  /// Returns the newest version whose classes are in the jars, and that is not newer than the jars
  /// say they are. If all are newer, returns the oldest.
  private static Model fitting(List<Model> known, BuiltJars jars) throws IOException {
    Set<String> present =
        jars.present(known.stream().flatMap(it -> wanted(it).stream()).collect(Collectors.toSet()));
    List<Model> fitting =
        known.stream()
            .filter(it -> present.containsAll(wanted(it)))
            .sorted(Comparator.comparing(it -> it.engine().version(), VersionRange::compare))
            .toList();
    if (fitting.isEmpty()) {
      Model first = known.getFirst();
      throw new IOException(
          "no build of %s: the class %s is not in %s"
              .formatted(first.engine().name(), String.join(" or ", wanted(first)), jars.path()));
    }
    return fitting.stream()
        .filter(it -> jars.isAsNewAs(it.engine().version()))
        .reduce((_, newer) -> newer)
        .orElse(fitting.getFirst());
  }

  private static Set<String> wanted(Model model) {
    return new JarCheck(model.engine()).wantedClasses();
  }

  /// Returns the descriptor of a version with the changes beside the jar, if there are any. Nothing
  /// is tested of it: tests of durability and isolation belong to the version.
  private static Optional<Descriptor> changed(Model model, Path path, Problems problems)
      throws IOException {
    Path file = path.resolveSibling(path.getFileName() + CHANGES);
    TomlSection keys = model.version().keys();
    if (Files.exists(file)) {
      Optional<TomlSection> changes =
          TomlDocument.read(file.toString(), TextFile.read(file), List.of(), problems);
      if (changes.isEmpty()) {
        return Optional.empty();
      }
      keys = changes.get().over(keys);
    }
    keys.has(VersionsReader.CHANGES); // marks the key as used: they are merged already
    Descriptor engine = model.engine();
    DescriptorLocation shipped = model.place();
    var place = new DescriptorLocation(shipped.folder(), false, shipped.store(), shipped.own());
    return DescriptorReader.read(place, engine.family(), engine.version(), keys, problems);
  }
}
