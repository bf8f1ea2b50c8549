package dynobench.catalog;

import dynobench.catalog.VersionsReader.DescribedVersion;
import dynobench.files.IoErrorText;
import dynobench.files.RuntimeErrorText;
import dynobench.files.TextFile;
import dynobench.toml.Problems;
import dynobench.toml.TomlSection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Reads the engine descriptors and versions in some folders. Each engine has a folder with its id
/// as the name. Skips folders whose names begin with a dot, and folders without descriptor and
/// versions.
final class EngineFolders {
  private final List<Path> roots;
  private final Path store;
  private final Map<String, TomlSection> descriptors = new TreeMap<>();
  private final BuiltEngines built = new BuiltEngines();
  private final Map<String, Descriptor> engines = new TreeMap<>();
  private final List<Descriptor> versions = new ArrayList<>();
  private final Map<Path, IsolationFile> isolation = new HashMap<>();
  private final Set<String> broken = new HashSet<>();
  private final Problems problems = new Problems();

  /// @param roots folders with engines; the first is the program's own, and the folder of fetched
  ///   jars lies beside the last
  EngineFolders(List<Path> roots) {
    this.roots = roots;
    this.store = Catalog.store(roots);
  }

  /// Returns the catalog of all folders.
  Catalog read() {
    List<Path> folders = roots.stream().flatMap(root -> folders(root, problems)).toList();
    folders.stream()
        .filter(each -> has(each, DescriptorReader.FILE))
        .forEach(each -> read(each, DescriptorReader.FILE, this::engine));
    folders.stream()
        .filter(each -> has(each, VersionsReader.FILE))
        .forEach(each -> read(each, VersionsReader.FILE, this::versions));
    return new Catalog(
        new EngineVersions(engines, versions),
        built,
        HibernateMapper.in(store),
        broken,
        problems.list());
  }

  /// Reads one engine's file. A failure marks the engine as broken and leaves the others
  /// unaffected.
  private void read(Path folder, String file, Consumer<Path> reading) {
    try {
      reading.accept(folder);
    } catch (RuntimeException e) {
      broken.add(id(folder));
      problems.add(
          folder.resolve(file).toString(),
          "",
          "cannot be read (%s): correct the file, or delete its folder"
              .formatted(RuntimeErrorText.of(e)));
    }
  }

  /// Returns whether the file exists. Includes dangling links, so that reading them reports the
  /// problem.
  private static boolean has(Path folder, String file) {
    return Files.exists(folder.resolve(file), LinkOption.NOFOLLOW_LINKS);
  }

  private static String id(Path folder) {
    return String.valueOf(folder.getFileName());
  }

  private DescriptorReader.DescriptorLocation place(Path folder) {
    return new DescriptorReader.DescriptorLocation(
        folder, folder.startsWith(roots.getFirst()), store, roots.getLast().resolve(id(folder)));
  }

  private void engine(Path folder) {
    String id = id(folder);
    if (engines.containsKey(id) || broken.contains(id)) {
      problems.add(
          folder.toString(), "", "there is an engine \"" + id + "\": choose another folder name");
      return;
    }
    Optional<TomlSection> root =
        text(folder, DescriptorReader.FILE, "put an engine's descriptor there")
            .flatMap(text -> DescriptorReader.root(folder, text, problems));
    Optional<Descriptor> engine =
        root.flatMap(it -> DescriptorReader.read(place(folder), id, it, problems));
    if (engine.isEmpty()) {
      broken.add(id);
      return;
    }
    root.ifPresent(it -> {
      descriptors.put(id, it);
      Descriptor _ = known(new DescribedVersion(engine.get(), it), folder);
    });
    engines.put(id, isolating(folder, tested(folder, engine.get())));
  }

  /// Reads the versions of an engine. A user's folder may add versions to a shipped engine.
  private void versions(Path folder) {
    TomlSection descriptor = descriptors.get(id(folder));
    if (descriptor == null) {
      if (!broken.contains(id(folder))) {
        problems.add(
            folder.resolve(VersionsReader.FILE).toString(),
            "",
            "has versions of \"%s\", but there is no such engine: put its %s next to it"
                .formatted(id(folder), DescriptorReader.FILE));
      }
      return;
    }
    text(folder, VersionsReader.FILE, "put an engine's versions there").stream()
        .flatMap(text ->
            new VersionsReader(place(folder), id(folder), descriptor).read(text, problems).stream())
        .filter(each -> isNew(folder, each.engine()))
        .map(each -> known(each, folder))
        .map(each -> tested(folder.resolveSibling(each.id()), each))
        .map(each -> isolating(folder, each))
        .forEach(versions::add);
  }

  private Descriptor known(DescribedVersion version, Path folder) {
    built.add(version, place(folder));
    return version.engine();
  }

  private boolean isNew(Path folder, Descriptor version) {
    boolean known =
        Stream.concat(engines.values().stream(), versions.stream())
            .anyMatch(it ->
                it.family().equals(version.family()) && it.version().equals(version.version()));
    if (known) {
      problems.add(
          folder.resolve(VersionsReader.FILE).toString(),
          "versions." + version.version(),
          "there is a version %s of \"%s\": choose another name, such as %s-mine"
              .formatted(version.version(), version.family(), version.version()));
    }
    return !known;
  }

  private Optional<String> text(Path folder, String name, String remedy) {
    Path file = folder.resolve(name);
    try {
      return Optional.of(TextFile.read(file));
    } catch (IOException e) {
      problems.add(file.toString(), "", "cannot be read: " + IoErrorText.of(e) + "; " + remedy);
      return Optional.empty();
    }
  }

  private static Stream<Path> folders(Path root, Problems problems) {
    if (!Files.isDirectory(root)) {
      return Stream.empty();
    }
    try (Stream<Path> folders = Files.list(root)) {
      return folders
          .filter(each -> !id(each).startsWith(".")) // still being written
          .filter(each -> isValid(each, problems))
          .filter(each -> has(each, DescriptorReader.FILE) || has(each, VersionsReader.FILE))
          .sorted()
          .toList()
          .stream();
    } catch (UncheckedIOException e) {
      return unlisted(root, Objects.requireNonNull(e.getCause()), problems);
    } catch (IOException e) {
      return unlisted(root, e, problems);
    }
  }

  private static Stream<Path> unlisted(Path root, IOException why, Problems problems) {
    problems.add(
        root.toString(),
        "",
        "cannot be listed (" + IoErrorText.of(why) + "): check its permissions");
    return Stream.empty();
  }

  private static boolean isValid(Path folder, Problems problems) {
    boolean isSound = !Files.isSymbolicLink(folder) || Files.exists(folder);
    if (!isSound) {
      problems.add(folder.toString(), "", "is a broken link: correct it, or delete it");
    }
    return isSound;
  }

  /// Returns the engine with its recorded crash tests. Without a readable record, the engine counts
  /// as untested.
  private Descriptor tested(Path folder, Descriptor engine) {
    return record(folder, TestedFile::read).map(it -> it.of(engine)).orElse(engine);
  }

  /// Returns the engine with its recorded tests of isolation, which all versions share in a file.
  private Descriptor isolating(Path folder, Descriptor engine) {
    return isolation
        .computeIfAbsent(folder, it -> record(it, IsolationFile::read).orElse(IsolationFile.EMPTY))
        .of(engine);
  }

  private <T> Optional<T> record(Path folder, ResultFile.Source<T> source) {
    try {
      return source.read(folder, problems);
    } catch (IOException e) {
      problems.add(folder.toString(), "", e.getMessage() + "; create it again, or delete it");
      return Optional.empty();
    }
  }
}
