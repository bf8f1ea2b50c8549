package dynobench.measure;

/// Files of a folder that are told of together.
///
/// @param name path of a single file below the folder, with forward slashes; of several a pattern
///   that they share, such as `*.jdb`
/// @param bytes of all of them
public record FileGroup(String name, long count, long bytes) {
  public FileGroup {
    if (name.isBlank() || count < 1 || bytes < 0) {
      throw new IllegalArgumentException("a group has a name, a file at least, and a size");
    }
  }

  /// Returns the name, and how many files there are if it is several: `*.jdb × 12`.
  public String words() {
    return count == 1 ? name : name + " × " + count;
  }

  FileGroup and(FileGroup other, String pattern) {
    return new FileGroup(pattern, count + other.count, bytes + other.bytes);
  }
}
