package dynobench.catalog;

import dynobench.files.Reason;
import dynobench.files.TextFile;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Reads the descriptors in some folders, each in a folder that is named as its engine.
///
/// @param roots of which the first is the program's own
record EngineFolders(List<Path> roots) {
  /// What they tell of.
  Catalog read() {
    var engines = new TreeMap<String, Descriptor>();
    var broken = new HashSet<String>();
    var problems = new Problems();
    for (Path folder : roots.stream().flatMap(root -> folders(root, problems)).toList()) {
      String id = String.valueOf(folder.getFileName());
      if (engines.containsKey(id) || broken.contains(id)) {
        problems.add(
            folder.toString(), "", "there is an engine \"" + id + "\": choose another folder name");
      } else {
        read(folder, id, folder.startsWith(roots.getFirst()), problems)
            .ifPresentOrElse(engine -> engines.put(id, engine), () -> broken.add(id));
      }
    }
    return new Catalog(engines, broken, problems.list());
  }

  private static Stream<Path> folders(Path root, Problems problems) {
    if (!Files.isDirectory(root)) {
      return Stream.empty();
    }
    try (Stream<Path> folders = Files.list(root)) {
      return folders
          .filter(folder -> Files.exists(folder.resolve(DescriptorReader.FILE)))
          .sorted()
          .toList()
          .stream();
    } catch (IOException e) {
      String why = e instanceof AccessDeniedException ? "access denied" : e.getMessage();
      problems.add(root.toString(), "", "cannot be listed (" + why + "): check its permissions");
      return Stream.empty();
    }
  }

  private static Optional<Descriptor> read(
      Path folder, String id, boolean shipped, Problems problems) {
    Path file = folder.resolve(DescriptorReader.FILE);
    Optional<TestedFile> tested = tested(folder, problems);
    try {
      return DescriptorReader.read(folder, id, shipped, TextFile.read(file), problems)
          .map(engine -> tested.map(found -> found.of(engine)).orElse(engine));
    } catch (IOException e) {
      problems.add(
          file.toString(),
          "",
          "cannot be read: " + Reason.of(e) + "; put an engine's descriptor there");
      return Optional.empty();
    }
  }

  /// An engine whose record can't be read is one that nobody has tested.
  private static Optional<TestedFile> tested(Path folder, Problems problems) {
    try {
      return TestedFile.read(folder, problems);
    } catch (IOException e) {
      problems.add(folder.toString(), "", e.getMessage() + "; make it anew, or delete it");
      return Optional.empty();
    }
  }
}
