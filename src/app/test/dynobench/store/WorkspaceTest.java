package dynobench.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.Waiting;
import dynobench.files.Immutable;
import dynobench.files.Ordinary;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class WorkspaceTest {
  @TempDir Path folder;

  @Nested
  class Locking {
    @Test
    void anotherProcessKeepsUsOutUntilItIsKilled() throws Exception {
      Process holder = hold();
      try {
        assertThatThrownBy(workspace()::lockForRun)
            .isInstanceOf(WorkspaceException.class)
            .hasMessage(
                "The workspace %s is in use by another run (process %d, since 14:02)."
                    + " Wait for it, or choose another with --workspace.",
                folder, holder.pid());
        Clock tomorrow = Clock.offset(LockHolder.CLOCK, Duration.ofDays(1));
        assertThatThrownBy(new Workspace(folder, tomorrow)::lockForRun)
            .hasMessageContaining("since 2026-11-20 14:02)");
      } finally {
        holder.destroyForcibly();
      }
      assertThat(holder.waitFor(Waiting.LIMIT)).isTrue();
      workspace().lockForRun().close();
    }

    @Test
    void oneProcessRunsOnlyOneAtATime() {
      Workspace workspace = workspace();
      try (var _ = workspace.lockForRun()) {
        assertThatThrownBy(workspace::lockForRun)
            .isInstanceOf(WorkspaceException.class)
            .hasMessageContaining("is in use by another run of this process. Wait for it");
        assertThatThrownBy(workspace()::lockForRun).isInstanceOf(WorkspaceException.class);
      }
      workspace.lockForRun().close();
    }

    @Test
    void closingALockTwiceLeavesTheNextHoldersLockAlone() {
      Workspace workspace = workspace();
      var first = workspace.lockForRun();
      first.close();
      try (var _ = workspace.lockForRun()) {
        first.close();
        assertThatThrownBy(workspace::lockForRun).isInstanceOf(WorkspaceException.class);
      }
    }

    private Process hold() throws IOException {
      Process holder =
          new ProcessBuilder(
                  ProcessHandle.current().info().command().orElseThrow(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  LockHolder.class.getName(),
                  folder.toString())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      assertThat(holder.inputReader(StandardCharsets.UTF_8).readLine()).isEqualTo(LockHolder.READY);
      return holder;
    }
  }

  @Nested
  class Writing {
    @Test
    void makesTheFolderAndLeavesNoTrace() {
      Path fresh = folder.resolve("a/b");
      new Workspace(fresh, LockHolder.CLOCK).requireWritable();
      assertThat(fresh).isEmptyDirectory();
    }

    @Test
    void saysThatTheWorkspaceIsAFile() throws IOException {
      Path file = Files.writeString(folder.resolve("file"), "text");
      assertThatThrownBy(new Workspace(file, LockHolder.CLOCK)::lockForRun)
          .isInstanceOf(WorkspaceException.class)
          .hasMessage(
              "Cannot write to the workspace %s: it is a file, not a folder."
                  + " Choose another with --workspace.",
              file);
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "needs a folder that refuses root, too")
    void saysThatTheFileSystemRefuses() {
      Path kernel = Path.of("/proc/self");
      assertThatThrownBy(new Workspace(kernel, LockHolder.CLOCK)::requireWritable)
          .isInstanceOf(WorkspaceException.class)
          .hasMessageStartingWith("Cannot write to the workspace /proc/self: ");
    }
  }

  @Nested
  class Sweeping {
    @Test
    void deletesWhatCrashedRunsLeft() throws IOException {
      Workspace workspace = workspace();
      Files.writeString(workspace.temporaryFolder("one").resolve("database"), "rows");
      Files.createDirectories(workspace.temporaryFolder("two").resolve("deep/er"));
      assertThat(workspace.sweep()).isEqualTo(new Workspace.Sweep(2, List.of()));
      assertThat(folder.resolve(".dynobench-databases")).isEmptyDirectory();
      assertThat(workspace.sweep().removed()).isZero();
    }

    /// Program that sweeps a workspace to which its owner has no permissions.
    public static final class ForbiddenWorkspace {
      private ForbiddenWorkspace() {}

      /// @param arguments a folder to work in
      public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]).resolve("workspace"));
        var workspace = new Workspace(folder, Clock.systemUTC());
        var nothing = PosixFilePermissions.fromString("---------");
        Path run = workspace.temporaryFolder("one");
        Path inner = Files.createDirectories(run.resolve("trial-1/database"));
        for (Path each : List.of(inner, inner.getParent(), run, run.getParent())) {
          Files.setPosixFilePermissions(each, nothing);
        }
        try (var _ = workspace.lockForRun()) {
          System.out.println(workspace.sweep());
          System.out.println(workspace.temporaryFolder("one").getFileName());
        }
      }
    }

    @Test
    void deletesWhatItsOwnerHasForbidden() throws Exception {
      assertThat(Ordinary.run(folder, ForbiddenWorkspace.class, folder.toString()).lines())
          .containsExactly("Sweep[removed=1, left=[]]", "one");
    }

    @Test
    void leavesWhatCannotBeDeletedAndNamesIt() throws Exception {
      Workspace workspace = workspace();
      Path kept = Files.writeString(workspace.temporaryFolder("one").resolve("kept"), "rows");
      workspace.temporaryFolder("two");
      try (var _ = Immutable.of(kept)) {
        Workspace.Sweep sweep = workspace.sweep();

        assertThat(sweep.removed()).isEqualTo(1);
        assertThat(sweep.left())
            .singleElement()
            .asString()
            .startsWith("Could not delete " + kept.getParent() + ": ")
            .contains(kept + " can't be deleted")
            .endsWith("If you do not need it, delete it by hand.");
        assertThat(workspace.temporaryFolder("one")).hasFileName("one-2").isEmptyDirectory();
      }
    }

    @Test
    void leavesAFolderTmpOfTheUsersAlone() throws IOException {
      Path precious = Files.createDirectories(folder.resolve("tmp/mine"));
      assertThat(workspace().sweep()).isEqualTo(new Workspace.Sweep(0, List.of()));
      assertThat(precious).exists();
    }

    @Test
    void neverFollowsLinks(@TempDir Path elsewhere) throws IOException {
      Path precious = Files.writeString(elsewhere.resolve("precious"), "text");
      Path run = workspace().temporaryFolder("one");
      Files.createSymbolicLink(run.resolve("link"), elsewhere);
      Files.createSymbolicLink(folder.resolve(".dynobench-databases/direct"), elsewhere);
      Workspace.Sweep sweep = workspace().sweep();
      assertThat(sweep.removed()).isEqualTo(1);
      assertThat(sweep.left())
          .singleElement()
          .asString()
          .contains("direct is a link, and Dynobench does not write through links");
      assertThat(precious).exists();
    }

    @Test
    void leavesATemporaryFolderAloneThatIsALink(@TempDir Path elsewhere) throws IOException {
      Path precious = Files.writeString(elsewhere.resolve("precious"), "text");
      Files.createSymbolicLink(folder.resolve(".dynobench-databases"), elsewhere);
      assertThat(workspace().sweep()).isEqualTo(new Workspace.Sweep(0, List.of()));
      assertThat(precious).exists();
    }

    @Test
    void hasNothingToDoInANewWorkspace() {
      assertThat(workspace().sweep()).isEqualTo(new Workspace.Sweep(0, List.of()));
    }
  }

  private Workspace workspace() {
    return new Workspace(folder, LockHolder.CLOCK);
  }
}
