package dynobench.measure;

/// Files of a folder that are reported together.
///
/// @param name path of a single file below the folder, with forward slashes; for several files a
///   pattern that they share, such as `*.jdb`, or `others`
/// @param bytes total size of the files in the group
public record FileGroup(String name, long count, long bytes) {
  public FileGroup {
    if (name.isBlank() || count < 1 || bytes < 0) {
      throw new IllegalArgumentException("a group has a name, a file at least, and a size");
    }
  }

  /// Returns the name, with the number of files if it is more than one, such as `*.jdb × 12`.
  public String label() {
    return count == 1 ? name : name + " × " + count;
  }

  FileGroup and(FileGroup other, String pattern) {
    return new FileGroup(pattern, count + other.count, bytes + other.bytes);
  }
}
