package dynobench.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FolderTreeTest {
  @TempDir Path folder;

  /// Program that deletes a tree to which its owner has no permissions.
  public static final class ForbiddenTree {
    private ForbiddenTree() {}

    /// @param arguments a folder to work in
    public static void main(String[] arguments) throws IOException {
      Path root = Path.of(arguments[0]).resolve("root");
      for (String mode : new String[] {"---------", "r-x------", "-w-------", "--x------"}) {
        Path inner = Files.createDirectories(root.resolve("a" + mode).resolve("b" + mode));
        Files.writeString(inner.resolve("file"), "rows");
        Files.setPosixFilePermissions(inner, PosixFilePermissions.fromString(mode));
        Files.setPosixFilePermissions(inner.getParent(), PosixFilePermissions.fromString(mode));
      }
      Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("---------"));
      FolderTree.delete(root);
      System.out.println(Files.exists(root) ? "left" : "deleted");
    }
  }

  @Test
  void deletesWhatItsOwnerHasForbidden() throws Exception {
    assertThat(Ordinary.run(folder, ForbiddenTree.class, folder.toString())).isEqualTo("deleted");
  }

  @Test
  void deletesTheRestAndNamesWhatIsLeft() throws Exception {
    Path root = Files.createDirectories(folder.resolve("root"));
    Path stubborn = Files.createDirectories(root.resolve("m"));
    Path kept = Files.writeString(stubborn.resolve("kept"), "rows");
    Files.writeString(Files.createDirectories(root.resolve("a")).resolve("file"), "rows");
    Files.writeString(Files.createDirectories(root.resolve("z")).resolve("file"), "rows");
    try (var _ = Immutable.of(kept)) {
      assertThatThrownBy(() -> FolderTree.delete(root))
          .isInstanceOfSatisfying(
              IOException.class,
              e ->
                  assertThat(IoErrorText.of(e))
                      .startsWith(kept + " can't be deleted: ")
                      .doesNotContain("Exception"));

      try (var left = Files.walk(root)) {
        assertThat(left).containsExactlyInAnyOrder(root, stubborn, kept);
      }
    }
    FolderTree.delete(root);
    assertThat(root).doesNotExist();
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no such permissions")
  void deletesLinksAndLeavesWhatTheyPointToAsItIs(@TempDir Path elsewhere) throws IOException {
    Path locked = Files.createDirectories(elsewhere.resolve("locked"));
    var nothing = PosixFilePermissions.fromString("---------");
    Files.setPosixFilePermissions(locked, nothing);
    Path root = Files.createDirectories(folder.resolve("root"));
    Files.createSymbolicLink(root.resolve("link"), locked);

    FolderTree.delete(root);

    assertThat(root).doesNotExist();
    assertThat(Files.getPosixFilePermissions(locked)).isEqualTo(nothing);
  }

  @Test
  void isContentWithNothing() throws IOException {
    FolderTree.delete(folder.resolve("nowhere"));
  }
}
