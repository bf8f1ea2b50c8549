package dynobench.measure;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/// Files below a folder. More than twelve are grouped by folder and extension; if more than twelve
/// groups remain, by the first folder alone.
public final class FolderFiles {
  /// Maximum number of groups, which fit on a page.
  private static final int MOST = 12;

  private static final String OTHERS = "others";

  private FolderFiles() {}

  /// Returns the present files, the largest group first; at most twelve groups, of which the last
  /// may be `others`. A file that is deleted during the listing, or cannot be read, is left out.
  public static List<FileGroup> of(Path folder) throws IOException {
    var files = new ArrayList<FileGroup>();
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile()) {
              String name = folder.relativize(file).toString().replace('\\', '/');
              files.add(new FileGroup(name, 1, attributes.size()));
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
            if (file.equals(folder)) {
              throw e;
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path of, IOException e) {
            return FileVisitResult.CONTINUE;
          }
        });
    return summarised(files);
  }

  private static List<FileGroup> summarised(List<FileGroup> files) {
    List<FileGroup> groups = files;
    for (UnaryOperator<String> pattern :
        List.<UnaryOperator<String>>of(FolderFiles::byExtension, FolderFiles::byFolder)) {
      if (groups.size() > MOST) {
        groups = grouped(files, pattern);
      }
    }
    List<FileGroup> largest =
        groups.stream()
            .sorted(
                Comparator.comparingLong(FileGroup::bytes)
                    .reversed()
                    .thenComparing(FileGroup::name))
            .toList();
    if (largest.size() <= MOST) {
      return largest;
    }
    var few = new ArrayList<>(largest.subList(0, MOST - 1));
    largest.stream().skip(MOST - 1).reduce((a, b) -> a.and(b, OTHERS)).ifPresent(few::add);
    return few;
  }

  /// Groups files by a pattern. A file that shares its pattern with no other keeps its name.
  private static List<FileGroup> grouped(List<FileGroup> files, UnaryOperator<String> pattern) {
    Map<String, FileGroup> groups = new TreeMap<>();
    for (FileGroup each : files) {
      String shared = pattern.apply(each.name());
      groups.merge(shared, each, (a, b) -> a.and(b, shared));
    }
    return List.copyOf(groups.values());
  }

  /// Returns the pattern of the folder and, if the name has one, the extension.
  private static String byExtension(String path) {
    int name = path.lastIndexOf('/') + 1;
    int dot = path.lastIndexOf('.');
    return path.substring(0, name) + "*" + (dot > name ? path.substring(dot) : "");
  }

  /// Returns the pattern of the path's first folder; for a file outside of folders, that of its
  /// extension.
  private static String byFolder(String path) {
    int end = path.indexOf('/');
    return end < 0 ? byExtension(path) : path.substring(0, end) + "/**";
  }
}
